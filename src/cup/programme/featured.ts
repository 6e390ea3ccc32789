import type { StageType } from "../category.ts";
import type { MatchId } from "../ids.ts";
import type { MatchStatus } from "../match/match.ts";
import { matchState } from "../match/match-state.ts";
import type { MatchPart } from "./past-start.ts";

/** The home strip shows this many (SPEC §9). */
export const FEATURED_MATCHES = 15;

export type FeaturedCandidate = {
	readonly id: MatchId;
	readonly status: MatchStatus;
	/** An instant; null if not scheduled. */
	readonly start: string | null;
	readonly stage: StageType;
	/** Of the category; null if it has none: open to all ages, so it counts as the oldest. */
	readonly age: number | null;
};

/**
 * The matches of the home strip: the organiser's selection in its order; without one, live matches, then those that should have
 * started, then the next ones; at the same time, playoffs before groups, and older categories before younger (DECISIONS §2).
 * @param partOf the part of the lists that a match belongs to now
 */
export function featuredMatches(
	candidates: readonly FeaturedCandidate[],
	chosen: readonly MatchId[],
	partOf: (candidate: FeaturedCandidate) => MatchPart,
): MatchId[] {
	if (chosen.length > 0) {
		const known = new Set(candidates.map(({ id }) => id));
		return chosen.filter((id) => known.has(id)).slice(0, FEATURED_MATCHES);
	}
	const live = candidates.filter((match) => matchState(match) === "live").toSorted(byWeight);
	const upcoming = candidates
		.filter((match) => matchState(match) === "upcoming" && match.start !== null)
		.map((match) => ({ match, part: partOf(match) }));
	const inPart = (wanted: MatchPart) => upcoming.filter(({ part }) => part === wanted).map(({ match }) => match);
	const due = inPart("on").toSorted(byWeight);
	const next = inPart("ahead").toSorted((a, b) => startOf(a) - startOf(b) || byWeight(a, b));
	return [...live, ...due, ...next].slice(0, FEATURED_MATCHES).map(({ id }) => id);
}

function byWeight(a: FeaturedCandidate, b: FeaturedCandidate): number {
	if (a.stage !== b.stage) return a.stage === "playoff" ? -1 : 1;
	const [ageA, ageB] = [a.age ?? Number.MAX_SAFE_INTEGER, b.age ?? Number.MAX_SAFE_INTEGER];
	return ageB - ageA || startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1);
}

function startOf({ start }: FeaturedCandidate): number {
	return start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start);
}
