import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AcceptedSlip, SlipQueue, type Waiting } from "./queue.ts";

vi.mock("../session/language.tsx", () => ({ shownLanguage: () => "en" }));

/** A store in memory with the functions that the queue uses: entries survive, in the order of their keys. */
function aStore() {
	const kept = new Map<string, Waiting>();
	const asked = <Value>(result: Value) => {
		const request = { result, onsuccess: null as (() => void) | null };
		queueMicrotask(() => request.onsuccess?.());
		return request;
	};
	const store = {
		put: (one: Waiting) => asked(kept.set(one.id, structuredClone(one)) && one.id),
		delete: (id: string) => asked(void kept.delete(id)),
		getAll: () => asked([...kept.values()].sort((a, b) => (a.id < b.id ? -1 : 1))),
	};
	const transaction = (name: string, mode: string, options: object) => {
		expect([name, options], mode).toEqual(["slips", { durability: "strict" }]);
		const one = { objectStore: () => store, oncomplete: null as (() => void) | null };
		setImmediate(() => one.oncomplete?.());
		return one;
	};
	return { kept, indexedDB: { open: () => asked({ transaction, close: () => undefined }) } };
}

type Sent = {
	readonly id: string;
	readonly proposal: object;
	readonly ground: string | null;
	readonly anyway?: true;
	readonly tell?: unknown;
};
/** Listeners for the network's return. */
const listeners = new Set<() => void>();
let kept: Map<string, Waiting>;
let sent: Sent[];
/** The server's next answers; after them it accepts every slip. */
let answers: ((sent: Sent) => Response | Promise<Response>)[];
let taken: AcceptedSlip[];
const open: SlipQueue[] = [];

beforeEach(() => {
	const store = aStore();
	({ kept } = store);
	[sent, answers, taken] = [[], [], []];
	vi.stubGlobal("indexedDB", store.indexedDB);
	// Another file may have loaded the calls before, which read the language from the document.
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	listeners.clear();
	vi.stubGlobal("addEventListener", (_: "online", listener: () => void) => void listeners.add(listener));
	vi.stubGlobal("removeEventListener", (_: "online", listener: () => void) => void listeners.delete(listener));
	// Of one account's open tabs, the first sends.
	const held = new Map<string, Promise<unknown>>();
	const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
		const mine = (held.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
		held.set(name, mine);
		return mine;
	};
	vi.stubGlobal("navigator", { locks: { request } });
	vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
		expect(address).toBe("/office/api/acts");
		const one = JSON.parse(body) as Sent;
		sent.push(one);
		return (answers.shift() ?? (() => Response.json({ act: sent.length, again: false })))(one);
	});
});
afterEach(() => {
	for (const queue of open.splice(0)) queue.close();
});

function aQueue(desk = "d1", cup = 7): SlipQueue {
	const queue = new SlipQueue({ desk, cup }, { onChange: () => undefined, onTaken: (one) => void taken.push(one) });
	open.push(queue);
	return queue;
}
const result = (match: string) => ({ kind: "result", match, score: { home: 2, away: 1 } }) as const;
const slip = (id: string, more: object = {}) => ({
	...{ id, proposal: result(id), ground: null, anyway: false, called: { number: id, ending: "2–1" } },
	...more,
});
const waits = (id: string, typedAt: number, more: Partial<Waiting> = {}): Waiting => ({
	...{ ...slip(id), desk: "d1", cup: 7, typedAt, refused: null },
	...more,
});
const refusing =
	(status: number, body: object = {}) =>
	() =>
		Response.json(body, { status });

describe("the slips of a desk on their way", () => {
	it("are sent with everything: the preview that was seen, the confirmation and the recipients; and deleted when the server has them", async () => {
		const queue = aQueue();
		await queue.put(slip("a"));
		await vi.waitFor(() => expect(taken).toHaveLength(1));
		await queue.put(slip("b", { ground: "g1", anyway: true, tell: "as-judged" }));
		await vi.waitFor(() => expect(taken).toHaveLength(2));
		expect(sent).toEqual([
			{ id: "a", proposal: result("a"), ground: null },
			{ id: "b", proposal: result("b"), ground: "g1", anyway: true, tell: "as-judged" },
		]);
		expect(taken.map(({ waiting, act, again }) => [waiting.id, act, again])).toEqual([
			["a", 1, false],
			["b", 2, false],
		]);
		expect([kept.size, queue.waiting]).toEqual([0, []]);
	});

	it("that a reload left are sent in the order in which they were typed, and those of another desk or cup are left to it", async () => {
		for (const one of [
			waits("a", 30),
			waits("z", 10),
			waits("c", 20),
			waits("b", 20),
			waits("other-desk", 1, { desk: "d2" }),
			waits("other-cup", 2, { cup: 8 }),
		])
			kept.set(one.id, one);
		aQueue();
		await vi.waitFor(() => expect(taken).toHaveLength(4));
		expect(sent.map(({ id }) => id)).toEqual(["z", "b", "c", "a"]);
		expect([...kept.keys()].sort()).toEqual(["other-cup", "other-desk"]);
	});

	it.each([403, 404, 409, 422])("that are refused with %i wait for the user, and do not block the others", async (status) => {
		answers.push(refusing(status, { message: "No." }));
		const queue = aQueue();
		await queue.put(slip("a"));
		await queue.put(slip("b"));
		await vi.waitFor(() => expect(taken.map(({ waiting }) => waiting.id)).toEqual(["b"]));
		expect(queue.waiting).toMatchObject([{ id: "a", refused: { because: "refused", message: "No." } }]);
		expect(kept.get("a")).toMatchObject({ refused: { because: "refused" } });
		expect([sent.map(({ id }) => id), queue.offlineSince]).toEqual([["a", "b"], null]);
	});

	it.each(["asked", "stale"])(
		"that need a confirmation (%s) are marked as different, and are replaced by the slip sent in their place",
		async (refused) => {
			answers.push(refusing(409, { message: "Another.", refused }));
			const queue = aQueue();
			await queue.put(slip("a"));
			await vi.waitFor(() => expect(queue.waiting).toMatchObject([{ refused: { because: "differs", message: "Another." } }]));
			await queue.put(slip("b", { anyway: true, ground: "g2" }), "a");
			expect(kept.has("a")).toBe(false);
			await vi.waitFor(() => expect(taken.map(({ waiting }) => waiting.id)).toEqual(["b"]));
			expect([sent.length, kept.size]).toEqual([2, 0]);
		},
	);

	it.each([401, 500, 503])(
		"without a decision (%i) are sent again under the same key, and nothing after them before",
		async (status) => {
			vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_000_000 });
			try {
				answers.push(
					refusing(status),
					() => Promise.reject(new TypeError("no network")),
					() => Response.json({ act: 9, again: true }),
				);
				const queue = aQueue();
				await queue.put(slip("a"));
				await vi.waitFor(() => expect(queue.offlineSince).toBe(1_000_000));
				const rest = async (milliseconds: number, until: () => void) => {
					await vi.advanceTimersByTimeAsync(milliseconds);
					await vi.waitFor(until);
				};
				await rest(1_000, () => expect(sent).toHaveLength(2));
				expect(queue.offlineSince).toBe(1_000_000);
				await rest(2_000, () => expect(taken).toHaveLength(1));
				expect(sent.map(({ id }) => id)).toEqual(["a", "a", "a"]);
				expect([taken[0]!.again, queue.offlineSince, kept.size]).toEqual([true, null, 0]);
			} finally {
				vi.useRealTimers();
			}
		},
	);

	it("are sent again when the network is back, and otherwise after growing delays up to eight seconds, from the first second on after one is accepted", async () => {
		const delays: number[] = [];
		vi.stubGlobal("setTimeout", (_: () => void, milliseconds: number) => delays.push(milliseconds));
		const isBack = (count: number) =>
			vi.waitFor(() => {
				for (const again of listeners) again();
				expect(taken).toHaveLength(count);
			});
		const takes = () => Response.json({ act: 1, again: false });
		answers.push(...Array.from({ length: 5 }, () => refusing(503)), takes, refusing(503), takes);
		const queue = aQueue();
		await queue.put(slip("a"));
		await isBack(1);
		await queue.put(slip("b"));
		await isBack(2);
		expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 1_000]);
		queue.close();
		expect(listeners.size, "who leaves listens no more").toBe(0);
	});

	it("are sent by one tab of all, and by another when it is closed", async () => {
		const [first, second] = [aQueue(), aQueue()];
		const own = vi.spyOn(first, "drop");
		await second.put(slip("a"));
		await vi.waitFor(() => expect(taken).toHaveLength(1));
		expect(own).toHaveBeenCalledWith("a");
		await vi.waitFor(() => expect(second.waiting).toEqual([]));
		first.close();
		await second.put(slip("b"));
		await vi.waitFor(() => expect(taken).toHaveLength(2));
		expect([sent.map(({ id }) => id), own.mock.calls.length, kept.size]).toEqual([["a", "b"], 1, 0]);
	});

	it("that are dropped before they are sent are sent no more", async () => {
		answers.push(() => new Promise(() => undefined));
		const queue = aQueue();
		await queue.put(slip("a"));
		await queue.put(slip("b"));
		await vi.waitFor(() => expect(sent).toHaveLength(1));
		await queue.drop("b");
		expect([[...kept.keys()], queue.waiting.map(({ id }) => id)]).toEqual([["a"], ["a"]]);
	});
});
