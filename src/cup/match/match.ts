import type { DivisionId, MatchId, TeamId } from "../ids.ts";
import type { Slot } from "./slot.ts";

export const MATCH_STATUSES = ["scheduled", "live", "finished", "walkover", "postponed", "cancelled"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What decides a match that regular time does not. */
export const DECIDED_OTHERWISE = ["extra-time", "golden-goal", "penalties", "seven-metre-throws", "lots", "walkover"] as const;
export type DecidedOtherwise = (typeof DECIDED_OTHERWISE)[number];

export const DECIDED_BY = ["regular", ...DECIDED_OTHERWISE] as const;
/** How a match was decided. Absent: by its score in regular time, or not decided. */
export type DecidedBy = (typeof DECIDED_BY)[number];

export type Score = { readonly home: number; readonly away: number };
export const SIDE_NAMES = ["home", "away"] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** One side of a match: the team standing there (named by the file or filled from the slot), the slot it came from, or both. */
export type Side = { readonly team: TeamId | null; readonly slot: Slot | null };

/**
 * What has been reported of a match. `score` is always the reported score, shoot-out excluded, extra time included;
 * events never add up to one. `winner` is stated only where the score cannot say it: lots, walkovers
 * ("none": both sides lose). A walkover without a score takes the rule's (DECISIONS §3).
 */
export type MatchResult = {
	readonly status: MatchStatus;
	readonly score: Score | null;
	readonly halfTime: Score | null;
	/** The score when regular time ended, where extra time followed. */
	readonly regularTime: Score | null;
	readonly shootOut: Score | null;
	readonly decidedBy: DecidedBy | null;
	readonly winner: SideName | "none" | null;
};

/** What the rules need to know of a match; the record and the read model hold more. */
export type Match = MatchResult & {
	readonly id: MatchId;
	readonly division: DivisionId;
	readonly home: Side;
	readonly away: Side;
};
