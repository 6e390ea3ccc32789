import fc from "fast-check";
import { expect, test } from "vitest";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import type { Advancement } from "../rules.ts";
import { destination } from "../tables/advancement.ts";
import { type AdvancementPlan, advancementFaults } from "./advancement-faults.ts";
import type { MAIN_ROUNDS } from "./playoff-round.ts";

const GROUPS = ["A", "B", "C"];
const STAGES = ["P", "Q"];

type Drawn = {
	readonly sizes: readonly number[];
	readonly advance: readonly Advancement[];
	/** The sides of each playoff's first round; the matches after it are between winners. */
	readonly sides: readonly (readonly Side[])[];
};

const drawn: fc.Arbitrary<Drawn> = fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 3 }).chain((sizes) => {
	const positions = sizes.flatMap((size, at) =>
		Array.from({ length: size }, (_, before): Slot => ({ kind: "position", division: GROUPS[at]!, position: before + 1 })),
	);
	const least = Math.min(...sizes);
	const best: fc.Arbitrary<Slot> = fc.record({
		kind: fc.constant("best-of" as const),
		position: fc.integer({ min: 1, max: least }),
		divisions: fc.subarray(GROUPS.slice(0, sizes.length), { minLength: 1 }),
	});
	const empty: Side = { team: null, slot: null };
	const ranked: fc.Arbitrary<Slot> = fc.record({
		kind: fc.constant("best-of" as const),
		position: fc.integer({ min: 1, max: least }),
		divisions: fc.constant(GROUPS.slice(0, sizes.length)),
		rank: fc.integer({ min: 1, max: 3 }),
	});
	const side: fc.Arbitrary<Side> = fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...positions).map((slot) => ({ team: null, slot })) },
		{ weight: 2, arbitrary: best.map((slot) => ({ team: null, slot })) },
		{ weight: 2, arbitrary: ranked.map((slot) => ({ team: null, slot })) },
		{ weight: 1, arbitrary: fc.constant(empty) },
		{ weight: 1, arbitrary: fc.constant<Side>({ team: null, slot: { kind: "bye" } }) },
		{
			weight: 1,
			arbitrary: fc.constantFrom(...GROUPS.slice(0, sizes.length)).map((group) => ({ team: `${group}1`, slot: null })),
		},
	);
	const playoff = fc.constantFrom(2, 4).chain((count) => fc.array(side, { minLength: count, maxLength: count }));
	const span: fc.Arbitrary<Advancement> = fc
		.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 1 }), fc.constantFrom(...STAGES))
		.map(([first, more, to]) => ({ positions: [first, first + more], to }));
	const spanOfBest: fc.Arbitrary<Advancement> = fc
		.tuple(
			fc.integer({ min: 1, max: 3 }),
			fc.integer({ min: 1, max: 2 }),
			fc.integer({ min: 0, max: 1 }),
			fc.constantFrom(...STAGES),
		)
		.map(([position, first, more, to]) => ({ positions: [position, position], best: [first, first + more], to }));
	return fc
		.record({
			sizes: fc.constant(sizes),
			advance: fc.array(fc.oneof(span, spanOfBest), { maxLength: 3 }),
			sides: fc.tuple(playoff, playoff),
		})
		.map(amongAll);
});

/**
 * If ranks are named, each place for the best is open to all groups, and no team is named: the check ignores which group can have which
 * rank, and a named team's place is one for its group.
 */
function amongAll(one: Drawn): Drawn {
	const all = one.sides.flat();
	const hasRanks = one.advance.some(({ best }) => best) || all.some(({ slot }) => slot?.kind === "best-of" && slot.rank);
	if (!hasRanks) return one;
	const divisions = GROUPS.slice(0, one.sizes.length);
	const sides = one.sides.map((own) =>
		own.map((side) => {
			if (side.slot === null) return { ...side, team: null };
			return side.slot.kind === "best-of" ? { ...side, slot: { ...side.slot, divisions } } : side;
		}),
	);
	return { ...one, sides };
}

function planOf({ sizes, advance, sides }: Drawn): AdvancementPlan {
	const group = (name: string, size: number) => ({
		id: name,
		name,
		teams: Array.from({ length: size }, (_, at) => `${name}${at + 1}`),
	});
	const matches = sides.flatMap((own, at) => {
		const stage = STAGES[at]!;
		const code = own.length === 4 ? "semi-final" : "final";
		const first = Array.from({ length: own.length / 2 }, (_, index) => ({
			id: `${stage}${index + 1}`,
			division: `${stage}-1`,
			round: code as (typeof MAIN_ROUNDS)[number],
			home: own[2 * index]!,
			away: own[2 * index + 1]!,
		}));
		const from = (match: string): Side => ({ team: null, slot: { kind: "winner", match } });
		const final = {
			id: `${stage}f`,
			division: `${stage}-1`,
			round: "final" as const,
			home: from(`${stage}1`),
			away: from(`${stage}2`),
		};
		return own.length === 4 ? [...first, final] : first;
	});
	return {
		stages: [
			{ id: "G", type: "group", advance, divisions: sizes.map((size, at) => group(GROUPS[at]!, size)) },
			...STAGES.map((id) => ({ id, type: "playoff" as const, divisions: [{ id: `${id}-1`, name: id, teams: [] }] })),
		],
		matches,
		withdrawn: new Set(),
	};
}

/** Tries every assignment of seats to positions: at most one seat each, and one in its own stage for each promised position. */
function canBeGiven({ sizes, advance, sides }: Drawn): boolean {
	const overlap = (one: readonly [number, number], other: readonly [number, number]) => one[0] <= other[1] && other[0] <= one[1];
	const ways = advance.flatMap((one, at) => advance.slice(at + 1).map((other) => [one, other] as const));
	if (
		ways.some(
			([one, other]) =>
				one.to !== other.to &&
				overlap(one.positions, other.positions) &&
				(one.best && other.best ? overlap(one.best, other.best) : !one.best && !other.best),
		)
	)
		return false;
	// The best of a position are those of all groups.
	if (advance.some(({ best, positions }) => best && (best[1] > sizes.length || positions[1] > Math.min(...sizes)))) return false;
	const byRank = (position: number) => advance.some(({ best, positions }) => best && positions[0] === position);
	if (sides.flat().some(({ slot }) => slot?.kind === "position" && byRank(slot.position))) return false;
	const places = sizes.flatMap((size, at) =>
		Array.from({ length: size }, (_, before) => ({ group: GROUPS[at]!, position: before + 1, size })),
	);
	const named = new Set<string>();
	const seats = sides.flatMap((all, at) => {
		const pairs = [all.slice(0, 2), all.slice(2)].map((pair) =>
			pair
				.map((side) => JSON.stringify(side))
				.toSorted()
				.join(),
		);
		// The same two meet again: two legs.
		const isOfBest = (side: Side) => side.slot?.kind === "best-of" && side.slot.rank === undefined;
		const isTwice =
			pairs[0] === pairs[1] &&
			!all.slice(0, 2).every(isOfBest) &&
			all.every(({ team, slot }) => team !== null || (slot !== null && slot.kind !== "bye"));
		const own = isTwice ? all.slice(0, 2) : all;
		return own.flatMap(({ team, slot }) => {
			// A team that is named twice in a playoff has one seat in it.
			if (team !== null && named.has(`${at} ${team}`)) return [];
			if (team !== null) named.add(`${at} ${team}`);
			return [{ stage: STAGES[at]!, team, slot }];
		});
	});
	type Where = (typeof places)[number];
	/** For each position, the groups in the order of their teams' ranks: every order is tried if ranks matter. */
	let orders: readonly (readonly string[])[] = [];
	const rankOf = ({ group, position }: Where) => orders[position - 1]!.indexOf(group) + 1;
	const promisedTo = (place: Where): string | null => {
		const line = advance.find(
			({ best, positions }) => best && positions[0] === place.position && overlap(best, [rankOf(place), rankOf(place)]),
		);
		return line?.to ?? destination(place.position, advance, place.size);
	};
	const mayHave = ({ team, slot }: (typeof seats)[number], { group, position }: Where) => {
		if (slot?.kind === "position") return slot.division === group && slot.position === position;
		if (slot?.kind === "best-of" && slot.rank !== undefined && slot.rank !== rankOf({ group, position, size: 0 })) return false;
		if (slot?.kind === "best-of") return slot.position === position && slot.divisions.includes(group);
		return team === null || team.startsWith(group);
	};
	const isOfBest = (place: Where) =>
		seats.some(
			({ slot, stage }) =>
				slot?.kind === "best-of" &&
				slot.position === place.position &&
				slot.divisions.includes(place.group) &&
				stage === destination(place.position, advance, place.size),
		);
	const groups = GROUPS.slice(0, sizes.length);
	const isAsked = (position: number) =>
		byRank(position) ||
		seats.some(({ slot }) => slot?.kind === "best-of" && slot.position === position && slot.rank !== undefined);
	return [1, 2, 3]
		.map((position) => (isAsked(position) ? permutations(groups) : [groups]))
		.reduce<string[][][]>((all, some) => all.flatMap((one) => some.map((order) => [...one, order])), [[]])
		.some((one) => {
			orders = one;
			return give(0, new Map());
		});

	function give(at: number, given: ReadonlyMap<Where, string>): boolean {
		const seat = seats[at];
		if (!seat) {
			return places.every((place) => {
				const to = promisedTo(place);
				if (to === null || given.get(place) === to) return true;
				if (byRank(place.position)) return false;
				// The best of them go to another playoff, or only the best of them go on.
				const way = given.get(place);
				return way === undefined ? isOfBest(place) : way.endsWith(" best");
			});
		}
		const mustBeTaken = seat.slot !== null && seat.slot.kind !== "bye";
		for (const place of places) {
			if (given.has(place) || !mayHave(seat, place)) continue;
			const to = promisedTo(place);
			if (seat.slot?.kind === "best-of" && byRank(place.position) && to !== null && to !== seat.stage) continue;
			const way = seat.slot?.kind === "best-of" && to !== seat.stage ? `${seat.stage} best` : seat.stage;
			if (seat.slot?.kind === "position" && to !== null && to !== seat.stage) continue;
			if (give(at + 1, new Map(given).set(place, way))) return true;
		}
		return !mustBeTaken && give(at + 1, given);
	}
}

function permutations(all: readonly string[]): string[][] {
	if (all.length === 0) return [[]];
	return all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

test("promised places are a fault exactly when no assignment satisfies them", () => {
	let [faulty, sound] = [0, 0];
	fc.assert(
		fc.property(drawn, (one) => {
			const faults = advancementFaults(planOf(one));
			const possible = canBeGiven(one);
			if (possible) sound++;
			else faulty++;
			expect(faults.length === 0, JSON.stringify(faults)).toBe(possible);
		}),
		{ numRuns: 1_000 },
	);
	expect(Math.min(faulty, sound)).toBeGreaterThan(50);
});
