import { expect, test, vi } from "vitest";
import type { LiveMatch } from "./live-match.ts";
import { LiveStore } from "./live-store.ts";

const match = (id: string, homeScore: number): LiveMatch => ({
	id,
	state: "LIVE",
	expectedStart: null,
	isWalkover: false,
	isPlayedWithoutScore: false,
	homeScore,
	awayScore: 0,
	leadingSide: null,
	period: "first-half",
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
	store.take(frame(5, 2));
	store.take(frame(4, 1));
	expect(store.match("a")).toMatchObject({ revision: 5, match: { homeScore: 2 } });
	expect([store.revision, store.changedAt(["match:a"])]).toEqual([5, 5]);
	store.take(frame(6, 3));
	expect(store.match("a")?.match.homeScore).toBe(3);
});

test("a page is behind where what it shows has changed since it was read, and where the edition itself has", () => {
	const store = new LiveStore(1);
	store.take(frame(3, 1, ["division:d"]));
	expect([store.changedAt(["division:d"]), store.changedAt(["division:e"]), store.changedAt([])]).toEqual([3, 0, 0]);
	store.take({ revision: 4, matches: [], about: ["edition"] });
	expect(store.changedAt(["division:e"])).toBe(4);
	store.reset(9);
	expect([store.changedAt([]), store.revision]).toEqual([9, 9]);
});

test("who draws a match is told of each change, and gets the same object until it changes", () => {
	const store = new LiveStore(1);
	const told = vi.fn();
	const stop = store.subscribe(told);
	store.take(frame(2, 1));
	const before = store.match("a");
	store.take({ ...frame(3, 1), matches: [match("b", 1)] });
	expect(store.match("a")).toBe(before);
	stop();
	store.take(frame(4, 2));
	expect(told).toHaveBeenCalledTimes(2);
});
