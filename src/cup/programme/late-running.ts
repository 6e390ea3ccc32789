import type { MatchId } from "../ids.ts";
import type { MatchState } from "../match/match-state.ts";

/** A match of a field's programme with its reported times. Instants and durations in milliseconds. */
export type ProgrammedPlay = {
	readonly id: MatchId;
	readonly start: number;
	/** The scheduled duration, including breaks. */
	readonly length: number;
	readonly state: MatchState;
	readonly isWalkover: boolean;
	/** When play began and ended on the field; null if not reported. */
	readonly begun: number | null;
	readonly ended: number | null;
};

/** When a match is expected to begin, and until when the estimate is valid. */
export type ExpectedStart = { readonly at: number; readonly until: number };

const MINUTE = 60_000;
/** The change between two matches, if the programme leaves that much. */
const CHANGE = 5 * MINUTE;
/** A smaller delay counts as on time. */
const LATE = 5 * MINUTE;
const STEP = 5 * MINUTE;
/** If an estimate has passed by this much, or a match should have been over for this long, reports have probably stopped. */
export const SILENCE = 15 * MINUTE;
/** An end reported later than this after the match's duration is the time of reporting, not of the end. */
const LONGEST_OVERRUN = 30 * MINUTE;
/** How far ahead a report affects estimates. */
const AHEAD = 3 * 60 * MINUTE;

/** The field's state by the last report: when it is free, when that was reported, and until when it is valid. */
type Known = { readonly free: number; readonly said: number; readonly until: number };

/**
 * The matches of a field's day that are expected to begin late, by reported starts and ends (issue "from the pitch to the
 * phone"). Never earlier than planned, in steps of five minutes; none if the reports are too old.
 * @param programme of one field and one day, in order of time
 */
export function expectedStarts(programme: readonly ProgrammedPlay[]): Map<MatchId, ExpectedStart> {
	const starts = new Map(programme.map(({ id, start }) => [id, start]));
	return new Map([...foreseenStarts(programme)].filter(([id, { at }]) => at !== starts.get(id)));
}

/** The expected start of each match that reports affect, including those on time or nearly so. */
export function foreseenStarts(programme: readonly ProgrammedPlay[]): Map<MatchId, ExpectedStart> {
	const played = programme.filter(({ state, isWalkover }) => state !== "postponed" && state !== "cancelled" && !isWalkover);
	const foreseen = new Map<MatchId, ExpectedStart>();
	let known: Known | null = null;
	for (const [index, match] of played.entries()) {
		const slot = (played[index + 1]?.start ?? Number.POSITIVE_INFINITY) - match.start;
		if (match.state !== "upcoming") {
			known = reported(match, slot);
			continue;
		}
		if (known === null || match.start - known.said > AHEAD) {
			known = null;
			continue;
		}
		const at: number = Math.max(match.start, known.free);
		const until: number = Math.min(known.until, at + SILENCE);
		foreseen.set(match.id, { at: at - match.start >= LATE ? Math.ceil(at / STEP) * STEP : match.start, until });
		known = { ...known, free: at + occupied(match, slot), until };
	}
	return foreseen;
}

/** Null if its start was not reported: then later matches cannot be estimated. */
function reported(match: ProgrammedPlay, slot: number): Known | null {
	const { begun, ended, length, state } = match;
	if (begun === null) return null;
	if (ended !== null && ended >= begun && ended - begun <= length + LONGEST_OVERRUN)
		return { free: ended + Math.min(CHANGE, Math.max(0, slot - length)), said: ended, until: Number.POSITIVE_INFINITY };
	const until = state === "live" ? begun + length + SILENCE : Number.POSITIVE_INFINITY;
	return { free: begun + occupied(match, slot), said: begun, until };
}

/** If the programme leaves a match less than its duration, the programme's time is used. */
function occupied({ length }: ProgrammedPlay, slot: number): number {
	return Math.min(length + CHANGE, Math.max(0, slot));
}
