import { expect, test } from "vitest";
import { checkMatchResult } from "./match-result.ts";

type Result = Parameters<typeof checkMatchResult>[0];

const at = (home: number, away: number) => ({ home, away });
const finished = (home: number, away: number) => ({ status: "finished", score: at(home, away) }) as const;

/** @returns each fault: the field, the message, and what is expected */
function faultsOf(result: Result, options?: { readonly withoutScore?: boolean }): string[] {
	const faults: string[] = [];
	checkMatchResult(result, (field, message, expected) => faults.push(`${field}: ${message}; ${expected}`), options);
	return faults;
}

/** All impossible parts of each result; none if it is possible. Results at a limit are next to those beyond it. */
const RESULTS: readonly (readonly [sentence: string, result: Result, faults: readonly string[]])[] = [
	["nothing yet", { status: "scheduled" }, []],
	["a live match without a score", { status: "live", period: "first-half", minute: 0 }, []],
	["a live match with all that is known of one", { status: "live", score: at(2, 1), halfTime: at(2, 1), minute: 30 }, []],
	["nil–nil", finished(0, 0), []],
	["a half-time score as it ended", { ...finished(2, 1), halfTime: at(2, 1) }, []],
	[
		"one home goal too many at half-time",
		{ ...finished(2, 1), halfTime: at(3, 1) },
		["halfTime: more goals at half-time than at full time; at most 2–1"],
	],
	[
		"one away goal too many at half-time",
		{ ...finished(2, 1), halfTime: at(2, 2) },
		["halfTime: more goals at half-time than at full time; at most 2–1"],
	],
	[
		"a half-time score beyond regular time, within the score after extra time",
		{ ...finished(2, 1), halfTime: at(1, 0), regularTime: at(0, 0), decidedBy: "extra-time" },
		["halfTime: more goals at half-time than at full time; at most 0–0"],
	],
	[
		"half-time and regular time without a score",
		{ status: "live", halfTime: at(0, 0), regularTime: at(1, 1) },
		["regularTime: a regular-time score without a score; none, or the score as well"],
	],
	[
		"a half-time score alone",
		{ status: "live", halfTime: at(0, 0) },
		["halfTime: a half-time score without a score; none, or the score as well"],
	],
	["regular time as it ended", { ...finished(1, 1), regularTime: at(1, 1), shootOut: at(4, 3), decidedBy: "penalties" }, []],
	[
		"more home goals in regular time than in all",
		{ ...finished(1, 1), regularTime: at(2, 1) },
		["regularTime: more goals in regular time than in total; at most 1–1"],
	],
	[
		"more away goals in regular time than in all",
		{ ...finished(1, 1), regularTime: at(1, 2) },
		["regularTime: more goals in regular time than in total; at most 1–1"],
	],
	[
		"penalties after a score that is not level",
		{ ...finished(2, 1), shootOut: at(4, 3), decidedBy: "penalties" },
		["shootOut: a shoot-out after 2–1; a shoot-out only where the score is level; its kicks are not in the score"],
	],
	["a shoot-out that goes on", { status: "live", score: at(1, 1), shootOut: at(2, 2) }, []],
	[
		"a shoot-out that nobody won",
		{ ...finished(1, 1), shootOut: at(4, 4), decidedBy: "penalties" },
		["shootOut: a shoot-out that nobody won; one more goal for one side"],
	],
	["seven-metre throws", { ...finished(21, 21), shootOut: at(5, 4), decidedBy: "seven-metre-throws" }, []],
	[
		"seven-metre throws without their score",
		{ ...finished(21, 21), decidedBy: "seven-metre-throws" },
		["shootOut: a match decided by seven-metre-throws without their score; home and away, two whole numbers"],
	],
	[
		"a shoot-out of a match decided by extra time",
		{ ...finished(1, 1), shootOut: at(4, 3), decidedBy: "extra-time" },
		[
			'decidedBy: a shoot-out that decided nothing; "penalties" or "seven-metre-throws"',
			"score: a level score of a match decided by extra-time; a side with more goals",
		],
	],
	["a finished match without a score", { status: "finished" }, ["score: a finished match without a score; its score"]],
	...(["scheduled", "postponed", "cancelled"] as const).map(
		(status) =>
			[
				`a score of a ${status} match`,
				{ status, score: at(0, 0) },
				[`score: a score of a ${status} match; no score, or another status`],
			] as const,
	),
	...(["scheduled", "finished", "postponed", "cancelled", "walkover"] as const).map(
		(status) =>
			[
				`a period and a minute of a ${status} match`,
				{ ...(status === "finished" ? finished(1, 0) : { status }), period: "first-half", minute: 0, ...wonBy(status) },
				[
					`period: a period of a ${status} match; a period only while live`,
					`minute: a minute of a ${status} match; a minute only while live`,
				],
			] as const,
	),
	...(["scheduled", "live", "postponed", "cancelled"] as const).map(
		(status) =>
			[
				`a winner and a decision of a ${status} match`,
				{ status, winner: "home", decidedBy: "regular" },
				[
					`winner: a winner of a ${status} match; a winner only where the match has ended`,
					`decidedBy: a decision of a ${status} match; a decision only where the match has ended`,
				],
			] as const,
	),
	["a match decided in regular time", { ...finished(2, 1), decidedBy: "regular" }, []],
	[
		"a finished match decided by walkover",
		{ ...finished(3, 0), decidedBy: "walkover" },
		['decidedBy: a finished match decided by walkover; the status "walkover"'],
	],
	["extra time, two goals apart, after a level score", { ...finished(3, 1), regularTime: at(1, 1), decidedBy: "extra-time" }, []],
	[
		"a level score of a golden goal",
		{ ...finished(1, 1), decidedBy: "golden-goal" },
		["score: a level score of a match decided by golden-goal; a side with more goals"],
	],
	["a golden goal at home", { ...finished(2, 1), regularTime: at(1, 1), decidedBy: "golden-goal" }, []],
	["a golden goal away", { ...finished(1, 2), regularTime: at(1, 1), decidedBy: "golden-goal" }, []],
	[
		"a golden goal away, and one more",
		{ ...finished(1, 3), decidedBy: "golden-goal" },
		["score: more than one goal after a golden goal; one goal between the sides"],
	],
	...(["extra-time", "golden-goal"] as const).map(
		(decidedBy) =>
			[
				`${decidedBy} although it was decided`,
				{ ...finished(2, 1), regularTime: at(1, 0), decidedBy },
				["regularTime: a match that went on although it was decided; a level score at the end of regular time"],
			] as const,
	),
	[
		"penalties although it was decided",
		{ ...finished(1, 1), regularTime: at(1, 0), shootOut: at(3, 2), decidedBy: "penalties" },
		["regularTime: a match that went on although it was decided; a level score at the end of regular time"],
	],
	["lots that the home side won", { ...finished(1, 1), decidedBy: "lots", winner: "home" }, []],
	["lots that the away side won", { ...finished(1, 1), decidedBy: "lots", winner: "away" }, []],
	["lots that nobody won", { ...finished(1, 1), decidedBy: "lots" }, ['winner: lots that nobody won; "home" or "away"']],
	[
		"lots that both lost",
		{ ...finished(1, 1), decidedBy: "lots", winner: "none" },
		['winner: lots that nobody won; "home" or "away"'],
	],
	[
		"lots although the score tells the winner",
		{ ...finished(2, 1), decidedBy: "lots", winner: "home" },
		["score: lots drawn although the score shows the winner; a level score"],
	],
	[
		"a winner that the score tells",
		{ ...finished(2, 1), winner: "home" },
		["winner: a winner given although the score shows it; none: a winner is only given for lots and walkovers"],
	],
	["a walkover", { status: "walkover", winner: "away" }, []],
	["a walkover of the home side, with its score", { status: "walkover", winner: "home", score: at(1, 0) }, []],
	["a walkover that says so, with its score", { status: "walkover", winner: "away", decidedBy: "walkover", score: at(0, 1) }, []],
	["a walkover that both lose", { status: "walkover", winner: "none", score: at(0, 0) }, []],
	[
		"a walkover without a winner",
		{ status: "walkover", score: at(0, 3) },
		['winner: a walkover without a winner; "home", "away", or "none" where both lose'],
	],
	[
		"a walkover decided in another way",
		{ status: "walkover", winner: "home", decidedBy: "regular" },
		['decidedBy: a walkover decided in another way; "walkover", or left out'],
	],
	[
		"a shoot-out of a walkover",
		{ status: "walkover", winner: "home", shootOut: at(3, 2) },
		["shootOut: a shoot-out of a walkover; none"],
	],
	...(["home", "away"] as const).map(
		(winner) =>
			[
				`a walkover of the ${winner} side that ended level`,
				{ status: "walkover", winner, score: at(1, 1) },
				[
					"score: a walkover whose winner does not have more goals; more for the winner; or no score, to use the score in the rules",
				],
			] as const,
	),
	[
		"a walkover of the away side with more for the home side",
		{ status: "walkover", winner: "away", score: at(1, 0) },
		["score: a walkover whose winner does not have more goals; more for the winner; or no score, to use the score in the rules"],
	],
];

/** A walkover has a winner. */
function wonBy(status: Result["status"]): Pick<Result, "winner"> {
	return status === "walkover" ? { winner: "home" } : {};
}

test.each(RESULTS)("all impossible parts of a result are listed, and no others: %s", (_, result, faults) => {
	expect(faultsOf(result)).toEqual(faults);
});

test("a match of a young category may be stated only as played; other keys are checked as usual", () => {
	expect(faultsOf({ status: "finished" }, { withoutScore: true })).toEqual([]);
	expect(faultsOf({ status: "walkover", minute: 3 }, { withoutScore: true })).toEqual([
		"minute: a minute of a walkover match; a minute only while live",
		'winner: a walkover without a winner; "home", "away", or "none" where both lose',
	]);
	expect(faultsOf({ ...finished(1, 0), halfTime: at(1, 1) }, { withoutScore: true })).toEqual([
		"halfTime: more goals at half-time than at full time; at most 1–0",
	]);
});
