import type { MatchId } from "../ids.ts";
import type { MatchState } from "../match/match-state.ts";

/** A match of a field's programme, with what was reported of its time. Instants and lengths in milliseconds. */
export type ProgrammedPlay = {
	readonly id: MatchId;
	readonly start: number;
	/** What it takes by the programme, its breaks included. */
	readonly length: number;
	readonly state: MatchState;
	readonly isWalkover: boolean;
	/** When play began and ended on the field; null where nobody said. */
	readonly begun: number | null;
	readonly ended: number | null;
};

/** When a match will begin, and until when that may be told: after it too little is known. */
export type ExpectedStart = { readonly at: number; readonly until: number };

const MINUTE = 60_000;
/** Between two matches, where the programme leaves that much. */
const CHANGE = 5 * MINUTE;
/** Less is not late. */
const LATE = 5 * MINUTE;
const STEP = 5 * MINUTE;
/** An estimate that has passed by as much, and a match that should have been over for as long, tell that nobody reports any more. */
export const SILENCE = 15 * MINUTE;
/** An end that comes later than that after the match's length is when somebody wrote it down, not when it was. */
const LONGEST_OVERRUN = 30 * MINUTE;
/** How far ahead what was reported says anything. */
const AHEAD = 3 * 60 * MINUTE;

/** What the last report says of the field: when it is free, when that was said, until when it holds. */
type Known = { readonly free: number; readonly said: number; readonly until: number };

/**
 * Which matches of a field's day will begin late, from reported starts and ends (issue "from the pitch to the phone"). Never
 * earlier than planned, in steps of five minutes; nothing where the reports do not reach.
 * @param programme of one field and one day, in order of time
 */
export function expectedStarts(programme: readonly ProgrammedPlay[]): Map<MatchId, ExpectedStart> {
	const starts = new Map(programme.map(({ id, start }) => [id, start]));
	return new Map([...foreseenStarts(programme)].filter(([id, { at }]) => at !== starts.get(id)));
}

/** When each match that the reports reach will begin: those too that begin at their time, or nearly. */
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

/** Null where nobody said when it began: then nothing is known of what follows. */
function reported(match: ProgrammedPlay, slot: number): Known | null {
	const { begun, ended, length, state } = match;
	if (begun === null) return null;
	if (ended !== null && ended >= begun && ended - begun <= length + LONGEST_OVERRUN)
		return { free: ended + Math.min(CHANGE, Math.max(0, slot - length)), said: ended, until: Number.POSITIVE_INFINITY };
	const until = state === "live" ? begun + length + SILENCE : Number.POSITIVE_INFINITY;
	return { free: begun + occupied(match, slot), said: begun, until };
}

/** A programme that leaves a match less than its length knows better how long it takes. */
function occupied({ length }: ProgrammedPlay, slot: number): number {
	return Math.min(length + CHANGE, Math.max(0, slot));
}
