import type { MatchState } from "../match/match-state.ts";
import type { ExpectedStart } from "./late-running.ts";

/**
 * The state of a match without reports: before its start (`ahead`), after it on the same day (`due`), or after that day
 * (`unreported`).
 */
export type StartState = "ahead" | "due" | "unreported";

/** The parts of a list of matches: in play, upcoming, finished, and called off. */
export const MATCH_PARTS = ["on", "ahead", "over", "off"] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** `start` in local time with the offset, "2026-07-17T14:20:00+02:00"; null: not scheduled. */
export type PlannedStart = { readonly start: string | null; readonly expected: ExpectedStart | null };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** In milliseconds: a match is due once the minute of its start has passed. */
export const DUE_AFTER = MINUTE;

/** A match on a late field is due at its expected start. */
export function startState({ start, expected }: PlannedStart, now: number): StartState {
	if (start === null || now < dueAt(start, expected, now)) return "ahead";
	return now < endOfDay(start) ? "due" : "unreported";
}

/** The instant at which this state changes by itself; null: never. Earlier changes need a report or a change of the programme. */
export function nextTurn({ start, expected }: PlannedStart, now: number): number | null {
	if (start === null) return null;
	const due = dueAt(start, expected, now);
	if (now < due) return expected !== null && now < expected.until ? Math.min(due, expected.until) : due;
	const end = endOfDay(start);
	return now < end ? end : null;
}

/** A match that should have started is listed with those in play; after its day, with finished ones. */
export function partOf(state: MatchState, start: StartState): MatchPart {
	if (state !== "upcoming") return PART_OF[state];
	return start === "ahead" ? "ahead" : start === "due" ? "on" : "over";
}

const PART_OF: Readonly<Record<Exclude<MatchState, "upcoming">, MatchPart>> = {
	live: "on",
	finished: "over",
	postponed: "off",
	cancelled: "off",
};

function dueAt(start: string, expected: ExpectedStart | null, now: number): number {
	const planned = Date.parse(start);
	const told = expected !== null && now < expected.until ? expected.at : planned;
	return Math.max(planned, told) + DUE_AFTER;
}

/** The next midnight in local time. */
function endOfDay(start: string): number {
	return Date.parse(`${start.slice(0, 10)}T00:00:00${start.slice(19)}`) + DAY;
}
