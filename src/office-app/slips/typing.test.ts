import { describe, expect, it, test } from "vitest";
import type { Score } from "../../cup/match/match.ts";
import type { Ending, SlipMatch } from "../../cup/office/slip.ts";
import {
	asksForKicks,
	differingReports,
	digitsOf,
	endingOf,
	isNothingTyped,
	isSameEnding,
	NOTHING_TYPED,
	nextField,
	resultOf,
	type SlipProposal,
	typedOf,
	winnerOf,
} from "./typing.ts";

const NO_SIDE = { team: null, name: null, nation: null, shirts: null };
const score = (home: number, away: number): Score => ({ home, away });
const NONE = { score: null, shootOut: null, decidedBy: null, winner: null };
const ended = (home: number, away: number, more: Partial<Ending> = {}): Ending => ({
	...{ ...NONE, status: "finished", score: score(home, away) },
	...more,
});
const match = (type: "group" | "playoff", more: Partial<SlipMatch> = {}): SlipMatch => ({
	...{ id: "m", number: "412", category: { id: "b14", name: { en: "B14", sv: "P14" } }, isYoung: false },
	stage: { type, division: "A", title: { en: "Playoff A", sv: "Slutspel A" }, round: type === "group" ? 1 : "final" },
	...{ start: null, ended: null, place: null, isNotBegun: false, isBye: false, sides: { home: NO_SIDE, away: NO_SIDE } },
	...{ stands: { ...NONE, status: "scheduled", halfTime: null }, said: [], isParked: false, missing: null },
	...more,
});
const typed = (home: string, away: string, kicksHome = "", kicksAway = "") => ({
	...{ ...NOTHING_TYPED, number: "412" },
	...{ home, away, kicksHome, kicksAway },
});

describe("what is typed of a slip", () => {
	it("asks for the shoot-out of a level group match where the group's rules decide it", () => {
		const stage = { ...match("group").stage, decidesDraws: true as const };
		expect(asksForKicks({ stage }, typed("1", "1"))).toBe(true);
		expect(nextField({ stage }, typed("1", "1"))).toBe("kicksHome");
		expect(asksForKicks({ stage }, typed("2", "1"))).toBe(false);
	});

	it("is asked for in its order: a shoot-out where a playoff match is level, and nowhere else", () => {
		const [group, playoff] = [match("group"), match("playoff")];
		const next = (one: SlipMatch) =>
			[
				["", ""],
				["", "1"],
				["1", ""],
				["0", "0"],
				["1", "1"],
				["2", "1"],
				["1", "1", "5"],
				["1", "1", "", "4"],
				["1", "1", "5", "4"],
			].map(([home = "", away = "", kicksHome, kicksAway]) => nextField(one, typed(home, away, kicksHome, kicksAway)));
		expect(next(group)).toEqual(["home", "home", "away", null, null, null, null, null, null]);
		expect(next(playoff)).toEqual(["home", "home", "away", "kicksHome", "kicksHome", null, "kicksAway", "kicksHome", null]);
		expect(asksForKicks(playoff, typed("1", ""))).toBe(false);
	});

	it("is a result when it is complete: with a shoot-out that has a winner, and without one if the score decides", () => {
		const [group, playoff] = [match("group"), match("playoff")];
		const result = { kind: "result", match: "m" };
		expect(resultOf(group, typed("2", ""))).toBeNull();
		expect(resultOf(group, typed("", "2"))).toBeNull();
		expect(resultOf(group, typed("0", "10"))).toEqual({ ...result, score: score(0, 10) });
		expect(resultOf(group, typed("1", "1", "5", "4"))).toEqual({ ...result, score: score(1, 1) });
		expect(resultOf(playoff, typed("1", "1"))).toBeNull();
		expect(resultOf(playoff, typed("1", "1", "5", ""))).toBeNull();
		expect(resultOf(playoff, typed("1", "1", "4", "4"))).toBeNull();
		expect(resultOf(playoff, typed("1", "1", "5", "4"))).toEqual({ ...result, score: score(1, 1), shootOut: score(5, 4) });
		// Kicks typed before the score was corrected are ignored.
		expect(resultOf(playoff, typed("2", "1", "5", "4"))).toEqual({ ...result, score: score(2, 1) });
	});

	it("preserves every digit, so that a third is neither cut nor lost, and digits alone of a number", () => {
		expect([digitsOf("1a2", "home"), digitsOf("125", "away"), digitsOf("x", "kicksHome")]).toEqual(["12", "125", ""]);
		expect([digitsOf(" A-412 ", "number"), digitsOf("7".repeat(70), "number")]).toEqual(["A-412", "7".repeat(64)]);
	});

	it("is filled in again from a recorded result, each figure in its place", () => {
		const result = { kind: "result", match: "m", score: score(1, 2) } as const;
		expect(typedOf("412", result)).toEqual(typed("1", "2"));
		expect(typedOf("412", { ...result, score: score(1, 1), shootOut: score(5, 4) })).toEqual(typed("1", "1", "5", "4"));
		expect(typedOf("412", { kind: "walkover", match: "m", absent: "home" })).toEqual(typed("", ""));
		expect([
			isNothingTyped(NOTHING_TYPED),
			isNothingTyped(typed("", "")),
			isNothingTyped({ ...NOTHING_TYPED, kicksAway: "1" }),
		]).toEqual([...[true, false, false]]);
	});
});

test("a slip ends its match as typed: an absent team has lost, and a parked slip ends nothing", () => {
	const of = (proposal: object) => endingOf({ match: "m", ...proposal } as SlipProposal);
	expect(of({ kind: "result", score: score(2, 1) })).toEqual(ended(2, 1));
	expect(of({ kind: "result", score: score(1, 1), shootOut: score(5, 4) })).toEqual(ended(1, 1, { shootOut: score(5, 4) }));
	expect(of({ kind: "walkover", absent: "home" })).toEqual({ ...NONE, status: "walkover", winner: "away" });
	expect(of({ kind: "walkover", absent: "away" })).toEqual({ ...NONE, status: "walkover", winner: "home" });
	expect(of({ kind: "walkover", absent: "both" })).toEqual({ ...NONE, status: "walkover", winner: "none" });
	expect(of({ kind: "postpone" })).toEqual({ ...NONE, status: "postponed" });
	expect(of({ kind: "played" })).toEqual({ ...NONE, status: "finished" });
	expect(of({ kind: "park", reason: "unclear", slip: { score: score(2, 1) } })).toBeNull();
});

test("two endings are equal if status, goals, kicks and winner are", () => {
	const one = ended(1, 1, { shootOut: score(5, 4) });
	expect(isSameEnding(one, { ...one, decidedBy: "penalties" })).toBe(true);
	for (const other of [
		ended(1, 1),
		ended(1, 1, { shootOut: score(4, 5) }),
		ended(1, 1, { shootOut: score(5, 3) }),
		ended(1, 0, { shootOut: score(5, 4) }),
		ended(2, 1, { shootOut: score(5, 4) }),
		{ ...one, status: "walkover" as const },
		{ ...one, winner: "home" as const },
	])
		expect([isSameEnding(one, other), isSameEnding(other, one)], JSON.stringify(other)).toEqual([false, false]);
});

test("the last report of each reporter who differs from the slip is shown, and the recorded value if no report has it", () => {
	const slip = ended(2, 1);
	const say = (by: "field" | "desk", who: string, ending: Ending) => ({ by, who, at: "2026-07-16T12:00:00+02:00", ending });
	const field = say("field", "Heden", ended(1, 1));
	const ofOne = say("desk", "Heden", ended(3, 1));
	const standing = (ending: Ending) => ({ ...ending, halfTime: null });
	const others = (more: Partial<SlipMatch>) => differingReports(match("group", more), slip);
	expect(others({ said: [field, ofOne] })).toEqual([field, ofOne]);
	// A report that was changed to the same result does not differ any more; one changed from it does.
	expect(others({ said: [field, say("field", "Heden", slip)] })).toEqual([]);
	expect(others({ said: [say("desk", "Heden", slip), ofOne] })).toEqual([ofOne]);
	const alone = [{ by: "desk", who: null, at: "", ending: standing(ended(0, 0)) }];
	expect(others({ stands: standing(ended(0, 0)) })).toEqual(alone);
	expect(others({ stands: standing({ ...NONE, status: "postponed" }) })).toMatchObject([{ who: null }]);
	expect(others({ stands: standing({ ...NONE, status: "walkover", winner: "home" }) })).toMatchObject([{ who: null }]);
	expect(others({ stands: standing({ ...NONE, status: "cancelled" }) })).toMatchObject([{ who: null }]);
	expect(others({ stands: standing({ ...ended(1, 0), status: "live" }) })).toEqual([]);
	expect(others({ stands: standing(slip) })).toEqual([]);
	expect(others({ said: [field], stands: standing(ended(1, 1)) })).toEqual([field]);
	expect(others({ said: [field], isYoung: true, stands: standing(ended(1, 1)) })).toEqual([]);
});

test("the side that goes on is the recorded winner, otherwise the winner of the shoot-out, otherwise the side with more goals", () => {
	expect(winnerOf(ended(2, 1))).toBe("home");
	expect(winnerOf(ended(1, 2))).toBe("away");
	expect(winnerOf(ended(1, 1))).toBeNull();
	expect(winnerOf(ended(1, 1, { shootOut: score(3, 4) }))).toBe("away");
	expect(winnerOf(ended(1, 1, { shootOut: score(4, 4) }))).toBeNull();
	expect(winnerOf(ended(2, 1, { winner: "away" }))).toBe("away");
	expect(winnerOf(ended(1, 2, { winner: "home" }))).toBe("home");
	expect(winnerOf({ ...NONE, status: "walkover", winner: "none" })).toBeNull();
});
