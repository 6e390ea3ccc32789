import type { StageType } from "../category.ts";
import type { Report } from "./report.ts";

type Words = { readonly en: string; readonly sv: string };

export type ProgrammedSide = { readonly name: Words; readonly nation: string | null };

/** A field's match as sent to its reporter. */
export type ReporterMatch = {
	readonly id: string;
	readonly number: string | null;
	readonly start: string;
	readonly category: Words;
	/** "Group 4", "Playoff A, Semi-final 1". */
	readonly stage: Words;
	readonly type: StageType;
	/** A level group match is decided by a shoot-out. */
	readonly decidesDraws?: true;
	readonly halfMinutes: number | null;
	readonly home: ProgrammedSide;
	readonly away: ProgrammedSide;
	/** The category's settings. Optional, since a phone may have stored a programme from before they existed. */
	readonly shirtNumbers?: boolean;
	readonly confirmsResults?: boolean;
	/** What it waits for while a team is not known: its reports wait too. Left out: both teams are known. */
	readonly missing?: Words;
	readonly log: readonly Report[];
};

/** One field's matches for a phone at the pitch (docs/integrate/reporting.md), with everything it needs offline. */
export type ReporterProgramme = {
	/** By the cup's clock, which a report's `at` uses too. */
	readonly now: string;
	readonly sport: "football" | "handball";
	readonly shirtNumbers: boolean;
	/** The reporter's name in the log, and whether the reporter has the office's authority. */
	readonly reporter: string;
	readonly office: boolean;
	/** All fields that the token covers. */
	readonly fields: readonly { readonly id: string; readonly name: string; readonly arena: string }[];
	/** The field of the matches; null if the token covers several and none was requested. */
	readonly field: string | null;
	readonly matches: readonly ReporterMatch[];
	/**
	 * The office's messages to the field, newest first. Optional, since a phone may have stored a programme from before they
	 * existed.
	 */
	readonly messages?: readonly { readonly id: number; readonly text: Words }[];
};
