import type { MatchState } from "../../cup/match/match-state.ts";
import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import type { PresetName } from "../../cup/rules.ts";
import type { Plan } from "../../results/acts/places.ts";

/** What the grid of one day shows. Times of a day are minutes from its midnight, on the clocks of the match's arena. */
export type Day = {
	/** Of the record. */
	readonly revision: number;
	/** 2026-07-16 */
	readonly date: string;
	/** Days of the edition on which something is played, in order. */
	readonly dates: readonly string[];
	/** The cup's time as the answer was made, and the minute of this day that it is; null: another day. */
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
	/** Its results are kept from everybody: a match is played or not. */
	readonly young: boolean;
	/** What its rules make of a withdrawn team's group matches: keep those played, or annul all. */
	readonly withdrawn: "keep" | "annul";
	/** The least time between two matches of a team, in minutes; null: there is no such rule. */
	readonly rest: number | null;
	readonly preset: PresetName;
};

/** A team of a category, with the name of the group that it was drawn into. */
export type CategoryTeam = {
	readonly id: string;
	readonly name: string;
	readonly group: string | null;
	readonly withdrawn: boolean;
};

export type DayArena = {
	readonly id: string;
	readonly name: string;
	/** Null: the cup does not say. Of a day on which it is closed both are 0. */
	readonly opens: number | null;
	readonly closes: number | null;
	readonly fields: readonly DayField[];
};

export type DayField = {
	readonly id: string;
	readonly name: string;
	/** Minutes; null: on time, or nobody said. */
	readonly late: number | null;
	/** When nothing is played on it, in minutes of this day; until null: until it is opened again, or another day. */
	readonly closed: readonly { readonly from: number; readonly until: number | null; readonly why: string | null }[];
};

export type DaySide = {
	/** Null: nobody yet. */
	readonly team: string | null;
	/** It has left the cup. */
	readonly withdrawn?: true;
	/** A team's name, or null where `slot` says who will play. */
	readonly name: string | null;
	readonly slot?: DaySlot;
};

export type DaySlot =
	| { readonly kind: "position"; readonly position: number; readonly group: string }
	| { readonly kind: "best-of"; readonly position: number; readonly groups: readonly string[]; readonly rank?: number }
	/** By its printed number, or its id. */
	| { readonly kind: "winner" | "loser"; readonly match: string }
	| { readonly kind: "bye" };

export type DayMatch = {
	readonly id: string;
	readonly number: string | null;
	/** Null: it has no field yet. */
	readonly field: string | null;
	/** When it starts. */
	readonly minute: number;
	/** What it takes, breaks included. */
	readonly length: number;
	readonly category: string;
	/** A group's or a playoff's own name. */
	readonly division: string;
	/** Null in a group. */
	readonly round: PlayoffRound | null;
	readonly home: DaySide;
	readonly away: DaySide;
	readonly state: MatchState;
	readonly walkover?: true;
	readonly score?: readonly [home: number, away: number];
	readonly shootOut?: readonly [home: number, away: number];
	readonly winner?: "home" | "away";
	/** While it is played: the minute of play, as the answer was made. */
	readonly playing?: number;
	/** The minute of the day from which a result is waited for. */
	readonly wants?: number;
	/** When it was to start before it was moved. */
	readonly was?: { readonly minute: number | null; readonly field: string | null };
};

/** What became another since a revision: matches as they are on this day now, and those that left it. */
export type DayDifference = Omit<Day, "categories" | "dates"> & { readonly since: number; readonly gone: readonly string[] };

/** A plan of new places, its times as minutes of the day that it was asked for. */
export type TimedPlan = {
	readonly moves: readonly {
		readonly match: string;
		readonly field: string;
		/** The day by the clocks of the field's arena. */
		readonly date: string;
		readonly minute: number;
	}[];
	readonly measures: Plan["measures"];
};
