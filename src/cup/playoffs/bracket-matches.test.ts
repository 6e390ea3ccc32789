import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BracketMatch, bracketMatches } from "./bracket-matches.ts";

const sidesOf = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("a bracket", () => {
	it("of four has two semi-finals and a final, with a match for third place where it is wanted", () => {
		expect(
			bracketMatches(["1A", "1B", "2A", "2B"], "third").map(({ round, home, away }) => [round, named(home), named(away)]),
		).toEqual([
			["semi-final", "1A", "2B"],
			["semi-final", "1B", "2A"],
			["final", "winner 0", "winner 1"],
			["third-place", "loser 0", "loser 1"],
		]);
		expect(bracketMatches(["1A", "1B", "2A", "2B"], "none").length).toBe(3);
	});

	it("of eight plays out all places", () => {
		const rounds = bracketMatches(sidesOf(8), "all").map(({ round }) => round);
		expect(rounds.toSorted()).toEqual(
			[
				...Array<string>(4).fill("quarter-final"),
				...["semi-final", "semi-final", "final", "third-place"],
				...["places-5-8", "places-5-8", "places-5-6", "places-7-8"],
			].toSorted(),
		);
	});

	it("played by lot gives every entrant one place, with any number of entrants", () => {
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 70 }), fc.infiniteStream(fc.boolean()), (count, lots) => {
				const matches = bracketMatches(sidesOf(count), "all");
				const results: { winner: number | null; loser: number | null }[] = [];
				const places = new Map<number, number>();
				const lost: number[] = [];
				for (const match of matches) {
					const [home, away] = [match.home, match.away].map((side) =>
						side.kind === "entrant" ? side.entrant : side.kind === "bye" ? null : results[side.match]![side.kind],
					) as [number | null, number | null];
					expect(home !== null || away !== null).toBe(true);
					const isHome = away === null || (home !== null && lots.next().value === true);
					const [winner, loser] = isHome ? [home, away] : [away, home];
					results.push({ winner, loser });
					const last = /-(\d+)-(\d+)$/.exec(match.round);
					const [best, worst] =
						match.round === "final" ? [1, 2] : match.round === "third-place" ? [3, 4] : [Number(last?.[1]), Number(last?.[2])];
					if (worst !== best + 1) continue;
					if (winner !== null) places.set(winner, best);
					if (loser !== null) places.set(loser, worst);
				}
				// Who goes on without a match for a place alone has the best of it.
				for (const side of sidesOf(count)) if (!places.has(side)) lost.push(side);
				expect(new Set(places.values()).size).toBe(places.size);
				expect(lost.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
				const seen = new Set(matches.map(({ round, position }) => `${round} ${position}`));
				expect(seen.size).toBe(matches.length);
			}),
		);
	});

	it("refuses one entrant, and more than its rounds have names for", () => {
		expect(() => bracketMatches(sidesOf(1), "none")).toThrow(RangeError);
		expect(() => bracketMatches(sidesOf(129), "none")).toThrow(RangeError);
		expect(bracketMatches(sidesOf(128), "all").length).toBe(448);
	});
});

function named(side: BracketMatch<string>["home"]): string {
	return side.kind === "entrant" ? side.entrant : side.kind === "bye" ? "bye" : `${side.kind} ${side.match}`;
}
