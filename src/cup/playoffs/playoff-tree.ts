import type { Slot } from "../match/slot.ts";
import { type Places, type PlayoffRound, roundForPlaces } from "./playoff-round.ts";

/** A generated match of a playoff: its round, its 1-based order in it, and its sides. */
export type TreeMatch<Entrant> = {
	readonly id: string;
	readonly round: PlayoffRound;
	readonly position: number;
	readonly home: Entrant | Slot;
	readonly away: Entrant | Slot;
};

/**
 * The matches of a playoff of 2, 4, 8, … teams, with those that play out lower places: the losers of a round meet for the places
 * below its winners', in the same way as the winners.
 * @param entrants in the order of the bracket: neighbours meet
 * @param playsOut whether matches decide these places; the first place always has some
 * @param idOf returns a match's id from its round and its order in it
 */
export function playoffTree<Entrant>(
	entrants: readonly Entrant[],
	playsOut: (places: Places) => boolean,
	idOf: (round: PlayoffRound, position: number) => string,
): TreeMatch<Entrant>[] {
	const made: TreeMatch<Entrant>[] = [];
	play(entrants, [1, entrants.length]);
	return made;

	function play(sides: readonly (Entrant | Slot)[], [best, last]: Places): void {
		const round = roundForPlaces([best, last]);
		const matches = Array.from({ length: sides.length / 2 }, (_, at) => {
			const position = at + 1;
			return { id: idOf(round, position), round, position, home: sides[at * 2]!, away: sides[at * 2 + 1]! };
		});
		made.push(...matches);
		const middle = best + matches.length - 1;
		const from = (kind: "winner" | "loser") => matches.map(({ id }): Slot => ({ kind, match: id }));
		if (matches.length > 1) play(from("winner"), [best, middle]);
		if (matches.length > 1 && playsOut([middle + 1, last])) play(from("loser"), [middle + 1, last]);
	}
}
