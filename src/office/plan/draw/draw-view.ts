import type { DrawRule, StageDraw } from "../../../cup/draw-rule.ts";
import type { DrawResult, DrawStep, RuleOutcome } from "../../../draw/problem.ts";
import type { PlanChange } from "../plan-view.ts";

export type { DrawRule } from "../../../cup/draw-rule.ts";
export type { DrawStep, RuleOutcome } from "../../../draw/problem.ts";

/** A team as it is drawn. */
export type DrawTeamView = {
	readonly id: string;
	readonly name: string;
	readonly nation: string | null;
	readonly district: string | null;
	readonly level: string | null;
	/** Null: not seeded. */
	readonly seed: number | null;
};

/** Two teams of a group whose shirts look alike, at home and away. */
export type ShirtClash = { readonly group: number; readonly teams: readonly [string, string]; readonly shirt: string };

/** A category in the step Draw. */
export type DrawView = {
	readonly category: string;
	readonly hasBegun: boolean;
	/** By name. */
	readonly teams: readonly DrawTeamView[];
	readonly groups: readonly { readonly id: string; readonly name: string; readonly teams: readonly string[] }[];
	/** The pots that the seeds make now. */
	readonly pots: readonly (readonly string[])[];
	/** Those of the stored draw, or the usual ones. */
	readonly rules: readonly DrawRule[];
	/** A number that nobody has chosen. */
	readonly number: number;
	/** The stored draw; null: the groups were put together by hand, or are empty. */
	readonly stored: StageDraw | null;
	/** How far the rules are kept by the groups as they are now. */
	readonly kept: readonly RuleOutcome[];
	readonly clashes: readonly ShirtClash[];
};

/** A draw that nothing has been changed by yet. */
export type DrawProposal = Pick<DrawResult, "isBest" | "impossible"> & {
	/** In the order of the draw, into the groups after the swaps. */
	readonly steps: readonly DrawStep[];
	/** After the swaps: the teams' ids by group. */
	readonly groups: readonly (readonly string[])[];
	readonly rules: readonly RuleOutcome[];
	readonly clashes: readonly ShirtClash[];
	/** Null: a must is not kept. */
	readonly change: PlanChange | null;
};
