import fc from "fast-check";
import { DECIDED_BY, MATCH_STATUSES } from "../../src/cup/match/match.ts";
import { checkMatchResult } from "../../src/results/record/check/match-result.ts";
import type { CupFileMatch } from "../../src/results/record/cup-file.ts";

export type Outcome = Pick<
	CupFileMatch,
	"status" | "score" | "halfTime" | "regularTime" | "shootOut" | "decidedBy" | "winner" | "period" | "minute"
>;

const SCORES = [undefined, { home: 0, away: 0 }, { home: 2, away: 1 }, { home: 1, away: 2 }];
const SHOOT_OUTS = [undefined, { home: 4, away: 3 }, { home: 2, away: 3 }, { home: 1, away: 1 }];
const REGULAR_TIMES = [undefined, { home: 0, away: 0 }, { home: 1, away: 1 }];
const WINNERS = [undefined, "home", "away", "none"] as const;

/** Every outcome that the record allows, with few scores: each side ahead, level, or none. */
export const OUTCOMES: readonly Outcome[] = MATCH_STATUSES.flatMap((status) =>
	SCORES.flatMap((score) =>
		SHOOT_OUTS.flatMap((shootOut) =>
			REGULAR_TIMES.flatMap((regularTime) =>
				[undefined, ...DECIDED_BY].flatMap((decidedBy) =>
					WINNERS.map((winner) => said({ status, score, shootOut, regularTime, decidedBy, winner })),
				),
			),
		),
	),
).filter(canHave);

/** Any of them, each status as often as another. */
export const anyOutcome: fc.Arbitrary<Outcome> = fc.oneof(
	...MATCH_STATUSES.map((status) => fc.constantFrom(...OUTCOMES.filter((outcome) => outcome.status === status))),
);

function canHave(outcome: Outcome): boolean {
	let can = true;
	checkMatchResult(outcome, () => {
		can = false;
	});
	return can;
}

function said(outcome: { readonly [Part in keyof Outcome]: Outcome[Part] | undefined }): Outcome {
	return Object.fromEntries(Object.entries(outcome).filter(([, value]) => value !== undefined)) as Outcome;
}
