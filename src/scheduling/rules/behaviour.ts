import type { Rule, RuleKind, RuleOf } from "../rule.ts";
import type { Lookup } from "./lookup.ts";

/** Whether a match may be on a field (by index) from a minute to another. */
export type PlaceTest = (field: number, start: number, end: number) => boolean;

/** Two matches, by index, and what is needed between the end of the earlier one and the start of the later one. */
export type Pair = {
	readonly one: number;
	readonly other: number;
	/** Minutes in one arena. */
	readonly same: number;
	/** Minutes between two arenas. */
	readonly changing: number;
	/** Whether the way between the two arenas is needed too. */
	readonly way: boolean;
	/** Whether `one` must be the earlier. */
	readonly ordered: boolean;
	/** Absent: certain. True: they are a pair only if a team gets into one of them that may still get there. */
	readonly mayBe?: boolean;
};

/** A team's matches of one day in scope, in order of time. The arrays are reused: only the first `count` entries count. */
export type TeamDay = {
	count: number;
	readonly start: Int32Array;
	readonly end: Int32Array;
	readonly arena: Int32Array;
	readonly isPlayoff: Uint8Array;
};

export type DayMeasure = {
	/** How often the rule is broken. */
	readonly broken: (day: TeamDay) => number;
	/** How often it could be broken. */
	readonly cases: (day: TeamDay) => number;
	/** The most matches of a day, also for a team that may reach several by winning; absent: only certain matches count. */
	readonly mostOf?: (isPlayoff: boolean) => number;
};

/** What a rule requires: of one match's place, of two matches, or of a team's day. */
export type Behaviour = {
	/** Of each match in scope. */
	readonly place?: PlaceTest;
	readonly pairs?: (add: (pair: Pair) => void) => void;
	readonly day?: DayMeasure;
};

/** A kind of rule. */
export type KindOfRule<Kind extends RuleKind> = {
	readonly behaves: (rule: RuleOf<Kind>, found: Lookup, meetings: Meetings) => Behaviour;
	/** Weaker rules of the same kind, those that change least first: ways out for a match that did not fit. */
	readonly relaxed: (rule: RuleOf<Kind>, found: Lookup) => readonly Rule[];
};

/** The pairs of matches in which one team plays or may play, by index. */
export type Meetings = {
	readonly pairs: readonly { readonly one: number; readonly other: number; readonly mayBe: boolean }[];
};
