import { type ExpectedStart, expectedStarts, type ProgrammedPlay } from "../../../cup/programme/late-running.ts";
import type { MatchEntity } from "../entities.ts";
import { zonedTime } from "./zoned-time.ts";

/** A match's expected start, with its offset; null: not late. */
export function expectedStart({ start, state }: MatchEntity, expected: ExpectedStart | undefined): string | null {
	if (expected === undefined || start === null || state !== "upcoming") return null;
	// It begins on the same day, or nearly: the offset of the planned start applies.
	return zonedTime(new Date(expected.at), start.slice(19) === "Z" ? "+00:00" : start.slice(19));
}

/**
 * The matches that will begin late, derived from what is public about the others on their field. The end of a young category's match is
 * not public, so it is derived from its start and length.
 * @param programmes the ids of each field's matches of a day, in order of time
 */
export function expectedOf(
	programmes: Iterable<readonly string[]>,
	matches: { get(id: string): MatchEntity | undefined },
): Map<string, ExpectedStart> {
	const expected = new Map<string, ExpectedStart>();
	for (const ids of programmes) {
		const programme = ids.flatMap((id) => matches.get(id) ?? []);
		// Most days are over, or have not begun.
		if (!programme.some(({ state }) => state === "upcoming") || !programme.some(({ begun }) => begun !== null)) continue;
		for (const [id, start] of expectedStarts(programme.map(playOf))) expected.set(id, start);
	}
	return expected;
}

/** A match in the form that the forecast of its field's day needs. */
export function playOf({ id, at, minutes, state, isWalkover, begun, ended }: MatchEntity): ProgrammedPlay {
	return {
		...{ id, start: at, length: minutes * 60_000, state, isWalkover },
		begun: begun === null ? null : Date.parse(begun),
		ended: ended === null ? null : Date.parse(ended),
	};
}
