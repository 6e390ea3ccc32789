import type { MatchCardData } from "../queries/match-card.graphql.ts";

/** What a report changes of a match that a card shows. */
export type LiveMatch = Pick<
	MatchCardData,
	| "id"
	| "state"
	| "expectedStart"
	| "isWalkover"
	| "underProtest"
	| "isPlayedWithoutScore"
	| "homeScore"
	| "awayScore"
	| "leadingSide"
	| "period"
	| "minute"
	| "periodStart"
	| "periodMinute"
	| "shootOutHome"
	| "shootOutAway"
	| "decidedBy"
>;

/** A change as the stream tells it (docs/develop/live.md). */
export type Frame = {
	/** The edition's, after the change. */
	readonly revision: number;
	/** As they are now. */
	readonly matches: readonly LiveMatch[];
	/** What else it is about: "division:…", "category:…", "team:…", or one of the lists. */
	readonly about: readonly string[];
};
