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
	/** Of each playoff its first round's sides; the matches after it are between winners. */
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
	const side: fc.Arbitrary<Side> = fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...positions).map((slot) => ({ team: null, slot })) },
		{ weight: 2, arbitrary: best.map((slot) => ({ team: null, slot })) },
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
	return fc.record({
		sizes: fc.constant(sizes),
		advance: fc.array(span, { maxLength: 2 }),
		sides: fc.tuple(playoff, playoff),
	});
});

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

/** Tries every way of giving the seats to positions: each position at most one seat, each one that is promised one of its own stage. */
function canBeGiven({ sizes, advance, sides }: Drawn): boolean {
	const ways = advance.flatMap((one, at) => advance.slice(at + 1).map((other) => [one, other] as const));
	if (
		ways.some(
			([one, other]) => one.to !== other.to && one.positions[0] <= other.positions[1] && other.positions[0] <= one.positions[1],
		)
	)
		return false;
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
		const isTwice =
			pairs[0] === pairs[1] && all.every(({ team, slot }) => team !== null || (slot !== null && slot.kind !== "bye"));
		const own = isTwice ? all.slice(0, 2) : all;
		return own.flatMap(({ team, slot }) => {
			// A team that is named twice in a playoff has one seat of it.
			if (team !== null && named.has(`${at} ${team}`)) return [];
			if (team !== null) named.add(`${at} ${team}`);
			return [{ stage: STAGES[at]!, team, slot }];
		});
	});
	type Where = (typeof places)[number];
	const mayHave = ({ team, slot }: (typeof seats)[number], { group, position }: Where) => {
		if (slot?.kind === "position") return slot.division === group && slot.position === position;
		if (slot?.kind === "best-of") return slot.position === position && slot.divisions.includes(group);
		return team === null || team.startsWith(group);
	};
	const isOfBest = (place: Where) =>
		seats.some(
			(seat) =>
				seat.slot?.kind === "best-of" && seat.stage === destination(place.position, advance, place.size) && mayHave(seat, place),
		);
	return give(0, new Map());

	function give(at: number, given: ReadonlyMap<Where, string>): boolean {
		const seat = seats[at];
		if (!seat) {
			return places.every((place) => {
				const to = destination(place.position, advance, place.size);
				if (to === null || given.get(place) === to) return true;
				// The best of them go to another playoff, or only the best of them go on.
				const way = given.get(place);
				return way === undefined ? isOfBest(place) : way.endsWith(" best");
			});
		}
		const mustBeTaken = seat.slot !== null && seat.slot.kind !== "bye";
		for (const place of places) {
			if (given.has(place) || !mayHave(seat, place)) continue;
			const to = destination(place.position, advance, place.size);
			const way = seat.slot?.kind === "best-of" && to !== seat.stage ? `${seat.stage} best` : seat.stage;
			if (seat.slot?.kind === "position" && to !== null && to !== seat.stage) continue;
			if (give(at + 1, new Map(given).set(place, way))) return true;
		}
		return !mustBeTaken && give(at + 1, given);
	}
}

test("promises of places are a fault exactly where no way of giving the places satisfies them", () => {
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
