import type { MatchState } from "../../cup/match/match-state.ts";
import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import type { PresetName } from "../../cup/rules.ts";
import type { Plan } from "../../results/acts/places.ts";
import type { InStage } from "../../results/record/naming/named-groups.ts";
import type { NamedGroup } from "../../text/group-title.ts";
import type { StageFormat } from "./category-format.ts";

/** The grid of one day. Times are minutes from midnight, in the time zone of the match's arena. */
export type Day = {
	/** The record's revision. */
	readonly revision: number;
	/** 2026-07-16 */
	readonly date: string;
	/** Days of the edition with at least one match, in order. */
	readonly dates: readonly string[];
	/** The cup's time when the answer was made, and the minute of this day; null: another day. */
	readonly now: string;
	readonly nowMinute: number | null;
	readonly categories: readonly DayCategory[];
	readonly arenas: readonly DayArena[];
	readonly matches: readonly DayMatch[];
};

type Words = { readonly en: string; readonly sv: string };

export type DayCategory = {
	readonly id: string;
	readonly code: Words;
	readonly name: Words;
	readonly gender: "boys" | "girls" | "mixed";
	readonly age: number | null;
	/** Its results are not published: a match is only played or not. */
	readonly young: boolean;
	/** How its rules treat a withdrawn team's group matches: results of played ones stay, or all are annulled. */
	readonly withdrawn: "keep" | "annul";
	/** The shortest rest between two matches of a team, in minutes; null: no such rule. */
	readonly rest: number | null;
	readonly preset: PresetName;
	/** Its stages in their order. */
	readonly stages: readonly StageFormat[];
};

/** A team of a category, with the name of its group. */
export type CategoryTeam = {
	readonly id: string;
	readonly name: string;
	readonly group: NamedGroup | null;
	readonly withdrawn: boolean;
};

export type DayArena = {
	readonly id: string;
	readonly name: string;
	/** Null: not set. Both are 0 on a day on which it is closed. */
	readonly opens: number | null;
	readonly closes: number | null;
	readonly fields: readonly DayField[];
};

export type DayField = {
	readonly id: string;
	readonly name: string;
	/** Minutes late; null: on time, or not reported. */
	readonly late: number | null;
	/** When it is closed, in minutes of this day; until null: until it is opened again, or another day. */
	readonly closed: readonly { readonly from: number; readonly until: number | null; readonly why: string | null }[];
};

export type DaySide = {
	/** Null: not known yet. */
	readonly team: string | null;
	/** Set if it has withdrawn. */
	readonly withdrawn?: true;
	/** A team's name; null if `slot` describes who will play. */
	readonly name: string | null;
	readonly slot?: DaySlot;
};

export type DaySlot =
	| ({ readonly kind: "position"; readonly position: number; readonly group: string } & InStage)
	| ({
			readonly kind: "best-of";
			readonly position: number;
			readonly groups: readonly string[];
			readonly rank?: number;
	  } & InStage)
	/** Its printed number, or its id; `at`: its round and 1-based place in it, if it has no number yet. */
	| {
			readonly kind: "winner" | "loser";
			readonly match: string;
			readonly at?: { readonly round: PlayoffRound; readonly position: number };
	  }
	| { readonly kind: "bye" };

export type DayMatch = {
	readonly id: string;
	readonly number: string | null;
	/** Null: it has no field yet. */
	readonly field: string | null;
	/** When it starts. */
	readonly minute: number;
	/** Its length, breaks included. */
	readonly length: number;
	readonly category: string;
	/** A group's or a playoff's own name, of both groups where two meet. */
	readonly division: string;
	/** Its stage's title, if its groups are named with it. */
	readonly stage?: Words;
	/** Null in a group. */
	readonly round: PlayoffRound | null;
	readonly home: DaySide;
	readonly away: DaySide;
	readonly state: MatchState;
	readonly walkover?: true;
	readonly score?: readonly [home: number, away: number];
	readonly shootOut?: readonly [home: number, away: number];
	readonly winner?: "home" | "away";
	/** For a live match: the minute of play when the answer was made. */
	readonly playing?: number;
	/** The minute of the day from which a result is expected. */
	readonly wants?: number;
	/** The time before it was moved. */
	readonly was?: { readonly minute: number | null; readonly field: string | null };
};

/** Changes since a revision: matches of this day as they are now, and those that left it. */
export type DayDifference = Omit<Day, "categories" | "dates"> & { readonly since: number; readonly gone: readonly string[] };

/** A plan of new places; times are minutes of the requested day. */
export type TimedPlan = {
	readonly moves: readonly {
		readonly match: string;
		readonly field: string;
		/** The day in the time zone of the field's arena. */
		readonly date: string;
		readonly minute: number;
	}[];
	readonly measures: Plan["measures"];
};
