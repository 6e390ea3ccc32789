import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ConnectionEvent, openConnection, type ServiceProbe } from "./connection.ts";

/** A stream that does what the test has it do. */
class Stream extends EventTarget {
	static readonly all: Stream[] = [];
	onopen: (() => void) | null = null;
	onmessage: unknown = null;
	onerror: (() => void) | null = null;
	readonly close = vi.fn();
	constructor(readonly address: string) {
		super();
		Stream.all.push(this);
	}
	opens() {
		this.onopen?.();
		this.dispatchEvent(new Event("beat"));
	}
	breaks() {
		this.onerror?.();
	}
}
/** The stream breaks, and so does the one that is opened in its place. */
async function breaksTwice() {
	latest().breaks();
	await vi.advanceTimersByTimeAsync(400);
	latest().breaks();
}
const latest = () => Stream.all.at(-1) as Stream;

const phone = Object.assign(new EventTarget(), { onLine: true });
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", Stream);
	vi.stubGlobal("window", phone);
	vi.stubGlobal("navigator", phone);
	Stream.all.length = 0;
	phone.onLine = true;
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function connected(probe: ServiceProbe) {
	const heard: string[] = [];
	const connection = openConnection(
		"2026",
		() => 7,
		probe,
		({ kind }: ConnectionEvent) => heard.push(kind),
	);
	latest().opens();
	return { heard, ...connection };
}

test("a stream is complete at its first keep-alive; it resumes from the known revision", () => {
	const { heard, close } = connected(async () => 7);
	expect(latest().address).toBe("/live/2026?since=7");
	latest().dispatchEvent(new Event("beat"));
	expect(heard.filter((kind) => kind === "caught-up")).toHaveLength(1);
	close();
});

test("a broken one is reopened within two seconds of the network's return, after a minute too", async () => {
	let isBack = false;
	const probe = vi.fn(async () => (isBack ? (7 as const) : ("unreachable" as const)));
	const { heard, close } = connected(probe);
	await breaksTwice();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(Stream.all).toHaveLength(2);
	expect(probe.mock.calls.length, "no flood either").toBeLessThan(62);
	isBack = true;
	await vi.advanceTimersByTimeAsync(1_800);
	expect(Stream.all).toHaveLength(3);
	expect(heard.slice(-2)).toEqual(["unreachable", "answered"]);
	close();
});

test("§6 disconnected clients reopen the stream over the server's spread, each at a random moment, without a request", async () => {
	const probe = vi.fn(async () => 7 as const);
	const moments: number[] = [];
	for (let count = 0; count < 200; count++) {
		const { heard, close } = connected(probe);
		latest().dispatchEvent(Object.assign(new Event("spread"), { data: "8000" }));
		const streams = Stream.all.length;
		const from = Date.now();
		latest().breaks();
		while (Stream.all.length === streams) await vi.advanceTimersByTimeAsync(50);
		moments.push(Date.now() - from);
		latest().opens();
		expect(heard).toEqual(["sign", "sign", "caught-up", "lost", "answered", "sign", "sign", "caught-up"]);
		close();
	}
	expect(probe).not.toHaveBeenCalled();
	expect(Math.max(...moments)).toBeLessThanOrEqual(8_050);
	// Evenly: in each quarter of the time about as many.
	for (let quarter = 0; quarter < 4; quarter++)
		expect(moments.filter((at) => Math.min(3, Math.floor(at / 2_000)) === quarter).length).toBeGreaterThan(20);
});

test("§6 no server has a phone wait longer than ten seconds for its stream", async () => {
	vi.spyOn(Math, "random").mockReturnValue(0.99);
	const { close } = connected(async () => 7);
	latest().dispatchEvent(Object.assign(new Event("spread"), { data: "60000" }));
	latest().breaks();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(Stream.all).toHaveLength(2);
	close();
});

test("each loss is a new one: asked after as soon, and its stream opened as soon, as if there had been none before", async () => {
	vi.spyOn(Math, "random").mockReturnValue(0);
	let answer: 7 | "unreachable" | "refused" = "unreachable";
	const probe = vi.fn(async () => answer);
	const { close } = connected(probe);
	await breaksTwice();
	await vi.advanceTimersByTimeAsync(130_000);
	answer = 7;
	await vi.advanceTimersByTimeAsync(4_000);
	expect(Stream.all).toHaveLength(3);
	latest().opens();
	answer = "unreachable";
	probe.mockClear();
	await breaksTwice();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(probe.mock.calls.length, "while it is new").toBeGreaterThan(9);
	phone.onLine = false;
	probe.mockClear();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(probe.mock.calls.length, "without a network").toBeLessThan(5);
	phone.onLine = true;
	answer = "refused";
	await vi.advanceTimersByTimeAsync(10_000);
	answer = 7;
	await vi.advanceTimersByTimeAsync(15_000);
	expect(Stream.all, "its stream did open before").toHaveLength(5);
	latest().breaks();
	answer = "refused";
	await vi.advanceTimersByTimeAsync(1);
	answer = 7;
	probe.mockClear();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(probe, "it has answered since it failed").toHaveBeenCalledOnce();
	phone.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(1);
	expect(Stream.all, "another network may bring the stream").toHaveLength(6);
	close();
});

describe("a question that is being answered", () => {
	const asking = () => {
		const answers: ((revision: 7) => void)[] = [];
		const probe = () => new Promise<7>((resolve) => void answers.push(resolve));
		return { ...connected(probe), answers };
	};

	test("is given up for another, and opens no second stream", async () => {
		const { answers, tryNow, close } = asking();
		tryNow();
		tryNow();
		for (const answer of answers) answer(7);
		await vi.advanceTimersByTimeAsync(0);
		expect([answers.length, Stream.all.length]).toEqual([2, 2]);
		close();
	});

	test("ignores a probe's answer for a network that has disappeared since, and reports nothing to a tab that has left", async () => {
		const { answers, heard, tryNow, close } = asking();
		tryNow();
		phone.dispatchEvent(new Event("offline"));
		answers[0]?.(7);
		await vi.advanceTimersByTimeAsync(0);
		expect([heard.at(-1), Stream.all.length]).toEqual(["offline", 1]);
		tryNow();
		close();
		for (const answer of answers) answer(7);
		await vi.advanceTimersByTimeAsync(0);
		expect([heard.at(-1), Stream.all.length]).toEqual(["offline", 1]);
	});
});

test("a stream that does not open again for 8 s is no answer, and is asked after", async () => {
	const probe = vi.fn(async () => "unreachable" as const);
	const { heard, close } = connected(probe);
	latest().breaks();
	await vi.advanceTimersByTimeAsync(8_900);
	expect(heard.slice(heard.indexOf("lost"))).toEqual(["lost", "unreachable", "lost", "unreachable"]);
	expect(probe).toHaveBeenCalledOnce();
	close();
});

test("while the phone reports that it is offline, no stream is opened before a probe is answered", async () => {
	const { close } = connected(async () => "unreachable");
	phone.onLine = false;
	latest().breaks();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(Stream.all).toHaveLength(1);
	close();
});

test("the phone reports that it is online: it probes at once, and phones of one place not in the same moment", async () => {
	phone.onLine = false;
	const moments = new Set<number>();
	for (let count = 0; count < 50; count++) {
		const from = Date.now();
		const { close } = connected(async () => {
			moments.add(Date.now() - from);
			return 7;
		});
		phone.dispatchEvent(new Event("online"));
		await vi.advanceTimersByTimeAsync(400);
		close();
	}
	expect(moments.size).toBeGreaterThan(20);
	expect(Math.max(...moments)).toBeLessThanOrEqual(400);
});

test("a failing service is probed again after 5, 15, 30, 60 s, and at once on request", async () => {
	const asked: number[] = [];
	const { tryNow, close } = connected(async () => {
		asked.push(Date.now());
		return "refused";
	});
	await breaksTwice();
	await vi.advanceTimersByTimeAsync(180_000);
	const waits = asked.slice(1).map((at, index) => Math.round((at - (asked[index] as number)) / 1_000));
	for (const [index, wait] of [5, 15, 30, 60].entries()) expect([wait, wait + 1]).toContain(waits[index + 1]);
	const before = asked.length;
	tryNow();
	expect(asked).toHaveLength(before + 1);
	close();
});

test("a service whose stream is full is followed by its revision", async () => {
	const { heard, close } = connected(async () => 9);
	for (let count = 0; count < 3; count++) {
		latest().breaks();
		await vi.advanceTimersByTimeAsync(500);
	}
	expect(heard).toContain("reset");
	close();
	const nothingNew = connected(async () => 7);
	for (let count = 0; count < 3; count++) {
		latest().breaks();
		await vi.advanceTimersByTimeAsync(500);
	}
	expect(nothingNew.heard.slice(-2), "what has not changed is asked for by nobody").toEqual(["answered", "caught-up"]);
	const streams = Stream.all.length;
	nothingNew.turn();
	expect(Stream.all, "whichever page is shown meanwhile").toHaveLength(streams);
	nothingNew.close();
});

test("a silence is no loss until nothing answers", async () => {
	const { heard, close } = connected(async () => 7);
	await vi.advanceTimersByTimeAsync(31_000);
	expect(heard.slice(-2)).toEqual(["lost", "answered"]);
	expect(Stream.all).toHaveLength(2);
	close();
});

test("§6 sends which pages are shown, and opens another stream for others before it closes the present one", () => {
	let shown = [{ page: "en,/2026", revision: 7 }];
	const { turn, close } = openConnection(
		"2026",
		() => 7,
		async () => 7,
		() => undefined,
		() => ({ pages: shown, topics: null }),
	);
	const first = latest();
	first.opens();
	expect(first.address).toBe("/live/2026?since=7&page=7%2Cen%2C%2F2026");
	shown = [{ page: "en,/2026/teams/a", revision: 9 }];
	turn();
	expect(latest().address).toBe("/live/2026?since=7&page=9%2Cen%2C%2F2026%2Fteams%2Fa");
	expect(first.close).not.toHaveBeenCalled();
	first.breaks();
	expect([Stream.all.length, latest().close.mock.calls.length], "it is not needed any more").toEqual([2, 0]);
	latest().opens();
	expect(first.close).toHaveBeenCalledTimes(1);
	expect(latest().close).not.toHaveBeenCalled();
	close();
	expect(latest().close).toHaveBeenCalled();
});

describe("§6 sends which other topics are shown", () => {
	const named = (topics: readonly { topic: string; revision: number }[] | null, told: readonly string[] = []) => {
		const heard: ConnectionEvent[] = [];
		const connection = openConnection(
			"2026",
			() => 7,
			async () => 7,
			(one) => heard.push(one),
			() => ({ pages: [{ page: "en,/2026", revision: 7 }], topics }),
			(name) => told.includes(name),
		);
		return { heard, ...connection };
	};
	const asked = () => new URL(latest().address, "http://cup").searchParams;
	const PIN = { topic: "match:a", revision: 5 };

	test("by name; new topics from the revision of their data, the others from the last received revision", () => {
		const first = named([PIN, { topic: "lists", revision: 7 }]);
		expect([asked().get("topics"), asked().get("since")]).toEqual(["match:a,lists", "5"]);
		expect([first.tellsOf("match:a"), first.tellsOf("team:b")]).toEqual([true, false]);
		first.close();
		const second = named([PIN], ["match:a", "en,/2026"]);
		expect(asked().get("since")).toBe("7");
		second.close();
	});

	test("nothing at all is something else than all that changes", () => {
		const nothing = named([]);
		expect(asked().get("topics")).toBe("");
		nothing.close();
		const all = named(null);
		expect(asked().has("topics")).toBe(false);
		expect(all.tellsOf("match:a")).toBe(true);
		all.close();
	});

	test("a client with more topics than the limit gets all changes", () => {
		const { tellsOf, close } = named(Array.from({ length: 151 }, (_, at) => ({ topic: `match:${at}`, revision: 7 })));
		expect(asked().has("topics")).toBe(false);
		expect(tellsOf("match:500")).toBe(true);
		close();
	});

	test("a keep-alive has the revision up to which everything has arrived", () => {
		const { heard, close } = named([PIN]);
		latest().dispatchEvent(Object.assign(new Event("beat"), { data: "9" }));
		expect(heard).toContainEqual({ kind: "told", revision: 9, names: ["en,/2026", "match:a"] });
		close();
	});
});
