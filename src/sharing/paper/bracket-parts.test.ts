import { describe, expect, test } from "vitest";
import { type BracketMatch, bracketParts } from "./bracket-parts.ts";
import type { PaperRound } from "./paper.graphql.ts";

const CODES = ["ROUND_OF_64", "ROUND_OF_32", "ROUND_OF_16", "QUARTER_FINAL", "SEMI_FINAL", "FINAL"];

const match = (id: string, to: string | null, feeders: readonly (string | null)[] = [null, null]): BracketMatch => {
	const [home, away] = feeders.map((feeder) => ({ slot: feeder === null ? null : { match: { id: feeder } } }));
	return { id, winnerGoesTo: to === null ? null : { id: to }, home, away } as unknown as BracketMatch;
};
const round = (code: string, matches: readonly BracketMatch[]): PaperRound =>
	({ code, day: null, matches }) as unknown as PaperRound;

/** A playoff down to the final, whose first round lacks the matches of teams with a bye. */
function playoff(rounds: number, byes: readonly number[] = []): PaperRound[] {
	const codes = CODES.slice(-rounds);
	return codes.map((code, column) => {
		const count = 2 ** (rounds - 1 - column);
		const feedersOf = (at: number) =>
			[2 * at, 2 * at + 1].map((feeder) =>
				column === 0 || (column === 1 && byes.includes(feeder)) ? null : `${column - 1}-${feeder}`,
			);
		const all = Array.from({ length: count }, (_, at) =>
			match(`${column}-${at}`, column === rounds - 1 ? null : `${column + 1}-${Math.floor(at / 2)}`, feedersOf(at)),
		);
		return round(code, column === 0 ? all.filter((_, at) => !byes.includes(at)) : all);
	});
}

describe("a bracket's parts", () => {
	test.each([
		[3, 4, 1],
		[4, 4, 1],
		[5, 4, 3],
		[6, 4, 5],
		[6, 3, 9],
	])("of %i rounds, %i on a page, are %i pages with each match once", (rounds, most, pages) => {
		const all = playoff(rounds);
		const { parts } = bracketParts(all, most);
		expect(parts).toHaveLength(pages);
		const placed = parts.flatMap(({ rounds: own }) => own.flatMap(({ matches }) => matches.map(({ match: { id } }) => id)));
		expect(placed.toSorted()).toEqual(all.flatMap(({ matches }) => matches.map(({ id }) => id)).toSorted());
		for (const { rounds: own } of parts) expect(own.length).toBeLessThanOrEqual(most);
	});

	test("with byes have a match beside the one that its winner plays, and no line from a team that begins later", () => {
		const { parts } = bracketParts(playoff(4, [0, 3, 5, 6, 7]), 4);
		const [first, second] = parts[0]!.rounds;
		expect(first!.matches.map(({ match: { id } }) => id)).toEqual(["0-1", "0-2", "0-4"]);
		for (const { match: own, middle, leadsTo } of first!.matches) {
			const next = second!.matches.find(({ match: { id } }) => id === own.winnerGoesTo!.id)!;
			expect(leadsTo).toBe(next.middle);
			// The home side's match is above the one that it leads to.
			const isAway = next.match.away.slot?.match?.id === own.id;
			expect(middle - next.middle).toBeCloseTo((isAway ? 1 : -1) / 16, 9);
		}
	});

	test("begin with the first round that has a match", () => {
		const { parts } = bracketParts(playoff(3, [0, 1, 2, 3]), 3);
		expect(parts[0]!.rounds.map(({ code }) => code)).toEqual(["SEMI_FINAL", "FINAL"]);
		expect(parts[0]!.rows).toBe(2);
	});

	test("leave no match out whose winner goes nowhere yet, and have matches for places apart", () => {
		const loose = [round("SEMI_FINAL", [match("a", null), match("b", null)]), round("FINAL", [match("c", null)])];
		const { parts, places } = bracketParts([...loose, round("BRONZE", [match("d", null)])], 4);
		expect(parts.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches.map(({ match: { id } }) => id)))).toEqual([
			"a",
			"b",
			"c",
		]);
		expect(places.map(({ id }) => id)).toEqual(["d"]);
	});
});
