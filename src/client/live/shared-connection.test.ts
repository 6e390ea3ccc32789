import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ConnectionEvent, FollowedPage } from "./connection.ts";
import { joinSharedConnection } from "./shared-connection.ts";
import type { ShownTopic } from "./shown-topics.ts";

/** A stream that the server has opened. */
class Stream extends EventTarget {
	static readonly all: Stream[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((message: { data: string }) => void) | null = null;
	onerror: (() => void) | null = null;
	readonly close = vi.fn();
	constructor(readonly address: string) {
		super();
		Stream.all.push(this);
	}
}
const latest = () => Stream.all.at(-1) as Stream;
/** What a stream was asked for: since when, which pages, which topics. */
const asked = (stream = latest()) => {
	const query = new URL(stream.address, "http://127.0.0.1").searchParams;
	return [query.get("since"), query.getAll("page"), query.get("topics")];
};

/** The messages between a browser's tabs, in order. */
class Channel {
	static readonly all = new Set<Channel>();
	onmessage: ((message: { data: unknown }) => void) | null = null;
	constructor(readonly name: string) {
		Channel.all.add(this);
	}
	postMessage(data: unknown) {
		if (!Channel.all.has(this)) return;
		for (const other of Channel.all)
			if (other !== this && other.name === this.name)
				void Promise.resolve().then(() => other.onmessage?.({ data: structuredClone(data) }));
	}
	close() {
		Channel.all.delete(this);
	}
}

/** The browser's locks: one tab has a lock, the others wait in order. */
function aBrowsersLocks() {
	const waiting = new Map<string, (() => void)[]>();
	return {
		request(name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void> | undefined): Promise<void> {
			return new Promise((done, fail) => {
				const next = () => {
					const then = waiting.get(name)?.shift();
					if (then === undefined) waiting.delete(name);
					else then();
				};
				const take = async () => {
					await act();
					done();
					next();
				};
				signal.addEventListener("abort", () => fail(new DOMException("left", "AbortError")));
				const others = waiting.get(name);
				if (others !== undefined) others.push(() => void take());
				else {
					waiting.set(name, []);
					void take();
				}
			});
		},
	};
}

const phone = Object.assign(new EventTarget(), { onLine: true, locks: undefined as unknown });
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", Stream);
	vi.stubGlobal("BroadcastChannel", Channel);
	vi.stubGlobal("window", phone);
	vi.stubGlobal("navigator", phone);
	vi.stubGlobal("location", { host: "cup.example" });
	Stream.all.length = 0;
	Channel.all.clear();
	phone.locks = aBrowsersLocks();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
const soon = () => vi.advanceTimersByTimeAsync(0);
const gathered = () => vi.advanceTimersByTimeAsync(150);

const left: (() => void)[] = [];
afterEach(() => {
	for (const leave of left.splice(0)) leave();
});
/** A tab that shows a page and further topics, and has received events up to a revision. */
function aTab(page: string | null, since = 7, topics: readonly string[] = [], year = "2026") {
	const shown = {
		page: page === null ? null : ({ page, revision: since } as FollowedPage | null),
		topics: topics.map((topic): ShownTopic => ({ topic, revision: since })),
	};
	const heard: ConnectionEvent[] = [];
	const probe = vi.fn(async () => since);
	const known = { since };
	const joined = joinSharedConnection(
		year,
		() => known.since,
		probe,
		(one) => heard.push(one),
		() => shown,
		() => true,
	);
	left.push(joined.leave);
	return { ...joined, heard, shown, probe, known };
}
const changed = (revision: number) => ({ data: JSON.stringify({ revision, matches: [], about: [] }) });

describe("tabs of a browser share one stream", () => {
	test("is opened by the first; all tabs of its year receive its events, and no tab of another year", async () => {
		const first = aTab("en,/2026");
		await soon();
		const second = aTab("en,/2026/matches");
		await soon();
		expect([Stream.all.length, asked()]).toEqual([1, ["7", ["7,en,/2026"], ""]]);
		const before = aTab("en,/2025", 3, [], "2025");
		await gathered();
		const [, , together] = Stream.all;
		expect(asked(together), "its page is told of too").toEqual(["7", ["7,en,/2026", "7,en,/2026/matches"], ""]);
		together?.onmessage?.(changed(8));
		await soon();
		for (const { heard } of [first, second]) expect(heard).toContainEqual({ kind: "change", frame: JSON.parse(changed(8).data) });
		expect(before.heard.filter(({ kind }) => kind === "change")).toEqual([]);
	});

	test("of what two of them show it is asked as the one has it that knows less", async () => {
		aTab("en,/2026", 9, ["match:a", "match:b"]);
		await soon();
		aTab("en,/2026", 9, ["match:b"]).shown.topics[0] = { topic: "match:b", revision: 4 };
		const third = aTab("sv,/2026", 9, ["match:c"]);
		third.shown.page = { page: "en,/2026", revision: 5 };
		third.turned();
		await gathered();
		expect(asked()).toEqual(["9", ["5,en,/2026"], "match:a,match:b,match:c"]);
	});

	test("a tab that is behind the stream is caught up from its own revision", async () => {
		aTab("en,/2026", 9);
		await soon();
		aTab("en,/2026", 9);
		await soon();
		expect(Stream.all, "as much is enough").toHaveLength(1);
		aTab("en,/2026", 6);
		await soon();
		expect([Stream.all.length, Stream.all[0]?.close.mock.calls.length, asked()[0]]).toEqual([2, 1, "6"]);
	});

	test("a closed tab's page is left out of the next stream; the next tab leads when the first one closes", async () => {
		const first = aTab("en,/2026");
		await soon();
		const second = aTab("en,/2026/matches");
		await gathered();
		const third = aTab("en,/2026/nations");
		await gathered();
		expect(asked()[1]).toEqual(["7,en,/2026", "7,en,/2026/matches", "7,en,/2026/nations"]);
		third.leave();
		await soon();
		first.turned();
		await gathered();
		expect(asked().slice(1)).toEqual([["7,en,/2026", "7,en,/2026/matches"], ""]);
		const opened = Stream.all.length;
		second.known.since = 12;
		first.leave();
		await soon();
		expect([Stream.all[opened - 1]?.close.mock.calls.length, Stream.all.length, asked()]).toEqual([
			1,
			opened + 1,
			["12", ["7,en,/2026/matches"], ""],
		]);
		second.leave();
		await gathered();
		expect([latest().close.mock.calls.length, Channel.all.size]).toEqual([1, 0]);
	});

	test("the next leading tab requests what is shown then, and not what an abruptly closed tab showed", async () => {
		const first = aTab("en,/2026");
		const [killed] = Channel.all;
		await soon();
		aTab("en,/2026/matches");
		aTab("en,/2026/nations", 7, ["match:a"]);
		await gathered();
		first.turned();
		await gathered();
		killed?.close();
		first.leave();
		await gathered();
		expect(asked().slice(1)).toEqual([["7,en,/2026/matches", "7,en,/2026/nations"], "match:a"]);
	});

	test("a tab that was closed before its turn opens nothing", async () => {
		const first = aTab("en,/2026");
		await soon();
		aTab("en,/2026/matches").leave();
		await gathered();
		const opened = Stream.all.length;
		first.leave();
		await gathered();
		expect(Stream.all.length).toBe(opened);
	});

	test("a stream that includes a tab's new topics continues; one that does not is reopened", async () => {
		const first = aTab("en,/2026", 7, ["match:a"]);
		await soon();
		const second = aTab("en,/2026", 7, ["match:a"]);
		await gathered();
		const opened = Stream.all.length;
		second.showsMore();
		first.showsMore();
		await gathered();
		expect(Stream.all.length).toBe(opened);
		second.shown.topics.push({ topic: "match:b", revision: 7 });
		second.showsMore();
		await gathered();
		expect([Stream.all.length, asked()[2]]).toEqual([opened + 1, "match:a,match:b"]);
		first.shown.topics.push({ topic: "match:c", revision: 7 });
		first.showsMore();
		await gathered();
		expect([Stream.all.length, asked()[2]]).toEqual([opened + 2, "match:a,match:c,match:b"]);
	});

	test("whichever is pressed, the one that leads asks the service at once", async () => {
		const first = aTab("en,/2026");
		await soon();
		const second = aTab("en,/2026");
		await gathered();
		second.tryNow();
		await soon();
		expect([first.probe.mock.calls.length, second.probe.mock.calls.length]).toEqual([1, 0]);
		first.tryNow();
		await soon();
		expect(first.probe).toHaveBeenCalledTimes(2);
	});

	test("a browser without locks has a stream a tab", async () => {
		phone.locks = undefined;
		const first = aTab("en,/2026", 7, ["match:a"]);
		aTab("en,/2026/matches", 8);
		expect(Stream.all.map((stream) => asked(stream))).toEqual([
			["7", ["7,en,/2026"], "match:a"],
			["8", ["8,en,/2026/matches"], ""],
		]);
		first.showsMore();
		expect(Stream.all).toHaveLength(2);
		first.shown.topics.push({ topic: "match:b", revision: 7 });
		first.showsMore();
		expect(asked()).toEqual(["7", ["7,en,/2026"], "match:a,match:b"]);
	});
});
