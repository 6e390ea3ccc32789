import { expect, test } from "vitest";
import type { ShownState } from "../match/shown-state.ts";
import { soonestFirst, whenTheyPlay } from "./when-they-play.ts";

const side = (id: string) => ({ team: { id, name: id, nation: { code: "se", name: "Sweden" } }, slot: null, mayBe: null });
type Match = Parameters<typeof whenTheyPlay>[1][number] & { readonly id: string; readonly state: ShownState };
const aMatch = (id: string, state: Match["state"], start: string | null, home = "ask", away = "bro"): Match => ({
	id,
	state,
	zonedStartTime: start && `2026-07-${start}:00+02:00`,
	home: side(home),
	away: side(away),
});
const told = (team: string, matches: readonly Match[]) => {
	const one = whenTheyPlay(team, matches, ({ state }) => state);
	return one && [one.is, one.match.id];
};

const yesterday = aMatch("m1", "FINISHED", "15T09:00");
const thisMorning = aMatch("m2", "FINISHED", "16T09:00", "ek", "ask");
const now = aMatch("m3", "LIVE", "16T14:00");
const tonight = aMatch("m4", "UPCOMING", "16T18:00");
const tomorrow = aMatch("m5", "UPCOMING", "17T10:00");
const whenKnown = aMatch("m6", "UPCOMING", null);
const off = aMatch("m7", "CANCELLED", "16T17:00");
const putOff = aMatch("m8", "POSTPONED", "16T17:00");

test("the match being played precedes the next, and that the last", () => {
	expect(told("ask", [tomorrow, now, tonight, yesterday])).toEqual(["live", "m3"]);
	expect(told("ask", [tomorrow, tonight, whenKnown, yesterday])).toEqual(["next", "m4"]);
	expect(told("ask", [thisMorning, yesterday])).toEqual(["played", "m2"]);
});

test("a match without a time or postponed is shown if no other is scheduled, a cancelled one never", () => {
	expect(told("ask", [off, whenKnown, yesterday])).toEqual(["unsettled", "m6"]);
	expect(told("ask", [putOff, yesterday])).toEqual(["unsettled", "m8"]);
	expect(told("ask", [putOff, tomorrow])).toEqual(["next", "m5"]);
	expect(told("ask", [off, yesterday])).toEqual(["played", "m1"]);
	expect(told("ask", [off])).toBeNull();
});

test("an overdue match precedes the next; one not reported on its day, and a bye, are never shown", () => {
	const due = aMatch("m9", "DUE", "16T13:00");
	const unreported = aMatch("m10", "UNREPORTED", "15T13:00");
	expect(told("ask", [tomorrow, due, thisMorning])).toEqual(["due", "m9"]);
	expect(told("ask", [tomorrow, due, now])).toEqual(["live", "m3"]);
	expect(told("ask", [unreported, tomorrow])).toEqual(["next", "m5"]);
	expect(told("ask", [unreported, aMatch("m11", "FINISHED", "14T09:00")])).toEqual(["played", "m11"]);
	expect(told("ask", [unreported])).toEqual(["unreported", "m10"]);
	expect(told("ask", [aMatch("m12", "BYE", "17T09:00")])).toBeNull();
});

test("only the team's own matches count, whichever side it is", () => {
	expect(told("ek", [now, tomorrow, thisMorning])).toEqual(["played", "m2"]);
	expect(told("dal", [now, tomorrow])).toBeNull();
});

test("of several teams those playing now come first, then the next to play, and last those that have played their last match", () => {
	const later = aMatch("n1", "UPCOMING", "16T19:00", "el", "fur");
	const ended = aMatch("n2", "FINISHED", "16T08:00", "gran", "hav");
	const live = aMatch("n3", "LIVE", "16T14:00", "ing", "jul");
	const inOrder = soonestFirst(
		["nobody", "gran", "el", "ask", "ing"],
		(id) => id,
		[later, ended, live, tonight],
		({ state }) => state,
	);
	expect(inOrder).toEqual(["ing", "ask", "el", "gran", "nobody"]);
});
