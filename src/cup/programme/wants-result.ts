import type { MatchState } from "../match/match-state.ts";
import { SILENCE } from "./late-running.ts";

type Play = {
	readonly state: MatchState;
	/** Instants and durations in milliseconds. */
	readonly start: number;
	/** The scheduled duration, including breaks. */
	readonly length: number;
	/** When play began on the field; null if not reported. */
	readonly begun: number | null;
};

/**
 * Since when a match without a result should have been over: its end by the programme, or by its reported start.
 * @returns null if its result is not overdue
 */
export function resultOverdueSince({ state, start, length, begun }: Play, now: number): number | null {
	if (state !== "upcoming" && state !== "live") return null;
	const end = (begun ?? start) + length;
	return now - end >= SILENCE ? end : null;
}
