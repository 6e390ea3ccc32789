import { applyAbandoned } from "./abandoned.ts";
import { applyClock } from "./clock.ts";
import { applyConfirmed, confirmedBy } from "./confirmed.ts";
import { consistentState } from "./consistent-state.ts";
import { type Apply, addEvent, type Course, newCourse, type PlayingTerms } from "./course.ts";
import { inOrder } from "./order.ts";
import { applyFullTime, applyHalfTime, applyKick, applyPhase } from "./phase.ts";
import { applyGoal, applyGoalDetail, applyIncident, applyNote } from "./play.ts";
import {
	type Confirmer,
	GOAL_KINDS,
	type Report,
	type ReportContent,
	type ReportKind,
	type Sent,
	type Stated,
	type UndoReport,
} from "./report.ts";
import { applyCorrection, applyNotPlayed, applyResult, applyStatement, applyWalkover } from "./result.ts";
import { isAtLeast, isSame } from "./score-compare.ts";
import type { Verdict } from "./verdict.ts";

export type ReportedMatch = {
	readonly stated: Stated;
	/** The confirmations of the present result, in the order of CONFIRMERS. */
	readonly confirmedBy: readonly Confirmer[];
	/** The verdict on each report, by its id. */
	readonly verdicts: ReadonlyMap<string, Verdict>;
};

type Settled = Exclude<ReportKind, "undo">;
type ContentOf<Kind extends ReportKind> = ReportContent extends infer Content
	? Content extends { readonly kind: infer Kinds }
		? Kind extends Kinds
			? Content
			: never
		: never
	: never;

const APPLY: { readonly [Kind in Settled]: Apply<ContentOf<Kind>> } = {
	result: applyResult,
	goal: applyGoal,
	"own-goal": applyGoal,
	penalty: applyGoal,
	"yellow-card": applyIncident,
	"red-card": applyIncident,
	"two-minute-suspension": applyIncident,
	"kick-off": applyPhase,
	"second-half": applyPhase,
	"extra-time": applyPhase,
	"shoot-out": applyPhase,
	"half-time": applyHalfTime,
	"full-time": applyFullTime,
	"shoot-out-scored": applyKick,
	"shoot-out-missed": applyKick,
	walkover: applyWalkover,
	postponed: applyNotPlayed,
	cancelled: applyNotPlayed,
	correction: applyCorrection,
	"goal-detail": applyGoalDetail,
	note: applyNote,
	abandoned: applyAbandoned,
	confirmed: applyConfirmed,
	"clock-stopped": applyClock,
	"clock-started": applyClock,
	"clock-set": applyClock,
	statement: applyStatement,
};

/**
 * The state of a match by its reports. They are applied in the order of the pitch, each once, so their order of arrival and
 * repetitions have no effect (DECISIONS §2: the score is always the reported score, never computed from events).
 */
export function reportedMatch(reports: readonly Report[], terms: PlayingTerms): ReportedMatch {
	const log = inOrder(reports);
	const { undone, verdicts } = takenBack(log);
	const course = newCourse();
	for (const report of log) {
		// Undoing a goal also undoes its details.
		const whole = report.kind === "goal-detail" ? report.report : report.id;
		if (undone.has(report.id) || undone.has(whole)) verdicts.set(report.id, "undone");
		else if (report.kind === "undo") showUndo(course, report, undone);
		else verdicts.set(report.id, apply(course, report, terms));
	}
	supersede(log, verdicts);
	return { stated: consistentState(course), verdicts, confirmedBy: confirmedBy(course) };
}

/** Kinds that state the whole match: of two, the later one on the pitch decides. */
const STATES_ALL: ReadonlySet<ReportKind> = new Set(["result", "correction", "walkover", "postponed", "cancelled"]);
/** These, and the kinds that hide an earlier one of them. */
const STATES: ReadonlySet<ReportKind> = new Set([...STATES_ALL, ...GOAL_KINDS, "full-time", "statement"]);

/** A report received after one that is later on the pitch is ordered by its time, and does not change the match's state. */
function supersede(log: readonly Report[], verdicts: Map<string, Verdict>): void {
	let first = Number.POSITIVE_INFINITY;
	for (const { id, kind, accepted } of log.toReversed()) {
		if (!accepted || verdicts.get(id) !== "counted") continue;
		if (STATES_ALL.has(kind) && first < accepted.order) verdicts.set(id, "superseded");
		else if (STATES.has(kind)) first = Math.min(first, accepted.order);
	}
}

function apply(course: Course, report: Sent & Exclude<ReportContent, UndoReport>, terms: PlayingTerms): Verdict {
	// The table has a function for each kind; the compiler cannot derive its type from a union.
	return (APPLY[report.kind] as Apply<typeof report>)(course, report, terms);
}

/** The field can undo reports of the field, the office any report. Undoing an unknown report has no effect. */
function takenBack(log: readonly Report[]) {
	const byId = new Map(log.map((report) => [report.id, report]));
	const undone = new Map<string, Report>();
	const verdicts = new Map<string, Verdict>();
	for (const report of log) {
		if (report.kind !== "undo") continue;
		const target = byId.get(report.report);
		const may = target && target.kind !== "undo" && (report.sender === "office" || target.sender === "field");
		if (target && may) {
			verdicts.set(report.id, undone.has(target.id) ? "repeated" : "counted");
			undone.set(target.id, target);
		} else verdicts.set(report.id, "nothing-to-undo");
	}
	return { undone, verdicts };
}

/** A report undone within this time, in milliseconds, was a typing error that nobody believed. */
const SLIP = 60_000;

/** If a score was shown for a while before it was undone, a correction is shown; not for a typing error. */
function showUndo(course: Course, report: Sent & UndoReport, undone: ReadonlyMap<string, Report>): void {
	const target = undone.get(report.report);
	if (target && Date.parse(report.at) - Date.parse(target.at) <= SLIP) return;
	// A confirmation repeats the score, and never changed the shown one.
	const before = target && target.kind !== "confirmed" && "score" in target ? target.score : undefined;
	const { score } = course;
	if (!before || !score || isSame(before, score) || !isAtLeast(before, score)) return;
	const told = course.events.some(({ kind, scoreBefore }) => kind === "correction" && isSame(scoreBefore ?? null, before));
	if (!told) addEvent(course, report, { kind: "correction", scoreBefore: before, score });
}
