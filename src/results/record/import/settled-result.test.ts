import { expect, test } from "vitest";
import { aMatch } from "../../../../tests/support/cup.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { settleResult } from "./settled-result.ts";

const score = (home: number, away: number) => ({ home, away });

/** The keys of a match after a file has stated these. */
function settled(had: Partial<CupFileMatch>, stated: Partial<CupFileMatch>): object {
	const match = aMatch("m", "d", ["ask", "bro"], { ...had, ...stated });
	settleResult(match, stated);
	const { id, division, round, home, away, ...result } = match;
	return result;
}

const SHOOT_OUT = {
	...{ status: "finished", score: score(2, 2), halfTime: score(1, 0), regularTime: score(1, 1) },
	...{ shootOut: score(4, 2), decidedBy: "penalties" },
} satisfies Partial<CupFileMatch>;
const LIVE = {
	...{ status: "live", score: score(1, 0), halfTime: score(1, 0), period: "second-half", minute: 31 },
	...{ periodStart: "2026-07-14T12:00:00Z", periodMinute: 20 },
} satisfies Partial<CupFileMatch>;

test.each<[what: string, had: Partial<CupFileMatch>, stated: Partial<CupFileMatch>, left: object]>([
	["nothing of its result", SHOOT_OUT, { number: "7" }, { ...SHOOT_OUT, number: "7" }],
	["the same score", SHOOT_OUT, { score: score(2, 2) }, SHOOT_OUT],
	["a higher level score, which the parts are within", SHOOT_OUT, { score: score(3, 3) }, { ...SHOOT_OUT, score: score(3, 3) }],
	[
		"a score below the one at the end of regular time",
		SHOOT_OUT,
		{ score: score(1, 0) },
		{ status: "finished", score: score(1, 0), halfTime: score(1, 0) },
	],
	[
		"a lower level score",
		SHOOT_OUT,
		{ score: score(0, 0) },
		{ status: "finished", score: score(0, 0), shootOut: score(4, 2), decidedBy: "penalties" },
	],
	[
		"a score with a winner: nothing was left to decide",
		SHOOT_OUT,
		{ score: score(3, 2) },
		{ status: "finished", score: score(3, 2), halfTime: score(1, 0), regularTime: score(1, 1) },
	],
	[
		"a shoot-out beside a score with a winner: its own fault",
		{ status: "scheduled" },
		{ status: "finished", score: score(3, 2), shootOut: score(4, 2) },
		{ status: "finished", score: score(3, 2), shootOut: score(4, 2) },
	],
	[
		"a half-time beyond the one of regular time",
		{ status: "finished", score: score(3, 3), halfTime: score(2, 0), regularTime: score(1, 1) },
		{ score: score(3, 2) },
		{ status: "finished", score: score(3, 2), regularTime: score(1, 1) },
	],
	[
		"a half-time that one side alone is beyond",
		{ status: "finished", score: score(3, 0), halfTime: score(0, 2) },
		{ score: score(3, 1) },
		{ status: "finished", score: score(3, 1) },
	],
	[
		"a level score after extra time decided",
		{ status: "finished", score: score(2, 1), decidedBy: "extra-time" },
		{ score: score(2, 2) },
		{ status: "finished", score: score(2, 2) },
	],
	[
		"another winner's score after a golden goal",
		{ status: "finished", score: score(2, 1), decidedBy: "golden-goal" },
		{ score: score(1, 2) },
		{ status: "finished", score: score(1, 2), decidedBy: "golden-goal" },
	],
	[
		"a level score that lots decided still",
		{ status: "finished", score: score(1, 1), decidedBy: "lots", winner: "home" },
		{ score: score(2, 2) },
		{ status: "finished", score: score(2, 2), decidedBy: "lots", winner: "home" },
	],
	[
		"a score that no lots decide",
		{ status: "finished", score: score(1, 1), decidedBy: "lots", winner: "home" },
		{ score: score(2, 1) },
		{ status: "finished", score: score(2, 1) },
	],
	[
		"seven-metre throws that are gone",
		{ status: "finished", score: score(1, 1), decidedBy: "seven-metre-throws", shootOut: score(1, 0) },
		{ score: score(2, 1) },
		{ status: "finished", score: score(2, 1) },
	],
	[
		"a played score in place of a walkover",
		{ status: "walkover", winner: "home", decidedBy: "walkover" },
		{ status: "finished", score: score(2, 1) },
		{ status: "finished", score: score(2, 1) },
	],
	[
		"a walkover in place of what was played",
		SHOOT_OUT,
		{ status: "walkover", winner: "away" },
		{ status: "walkover", winner: "away" },
	],
	[
		"a walkover that was one",
		{ status: "walkover", winner: "home", decidedBy: "walkover" },
		{ status: "walkover" },
		{ status: "walkover", winner: "home", decidedBy: "walkover" },
	],
	["its end: no clock runs", LIVE, { status: "finished" }, { status: "finished", score: score(1, 0), halfTime: score(1, 0) }],
	["a goal while it is played", LIVE, { score: score(2, 0) }, { ...LIVE, score: score(2, 0) }],
	["that it is not begun", LIVE, { status: "scheduled" }, { status: "scheduled" }],
	["that it is put off", LIVE, { status: "postponed" }, { status: "postponed" }],
	["that it is called off", SHOOT_OUT, { status: "cancelled" }, { status: "cancelled" }],
])("the result that a file states for a match: %s", (_, had, stated, left) => {
	expect(settled(had, stated)).toEqual(left);
});
