import type { ContestedSeat } from "../../cup/playoffs/fill-slots.ts";
import type { CriterionCode } from "../../cup/tables/criterion.ts";
import type { CupFileMatch } from "../record/cup-file.ts";
import type { ChangedRules } from "./changed-rules.ts";
import type { UnsetRules } from "./unset-rules.ts";
import type { Verdict } from "./verdict.ts";

/** The changeable values of a match; null: it has none. */
const TOLD = ["start", "field", "status", "score", "halfTime", "shootOut", "decidedBy", "winner"] as const;
export type MatchAs = { readonly [Key in (typeof TOLD)[number]]: NonNullable<CupFileMatch[Key]> | null };

export const matchAs = (match: CupFileMatch): MatchAs =>
	Object.fromEntries(TOLD.map((key) => [key, match[key] ?? null])) as MatchAs;

/** A match that an act changes. */
export type ChangedMatch = {
	readonly match: string;
	/** Its printed number. */
	readonly number: string | null;
	readonly before: MatchAs;
	readonly after: MatchAs;
};

/** Something that the user has to confirm. */
export type Asked =
	/** Another result is recorded, and would be replaced. */
	| { readonly kind: "replaces"; readonly match: string; readonly stands: MatchAs }
	/** According to the programme it has not begun. */
	| { readonly kind: "not-begun"; readonly match: string; readonly start: string }
	/** One side would have more goals than the sport's limit, `most`. */
	| { readonly kind: "unlikely-score"; readonly match: string; readonly most: number };

/** A side that gets another team. Null: open. */
export type ChangedSide = {
	readonly match: string;
	readonly side: "home" | "away";
	readonly before: string | null;
	readonly after: string | null;
};

/** A team's rest before a match that results bring it into, or between that and its next one. */
export type RestBefore = {
	readonly match: string;
	readonly team: string;
	/** The other match. */
	readonly since: string;
	/** Whole minutes; 0 also if that match is not over by then. */
	readonly minutes: number;
	/** The larger of the category's rest and the time for the way to another arena; 0: no such rule. */
	readonly needed: number;
	/** Whether it is the way. */
	readonly isWay: boolean;
	/** Both are at the same time: it cannot play both. */
	readonly clash?: true;
};

/** A team with a new position, in its group's table or among the best of several groups. */
export type ChangedPosition = {
	readonly division: string;
	readonly team: string;
	readonly before: { readonly position: number; readonly shared: boolean };
	readonly after: { readonly position: number; readonly shared: boolean };
	/** The criterion that decides it; null: none does. */
	readonly decidedBy: CriterionCode | null;
};

/** A team's points in its group's table, if a decision adds or deducts some. */
export type ChangedPoints = {
	readonly division: string;
	readonly team: string;
	readonly before: number;
	readonly after: number;
};

/** The effect of a proposal, computed by the code that commits it. */
export type Preview = {
	/** A digest of its inputs: if it differs at the commit, a new preview is needed. */
	readonly ground: string;
	/** The edition's revision. */
	readonly revision: number;
	/** Played matches that would have other teams afterwards but do not change: each needs a decision of its own. */
	readonly contested: readonly ContestedSeat[];
	readonly changes: readonly ChangedMatch[];
	/** Changed teams of other matches. */
	readonly sides: readonly ChangedSide[];
	/** A notice only, never a refusal: a result is recorded even if a team then has little rest. */
	readonly rests: readonly RestBefore[];
	/** Changed positions in tables, by recorded facts. */
	readonly positions: readonly ChangedPosition[];
	/** Left out: no decision on points. */
	readonly points?: ChangedPoints;
	/** Left out: no category's rules change. */
	readonly rules?: ChangedRules;
	readonly asked: readonly Asked[];
	readonly verdict: Verdict;
	/** What the verdict could not consider. */
	readonly unset: UnsetRules;
	/** The teams and fields concerned, by id. */
	readonly told: { readonly teams: readonly string[]; readonly fields: readonly string[] };
};
