import type { MatchState } from "../match/match-state.ts";
import type { ExpectedStart } from "./late-running.ts";

/**
 * Where a match that nobody has reported stands in time: its start is to come (`ahead`), it should have started (`due`), or its day is
 * over (`unreported`).
 */
export type StartState = "ahead" | "due" | "unreported";

/** The parts in which lists of matches are told: what is played now, what comes, what was, and what was called off. */
export const MATCH_PARTS = ["on", "ahead", "over", "off"] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** `start` as it is written in the zone of its place, "2026-07-17T14:20:00+02:00"; null: no time is set. */
export type PlannedStart = { readonly start: string | null; readonly expected: ExpectedStart | null };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The minute of its start belongs to the start: a match is due when that has passed. */
export const DUE_AFTER = MINUTE;

/** A field that runs late is waited for. */
export function startState({ start, expected }: PlannedStart, now: number): StartState {
	if (start === null || now < dueAt(start, expected, now)) return "ahead";
	return now < endOfDay(start) ? "due" : "unreported";
}

/** The instant at which that will be another; null: it stays. Before then only a report, or a change of plan, changes it. */
export function nextTurn({ start, expected }: PlannedStart, now: number): number | null {
	if (start === null) return null;
	const due = dueAt(start, expected, now);
	if (now < due) return expected !== null && now < expected.until ? Math.min(due, expected.until) : due;
	const end = endOfDay(start);
	return now < end ? end : null;
}

/** What should have started is counted with what is being played; of a day that is over it stands with what was. */
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

/** Midnight after it, where it is played. */
function endOfDay(start: string): number {
	return Date.parse(`${start.slice(0, 10)}T00:00:00${start.slice(19)}`) + DAY;
}
