import fc from "fast-check";
import { expect, test } from "vitest";
import { acrossGroups, roundRobin } from "./round-robin.ts";

const teams = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const size = fc.integer({ min: 2, max: 20 });

test("a group of four plays three rounds of two matches", () => {
	expect(roundRobin(["A", "B", "C", "D"]).map((round) => round.map(({ home, away }) => `${home}-${away}`))).toEqual([
		["A-D", "C-B"],
		["B-A", "D-C"],
		["A-C", "B-D"],
	]);
});

test("no team plays twice in a round, and with an odd number one rests", () => {
	fc.assert(
		fc.property(size, fc.constantFrom(1 as const, 2 as const), (count, legs) => {
			for (const round of roundRobin(teams(count), legs)) {
				const standing = round.flatMap(({ home, away }) => [home, away]);
				expect(new Set(standing).size).toBe(standing.length);
				expect(standing).toHaveLength(count - (count % 2));
			}
		}),
	);
});

test("every two teams meet once, or once at home and once away", () => {
	fc.assert(
		fc.property(size, (count) => {
			const once = roundRobin(teams(count)).flat();
			expect(new Set(once.map(({ home, away }) => [home, away].toSorted().join("-"))).size).toBe((count * (count - 1)) / 2);
			expect(once).toHaveLength((count * (count - 1)) / 2);
			const twice = roundRobin(teams(count), 2).flat();
			expect(new Set(twice.map(({ home, away }) => `${home}-${away}`)).size).toBe(count * (count - 1));
			expect(twice).toHaveLength(count * (count - 1));
		}),
	);
});

test("home matches are shared fairly: a team's home and away matches differ by at most one", () => {
	fc.assert(
		fc.property(size, (count) => {
			const fixtures = roundRobin(teams(count)).flat();
			for (const team of teams(count)) {
				const home = fixtures.filter((fixture) => fixture.home === team).length;
				const away = fixtures.filter((fixture) => fixture.away === team).length;
				expect(Math.abs(home - away)).toBeLessThan(2);
			}
		}),
	);
});

test("a single team, or none, has no rounds", () => {
	expect(roundRobin(["A"])).toEqual([]);
	expect(roundRobin([], 2)).toEqual([]);
});

test("two groups meet across: each pair once, nobody twice in a round", () => {
	const some = fc.integer({ min: 0, max: 9 });
	fc.assert(
		fc.property(some, some, (one, other) => {
			const rounds = acrossGroups(
				teams(one).map((team) => `A${team}`),
				teams(other).map((team) => `B${team}`),
			);
			const pairs = rounds.flat().map(({ home, away }) => [home, away].toSorted().join("-"));
			expect(new Set(pairs).size).toBe(one * other);
			expect(pairs).toHaveLength(one * other);
			expect(rounds.length).toBe(one === 0 || other === 0 ? 0 : Math.max(one, other));
			for (const round of rounds) {
				const standing = round.flatMap(({ home, away }) => [home, away]);
				expect(new Set(standing).size).toBe(standing.length);
			}
		}),
	);
});
