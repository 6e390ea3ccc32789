import type { MatchState } from "../match/match-state.ts";
import { SILENCE } from "./late-running.ts";

type Play = {
	readonly state: MatchState;
	/** Instants and lengths in milliseconds. */
	readonly start: number;
	/** What it takes by the programme, its breaks included. */
	readonly length: number;
	/** When play began on the field; null where nobody said. */
	readonly begun: number | null;
};

/**
 * Since when a match should be over of which no result is known: its end by the programme, or by when it began.
 * @returns null where it is not to be asked for yet, or any more
 */
export function wantsResultSince({ state, start, length, begun }: Play, now: number): number | null {
	if (state !== "upcoming" && state !== "live") return null;
	const end = (begun ?? start) + length;
	return now - end >= SILENCE ? end : null;
}
