import { expect, test } from "vitest";
import { aMatch } from "../../../tests/support/cup.ts";
import type { CupFileMatch } from "./cup-file.ts";
import { rescheduledMatches } from "./schedule.ts";

const winner = { kind: "winner", match: "s1" } as const;
const planned = (more: Partial<CupFileMatch> = {}) =>
	aMatch("m", "d", ["ask", winner], { start: "2026-07-14T12:00:00Z", field: "heden-2", ...more });

test.each<[what: string, now: Partial<CupFileMatch>, isTold: boolean]>([
	["nothing at all", {}, false],
	["another time", { start: "2026-07-14T12:15:00Z" }, true],
	["another field", { field: "heden-10" }, true],
	["put off", { status: "postponed" }, true],
	["called off", { status: "cancelled" }, true],
	["other teams of the draw", { home: { team: "bro" } }, true],
	["whom a result puts there", { away: { slot: winner, team: "bro" } }, false],
	["a kick-off", { status: "live", score: { home: 0, away: 0 } }, false],
	["a result", { status: "finished", score: { home: 1, away: 0 } }, false],
	["a walkover", { status: "walkover", winner: "home" }, false],
	["another number", { number: "7" }, false],
])("a calendar gets a change of a match: %s", (_, now, isTold) => {
	expect(rescheduledMatches([planned()], [planned(now)])).toEqual(isTold ? ["m"] : []);
	// And back.
	expect(rescheduledMatches([planned(now)], [planned()])).toEqual(isTold ? ["m"] : []);
});

test("a calendar gets a new match and one that loses its time, and no other match", () => {
	const [other, third] = [planned({ id: "other" }), planned({ id: "third" })];
	const { start: _, ...untimed } = planned();
	expect(rescheduledMatches([other, planned()], [third, other, untimed])).toEqual(["third", "m"]);
});
