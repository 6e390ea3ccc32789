import type { Score } from "../cup/match.ts";
import type { Random } from "./random.ts";

/** Goals that each side may expect of a whole match. */
export type Expected = { readonly home: number; readonly away: number };

/** @param share how much of the match is played, 0 to 1 */
export function drawnScore(expected: Expected, share: number, random: Random): Score {
	return { home: poisson(expected.home * share, random), away: poisson(expected.away * share, random) };
}

/** Knuth's way: multiply until the product is small. */
export function poisson(mean: number, random: Random): number {
	const limit = Math.exp(-mean);
	let count = 0;
	for (let product = random.next(); product > limit; product *= random.next()) count++;
	return count;
}
