import { describe, expect, it, test } from "vitest";
import { endingOfProposal } from "./slip-match.ts";
import { knownOf } from "./wanted.ts";

const NONE = { score: null, shootOut: null, decidedBy: null, winner: null };

test("a desk's result is the match's ending by it, and an act that ends nothing has none", () => {
	const score = { home: 1, away: 1 };
	const whole = { score, shootOut: { home: 5, away: 4 }, decidedBy: "penalties", winner: "home" };
	expect(endingOfProposal({ kind: "result", match: "m", ...whole } as never)).toEqual({ status: "finished", ...whole });
	expect(endingOfProposal({ kind: "result", score })).toEqual({ ...NONE, status: "finished", score });
	const lost = (absent: string) => endingOfProposal({ kind: "walkover", absent });
	expect(["home", "away", "both"].map(lost)).toEqual(
		["away", "home", "none"].map((winner) => ({ ...NONE, status: "walkover", winner })),
	);
	expect(endingOfProposal({ kind: "postpone" })).toEqual({ ...NONE, status: "postponed" });
	expect(endingOfProposal({ kind: "played" })).toEqual({ ...NONE, status: "finished" });
	for (const kind of ["park", "reopen", "shift", "abandon", "protest"])
		expect(endingOfProposal({ kind, score }), kind).toBeNull();
});

describe("what is known of a match that wants a result", () => {
	const row = (more: object) => {
		const figures = { homeScore: null, awayScore: null, homeHalfTime: null, awayHalfTime: null, period: null };
		return { status: "live", ...figures, ...more } as never;
	};
	const known = (more: object, isYoung = false) => knownOf({ match: row(more), isYoung });
	const goals = (home: number, away: number) => ({ homeScore: home, awayScore: away });
	const half = (home: number, away: number) => ({ homeHalfTime: home, awayHalfTime: away });

	it("is nothing, that it has begun, or its goals; since the half nothing where they are the same", () => {
		expect(known({ status: "scheduled" })).toEqual({ kind: "nothing" });
		expect(known({})).toEqual({ kind: "begun" });
		expect(known({ homeScore: 1 })).toEqual({ kind: "begun" });
		expect(known({ awayScore: 1 })).toEqual({ kind: "begun" });
		expect(known(goals(2, 1))).toEqual({ kind: "score", score: { home: 2, away: 1 } });
		expect(known({ ...goals(2, 1), ...half(2, 1) })).toEqual({ kind: "half-time", score: { home: 2, away: 1 } });
		expect(known({ ...goals(2, 1), ...half(1, 1) })).toMatchObject({ kind: "score" });
		expect(known({ ...goals(2, 1), ...half(2, 0) })).toMatchObject({ kind: "score" });
	});

	it("is that the shoot-out is missing, where it was over and level or is in it", () => {
		const missing = { kind: "shoot-out-missing", score: { home: 1, away: 1 } };
		expect(known({ ...goals(1, 1), ...half(1, 1), status: "finished" })).toEqual(missing);
		expect(known({ ...goals(1, 1), period: "shoot-out" })).toEqual(missing);
	});

	it("of the young is that it was played, whatever was reported", () => {
		expect(known({ ...goals(2, 1), status: "finished" }, true)).toEqual({ kind: "played" });
	});
});
