import type { DayArena, DayMatch } from "../../office/day/day-data.ts";
import type { FoundElsewhere } from "../../office/day/found-elsewhere.ts";
import type { PlanStep } from "../../office/plan/plan-calls.ts";
import type { OfficeScreen } from "../../text/office/screen-names.ts";
import type { DoneAct } from "./use-elsewhere.ts";

/** What is searched: the cup's places and one day's matches. */
export type FindWorld = {
	readonly arenas: readonly Pick<DayArena, "id" | "name" | "fields">[];
	readonly matches: readonly DayMatch[];
	/** The minute of the day that it is; null: another day. */
	readonly now: number | null;
	/** Its day, 2026-07-16, and all days of the edition; left out: not known yet. */
	readonly date?: string;
	readonly dates?: readonly string[];
};

export const ACT_WORDS = ["shift", "move", "close", "postpone", "withdraw", "points", "walkover", "protest", "export"] as const;
export type ActWord = (typeof ACT_WORDS)[number];

/** A word or several, and what they mean. */
export type Token = {
	readonly text: string;
	readonly means: "act" | "fields" | "day" | "from" | "minutes" | "match" | "score" | "team" | "step" | "screen" | "unknown";
	/** For fields and teams: their number. */
	readonly count?: number;
};

/** A possible meaning of the input; nothing is committed. */
export type Found =
	| {
			readonly act: "shift";
			readonly matches: readonly string[];
			readonly place: string;
			readonly from: number;
			readonly minutes: number;
	  }
	| {
			readonly act: "move";
			readonly matches: readonly string[];
			readonly place: string | null;
			readonly from: number | null;
			readonly to: { readonly field: string; readonly minute: number } | null;
	  }
	| {
			readonly act: "close";
			readonly matches: readonly string[];
			readonly fields: readonly string[];
			readonly place: string;
			readonly from: number;
	  }
	| { readonly act: "postpone" | "open"; readonly match: string }
	| { readonly act: "withdraw" | "points"; readonly team: string; readonly name: string }
	| { readonly act: "result"; readonly number: string; readonly score: readonly [home: number, away: number] }
	/** Opens the match's slip, where a key sets the absent side. */
	| { readonly act: "walkover"; readonly number: string }
	/** Opens the decisions, where a protest is recorded. */
	| { readonly act: "protest"; readonly number: string | null }
	/** Opens the ledger, which is saved as a sheet there. */
	| { readonly act: "export" }
	| { readonly act: "step"; readonly step: PlanStep }
	/** A screen that only the office has. */
	| { readonly act: "screen"; readonly screen: OfficeScreen }
	| { readonly act: "elsewhere"; readonly found: FoundElsewhere }
	/** The acts on a match, from the ledger. */
	| { readonly act: "done"; readonly match: string; readonly done: DoneAct }
	| { readonly act: "desk"; readonly desk: string }
	| { readonly act: "arena"; readonly arena: string; readonly name: string; readonly fields: number };

export type Reading = {
	readonly tokens: readonly Token[];
	readonly acts: readonly Found[];
	readonly places: readonly Found[];
	/** The named day: 2026-07-16; null: none. Nothing is found on a day other than the shown one. */
	readonly on: string | null;
};
