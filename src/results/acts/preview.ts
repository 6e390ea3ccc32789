import type { ContestedSeat } from "../../cup/playoffs/fill-slots.ts";
import type { CriterionCode } from "../../cup/tables/criterion.ts";
import type { CupFileMatch } from "../record/cup-file.ts";
import type { ChangedRules } from "./changed-rules.ts";
import type { UnsetRules } from "./unset-rules.ts";
import type { Verdict } from "./verdict.ts";

/** Of a match, what an act may make another: null where it has none. */
const TOLD = ["start", "field", "status", "score", "halfTime", "shootOut", "decidedBy", "winner"] as const;
export type MatchAs = { readonly [Key in (typeof TOLD)[number]]: NonNullable<CupFileMatch[Key]> | null };

export const matchAs = (match: CupFileMatch): MatchAs =>
	Object.fromEntries(TOLD.map((key) => [key, match[key] ?? null])) as MatchAs;

/** A match that an act makes another. */
export type ChangedMatch = {
	readonly match: string;
	/** As it is printed. */
	readonly number: string | null;
	readonly before: MatchAs;
	readonly after: MatchAs;
};

/** What is done only where somebody says that it is meant. */
export type Asked =
	/** Another result stands, and would be replaced. */
	| { readonly kind: "replaces"; readonly match: string; readonly stands: MatchAs }
	/** By the programme it has not begun. */
	| { readonly kind: "not-begun"; readonly match: string; readonly start: string }
	/** One side would have more goals than the sport's limit, `most`. */
	| { readonly kind: "unlikely-score"; readonly match: string; readonly most: number };

/** A side that another team will stand on. Null: nobody yet. */
export type ChangedSide = {
	readonly match: string;
	readonly side: "home" | "away";
	readonly before: string | null;
	readonly after: string | null;
};

/** What rest a team has before a match that results bring it into, or after it before its next one. */
export type RestBefore = {
	readonly match: string;
	readonly team: string;
	/** The match that it rests from. */
	readonly since: string;
	/** Whole minutes; 0 too where that match is not over by then. */
	readonly minutes: number;
	/** What its category gives it, or what the way to another arena takes, whichever is more; 0: there is no such rule. */
	readonly needed: number;
	/** Whether it is the way that takes it. */
	readonly isWay: boolean;
	/** Both are played at one time: it cannot play both. */
	readonly clash?: true;
};

/** A team that will stand elsewhere, in its group's table or among the best of several groups. */
export type ChangedPosition = {
	readonly division: string;
	readonly team: string;
	readonly before: { readonly position: number; readonly shared: boolean };
	readonly after: { readonly position: number; readonly shared: boolean };
	/** What places it then; null: nothing does. */
	readonly decidedBy: CriterionCode | null;
};

/** The points in its group's table of a team that a decision gives some, or deducts some from. */
export type ChangedPoints = {
	readonly division: string;
	readonly team: string;
	readonly before: number;
	readonly after: number;
};

/** What a proposal would do, told by the same code that does it. */
export type Preview = {
	/** A digest of all that it was made of: another one at the commit means that it is to be looked at again. */
	readonly ground: string;
	/** Of the edition that it was made on. */
	readonly revision: number;
	/** Played matches that keep their teams though others would be there afterwards: a decision of its own each. */
	readonly contested: readonly ContestedSeat[];
	readonly changes: readonly ChangedMatch[];
	/** Who plays where, of other matches. */
	readonly sides: readonly ChangedSide[];
	/** Told, and never in the way: what happened is recorded whoever is tired then. */
	readonly rests: readonly RestBefore[];
	/** Who stands where in tables, by what is recorded beside results. */
	readonly positions: readonly ChangedPosition[];
	/** Left out: no team is given points or loses them by a decision. */
	readonly points?: ChangedPoints;
	/** Left out: no category gets other rules. */
	readonly rules?: ChangedRules;
	readonly asked: readonly Asked[];
	readonly verdict: Verdict;
	/** What the verdict could not judge by. */
	readonly unset: UnsetRules;
	/** Whom it concerns: teams and fields by their ids. */
	readonly told: { readonly teams: readonly string[]; readonly fields: readonly string[] };
};
