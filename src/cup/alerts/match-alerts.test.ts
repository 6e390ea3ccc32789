import { expect, test } from "vitest";
import { knownOf, type MatchNow, matchAlerts } from "./match-alerts.ts";

const at = (clock: string) => Date.parse(`2026-07-16T${clock}:00Z`);
const match: MatchNow = {
	...{ state: "upcoming", young: false, start: at("12:00"), field: "heden-2", expected: null, onTimeUntil: null, isNext: false },
	...{ score: null, shootOut: null },
};
const toldOf = (now: Partial<MatchNow>, clock: string) =>
	matchAlerts(knownOf(match), { ...match, ...now }, at(clock)).alerts.map(({ what }) => what);

test("a match that is moved is told as long as its new time is to come; one that is put into the past is no news", () => {
	expect(toldOf({ start: at("13:00") }, "11:00")).toEqual(["moved"]);
	expect(toldOf({ field: "heden-10" }, "11:00")).toEqual(["moved"]);
	expect(toldOf({ start: at("09:00") }, "11:00")).toEqual([]);
});

test("a delay that was known when a match was first seen is told no more; one of less than ten minutes was none yet", () => {
	const told = (first: string) =>
		matchAlerts(knownOf({ ...match, expected: at(first) }), { ...match, expected: at("12:18") }, at("11:00")).alerts;
	expect(told("12:18")).toEqual([]);
	expect(told("12:09"), "not the tenth minute yet: nine more are").toEqual([{ what: "late", at: at("12:18"), minutes: 18 }]);
	expect(told("12:10"), "eight minutes more are not worth a sound").toEqual([]);
});

test("a match that is postponed is told; hours after it should have begun it is no news any more", () => {
	expect(toldOf({ state: "postponed" }, "11:00")).toEqual(["off"]);
	expect(toldOf({ state: "postponed" }, "18:00")).toEqual([]);
});
