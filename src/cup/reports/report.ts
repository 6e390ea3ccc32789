import type { DecidedBy, MatchResult, Score, SideName } from "../match/match.ts";
import type { NoteCode } from "./note.ts";

export const REPORT_SENDERS = ["field", "office"] as const;
/** The sender: somebody at the pitch, or the cup's office, which outranks the field. */
export type ReportSender = (typeof REPORT_SENDERS)[number];

export const GOAL_KINDS = ["goal", "own-goal", "penalty"] as const;
export const INCIDENT_KINDS = ["yellow-card", "red-card", "two-minute-suspension"] as const;
export const KICK_KINDS = ["shoot-out-scored", "shoot-out-missed"] as const;
export const PHASE_KINDS = ["kick-off", "second-half", "extra-time", "shoot-out"] as const;

/** Played minutes, as a reporter writes them: 12, or 20 and 2 of added time. Left out: by the pitch's clock. */
export type Minute = { readonly minute?: number; readonly added?: number };
/** A player is identified by shirt number only, if the cup allows it. */
type OfSide = Minute & { readonly side: SideName; readonly shirt?: number };

/** A complete result in one report, which most youth fields send; the score includes extra time, not the shoot-out. */
export type FinalReport = {
	readonly kind: "result";
	readonly score: Score;
	readonly halfTime?: Score;
	readonly regularTime?: Score;
	readonly shootOut?: Score;
	readonly decidedBy?: DecidedBy;
	readonly winner?: SideName;
};
/** `score`: after the goal; `side`: the one that it counts for, also for an own goal. */
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
/** One of the fixed notes. Only the office may send free text, since it could contain a child's name. */
export type NoteReport = Minute & {
	readonly kind: "note";
	readonly note?: NoteCode;
	readonly text?: { readonly en: string; readonly sv: string };
};
/** The clock of the current half stops, continues, or is set to another minute. */
export type ClockReport =
	| { readonly kind: "clock-stopped" | "clock-started" }
	| { readonly kind: "clock-set"; readonly minute: number };
/**
 * Details of a goal that was reported in a hurry: the referee's minute, and the shirt if the cup allows it. Values left out stay
 * as in the goal's own report; the last detail of a goal counts.
 */
export type GoalDetailReport = Minute & { readonly kind: "goal-detail"; readonly report: string; readonly shirt?: number };

export const ABANDONED_WHY = ["weather", "light", "injury", "team-left", "disorder", "other"] as const;
/** Fixed, so that it never contains a name. */
export type AbandonedWhy = (typeof ABANDONED_WHY)[number];
/** The match was abandoned. It does not end the match: the office is notified, and decides what follows. */
export type AbandonedReport = Minute & { readonly kind: "abandoned"; readonly why: AbandonedWhy };

export const CONFIRMERS = ["referee", "home", "away"] as const;
/** Who confirms a result on the field: a role, never a name. */
export type Confirmer = (typeof CONFIRMERS)[number];
/** A confirmation of the present result, which it repeats: it does not confirm any other. */
export type ConfirmedReport = {
	readonly kind: "confirmed";
	readonly who: Confirmer;
	readonly score?: Score;
	readonly shootOut?: Score;
};

/** Undoes an earlier report. */
export type UndoReport = { readonly kind: "undo"; readonly report: string };
/** The record's values from elsewhere: an import, or the office's command. It replaces all earlier reports. */
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

/** The number of the report in the order of acceptance, and the instant of acceptance by the cup's clock at the time. */
export type Accepted = { readonly order: number; readonly at: string };

/**
 * The sender and the time. `at` is an instant of the pitch's clock; `by` distinguishes reporters of equal rank; `accepted` is
 * absent if the report has not been accepted yet, or was accepted before the field existed.
 */
export type Sent = {
	readonly id: string;
	readonly at: string;
	readonly sender: ReportSender;
	readonly by?: string;
	readonly accepted?: Accepted;
};
/** One report of a match. `id` is the sender's: a report sent twice counts once. */
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
	/** The score after it, as reported. */
	readonly score?: Score;
	/** The score before a correction. */
	readonly scoreBefore?: Score;
	readonly text?: { readonly en: string; readonly sv: string };
};

/** The recorded state of a match by its reports. */
export type Stated = MatchResult & {
	readonly period: Period | null;
	/** When the running period began, and the played minute it began with. */
	readonly periodStart: string | null;
	readonly periodMinute: number | null;
	/** The minute of the last report. */
	readonly minute: number | null;
	/** When play began and ended on the field. */
	readonly begun: string | null;
	readonly ended: string | null;
	readonly events: readonly ReportedEvent[];
};
