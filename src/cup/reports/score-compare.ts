import type { Score } from "../match/match.ts";

export function isSame(a: Score | null, b: Score | null): boolean {
	return a?.home === b?.home && a?.away === b?.away;
}

export function isLevel({ home, away }: Score): boolean {
	return home === away;
}

/** Whether neither side has fewer goals. */
export function isAtLeast(score: Score, than: Score): boolean {
	return score.home >= than.home && score.away >= than.away;
}
