import type { MatchId } from "./ids.ts";
import type { MatchStatus } from "./match.ts";

/** The home strip shows this many (SPEC §9). */
export const FEATURED_MATCHES = 15;

export type FeaturedCandidate = {
	readonly id: MatchId;
	readonly status: MatchStatus;
	readonly start: string | null;
	readonly stage: "group" | "playoff";
	/** Of the category; null where it has none: open to all, so the oldest. */
	readonly age: number | null;
};

/**
 * The matches of the home strip: the organiser's choice in its order; where none are chosen, live matches, then the next
 * ones; among those of a moment playoffs go before groups and older categories before younger (DECISIONS §2).
 */
export declare function featuredMatches(
	candidates: readonly FeaturedCandidate[],
	chosen: readonly MatchId[],
	now: string,
): MatchId[];
