import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import { finalPlacings } from "./placings.ts";
import type { Places } from "./playoff-round.ts";
import { playoffTree } from "./playoff-tree.ts";

const rules = PRESET_RULES.gothia;
const named = (team: string): Side => ({ team, slot: null });
const sideOf = (from: Side | Slot): Side => ("kind" in from ? { team: null, slot: from } : from);

type Drawn = {
	/** Teams of playoff A: B has half as many. */
	readonly size: 2 | 4 | 8 | 16;
	/** Which places are played out, by the best of them. */
	readonly playedOut: readonly number[];
	/** Losers of A's first round go to B. */
	readonly crosses: boolean;
	readonly withdrawn: readonly number[];
	/** For each match, in turn. */
	readonly results: readonly ("home" | "away" | "none")[];
};

const drawn: fc.Arbitrary<Drawn> = fc.record({
	size: fc.constantFrom(2, 4, 8, 16),
	playedOut: fc.subarray([3, 5, 7, 9, 11, 13, 15]),
	crosses: fc.boolean(),
	withdrawn: fc.subarray([1, 4, 9]),
	results: fc.array(
		fc.oneof(
			{ weight: 9, arbitrary: fc.constantFrom("home" as const, "away" as const) },
			{ weight: 1, arbitrary: fc.constant("none" as const) },
		),
		{ minLength: 64, maxLength: 64 },
	),
});

function planned({ size, playedOut, crosses }: Drawn): PlayoffMatch[] {
	const out = ([best]: Places) => playedOut.includes(best);
	const teams = Array.from({ length: size * 2 }, (_, at) => `t${at + 1}`);
	const inDivision = (division: string, entrants: readonly (Side | Slot)[]) =>
		playoffTree(
			entrants,
			crosses && division === "A" ? ([best]) => best === 3 && size > 4 : out,
			(round, at) => `${division} ${round} ${at}`,
		).map(
			({ id, round, position, home, away }): PlayoffMatch => ({
				...matchOf("-", "-", { id, division }),
				...{ round, position, home: sideOf(home), away: sideOf(away) },
			}),
		);
	const a = inDivision("A", teams.slice(0, size).map(named));
	const first = a.slice(0, size / 2);
	const losers = crosses && size > 2 ? first.map(({ id }): Slot => ({ kind: "loser", match: id })) : teams.slice(size).map(named);
	return [...a, ...inDivision("B", losers)];
}

function placed(matches: readonly PlayoffMatch[], withdrawn: ReadonlySet<string>) {
	const stage = (id: string) => ({ id, type: "playoff" as const, rules, divisions: [{ id, name: id, teams: [] }] });
	const plan: CategoryPlan = { stages: ["A", "B"].map(stage), matches, facts: [], withdrawn };
	const brackets = ["A", "B"].map((id) => [id, bracket(matches.filter(({ division }) => division === id))] as const);
	return finalPlacings(plan, new Map(brackets), fillSlots(plan));
}

test("final places have one order with shared places, and a place once given never changes with later results", () => {
	fc.assert(
		fc.property(drawn, fc.integer({ min: 0, max: 64 }), (cup, some) => {
			const all = planned(cup);
			const withdrawn = new Set(cup.withdrawn.map((at) => `t${at}`));
			const played = (count: number) =>
				all.map((match, at): PlayoffMatch => {
					const winner = cup.results[at % cup.results.length]!;
					return at < count ? { ...match, status: "walkover", winner } : match;
				});
			const early = placed(played(some), withdrawn);
			const end = placed(played(all.length), withdrawn);
			expect(end.open).toBe(0);
			// Competition ranking: a place is one more than the number of teams before it.
			for (const { position } of end.placings)
				expect(position).toBe(1 + end.placings.filter((other) => other.position < position).length);
			for (const { position, shared } of end.placings)
				expect(shared).toBe(end.placings.filter((other) => other.position === position).length > 1);
			const last = new Map(end.placings.map((placing) => [placing.team, placing]));
			for (const placing of early.placings) expect(last.get(placing.team)).toEqual(placing);
			expect(early.placings.length + early.open).toBeLessThanOrEqual(end.placings.length);
			const known = end.placings.filter(({ team }) => withdrawn.has(team)).map(({ position }) => position);
			if (known.length > 0) expect(Math.min(...known)).toBe(end.placings.length - known.length + 1);
		}),
		{ numRuns: 400 },
	);
});

test("if every place is played out, no place is shared, and winners are above losers", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(2, 4, 8, 16, 32),
			fc.infiniteStream(fc.constantFrom("home" as const, "away" as const)),
			(size, stream) => {
				const teams = Array.from({ length: size }, (_, at) => named(`t${at + 1}`));
				const matches = playoffTree(
					teams,
					() => true,
					(round, at) => `${round} ${at}`,
				).map(
					({ id, round, position, home, away }): PlayoffMatch => ({
						...matchOf("-", "-", { id, division: "A" }),
						...{ round, position, home: sideOf(home), away: sideOf(away), status: "walkover", winner: stream.next().value! },
					}),
				);
				expect(matches).toHaveLength((size / 2) * Math.log2(size));
				const { placings, open } = placed(matches, new Set());
				expect(open).toBe(0);
				expect(placings.map(({ position, shared }) => [position, shared])).toEqual(teams.map((_, at) => [at + 1, false]));
				for (const { position, reason } of placings) expect(reason).toMatchObject({ kind: "match", won: position % 2 === 1 });
			},
		),
		{ numRuns: 60 },
	);
});
