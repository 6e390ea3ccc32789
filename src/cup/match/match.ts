import type { DivisionId, MatchId, TeamId } from "../ids.ts";
import type { Slot } from "./slot.ts";

export const MATCH_STATUSES = ["scheduled", "live", "finished", "walkover", "postponed", "cancelled"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The ways to decide a match other than by regular time. */
export const DECIDED_OTHERWISE = ["extra-time", "golden-goal", "penalties", "seven-metre-throws", "lots", "walkover"] as const;
export type DecidedOtherwise = (typeof DECIDED_OTHERWISE)[number];

export const DECIDED_BY = ["regular", ...DECIDED_OTHERWISE] as const;
/** How a match was decided. Absent: by its score in regular time, or undecided. */
export type DecidedBy = (typeof DECIDED_BY)[number];

export type Score = { readonly home: number; readonly away: number };
export const SIDE_NAMES = ["home", "away"] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** One side of a match: its team (named by the file or filled from the slot), its slot, or both. */
export type Side = { readonly team: TeamId | null; readonly slot: Slot | null };

/**
 * A match's reported result. `score` is always the reported score, including extra time and excluding the shoot-out; it is never
 * computed from events. `winner` is only stated if the score does not show it: lots, walkovers ("none": both sides lose). A
 * walkover without a score gets the one of the rules (DECISIONS §3).
 */
export type MatchResult = {
	readonly status: MatchStatus;
	readonly score: Score | null;
	readonly halfTime: Score | null;
	/** The score at the end of regular time, if extra time followed. */
	readonly regularTime: Score | null;
	readonly shootOut: Score | null;
	readonly decidedBy: DecidedBy | null;
	readonly winner: SideName | "none" | null;
};

/** The part of a match that the rules need; the record and the read model have more. */
export type Match = MatchResult & {
	readonly id: MatchId;
	/** A group whose team is at home, or a playoff. */
	readonly division: DivisionId;
	/** The group of the away team, where a match is between two groups of a stage. Absent: the same. */
	readonly against?: DivisionId | null;
	readonly home: Side;
	readonly away: Side;
};
