import fc from "fast-check";
import { expect, test } from "vitest";
import { pairings } from "./pairings.ts";
import { roundRobin } from "./round-robin.ts";

test("five of the six pairings of four teams, and the one that is missing", () => {
	const matches = [
		["A", "B"],
		["C", "D"],
		["C", "A"],
		["D", "B"],
		["A", "D"],
	] as const;
	expect(pairings(["A", "B", "C", "D"], matches)).toEqual({ planned: 5, of: 6, missing: [["B", "C"]] });
	expect(pairings(["A", "B", "C", "D"], matches, new Set(["C"] as const))).toEqual({ planned: 6, of: 6, missing: [] });
});

test("in a whole group nothing is missing, however often teams meet; after removing a match exactly that match is", () => {
	const group = fc.record({ teams: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 }), legs: fc.constantFrom(1, 2) });
	fc.assert(
		fc.property(group, fc.nat(), ({ teams, legs }, at) => {
			const matches = roundRobin(teams, legs as 1 | 2).flatMap((round) => round.map(({ home, away }) => [home, away] as const));
			expect(pairings(teams, matches).missing).toEqual([]);
			const gone = matches[at % matches.length];
			if (legs === 2 || !gone) return;
			const { planned, of, missing } = pairings(
				teams,
				matches.filter((match) => match !== gone),
			);
			expect([planned, of]).toEqual([matches.length - 1, matches.length]);
			expect(missing.map((pair) => [...pair].sort())).toEqual([[...gone].sort()]);
		}),
	);
});
