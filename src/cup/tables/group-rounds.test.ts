import fc from "fast-check";
import { expect, test } from "vitest";
import { groupRounds } from "./group-rounds.ts";
import { roundRobin } from "./round-robin.ts";

const fixture = (line: string, index: number) => {
	const [home, away] = line.split("-");
	return { id: `${index}`, home: home || null, away: away || null };
};
const rounds = (...lines: string[]) => [...groupRounds(lines.map(fixture)).values()];

test("a World Cup group in order of time is three rounds of two", () => {
	expect(rounds("RUS-KSA", "EGY-URU", "RUS-EGY", "URU-KSA", "URU-RUS", "KSA-EGY")).toEqual([1, 1, 2, 2, 3, 3]);
});

test("a team's early match does not make the others' rounds higher", () => {
	expect(rounds("A-B", "A-C", "C-D", "B-D")).toEqual([1, 2, 1, 2]);
});

test("a match whose teams are unknown joins the last round so far", () => {
	expect(rounds("-", "A-B", "A-C", "-", "B-")).toEqual([1, 1, 2, 2, 2]);
});

test("no team plays twice in a round, in any order of time", () => {
	const shuffled = fc
		.tuple(fc.integer({ min: 2, max: 8 }), fc.constantFrom(1 as const, 2 as const))
		.map(([count, legs]) => roundRobin([..."ABCDEFGH"].slice(0, count), legs).flat())
		.chain((fixtures) => fc.shuffledSubarray(fixtures, { minLength: fixtures.length }));
	fc.assert(
		fc.property(shuffled, (fixtures) => {
			const numbers = groupRounds(fixtures.map(({ home, away }) => ({ id: `${home}-${away}`, home, away })));
			const standing = fixtures.flatMap(({ home, away }) =>
				[home, away].map((team) => `${team} ${numbers.get(`${home}-${away}`)}`),
			);
			expect(new Set(standing).size).toBe(standing.length);
			expect(Math.min(...numbers.values())).toBe(1);
		}),
	);
});
