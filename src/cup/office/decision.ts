import type { Score } from "../match/match.ts";
import type { FactCriterion } from "../rules.ts";
import type { CriterionCode } from "../tables/criterion.ts";
import type { Undecided } from "../tables/tie.ts";
import type { ListedSlip } from "./slip.ts";

type Words = { readonly en: string; readonly sv: string };
export type DecidedTeam = { readonly id: string; readonly name: string; readonly nation: string | null };

/** A side that stays empty until something is decided. */
export type WaitingSide = {
	readonly match: string;
	readonly number: string | null;
	/** On the clocks of its place, with the offset. */
	readonly start: string | null;
	readonly place: string | null;
};

/** One figure that level teams were compared by. Of the young, whose tables are not told, there is none. */
export type ComparedFigure = {
	readonly criterion: CriterionCode;
	readonly pass: number;
	/** Of each of the teams, in their order; null: it compares nothing yet. */
	readonly values: readonly (number | null)[];
	readonly undecided: Undecided | null;
};

/** Why no result fills a side, by the names that people read. */
export type StuckNamed =
	| { readonly kind: "no-such-team"; readonly group: string; readonly position: number; readonly teams: number }
	| { readonly kind: "group-not-whole"; readonly group: string }
	| { readonly kind: "no-seating"; readonly position: number; readonly groups: readonly string[] }
	| { readonly kind: "too-few-groups"; readonly position: number; readonly seats: number; readonly groups: number }
	| { readonly kind: "both-lost" | "cancelled"; readonly match: string };

/** What waits for somebody who decides, with when it is needed: the first match that it holds open. */
export type WaitingDecision = {
	/** By which it is known from one asking to the next. */
	readonly key: string;
	readonly category: Words;
	readonly neededBy: string | null;
	readonly waiting: readonly WaitingSide[];
} & (
	| {
			readonly kind: "shared";
			readonly among: { readonly division: string; readonly name: string } | { readonly stage: string; readonly title: Words };
			readonly position: number;
			readonly teams: readonly DecidedTeam[];
			readonly figures: readonly ComparedFigure[];
			/** What the rules of this category wait for, the first of them first. */
			readonly facts: readonly FactCriterion[];
	  }
	| { readonly kind: "level"; readonly slip: ListedSlip; readonly score: Score }
	| {
			readonly kind: "protest";
			readonly slip: ListedSlip;
			/** Null: a walkover without one; of the young, always. */
			readonly score: Score | null;
			readonly isYoung: boolean;
			/** The protest's own id. */
			readonly protest: string;
			/** Who protests. */
			readonly by: string | null;
			readonly claim: string;
	  }
	| {
			/** No result that is still to come fills a side. */
			readonly kind: "stuck";
			readonly match: string;
			readonly number: string | null;
			readonly side: "home" | "away";
			/** Who stands on the other side; null: nobody yet. */
			readonly other: DecidedTeam | null;
			readonly cause: StuckNamed;
			/** Of a playoff: the other side goes through where nobody comes. */
			readonly mayBeBye: boolean;
			/** Who may come instead, those who play no more first. */
			readonly teams: readonly (DecidedTeam & { readonly playsOn: boolean })[];
	  }
	| {
			/** A match was played by teams that tables and results as they are now would not bring there. */
			readonly kind: "contested";
			readonly slip: ListedSlip;
			/** Of the young, always null. */
			readonly score: Score | null;
			readonly isYoung: boolean;
			readonly seats: readonly {
				readonly side: "home" | "away";
				readonly team: DecidedTeam;
				/** Null: nobody would be there. */
				readonly instead: DecidedTeam | null;
			}[];
	  }
);

/** What was decided today, the newest first. */
export type SettledDecision = {
	readonly act: number;
	readonly kind: string;
	readonly desk: string;
	/** An instant by the cup's clock. */
	readonly at: string;
	readonly category: Words | null;
	/** Of a protest: its match, as it is printed. */
	readonly match: string | null;
	/** Of what kind of fact, where it is one. */
	readonly fact: FactCriterion | null;
	readonly division: string | null;
	/** The teams in the order that it gave them. */
	readonly teams: readonly string[];
};

export type DecisionsAnswer = { readonly waiting: readonly WaitingDecision[]; readonly settled: readonly SettledDecision[] };
