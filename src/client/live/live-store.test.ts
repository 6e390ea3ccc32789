import { expect, test, vi } from "vitest";
import type { LiveMatch } from "./live-match.ts";
import { LiveStore, programmeKey, topicOf } from "./live-store.ts";

const match = (id: string, homeScore: number): LiveMatch => ({
	id,
	state: "LIVE",
	expectedStart: null,
	isWalkover: false,
	underProtest: false,
	isPlayedWithoutScore: false,
	homeScore,
	awayScore: 0,
	leadingSide: null,
	period: "FIRST_HALF",
	minute: 3,
	periodStart: null,
	periodMinute: null,
	shootOutHome: null,
	shootOutAway: null,
	decidedBy: null,
});
const frame = (revision: number, homeScore: number, about: readonly string[] = ["match:a"]) => ({
	revision,
	matches: [match("a", homeScore)],
	about,
});

test("§6 an older frame never overwrites a newer score", () => {
	const store = new LiveStore(1);
	store.merge(frame(5, 2));
	store.merge(frame(4, 1));
	expect(store.match("a")).toMatchObject({ revision: 5, match: { homeScore: 2 } });
	expect([store.revision, store.changedAt(["match:a"])]).toEqual([5, 5]);
	store.merge(frame(6, 3));
	expect(store.match("a")?.match.homeScore).toBe(3);
});

test("a frame received twice, after a lost connection, changes nothing on screen", () => {
	const store = new LiveStore(1);
	store.merge(frame(2, 1));
	const drawn = store.match("a");
	store.merge(frame(2, 1));
	expect(store.match("a")).toBe(drawn);
});

test("a page is behind where what it shows has changed since it was read, and where the edition itself has", () => {
	const store = new LiveStore(1);
	store.merge(frame(3, 1, ["division:d"]));
	expect([store.changedAt(["division:d"]), store.changedAt(["division:e"]), store.changedAt([])]).toEqual([3, 0, 0]);
	store.merge({ revision: 4, matches: [], about: ["edition"] });
	expect(store.changedAt(["division:e"])).toBe(4);
	store.reset(9);
	store.reset(8);
	expect([store.changedAt([]), store.revision]).toEqual([9, 9]);
});

test("a component that renders a match is notified of each change, and gets the same object until it changes", () => {
	const store = new LiveStore(1);
	const told = vi.fn();
	const stop = store.subscribe(told);
	store.merge(frame(2, 1));
	const before = store.match("a");
	store.merge({ ...frame(3, 1), matches: [match("b", 1)] });
	expect(store.match("a")).toBe(before);
	stop();
	store.merge(frame(4, 2));
	expect(told).toHaveBeenCalledTimes(2);
});

test("beside a table a goal is shown when the table counts it, everywhere on the page; elsewhere with its frame", () => {
	const store = new LiveStore(1);
	const told = vi.fn();
	store.drawn({ keys: ["division:d"], loadedAt: 1, together: true });
	store.merge(frame(2, 1, ["match:a"]));
	expect(store.match("a")?.match.homeScore, "of another group: the table has nothing to count").toBe(1);
	store.subscribe(told);
	store.merge(frame(3, 2, ["match:a", "division:d"]));
	store.merge(frame(4, 3, ["match:a", "division:d"]));
	expect([store.match("a")?.match.homeScore, store.shownUpTo]).toEqual([1, 2]);
	store.drawn({ keys: ["division:d"], loadedAt: 3, together: true });
	expect([store.match("a")?.match.homeScore, store.shownUpTo, told.mock.calls.length]).toEqual([2, 3, 3]);
	store.drawn({ keys: ["division:d"], loadedAt: 4, together: true });
	expect([store.match("a")?.match.homeScore, store.shownUpTo]).toEqual([3, Number.POSITIVE_INFINITY]);
	store.merge(frame(5, 4, ["match:a", "division:d"]));
	store.drawn(null);
	expect(store.match("a")?.match.homeScore, "on a page of lists alone").toBe(4);
});

test("while a table's frame is late, a match stays as it was for its last sixteen states", () => {
	const store = new LiveStore(1);
	store.merge(frame(2, 1));
	store.drawn({ keys: ["division:d"], loadedAt: 2, together: true });
	for (let revision = 3; revision <= 17; revision++) store.merge(frame(revision, revision, ["division:d"]));
	expect(store.match("a")?.match.homeScore).toBe(1);
	expect([store.shownUpTo, store.isBehind, store.revision]).toEqual([2, true, 17]);
	store.drawn({ keys: ["division:d"], loadedAt: 17, together: true });
	expect(store.match("a")?.match.homeScore).toBe(17);
});

test("a match never shows an older state, whichever page is opened next", () => {
	const store = new LiveStore(1);
	store.merge(frame(2, 1, ["match:a", "division:d"]));
	store.drawn({ keys: ["division:d"], loadedAt: 1, together: true });
	expect(store.match("a")?.match.homeScore).toBe(1);
});

test("a page never gets older than a score that its document shows already", () => {
	const store = new LiveStore(1);
	expect(store.toldPage).toBeNull();
	store.pages.shows({ page: "en,/2026", revision: 1, data: { goals: 0 } });
	store.tell({ page: "en,/2026", revision: 2, from: 1, patch: { goals: [1] } });
	expect(store.toldPage).toBe(2);
	store.showsAhead(3);
	store.showsAhead(2);
	expect(store.toldPage, "told of, but not far enough").toBe(0);
	store.tell({ page: "en,/2026", revision: 3, from: 2, patch: { goals: [2] } });
	expect(store.toldPage).toBe(3);
});

test("the number of matches changed since a revision is known, unless there are too many", () => {
	const store = new LiveStore(1);
	store.merge(frame(2, 1));
	store.merge({ revision: 3, matches: [match("b", 1), match("c", 0)], about: [] });
	expect([1, 2, 3].map((revision) => store.changedSince(revision))).toEqual([3, 2, 0]);
	store.reset(5);
	store.merge(frame(6, 2));
	expect([3, 4, 5, 6].map((revision) => store.changedSince(revision))).toEqual([null, null, 1, 0]);
});

test("waiting requests are notified when the network is back", () => {
	const store = new LiveStore(1);
	const [one, other] = [vi.fn(), vi.fn()];
	const stop = store.onBack(one);
	store.onBack(other);
	store.back();
	stop();
	store.back();
	expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

test("an answer waits for the frame that is on its way, but not for ever", async () => {
	vi.useFakeTimers();
	const store = new LiveStore(1);
	const done = vi.fn();
	const isThere = vi.fn(({ revision }: LiveStore) => revision >= 3);
	void store.until(isThere).then(done);
	store.merge(frame(2, 1));
	await vi.advanceTimersByTimeAsync(0);
	expect(done).not.toHaveBeenCalled();
	store.merge(frame(3, 2));
	await vi.advanceTimersByTimeAsync(0);
	expect(done).toHaveBeenCalledTimes(1);
	isThere.mockClear();
	store.merge(frame(4, 2));
	expect(isThere, "who has it looks no more").not.toHaveBeenCalled();
	void store.until(({ revision }) => revision >= 9).then(done);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(done).toHaveBeenCalledTimes(2);
	vi.useRealTimers();
});

test("a goal does not change the parts of a match that its frame lacks; a change of lists may change teams, time and place", () => {
	const store = new LiveStore(1);
	store.merge(frame(2, 1, ["match:a", "division:d"]));
	expect(store.changedAt([programmeKey("match:a")])).toBe(0);
	store.merge(frame(3, 1, ["match:b", "lists"]));
	expect(store.changedAt([programmeKey("match:a")])).toBe(0);
	store.merge(frame(4, 1, ["lists", "match:b", "match:a"]));
	expect(store.changedAt([programmeKey("match:a")])).toBe(4);
	store.reset(5);
	expect(store.changedAt([programmeKey("match:a")])).toBe(5);
	store.merge({ revision: 6, matches: [], about: ["team:t", "field:f", "division:d", "lists"] });
	const changed = ["team:t", "field:f", "division:d"].map((key) => store.changedAt([programmeKey(key)]));
	expect(changed, "what has no programme of its own is told with the lists alone").toEqual([6, 6, 5]);
	expect([programmeKey("team:t"), "team:t", "lists"].map(topicOf)).toEqual(["team:t", "team:t", "lists"]);
});

test("§6 an answer waits only a moment for the frame of its change: no frame is sent if the change is not shown", async () => {
	vi.useFakeTimers();
	const store = new LiveStore(1);
	const done = vi.fn();
	void store.heardOf(3).then(done);
	await vi.advanceTimersByTimeAsync(399);
	expect(done).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(done).toHaveBeenCalledOnce();
	vi.useRealTimers();
});

test("§6 a page's frame, or the end of a batch, sets the received revision", () => {
	const store = new LiveStore(1);
	store.topics.show(["match:a"], 1);
	store.tell({ page: "en,/2026", revision: 4, data: {} });
	expect(store.revision).toBe(4);
	expect(store.isTold("match:a")).toBe(false);
	store.toldUpTo(6, ["match:a"]);
	expect([store.revision, store.isTold("match:a"), store.isTold("match:b")]).toEqual([6, true, false]);
	expect(store.topics.besides(new Set())).toEqual([{ topic: "match:a", revision: 6 }]);
	store.toldUpTo(5, null);
	expect([store.revision, store.isTold("match:b")]).toEqual([6, true]);
});

test("an event about a shown page is passed on at once, even without a revision", () => {
	const store = new LiveStore(1);
	const told = vi.fn();
	store.subscribe(told);
	store.tell({ page: "en,/2026", refused: true });
	expect(told).toHaveBeenCalledTimes(1);
});

test("a score that waits for its page's table is shown after twenty seconds, whatever has become of the table", () => {
	vi.useFakeTimers();
	try {
		const store = new LiveStore(1);
		const told = vi.fn();
		store.subscribe(told);
		store.drawn({ keys: ["division:d"], loadedAt: 1, together: true });
		store.merge(frame(2, 1, ["division:d"]));
		expect(store.match("a"), "it waits for the table").toBeUndefined();
		vi.advanceTimersByTime(19_000);
		store.merge(frame(3, 2, ["division:d"]));
		told.mockClear();
		vi.advanceTimersByTime(1_000);
		expect([store.match("a")?.match.homeScore, told.mock.calls.length]).toEqual([2, 1]);
		store.merge(frame(4, 3, ["division:d"]));
		expect(store.match("a")?.match.homeScore, "until the table is there").toBe(3);
		store.drawn({ keys: ["division:d"], loadedAt: 4, together: true });
		store.merge(frame(5, 4, ["division:d"]));
		expect(store.match("a")?.match.homeScore, "then scores and table change together again").toBe(3);
	} finally {
		vi.useRealTimers();
	}
});
