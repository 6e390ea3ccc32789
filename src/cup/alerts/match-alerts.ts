import type { Score, SideName } from "../match/match.ts";
import type { MatchState } from "../match/match-state.ts";
import type { AlertKind } from "./alert-kind.ts";

/** A match's public values that alerts depend on. Instants in milliseconds. */
export type MatchNow = {
	readonly state: MatchState;
	/** Its result is not published: the alert only says that it was played. */
	readonly young: boolean;
	readonly start: number | null;
	/** The field's id; null where none is set. */
	readonly field: string | null;
	/** The expected start if its field runs late. */
	readonly expected: number | null;
	/** Until when reports from its field show that it starts on time; null if none do. */
	readonly onTimeUntil: number | null;
	/** No other match is to be played on its field before it. */
	readonly isNext: boolean;
	readonly score: Score | null;
	readonly shootOut: Score | null;
};

/** What followers of a match have been told. Stored, so that nothing is sent twice or lost. */
export type MatchAlertState = {
	readonly start: number | null;
	readonly field: string | null;
	readonly off: "postponed" | "cancelled" | null;
	/** The late start that was sent; null: the scheduled one. */
	readonly expected: number | null;
	/** The score in the last alert about a goal or its correction. */
	readonly score: Score | null;
	/** When the last goal alert was sent. */
	readonly goalAt: number | null;
	/** The result that was sent; "played" if it had no score. */
	readonly final: { readonly score: Score; readonly shootOut: Score | null } | "played" | null;
	/** Since when the result, or the score, has had the value that was sent. */
	readonly since: number | null;
};

export type MatchAlert =
	| { readonly what: "moved"; readonly was: Pick<MatchAlertState, "start" | "field"> }
	| { readonly what: "off"; readonly state: "postponed" | "cancelled"; readonly was: Pick<MatchAlertState, "start" | "field"> }
	| { readonly what: "late"; readonly at: number; readonly minutes: number }
	/** After a late start: the previous match on its field is over, and it begins at another time than was sent. */
	| { readonly what: "next"; readonly at: number }
	/** It was late, and its field has caught up: it begins as scheduled. */
	| { readonly what: "on-time"; readonly at: number }
	/** `joins`: replaces a goal alert of the last minute, without another sound. */
	| { readonly what: "goal"; readonly score: Score; readonly by: SideName | null; readonly joins: boolean }
	| { readonly what: "goal-corrected"; readonly score: Score; readonly was: Score; readonly since: number | null }
	| { readonly what: "final"; readonly score: Score; readonly shootOut: Score | null }
	| {
			readonly what: "final-corrected";
			readonly score: Score;
			readonly shootOut: Score | null;
			readonly was: Score;
			readonly since: number | null;
	  }
	| { readonly what: "played" };

/** The user's choice that controls each alert. */
export const KIND_OF: Readonly<Record<MatchAlert["what"], AlertKind>> = {
	moved: "moved",
	off: "moved",
	late: "moved",
	next: "moved",
	"on-time": "moved",
	goal: "goal",
	"goal-corrected": "goal",
	final: "result",
	"final-corrected": "result",
	played: "result",
};

const MINUTE = 60_000;
/** A smaller delay is not worth an alert, in milliseconds. */
const LATE = 10 * MINUTE;
/** Goals within this many milliseconds share one alert. */
export const JOINED = MINUTE;
/** Events longer ago than this, in milliseconds, are no news any more. */
const NEWS = 6 * 60 * MINUTE;
const NIL: Score = { home: 0, away: 0 };

/** The initial state of a match seen for the first time; no alert is sent for it. */
export function knownOf(now: MatchNow): MatchAlertState {
	const isOver = now.state === "finished";
	return {
		start: now.start,
		field: now.field,
		off: offOf(now.state),
		expected: now.expected !== null && now.start !== null && now.expected - now.start >= LATE ? now.expected : null,
		score: now.young ? null : now.score,
		goalAt: null,
		final: isOver ? finalOf(now) : null,
		since: null,
	};
}

/**
 * The alerts to send to a match's followers, and their state afterwards. The same match again gives none.
 * @param at by the cup's clock
 */
export function matchAlerts(
	told: MatchAlertState,
	now: MatchNow,
	at: number,
): { readonly alerts: readonly MatchAlert[]; readonly told: MatchAlertState } {
	if (now.state === "live") return live(told, now, at);
	if (now.state === "finished") return finished(told, now, at);
	return before(told, now, at);
}

type Said = { readonly alerts: readonly MatchAlert[]; readonly told: MatchAlertState };

function before(told: MatchAlertState, now: MatchNow, at: number): Said {
	// A match to be played has no result: if one was sent, it is replayed, and its next result is not a correction.
	const anew = { score: null, goalAt: null, final: null, since: null };
	const known: MatchAlertState = { ...told, ...anew, start: now.start, field: now.field, off: offOf(now.state) };
	const was = { start: told.start, field: told.field };
	if (known.off !== null) {
		const isNews = known.off !== told.off && (told.start === null || told.start > at - NEWS);
		return { alerts: isNews ? [{ what: "off", state: known.off, was }] : [], told: { ...known, expected: null } };
	}
	if (now.start === null) return { alerts: [], told: { ...known, expected: null } };
	const alerts: MatchAlert[] = [];
	const lastTime = told.off === null ? (told.expected ?? told.start) : null;
	const isMoved = now.start !== told.start || now.field !== told.field || told.off !== null;
	let expected = isMoved ? null : told.expected;
	if (isMoved) {
		// A first date is not a move.
		const isFirst = told.start === null && told.off === null;
		const isSaid = now.start === lastTime && now.field === told.field;
		if (!isFirst && !isSaid && now.start > at) alerts.push({ what: "moved", was });
	}
	if (now.expected !== null && now.expected > at) {
		const late = now.expected - now.start;
		const since = expected ?? now.start;
		const isNews = Math.abs(now.expected - since) >= LATE && (late >= LATE || expected !== null);
		if (isNews && now.expected !== lastTime) alerts.push({ what: "late", at: now.expected, minutes: Math.round(late / MINUTE) });
		else if (now.isNext && expected !== null && now.expected !== expected) alerts.push({ what: "next", at: now.expected });
		if (isNews || alerts.some(({ what }) => what === "next")) expected = now.expected;
	} else if (expected !== null && now.expected === null && now.onTimeUntil !== null && at < now.onTimeUntil) {
		// Only reports can show that a field is on time: without any, it may still be late.
		alerts.push({ what: "on-time", at: now.start });
		expected = null;
	}
	return { alerts, told: { ...known, expected } };
}

function live(told: MatchAlertState, now: MatchNow, at: number): Said {
	const known = { ...told, start: now.start, field: now.field, off: null, expected: null };
	if (now.young || now.score === null) return { alerts: [], told: known };
	const was = told.score ?? NIL;
	const { score } = now;
	if (isSame(was, score)) return { alerts: [], told: { ...known, score } };
	const next = { ...known, score, since: at };
	if (now.start !== null && at - now.start > NEWS) return { alerts: [], told: next };
	if (score.home < was.home || score.away < was.away) {
		return { alerts: [{ what: "goal-corrected", score, was, since: told.since }], told: next };
	}
	const by = score.home === was.home ? "away" : score.away === was.away ? "home" : null;
	const joins = told.goalAt !== null && at - told.goalAt < JOINED;
	return { alerts: [{ what: "goal", score, by, joins }], told: { ...next, goalAt: at } };
}

function finished(told: MatchAlertState, now: MatchNow, at: number): Said {
	const final = finalOf(now);
	const known = { ...told, start: now.start, field: now.field, off: null, expected: null };
	const next: MatchAlertState = { ...known, score: now.young ? null : now.score, final, since: at };
	if (isSameFinal(told.final, final)) return { alerts: [], told: { ...known, score: next.score } };
	if (now.start !== null && at - now.start > NEWS && told.final === null) return { alerts: [], told: next };
	if (final === "played") return { alerts: told.final === null ? [{ what: "played" }] : [], told: next };
	if (told.final === null || told.final === "played") return { alerts: [{ what: "final", ...final }], told: next };
	return { alerts: [{ what: "final-corrected", ...final, was: told.final.score, since: told.since }], told: next };
}

const finalOf = ({ young, score, shootOut }: MatchNow): NonNullable<MatchAlertState["final"]> =>
	young || score === null ? "played" : { score, shootOut };

const offOf = (state: MatchState): MatchAlertState["off"] => (state === "postponed" || state === "cancelled" ? state : null);

const isSame = (a: Score | null, b: Score | null): boolean => a?.home === b?.home && a?.away === b?.away;

function isSameFinal(a: MatchAlertState["final"], b: MatchAlertState["final"]): boolean {
	if (a === null || b === null || a === "played" || b === "played") return a === b;
	return isSame(a.score, b.score) && isSame(a.shootOut, b.shootOut);
}
