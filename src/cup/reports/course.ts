import type { Score } from "../match/match.ts";
import type { Confirmer, Minute, Period, ReportedEvent, ReportSender, Sent, Stated } from "./report.ts";
import { PERIODS } from "./report.ts";
import type { Verdict } from "./verdict.ts";

/** The terms of a match that its reports are interpreted by. */
export type PlayingTerms = {
	/** Null if the cup does not state it: then only minutes in reports are shown. */
	readonly halfMinutes: number | null;
	readonly shootOutBy: "penalties" | "seven-metre-throws";
};

/** The state of a match while its reports are applied. */
export type Course = {
	-readonly [Field in Exclude<keyof Stated, "events">]: Stated[Field];
} & {
	events: ReportedEvent[];
	/** Scores that were shown and not corrected since. */
	reached: Score[];
	/** The kicks of a shoot-out by side and number, and whether they scored. */
	kicks: Map<string, boolean>;
	/** The reporter of each event, by the event's kind and instant. */
	tellers: Map<string, string>;
	/** The reported goals, by the ids of their reports. */
	goals: Map<string, ReportedEvent>;
	/** The last confirmation by each role. */
	ticks: Map<Confirmer, Pick<Stated, "score" | "shootOut">>;
	/** The office's last score: the field cannot go below it. */
	floor: Score | null;
	/** Milliseconds into the period at which its clock was stopped; null while it runs. */
	stoppedAfter: number | null;
	/** The sender and the kind of the report that ended it; null: it is not over. */
	over: { readonly by: ReportSender; readonly how: "full-time" | "result" | "off" } | null;
};

export type Apply<Content> = (course: Course, report: Sent & Content, terms: PlayingTerms) => Verdict;

export const NIL: Score = { home: 0, away: 0 };

export const NOTHING_STATED: Stated = {
	status: "scheduled",
	score: null,
	halfTime: null,
	regularTime: null,
	shootOut: null,
	decidedBy: null,
	winner: null,
	period: null,
	periodStart: null,
	periodMinute: null,
	minute: null,
	begun: null,
	ended: null,
	events: [],
};

export function newCourse(): Course {
	return {
		...NOTHING_STATED,
		events: [],
		reached: [],
		kicks: new Map(),
		tellers: new Map(),
		goals: new Map(),
		ticks: new Map(),
		floor: null,
		stoppedAfter: null,
		over: null,
	};
}

/** Resets to a match without play. */
export function reset(course: Course): void {
	Object.assign(course, newCourse());
}

export function isBefore(course: Course, period: Period): boolean {
	return course.period === null || PERIODS.indexOf(course.period) < PERIODS.indexOf(period);
}

export function enter(course: Course, period: Period, start: string | null, minute: number | null): void {
	Object.assign(course, {
		status: "live",
		period,
		periodStart: start,
		periodMinute: minute,
		ended: null,
		stoppedAfter: null,
		over: null,
	});
	course.score ??= NIL;
	if (minute !== null) course.minute = minute;
	if (course.reached.length === 0) course.reached.push(course.score);
}

/** A report of play means that the match has begun, even without a reported kick-off. */
export function ensurePlay(course: Course): void {
	if (course.status !== "live") enter(course, course.period ?? "first-half", null, null);
}

/** @returns why play can no longer be reported; null: it can */
export function closed({ over }: Course, sender: ReportSender): Verdict | null {
	if (!over) return null;
	if (over.how === "off") return "match-is-off";
	return over.by === "office" && sender === "field" ? "office-said-otherwise" : "match-is-over";
}

export function putScore(course: Course, score: Score, sender: ReportSender): void {
	course.score = score;
	course.reached.push(score);
	if (sender === "office") course.floor = score;
}

/** The minute in a report, or by the clock of its period: started minutes, with added time separately. */
export function minuteOf(course: Course, report: Sent & Minute, { halfMinutes }: PlayingTerms): Minute {
	if (report.minute !== undefined) return { minute: report.minute, ...(report.added !== undefined && { added: report.added }) };
	const { period, periodStart, periodMinute, stoppedAfter } = course;
	if (halfMinutes === null || periodMinute === null) return {};
	const gone = stoppedAfter ?? (periodStart === null ? null : Date.parse(report.at) - Date.parse(periodStart));
	if (gone === null) return {};
	const elapsed = Math.max(1, Math.floor(gone / 60_000) + 1);
	const minute = periodMinute + elapsed;
	const end = period === "extra-time" ? Number.POSITIVE_INFINITY : periodMinute + halfMinutes;
	return minute > end ? { minute: end, added: minute - end } : { minute };
}

export function addEvent(course: Course, report: Sent, event: ReportedEvent): void {
	course.events.push({ ...event, at: report.at });
	if (course.status === "live" && event.minute !== undefined) course.minute = event.minute;
}
