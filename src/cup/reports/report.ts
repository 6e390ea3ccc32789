import type { DecidedBy, MatchResult, Score, SideName } from "../match/match.ts";
import type { NoteCode } from "./note.ts";

export const REPORT_SENDERS = ["field", "office"] as const;
/** Who says it: somebody at the pitch, or the cup's office, which outranks the field. */
export type ReportSender = (typeof REPORT_SENDERS)[number];

export const GOAL_KINDS = ["goal", "own-goal", "penalty"] as const;
export const INCIDENT_KINDS = ["yellow-card", "red-card", "two-minute-suspension"] as const;
export const KICK_KINDS = ["shoot-out-scored", "shoot-out-missed"] as const;
export const PHASE_KINDS = ["kick-off", "second-half", "extra-time", "shoot-out"] as const;

/** Played minutes, as a reporter writes them: 12, or 20 and 2 of added time. Left out: taken from the clock of the pitch. */
export type Minute = { readonly minute?: number; readonly added?: number };
/** A player is told by the shirt alone, where the cup allows it. */
type OfSide = Minute & { readonly side: SideName; readonly shirt?: number };

/** A whole result in one report, as most youth fields send it; the score has extra time in it, the shoot-out not. */
export type FinalReport = {
	readonly kind: "result";
	readonly score: Score;
	readonly halfTime?: Score;
	readonly regularTime?: Score;
	readonly shootOut?: Score;
	readonly decidedBy?: DecidedBy;
	readonly winner?: SideName;
};
/** The score after it; `side` is the one that it counts for, of an own goal too. */
export type GoalReport = { readonly kind: (typeof GOAL_KINDS)[number]; readonly score: Score } & OfSide;
export type IncidentReport = { readonly kind: (typeof INCIDENT_KINDS)[number] } & OfSide;
export type PhaseReport = { readonly kind: (typeof PHASE_KINDS)[number] };
export type HalfTimeReport = { readonly kind: "half-time"; readonly score?: Score };
export type FullTimeReport = {
	readonly kind: "full-time";
	readonly score?: Score;
	readonly decidedBy?: "golden-goal" | "lots";
	readonly winner?: SideName;
};
/** `kick`: that side's first, second, …; `shootOut`: the shoot-out's score after it. */
export type KickReport = {
	readonly kind: (typeof KICK_KINDS)[number];
	readonly side: SideName;
	readonly kick: number;
	readonly shootOut: Score;
	readonly shirt?: number;
};
export type WalkoverReport = { readonly kind: "walkover"; readonly winner: SideName | "none" };
export type NotPlayedReport = { readonly kind: "postponed" | "cancelled" };
export type CorrectionReport = {
	readonly kind: "correction";
	readonly score: Score;
	readonly halfTime?: Score;
	readonly shootOut?: Score;
};
/** One of the fixed notes; words of its own only from the office: a free text is where a child's name would end up. */
export type NoteReport = Minute & {
	readonly kind: "note";
	readonly note?: NoteCode;
	readonly text?: { readonly en: string; readonly sv: string };
};
/** Of the half that is played: its clock stops, goes on from there, or shows another minute from now on. */
export type ClockReport =
	| { readonly kind: "clock-stopped" | "clock-started" }
	| { readonly kind: "clock-set"; readonly minute: number };
/**
 * What is known of a goal that was told in haste: its minute by the referee's clock, the shirt where the cup allows it. What is left
 * out stays as the goal's own report has it; the last word about a goal counts.
 */
export type GoalDetailReport = Minute & { readonly kind: "goal-detail"; readonly report: string; readonly shirt?: number };

export const ABANDONED_WHY = ["weather", "light", "injury", "team-left", "disorder", "other"] as const;
/** Fixed, so that it never holds a name. */
export type AbandonedWhy = (typeof ABANDONED_WHY)[number];
/** The match was broken off. It ends nothing: the office is told, and decides what becomes of it. */
export type AbandonedReport = Minute & { readonly kind: "abandoned"; readonly why: AbandonedWhy };

export const CONFIRMERS = ["referee", "home", "away"] as const;
/** Who confirms a result on the field: a function, never a name. */
export type Confirmer = (typeof CONFIRMERS)[number];
/** A tick under the result as it stands, which it says again: of another result it is no confirmation. */
export type ConfirmedReport = {
	readonly kind: "confirmed";
	readonly who: Confirmer;
	readonly score?: Score;
	readonly shootOut?: Score;
};

/** Takes an earlier report back. */
export type UndoReport = { readonly kind: "undo"; readonly report: string };
/** What the record has of the match from elsewhere: an import, or the office's command. It replaces all before it. */
export type StatementReport = { readonly kind: "statement"; readonly stated: Stated };

export type ReportContent =
	| FinalReport
	| GoalReport
	| IncidentReport
	| PhaseReport
	| HalfTimeReport
	| FullTimeReport
	| KickReport
	| WalkoverReport
	| NotPlayedReport
	| CorrectionReport
	| NoteReport
	| ClockReport
	| GoalDetailReport
	| AbandonedReport
	| ConfirmedReport
	| UndoReport
	| StatementReport;
export type ReportKind = ReportContent["kind"];

/** Which of all reports it was that the record took, and the instant at which it did, by the cup's clock as it was then. */
export type Accepted = { readonly order: number; readonly at: string };

/**
 * Who sent it, and when. `at` is an instant by the clock of the pitch; `by` tells two reporters of one rank apart; `accepted` is absent
 * of what nobody has taken yet, and of what was taken before that was kept.
 */
export type Sent = {
	readonly id: string;
	readonly at: string;
	readonly sender: ReportSender;
	readonly by?: string;
	readonly accepted?: Accepted;
};
/** One report of a match. `id` is its sender's: sent twice it counts once. */
export type Report = Sent & ReportContent;

export const PERIODS = ["first-half", "half-time", "second-half", "extra-time", "shoot-out"] as const;
export type Period = (typeof PERIODS)[number];

export const EVENT_KINDS = [
	"kick-off",
	...GOAL_KINDS,
	...INCIDENT_KINDS,
	"half-time",
	"full-time",
	...KICK_KINDS,
	"correction",
	"note",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** One line of the live report. */
export type ReportedEvent = Minute & {
	readonly kind: EventKind;
	readonly at?: string;
	readonly side?: SideName;
	readonly shirt?: number;
	/** After it, as reported. */
	readonly score?: Score;
	/** What a correction corrected. */
	readonly scoreBefore?: Score;
	readonly text?: { readonly en: string; readonly sv: string };
};

/** What the record keeps of what was reported. */
export type Stated = MatchResult & {
	readonly period: Period | null;
	/** When the running period began, and the played minute it began with. */
	readonly periodStart: string | null;
	readonly periodMinute: number | null;
	/** Of the last report. */
	readonly minute: number | null;
	/** When play began and ended on the field. */
	readonly begun: string | null;
	readonly ended: string | null;
	readonly events: readonly ReportedEvent[];
};
