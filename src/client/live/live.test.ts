import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, liveStore, openStore } from "./live.ts";

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
	tells(kind: string, data: unknown) {
		const text = typeof data === "string" ? data : JSON.stringify(data);
		if (kind === "message") this.onmessage?.({ data: text });
		else this.dispatchEvent(Object.assign(new Event(kind), { data: text }));
	}
}
const latest = () => Stream.all.at(-1) as Stream;
const isOpen = () => Stream.all.filter(({ close }) => close.mock.calls.length === 0).length;

const phone = Object.assign(new EventTarget(), { onLine: true, cupboardTold: undefined as unknown });
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", Stream);
	vi.stubGlobal("window", phone);
	vi.stubGlobal("document", page);
	vi.stubGlobal("navigator", phone);
	Stream.all.length = 0;
	page.visibilityState = "visible";
	phone.cupboardTold = undefined;
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Of a year of its own each: what is heard of one stays as long as the tab. */
let year = 4000;
function followed(revision = 5) {
	year += 1;
	const store = openStore(String(year), revision) as NonNullable<ReturnType<typeof openStore>>;
	const probe = vi.fn(async () => store.revision as number | "refused" | "unreachable");
	return { store, probe, ...follow(String(year), store, probe) };
}
const shows = (state: "visible" | "hidden") => {
	page.visibilityState = state;
	page.dispatchEvent(new Event("visibilitychange"));
};
const frame = (revision: number, ids: readonly string[] = [], about: readonly string[] = []) => ({
	revision,
	matches: ids.map((id) => ({ id })),
	about,
});

test("a year that is not followed has no store; one that is has one as long as the tab, from the first document's revision", () => {
	expect([openStore("3999", undefined), liveStore("3999")]).toEqual([undefined, undefined]);
	const store = openStore("3999", 5);
	expect([store?.revision, openStore("3999", 9) === store, openStore("3999", undefined) === store]).toEqual([5, true, true]);
	expect(liveStore("3999")).toBe(store);
});

test("§6 each word of the stream reaches what is shown", () => {
	const { store, stop } = followed();
	latest().tells("message", frame(6, ["a"], ["division:d"]));
	expect([store.revision, store.match("a")?.revision, store.changedAt(["division:d"])]).toEqual([6, 6, 6]);
	latest().tells("reset", { revision: 8 });
	expect([store.revision, store.changedAt([])]).toEqual([8, 8]);
	store.pages.shows({ page: "en,/x", revision: 5, data: {} });
	latest().tells("page", { page: "en,/x", revision: 9, data: { name: "new" } });
	expect(store.pages.newerThan("en,/x", 8)).toMatchObject({ revision: 9, data: { name: "new" } });
	store.topics.show(["match:a"], 5);
	latest().tells("beat", "10");
	expect([store.revision, store.isTold("match:a")]).toEqual([10, false]);
	stop();
});

test("§6 a phone in a pocket has no stream; when it is used again it continues from its revision", () => {
	const { stop } = followed();
	expect([isOpen(), latest().address]).toEqual([1, `/live/${year}?since=5&topics=`]);
	latest().tells("message", frame(7));
	shows("hidden");
	expect(isOpen()).toBe(0);
	shows("hidden");
	shows("visible");
	shows("visible");
	expect([isOpen(), latest().address]).toEqual([1, `/live/${year}?since=7&topics=`]);
	phone.dispatchEvent(new Event("pagehide"));
	expect(isOpen(), "a page that is kept for the way back").toBe(0);
	phone.dispatchEvent(new Event("pageshow"));
	expect(isOpen()).toBe(1);
	stop();
	expect(isOpen()).toBe(0);
	shows("visible");
	phone.dispatchEvent(new Event("pageshow"));
	expect(isOpen(), "who follows no more").toBe(0);
});

test("a page that begins in the background follows when it is looked at", () => {
	page.visibilityState = "hidden";
	const { stop } = followed();
	expect(Stream.all).toEqual([]);
	shows("visible");
	expect(isOpen()).toBe(1);
	stop();
});

test("after more than a minute in the background it catches up, and shows how many matches have changed", async () => {
	const { store, stop } = followed();
	latest().tells("message", frame(6, ["before"]));
	latest().tells("beat", "6");
	shows("hidden");
	await vi.advanceTimersByTimeAsync(60_000);
	shows("visible");
	expect(store.reach.isLost, "a minute is not away").toBe(false);
	shows("hidden");
	await vi.advanceTimersByTimeAsync(60_001);
	shows("visible");
	expect(store.reach.isLost).toBe(true);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(store.reach.standing.kind).toBe("catchingUp");
	latest().tells("message", frame(7, ["a", "b"], ["lists"]));
	expect(store.reach.standing.kind, "not all is told yet").toBe("catchingUp");
	store.drawn({ keys: ["lists"], loadedAt: 6, together: false });
	latest().tells("beat", "7");
	expect(store.reach.standing.kind, "the page has not been asked for again").toBe("catchingUp");
	store.drawn({ keys: ["lists"], loadedAt: 7, together: false });
	expect(store.reach.standing).toEqual({ kind: "upToDate", changed: 2 });
	stop();
});

test("when the network answers again, waiting requests are sent at once; a keep-alive from before the loss does not confirm that all events arrived", async () => {
	const { store, probe, stop } = followed();
	latest().tells("message", frame(6, ["before"]));
	latest().tells("beat", "6");
	const back = vi.fn();
	store.onBack(back);
	probe.mockResolvedValue("unreachable");
	phone.dispatchEvent(new Event("offline"));
	await vi.advanceTimersByTimeAsync(500);
	expect([store.reach.standing.kind, back.mock.calls.length]).toEqual(["noNetwork", 0]);
	store.merge(frame(7, ["a"]) as never);
	expect(store.reach.standing.kind).toBe("noNetwork");
	probe.mockResolvedValue(7);
	phone.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(500);
	expect([back.mock.calls.length, store.reach.standing.kind]).toEqual([1, "catchingUp"]);
	latest().tells("beat", "7");
	expect(store.reach.standing).toEqual({ kind: "upToDate", changed: 1 });
	stop();
});

test("further topics are sent to the stream once for all that are rendered together, unless it includes them", async () => {
	const { store, stop } = followed();
	store.topics.show(["match:a"], 5);
	store.topics.show(["match:b"], 5);
	expect(Stream.all).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(50);
	expect([Stream.all.length, latest().address]).toEqual([2, `/live/${year}?since=5&topics=match%3Aa%2Cmatch%3Ab`]);
	store.topics.show(["match:b"], 5);
	await vi.advanceTimersByTimeAsync(50);
	expect(Stream.all).toHaveLength(2);
	store.topics.show(["match:c"], 5);
	stop();
	await vi.advanceTimersByTimeAsync(50);
	expect(Stream.all, "who stops shows nothing").toHaveLength(2);
});

test("events received by the document's own script are not lost: the page continues from there, and never shows an older score", () => {
	const told = [
		{ kind: "change", data: JSON.stringify(frame(6, ["other"])) },
		{ kind: "change", data: JSON.stringify(frame(7, ["ahead"])) },
		{ kind: "reset", data: JSON.stringify({ revision: 8 }) },
	];
	const digits = ["2", "0"].map((textContent) => ({ textContent, isConnected: true, classList: { remove: () => {} } }));
	const score = { match: "ahead", digits, link: null, was: { digits: ["1", "0"], name: null } };
	phone.cupboardTold = { stream: `/live/${year + 1}?since=5`, told, ahead: [score] };
	const { store, stop } = followed();
	expect([store.match("other")?.revision, store.match("ahead")?.revision, store.revision, told.length]).toEqual([6, 7, 8, 0]);
	expect(latest().address).toBe(`/live/${year}?since=8&topics=`);
	store.pages.shows({ page: "en,/x", revision: 6, data: {} });
	expect(store.toldPage).toBe(0);
	store.pages.shows({ page: "en,/x", revision: 7, data: {} });
	expect(store.toldPage).toBe(7);
	const takenBack = frame(9, ["ahead"]);
	latest().tells("message", { ...takenBack, matches: [{ id: "ahead", state: "LIVE", homeScore: 1, awayScore: 0 }] });
	expect(digits[0]?.textContent, "a goal that does not count").toBe("1");
	stop();
});

test("what was heard of another year is not this one's", () => {
	const told = [{ kind: "reset", data: JSON.stringify({ revision: 8 }) }];
	phone.cupboardTold = { stream: `/live/${year + 1}0?since=5`, told, ahead: [] };
	const { store, stop } = followed();
	expect([store.revision, told.length]).toEqual([5, 1]);
	stop();
});
