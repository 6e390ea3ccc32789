import type { DrawAttribute, DrawRule } from "../cup/draw-rule.ts";

export type DrawTeam = {
	readonly id: string;
	/** Teams with the same value are kept apart by a rule of that attribute; one without a value by none. */
	readonly values: Readonly<Partial<Record<DrawAttribute, string>>>;
};

export type DrawProblem = {
	/** Unsigned, of 32 bits. */
	readonly number: number;
	/** Drawn one after the other. Each is spread over the groups as evenly as it can be. */
	readonly pots: readonly (readonly DrawTeam[])[];
	/** In their order. All places are filled: the sizes' sum is the number of teams. */
	readonly groups: readonly { readonly id: string; readonly size: number }[];
	/** Musts come before wishes, and earlier wishes before later ones. */
	readonly rules: readonly DrawRule[];
};

/** One team as it is drawn in public. */
export type DrawStep = { readonly team: string; readonly pot: number; readonly group: number };

/** Why teams of one value share a group: more of them than groups; or the other rules, pots and sizes leave no other place. */
export type WhyBroken =
	| { readonly kind: "too-many"; readonly value: string; readonly teams: number; readonly groups: number }
	| { readonly kind: "together"; readonly value: string };

/** How far a rule is kept. */
export type RuleOutcome = DrawRule & {
	/** Pairs of teams with the same value, and how many of them share a group. */
	readonly pairs: number;
	readonly broken: number;
	/** Groups in which it is broken, by their place in the problem, with the teams that share a value. */
	readonly where: readonly { readonly group: number; readonly value: string; readonly teams: readonly string[] }[];
	readonly why: readonly WhyBroken[];
};

/** Rules and teams that cannot be kept together, and could without any one of them. */
export type Impossible = {
	readonly rules: readonly DrawRule[];
	readonly teams: readonly string[];
	/** False: no draw that keeps them was found, but one may exist. */
	readonly isProven: boolean;
};

export type DrawResult = {
	/** The teams of each group, in the order in which they are drawn. */
	readonly groups: readonly (readonly string[])[];
	readonly steps: readonly DrawStep[];
	readonly rules: readonly RuleOutcome[];
	/** Whether no other draw keeps the rules better. */
	readonly isBest: boolean;
	/** Null: every must is kept. */
	readonly impossible: Impossible | null;
};
