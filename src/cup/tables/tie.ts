import type { TeamId } from "../ids.ts";
import type { CriterionCode } from "./criterion.ts";

/** Why a step decided nothing though the teams are not simply equal in it. */
export const UNDECIDED = ["not-all-met", "no-fact"] as const;
export type Undecided = (typeof UNDECIDED)[number];

/** `value` is null for a team that is already separated, and for all where the step is undecided. */
export type TieFigure = { readonly team: TeamId; readonly value: number | null };

/** One figure, counted for one set of teams still level on everything above it. */
export type TieStep = {
	readonly criterion: CriterionCode;
	/** 1; a head-to-head applied again among those still level counts 2, 3, … */
	readonly pass: number;
	/** One for each team of the tie, in the order of the table. */
	readonly figures: readonly TieFigure[];
	/** The teams this step parted from all the others. */
	readonly decided: readonly TeamId[];
	readonly undecided: Undecided | null;
};

/** Teams level on points, and what parted them. */
export type Tie = {
	readonly points: number;
	/** In the order of the table. */
	readonly teams: readonly TeamId[];
	readonly steps: readonly TieStep[];
	/** The criterion that would come next if they were still level; null when none is left. */
	readonly next: CriterionCode | null;
	/** The teams that no criterion separates: they share a position until a fact is recorded. */
	readonly unresolved: readonly TeamId[];
};
