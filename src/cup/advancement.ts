import type { StageId, TeamId } from "./ids.ts";
import type { Advancement } from "./rules.ts";
import type { Standings } from "./standings.ts";

/** Positions `from` to `to` of a group go on to `stage`. */
export type AdvancementSpan = { readonly from: number; readonly to: number; readonly stage: StageId };

/** The spans of a group of this many teams, best first, never overlapping: a span for its size goes before one for all. */
export declare function advancementSpans(advance: readonly Advancement[], groupSize: number): AdvancementSpan[];

/** The stage each team is sure to go on to: a complete group's positions, shared ones only where all of them lead there. */
export declare function advancing(standings: Standings, advance: readonly Advancement[]): ReadonlyMap<TeamId, StageId>;
