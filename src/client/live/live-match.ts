import type { MatchCardData } from "../queries/match-card.graphql.ts";

/** The fields of a match that a report changes. */
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

/** A change in the stream's format (docs/develop/live.md). */
export type Frame = {
	/** The edition's revision after the change. */
	readonly revision: number;
	/** Their new state. */
	readonly matches: readonly LiveMatch[];
	/** Other topics of the change: "division:…", "category:…", "team:…", or a list. */
	readonly about: readonly string[];
};
