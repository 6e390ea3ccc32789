import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRounds, decidesPlaces, isPlayoffRound, MAIN_ROUNDS, type PlayoffRound, placesOf } from "./playoff-round.ts";

const place = fc.integer({ min: 3, max: 255 });
const placement = fc
	.tuple(fc.constantFrom("places", "consolation"), place, fc.integer({ min: 1, max: 64 }))
	.map(([kind, best, more]) => `${kind}-${best}-${Math.min(256, best + more)}` as PlayoffRound);
const anyRound = fc.oneof(fc.constantFrom<PlayoffRound>(...MAIN_ROUNDS), placement);

describe("a round of a playoff", () => {
	test.each(["places-5-8", "places-5-6", "consolation-5-16", "places-3-4", "final"])("%s is one", (round) =>
		expect(isPlayoffRound(round)).toBe(true),
	);
	test.each(["places-1-2", "places-2-3", "places-6-5", "places-5-5", "places-5-257", "places-05-6", "places-5", "fifth", ""])(
		"%j is none",
		(round) => expect(isPlayoffRound(round)).toBe(false),
	);

	test("names the places that it decides", () => {
		expect(placesOf("quarter-final")).toEqual([1, 8]);
		expect(placesOf("third-place")).toEqual([3, 4]);
		expect(placesOf("consolation-5-16")).toEqual([5, 16]);
		expect([...MAIN_ROUNDS, "places-5-6", "places-5-8"].filter((round) => decidesPlaces(round as PlayoffRound))).toEqual([
			"third-place",
			"final",
			"places-5-6",
		]);
	});

	test("comes after each round that leads to it", () => {
		const order: PlayoffRound[] = [
			...["round-of-16", "consolation-5-16", "quarter-final", "consolation-5-12", "semi-final", "places-5-8"],
			...["third-place", "final", "places-5-6", "places-7-8"],
		] as PlayoffRound[];
		expect(order.toReversed().toSorted(compareRounds)).toEqual(order);
	});

	test("has a total order: main rounds in playing order", () => {
		fc.assert(
			fc.property(anyRound, anyRound, anyRound, (a, b, c) => {
				expect(Math.sign(compareRounds(a, b))).toBe(-Math.sign(compareRounds(b, a)) + 0);
				expect(compareRounds(a, b) === 0).toBe(a === b);
				if (compareRounds(a, b) <= 0 && compareRounds(b, c) <= 0) expect(compareRounds(a, c)).toBeLessThanOrEqual(0);
				expect([...MAIN_ROUNDS].reverse().toSorted(compareRounds)).toEqual(MAIN_ROUNDS);
			}),
		);
	});
});
