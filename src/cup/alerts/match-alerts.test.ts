import { expect, test } from "vitest";
import { knownOf, type MatchNow, matchAlerts } from "./match-alerts.ts";

const at = (clock: string) => Date.parse(`2026-07-16T${clock}:00Z`);
const match: MatchNow = {
	...{ state: "upcoming", young: false, start: at("12:00"), field: "heden-2", expected: null, onTimeUntil: null, isNext: false },
	...{ score: null, shootOut: null },
};
const toldOf = (now: Partial<MatchNow>, clock: string) =>
	matchAlerts(knownOf(match), { ...match, ...now }, at(clock)).alerts.map(({ what }) => what);

test("a move is announced while the new time is ahead; a move into the past is not", () => {
	expect(toldOf({ start: at("13:00") }, "11:00")).toEqual(["moved"]);
	expect(toldOf({ field: "heden-10" }, "11:00")).toEqual(["moved"]);
	expect(toldOf({ start: at("09:00") }, "11:00")).toEqual([]);
});

test("a delay known when a match is first seen is not announced; a delay of less than ten minutes does not count as known", () => {
	const told = (first: string) =>
		matchAlerts(knownOf({ ...match, expected: at(first) }), { ...match, expected: at("12:18") }, at("11:00")).alerts;
	expect(told("12:18")).toEqual([]);
	expect(told("12:09"), "not the tenth minute yet: nine more are").toEqual([{ what: "late", at: at("12:18"), minutes: 18 }]);
	expect(told("12:10"), "eight minutes more are not worth a sound").toEqual([]);
});

test("a postponement is announced, but not hours after the match should have begun", () => {
	expect(toldOf({ state: "postponed" }, "11:00")).toEqual(["off"]);
	expect(toldOf({ state: "postponed" }, "18:00")).toEqual([]);
});
