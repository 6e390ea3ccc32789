import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedBracket } from "./seed-bracket.ts";

const size = fc.integer({ min: 2, max: 128 });

/** Plays the bracket with the higher seed winning; each round's pairs of seeds. */
function playedOut(teams: number): (readonly [number, number | null])[][] {
	let pairs = seedBracket(teams).map(({ home, away }) => [home, away] as readonly [number, number | null]);
	const rounds = [pairs];
	while (pairs.length > 1) {
		const through = pairs.map(([home, away]) => Math.min(home, away ?? Number.POSITIVE_INFINITY));
		pairs = through.flatMap((home, index) => (index % 2 === 0 ? [[home, through[index + 1]!] as const] : []));
		rounds.push(pairs);
	}
	return rounds;
}

describe("a seeded bracket", () => {
	test("of eight is 1–8, 5–4, 3–6, 7–2", () => {
		expect(seedBracket(8).map(({ home, away }) => new Set([home, away]))).toEqual([
			new Set([1, 8]),
			new Set([5, 4]),
			new Set([3, 6]),
			new Set([7, 2]),
		]);
	});

	test("of six gives its byes to the first two", () => {
		expect(seedBracket(6).filter(({ away }) => away === null)).toEqual([
			{ home: 1, away: null },
			{ home: 2, away: null },
		]);
	});

	test("has every seed once, and as few byes as fill it", () => {
		fc.assert(
			fc.property(size, (teams) => {
				const pairs = seedBracket(teams);
				const seeds = pairs.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
				expect(seeds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: teams }, (_, index) => index + 1));
				expect(pairs.length).toBe(2 ** Math.ceil(Math.log2(teams)) / 2);
				const byes = pairs.filter(({ away }) => away === null).map(({ home }) => home);
				expect(byes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pairs.length * 2 - teams }, (_, index) => index + 1));
			}),
		);
	});

	test("every seed meets as planned: with 2ⁿ left the first meets the last of them, the second meets the last but one", () => {
		fc.assert(
			fc.property(size, (teams) => {
				for (const pairs of playedOut(teams)) {
					for (const [home, away] of pairs) if (away !== null) expect(home + away).toBe(pairs.length * 2 + 1);
				}
			}),
		);
	});

	test("needs two teams", () => {
		expect(() => seedBracket(1)).toThrow(RangeError);
		expect(() => seedBracket(2.5)).toThrow(RangeError);
		expect(seedBracket(2)).toEqual([{ home: 1, away: 2 }]);
	});
});
