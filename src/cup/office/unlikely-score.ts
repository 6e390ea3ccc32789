import type { Score } from "../match/match.ts";

type Sport = "football" | "handball";

/**
 * The most goals of one side that a slip records without a confirmation. Higher scores are rare, while typing the next slip's
 * number into a goal box is common.
 */
export const MOST_GOALS: Readonly<Record<Sport, number>> = { football: 15, handball: 60 };

/** @returns whether one side of any of these scores has more than the sport's limit */
export function isUnlikelyScore(sport: Sport, ...scores: readonly (Score | null | undefined)[]): boolean {
	return scores.some((score) => score && Math.max(score.home, score.away) > MOST_GOALS[sport]);
}
