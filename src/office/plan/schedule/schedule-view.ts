import type { Programme, ProgrammeRule } from "../../../cup/programme/programme-rule.ts";
import type { PlanChange } from "../../../results/acts/plan-change.ts";
import type { DraftPlace } from "../../../results/acts/schedule-draft-table.ts";
import type { ScheduleDraft } from "../../../results/acts/schedule-drafts.ts";
import type { Progress } from "../../../scheduling/problem.ts";
import type { DayMatch } from "../../day/day-data.ts";
import type { FinalReport } from "./run-messages.ts";

export type { DraftPlace } from "../../../results/acts/schedule-draft-table.ts";
export type { Progress } from "../../../scheduling/problem.ts";

/** A run as the office shows it. */
export type RunView = {
	readonly draft: number;
	readonly ordinal: number;
	readonly desk: string;
	readonly number: number;
	/** Seconds so far. */
	readonly seconds: number;
	readonly isPaused: boolean;
	/** Null: the first figures have not come yet. */
	readonly progress: Progress | null;
};

/** What is stored with a draft beside its places. */
export type DraftReport = {
	/** Left out while nothing has been reached. */
	readonly progress?: Progress;
	/** Left out until it is finished. */
	readonly figures?: FinalReport["figures"];
	/** Why matches have no place: the ids of the rules that stop each. Left out until it is finished. */
	readonly reasons?: FinalReport["reasons"];
	readonly repair?: FinalReport["repair"];
};

/** A change of the plan with which a match that did not fit has a place, while all others stay where they are. */
export type WayOutView = { readonly change: PlanChange } & (
	| { readonly kind: "rule"; readonly rule: ProgrammeRule }
	| { readonly kind: "hours"; readonly arena: string; readonly day: string; readonly opens: string; readonly closes: string }
	| { readonly kind: "size"; readonly category: string; readonly size: string }
);

export type DraftView = Omit<ScheduleDraft, "ground" | "report"> & {
	readonly report: DraftReport;
	/** Whether the matches, fields and rules are still those that it was made from. */
	readonly isCurrent: boolean;
};

/** A match of a draft, in the order of time. */
export type DraftMatch = Pick<DayMatch, "id" | "category" | "division" | "round" | "home" | "away"> & {
	readonly field: string;
	/** By the clock of its arena: 2026-07-16, 09:30. */
	readonly day: string;
	readonly time: string;
};

/** The step Schedule of Plan. */
export type ScheduleView = {
	readonly edition: string;
	/** Null: no rules have been set. */
	readonly programme: Programme | null;
	readonly all: number;
	readonly placed: number;
	readonly pinned: number;
	/** By category: matches that its form needs and that have not been made. */
	readonly lacking: readonly { readonly category: string; readonly matches: number }[];
	/** Arenas without hours: usual ones are taken. */
	readonly withoutHours: readonly string[];
	/** The latest first. */
	readonly drafts: readonly DraftView[];
	readonly running: RunView | null;
};

/** One draft, whole. */
export type DraftDetail = {
	readonly draft: DraftView;
	readonly places: readonly DraftPlace[];
	readonly matches: readonly DraftMatch[];
	/** Those that are named among the reasons. */
	readonly unplaced: readonly DayMatch[];
	/** By match: at most two. */
	readonly waysOut: Readonly<Record<string, readonly WayOutView[]>>;
};
