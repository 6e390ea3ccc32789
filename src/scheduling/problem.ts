import type { ArenaId, CategoryId, ClubId, DivisionId, FieldId, MatchId, StageId, TeamId } from "../cup/ids.ts";
import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import type { ClosedSpan } from "../cup/programme/conflicts.ts";
import type { Point } from "../cup/programme/overlap.ts";
import type { DayId, Rule } from "./rule.ts";

/**
 * What the engine needs to make a programme: plain data, so that it can be sent to a worker. Instants are milliseconds since 1970,
 * durations minutes. Ids are unique within their list.
 */
export type Problem = {
	/** In order; a match belongs to the last day that has begun at its start. */
	readonly days: readonly ProblemDay[];
	readonly arenas: readonly ProblemArena[];
	readonly fields: readonly ProblemField[];
	readonly clubs: readonly ProblemClub[];
	readonly teams: readonly ProblemTeam[];
	readonly matches: readonly ProblemMatch[];
	/**
	 * All rules, also rest and way: without a rule nobody rests. Beyond the rules, it is always required that a field has one match at a
	 * time, is open, and has a size that the match may use; that no team is in two matches at one time; and that a match starts after its
	 * feeders are over.
	 */
	readonly rules: readonly Rule[];
};

export type ProblemDay = {
	readonly id: DayId;
	/** Its midnight by the cup's clock. Times of day in rules count from it. */
	readonly start: number;
};

export type ProblemArena = {
	readonly id: ArenaId;
	/** Null if the cup does not state it: then no way is counted. */
	readonly at: Point | null;
};

export type ProblemField = {
	readonly id: FieldId;
	readonly arena: ArenaId;
	/** Null: not stated, fits every match. */
	readonly size: string | null;
	/** When matches may be played, by the arena's hours; a match is over, breaks included, when a span ends. */
	readonly open: readonly Span[];
	readonly closed: readonly ClosedSpan[];
};

export type Span = { readonly from: number; readonly until: number };

export type ProblemClub = {
	readonly id: ClubId;
	/** Its distance from the cup; null if unknown. */
	readonly km: number | null;
};

export type ProblemTeam = {
	readonly id: TeamId;
	readonly club: ClubId | null;
	/** Any text that identifies a coach; teams with a text in common have a coach in common. */
	readonly coaches: readonly string[];
};

export type ProblemMatch = {
	readonly id: MatchId;
	readonly category: CategoryId;
	readonly stage: StageId;
	readonly division: DivisionId;
	/** The 1-based round of a group, the code of a playoff's round; null: unknown, and in order with nothing. */
	readonly round: number | PlayoffRound | null;
	readonly isPlayoff: boolean;
	/** Playing time without breaks, as in `ProgrammeMatch`. */
	readonly played: number;
	/** With its breaks: afterwards the teams can leave. */
	readonly takes: number;
	/** From its start until the next match may start on its field: at least `takes`. */
	readonly occupies: number;
	/** The teams that certainly play. */
	readonly teams: readonly TeamId[];
	/** The teams that may still fill its open slots. */
	readonly mayPlay: readonly TeamId[];
	/** The matches whose winner or loser fills an open slot. */
	readonly openFrom: readonly MatchId[];
	/** The matches whose results determine its teams: those of a group too. */
	readonly feeders: readonly MatchId[];
	/** The sizes of fields that it may use; null: any. */
	readonly sizes: readonly string[] | null;
	/** Where it is now: published, in a draft, or put there by hand; null: in the list of the unscheduled. */
	readonly present: Place | null;
	/** Pinned, begun or over: remains at `present`, even where it breaks a must. */
	readonly isFixed: boolean;
};

/** A field, and an instant. */
export type Place = { readonly field: FieldId; readonly start: number };

export type Placement = Place & { readonly match: MatchId };

/** A programme for a problem, in the problem's order of matches. A match in no placement has no place. */
export type Plan = { readonly placements: readonly Placement[] };

/** How far a run has come, for a screen. */
export type Progress = {
	/** The steps so far. */
	readonly steps: number;
	/** Whether every match has been tried once; from then on the plan is improved. */
	readonly phase: "placing" | "improving";
	/** The match that was placed last, for "round 4 of group play"; null before the first. */
	readonly at: MatchId | null;
	readonly placed: number;
	readonly unplaced: number;
	/** By fixed matches: the engine breaks none. */
	readonly mustsBroken: number;
	/** Of each wish: how often it is kept, of how many times. */
	readonly wishes: readonly FulfilledWish[];
	/** The total cost of the wishes that are not kept. */
	readonly cost: number;
	readonly fullness: readonly Fullness[];
	/** The matches without a place that were tried most often, the hardest first; at most ten. */
	readonly hard: readonly MatchId[];
};

export type FulfilledWish = { readonly rule: string; readonly of: number; readonly kept: number };

/** Minutes of an arena on a day. */
export type Fullness = { readonly arena: ArenaId; readonly day: DayId; readonly taken: number; readonly open: number };

/** A run: the same problem, number and steps give the same plan. `startRun` in `solver/run.ts` begins one. */
export type Run = {
	/**
	 * Does so many steps: a match placed, or an improvement tried. Some 100 take a few milliseconds. With every match placed and every
	 * wish fulfilled it does no more.
	 */
	readonly step: (steps: number) => Progress;
	readonly progress: () => Progress;
	/** The best plan so far: the most matches, then the least cost. */
	readonly best: () => Plan;
};
