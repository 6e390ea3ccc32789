import type { Score } from "../match/match.ts";
import type { FactCriterion } from "../rules.ts";
import type { CriterionCode } from "../tables/criterion.ts";
import type { Undecided } from "../tables/tie.ts";
import type { ListedSlip } from "./slip.ts";

type Words = { readonly en: string; readonly sv: string };
/** A group's name, with its stage's title if its groups are named with it. */
type Group = { readonly name: string; readonly stage?: Words };
export type DecidedTeam = { readonly id: string; readonly name: string; readonly nation: string | null };

/** A side that stays empty until a decision. */
export type WaitingSide = {
	readonly match: string;
	readonly number: string | null;
	/** Local time at its place, with the offset. */
	readonly start: string | null;
	readonly place: string | null;
};

/** One figure that level teams were compared by. None for young categories, whose tables are not published. */
export type ComparedFigure = {
	readonly criterion: CriterionCode;
	readonly pass: number;
	/** Of each of the teams, in their order; null: cannot be compared yet. */
	readonly values: readonly (number | null)[];
	readonly undecided: Undecided | null;
};

/** Why no result can fill a side, with display names. */
export type StuckNamed =
	| { readonly kind: "no-such-team"; readonly group: Group; readonly position: number; readonly teams: number }
	| { readonly kind: "group-not-whole"; readonly group: Group }
	| { readonly kind: "no-seating"; readonly position: number; readonly groups: readonly string[] }
	| { readonly kind: "too-few-groups"; readonly position: number; readonly seats: number; readonly groups: number }
	| { readonly kind: "both-lost" | "cancelled"; readonly match: string };

/** A pending decision, with the time by which it is needed: the first match that depends on it. */
export type WaitingDecision = {
	/** Identifies the decision across requests. */
	readonly key: string;
	readonly category: Words;
	readonly neededBy: string | null;
	readonly waiting: readonly WaitingSide[];
} & (
	| {
			readonly kind: "shared";
			readonly among: { readonly division: string; readonly group: Group } | { readonly stage: string; readonly title: Words };
			readonly position: number;
			readonly teams: readonly DecidedTeam[];
			readonly figures: readonly ComparedFigure[];
			/** The facts that the category's rules ask for, in order. */
			readonly facts: readonly FactCriterion[];
	  }
	| { readonly kind: "level"; readonly slip: ListedSlip; readonly score: Score }
	| {
			readonly kind: "protest";
			readonly slip: ListedSlip;
			/** Null for a walkover without a score, and always for young categories. */
			readonly score: Score | null;
			readonly isYoung: boolean;
			/** The protest's own id. */
			readonly protest: string;
			/** The protesting team. */
			readonly by: string | null;
			readonly claim: string;
	  }
	| {
			/** No possible result fills a side. */
			readonly kind: "stuck";
			readonly match: string;
			readonly number: string | null;
			readonly side: "home" | "away";
			/** The team on the other side; null: not known yet. */
			readonly other: DecidedTeam | null;
			readonly cause: StuckNamed;
			/** In a playoff: the other side advances if there is no opponent. */
			readonly mayBeBye: boolean;
			/** The teams that may be chosen, those without further matches first. */
			readonly teams: readonly (DecidedTeam & { readonly playsOn: boolean })[];
	  }
	| {
			/** A match was played by teams that present tables and results would not have put there. */
			readonly kind: "contested";
			readonly slip: ListedSlip;
			/** Always null for young categories. */
			readonly score: Score | null;
			readonly isYoung: boolean;
			readonly seats: readonly {
				readonly side: "home" | "away";
				readonly team: DecidedTeam;
				/** Null: no team. */
				readonly instead: DecidedTeam | null;
			}[];
	  }
);

/** Today's decisions, the newest first. */
export type SettledDecision = {
	readonly act: number;
	readonly kind: string;
	readonly desk: string;
	/** An instant of the cup's clock. */
	readonly at: string;
	readonly category: Words | null;
	/** For a protest: the match's printed number. */
	readonly match: string | null;
	/** The kind of fact, if it is one. */
	readonly fact: FactCriterion | null;
	/** The group or playoff that it is about. */
	readonly division: Group | null;
	/** The teams in the decided order. */
	readonly teams: readonly string[];
};

export type DecisionsAnswer = { readonly waiting: readonly WaitingDecision[]; readonly settled: readonly SettledDecision[] };
