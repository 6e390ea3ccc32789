import type { Fact } from "./fact.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "./ids.ts";
import type { Outcome } from "./outcome.ts";
import type { Advancement, Rules } from "./rules.ts";
import type { GroupMatch, Standings } from "./standings.ts";

export type DivisionPlan = { readonly id: DivisionId; readonly name: string; readonly teams: readonly TeamId[] };

export type StagePlan = {
	readonly id: StageId;
	readonly type: "group" | "playoff";
	readonly rules: Rules;
	readonly advance?: readonly Advancement[];
	/** Which of the best thirds meets which winner: their groups, sorted ("ABCD"), to match and group (by id or name). */
	readonly bestOf?: Readonly<Record<string, Readonly<Record<MatchId, string>>>>;
	/** Off: a best third's matches all count even where groups are unequal. Absent: on. */
	readonly bestOfAgainstFirstTwo?: boolean;
	readonly divisions: readonly DivisionPlan[];
};

/** The stages of one category with all their matches. */
export type CategoryPlan = {
	readonly stages: readonly StagePlan[];
	readonly matches: readonly GroupMatch[];
	readonly facts: readonly Fact[];
	readonly withdrawn: ReadonlySet<TeamId>;
};

/** Who stands on a side: a team, nobody ever (`bye`), or nobody yet. */
export type FilledSide = { readonly team: TeamId | null; readonly bye: boolean };

export type Filled = {
	/** Every match of the plan. */
	readonly sides: ReadonlyMap<MatchId, { readonly home: FilledSide; readonly away: FilledSide }>;
	/** Every division of a group stage. */
	readonly standings: ReadonlyMap<DivisionId, Standings>;
	/** Decided playoff matches only, byes included. */
	readonly outcomes: ReadonlyMap<MatchId, Outcome>;
};

/** Fills the slots of a category as far as results decide them, and gives the tables and outcomes on the way. */
export declare function fillSlots(plan: CategoryPlan): Filled;
