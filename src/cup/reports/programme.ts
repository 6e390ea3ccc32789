import type { StageType } from "../category.ts";
import type { Report } from "./report.ts";

type Words = { readonly en: string; readonly sv: string };

export type ProgrammedSide = { readonly name: Words; readonly nation: string | null };

/** A match of a field as its reporter is told it. */
export type ReporterMatch = {
	readonly id: string;
	readonly number: string | null;
	readonly start: string;
	readonly category: Words;
	/** "Group 4", "Playoff A, Semi-final 1". */
	readonly stage: Words;
	readonly type: StageType;
	/** A level group match is decided by kicks. */
	readonly decidesDraws?: true;
	readonly halfMinutes: number | null;
	readonly home: ProgrammedSide;
	readonly away: ProgrammedSide;
	/** Of its category. Left out: a phone keeps what it was told before they were asked for. */
	readonly shirtNumbers?: boolean;
	readonly confirmsResults?: boolean;
	/** What it waits for while one of its teams is not known: its reports are kept, and count once both are. Left out: both are known. */
	readonly missing?: Words;
	readonly log: readonly Report[];
};

/** What a phone at the pitch shows of one field (docs/integrate/reporting.md), and all it needs to go on without a network. */
export type ReporterProgramme = {
	/** By the cup's clock, which `at` of a report is told by. */
	readonly now: string;
	readonly sport: "football" | "handball";
	readonly shirtNumbers: boolean;
	/** Who reports, as the log names it, and whether as the office. */
	readonly reporter: string;
	readonly office: boolean;
	/** All that the token is good for. */
	readonly fields: readonly { readonly id: string; readonly name: string; readonly arena: string }[];
	/** The one the matches are of; null where the token is good for several and none was asked for. */
	readonly field: string | null;
	readonly matches: readonly ReporterMatch[];
	/** What the office tells the field, the newest first. Left out: a phone keeps what it was told before there were any. */
	readonly messages?: readonly { readonly id: number; readonly text: Words }[];
};
