import { seedBracket } from "../../cup/playoffs/seed-bracket.ts";

/**
 * The sixteenth of the bracket that a seed plays in, 0 to 15 from the top: sides 0 and 1 meet in the first match of the round of
 * 16, sides 0 to 3 in the first quarter-final.
 */
export function bracketSide(entrants: number, seed: number): number {
	const pairs = seedBracket(entrants);
	const pair = pairs.findIndex(({ home, away }) => home === seed || away === seed);
	return Math.floor((pair * 16) / pairs.length);
}

/** The group whose best team in this playoff plays on that side: seeds 1 to 16 are those of the first sixteen groups. */
export function groupOnSide(entrants: number, side: number): number {
	const group = Array.from({ length: 16 }, (_, index) => index + 1).find((seed) => bracketSide(entrants, seed) === side);
	if (group === undefined) throw new RangeError(`No side ${side} in a bracket`);
	return group;
}
