import type { TeamId } from "../ids.ts";
import type { CriterionCode } from "./criterion.ts";

/** Why a step decided nothing although the teams are not equal in it. */
export const UNDECIDED = ["not-all-met", "no-fact"] as const;
export type Undecided = (typeof UNDECIDED)[number];

/** `value` is null for a team that is already separated, and for all teams if the step is undecided. */
export type TieFigure = { readonly team: TeamId; readonly value: number | null };

/** One figure, computed for one set of teams still level on everything before it. */
export type TieStep = {
	readonly criterion: CriterionCode;
	/** 1; for a head-to-head applied again 2, 3, … */
	readonly pass: number;
	/** One for each team of the tie, in the order of the table. */
	readonly figures: readonly TieFigure[];
	/** The teams that this step separated from all the others. */
	readonly decided: readonly TeamId[];
	readonly undecided: Undecided | null;
};

/** Teams level on points, and what separated them. */
export type Tie = {
	readonly points: number;
	/** In the order of the table. */
	readonly teams: readonly TeamId[];
	readonly steps: readonly TieStep[];
	/** The next criterion if they were still level; null if none is left. */
	readonly next: CriterionCode | null;
	/** The teams that no criterion separates: they share a position until a fact is recorded. */
	readonly unresolved: readonly TeamId[];
};
