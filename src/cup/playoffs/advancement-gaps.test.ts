import { expect, test } from "vitest";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { type AdvancementPlan, advancementFaults } from "./advancement-faults.ts";
import { advancementGaps } from "./advancement-gaps.ts";
import type { AdvancementMatch } from "./stage-seats.ts";

const EMPTY: Side = { team: null, slot: null };
const slot = (slot: Slot): Side => ({ team: null, slot });
const place = (group: string, position: number) => slot({ kind: "position", division: group, position });
const winner = (match: string) => slot({ kind: "winner", match });

function match(id: string, round: AdvancementMatch["round"], home: Side, away: Side, division = "A-1"): AdvancementMatch {
	return { id, division, round, home, away };
}

/** Groups 1, 2 … with these numbers of teams; the first `to A` positions of each go on to playoff A, the rest to B. */
function plan(
	sizes: readonly number[],
	{ toA, toB = 0 }: { toA: number; toB?: number },
	matches: AdvancementMatch[],
): AdvancementPlan {
	const teams = (group: number, size: number) => Array.from({ length: size }, (_, at) => `${group + 1}.${at + 1}`);
	const rest = toB > 0 ? [{ positions: [toA + 1, toA + toB] as const, to: "B" }] : [];
	return {
		stages: [
			{
				...{ id: "G", type: "group", advance: [{ positions: [1, toA], to: "A" }, ...rest] },
				divisions: sizes.map((size, at) => ({ id: `${at + 1}`, name: `${at + 1}`, teams: teams(at, size) })),
			},
			{ id: "A", type: "playoff", divisions: [{ id: "A-1", name: "A", teams: [] }] },
			{ id: "B", type: "playoff", divisions: [{ id: "B-1", name: "B", teams: [] }] },
		],
		matches,
		withdrawn: new Set(),
	};
}

const FINAL = match("f", "final", winner("s1"), winner("s2"));
const SEMI_FINALS = [
	match("s1", "semi-final", place("1", 1), place("2", 2)),
	match("s2", "semi-final", place("2", 1), place("1", 2)),
	FINAL,
];
const EIGHT = ["q1", "q2", "q3", "q4"].map((id) => match(id, "quarter-final", EMPTY, EMPTY));

test("teams before the draw, a whole bracket, and seats that the promised teams are drawn to give no fault", () => {
	for (const one of [
		plan([0, 0], { toA: 2 }, []),
		plan([4, 4], { toA: 2 }, []),
		plan([4, 4], { toA: 2 }, SEMI_FINALS),
		plan([4, 4], { toA: 4 }, EIGHT),
		plan([2, 1], { toA: 1, toB: 1 }, [match("f", "final", place("1", 1), place("2", 1))]),
	])
		expect([...advancementFaults(one), ...advancementGaps(one)]).toEqual([]);
});

test("nine teams for eight seats is a fault, whether the seats are named or drawn later", () => {
	const many = { kind: "too-many-teams", stage: "A", teams: 9, seats: 8, from: "G", at: 0 };
	expect(advancementFaults(plan([3, 3, 3], { toA: 3 }, EIGHT))).toMatchObject([many]);
	const named = [
		match("q1", "quarter-final", place("1", 1), place("2", 3)),
		match("q2", "quarter-final", place("2", 1), place("1", 3)),
		match("q3", "quarter-final", place("3", 1), place("1", 2)),
		match("q4", "quarter-final", place("2", 2), place("3", 2)),
	];
	expect(advancementFaults(plan([3, 3, 3], { toA: 3 }, named))).toMatchObject([
		{ ...many, without: [{ division: "3", position: 3 }] },
	]);
});

test("a team that withdrew takes no seat: of nine promised eight are left", () => {
	expect(advancementFaults({ ...plan([3, 3, 3], { toA: 3 }, EIGHT), withdrawn: new Set(["3.3"]) })).toEqual([]);
});

test("one place in two matches is a fault, but not the two legs of one tie", () => {
	const twice = [
		match("s1", "semi-final", place("1", 1), place("2", 2)),
		match("s2", "semi-final", place("1", 1), place("1", 2)),
	];
	expect(advancementFaults(plan([4, 4], { toA: 2 }, twice))).toMatchObject([
		{
			kind: "slot-twice",
			places: [
				{ match: "s1", side: "home" },
				{ match: "s2", side: "home" },
			],
		},
	]);
	const legs = [match("f1", "final", place("1", 1), place("2", 1)), match("f2", "final", place("2", 1), place("1", 1))];
	expect(advancementFaults(plan([4, 4], { toA: 1 }, legs))).toEqual([]);
});

test("a winner in two matches is a fault", () => {
	const finals = [...SEMI_FINALS, match("f2", "final", winner("s1"), slot({ kind: "loser", match: "s2" }))];
	expect(advancementFaults(plan([4, 4], { toA: 2 }, finals))).toMatchObject([{ kind: "slot-twice" }]);
});

test("a position that leads to B has no seat in A, unless A leads on to B", () => {
	const third = [
		match("s1", "semi-final", place("1", 1), place("1", 3)),
		match("s2", "semi-final", place("2", 1), place("2", 2)),
		FINAL,
	];
	expect(advancementFaults(plan([4, 4], { toA: 2, toB: 2 }, third))).toMatchObject([
		{ kind: "leads-elsewhere", division: "1", position: 3, to: "B" },
	]);
	const qualifying = [match("q", "final", place("1", 3), place("2", 3)), match("b", "final", winner("q"), EMPTY, "B-1")];
	expect(advancementFaults(plan([3, 3], { toA: 2, toB: 1 }, [...qualifying]))).not.toContainEqual(
		expect.objectContaining({ kind: "leads-elsewhere" }),
	);
});

test("three seats for the best of two groups is a fault, also where other seats name more groups", () => {
	const best = (...divisions: string[]) => slot({ kind: "best-of", position: 3, divisions });
	const three = [
		match("s1", "semi-final", place("1", 1), best("1", "2")),
		match("s2", "semi-final", best("1", "2"), best("1", "2")),
	];
	expect(advancementFaults(plan([4, 4, 4], { toA: 1 }, three))).toContainEqual(
		expect.objectContaining({ kind: "too-many-best", position: 3, seats: 3, groups: ["1", "2"] }),
	);
});

test("a bracket half of whose sides are named is unfinished, not wrong", () => {
	const half = [
		match("s1", "semi-final", place("1", 1), EMPTY),
		match("s2", "semi-final", place("2", 1), EMPTY),
		match("f", "final", EMPTY, EMPTY),
	];
	expect(advancementFaults(plan([4, 4], { toA: 1 }, half))).toEqual([]);
	expect(advancementGaps(plan([4, 4], { toA: 1 }, half))).toEqual([{ kind: "empty-seats", stage: "A", seats: 4 }]);
});

test("a playoff without matches beside one that has them is unfinished, and so is one that nobody reaches", () => {
	expect(advancementGaps(plan([4, 4], { toA: 2, toB: 2 }, SEMI_FINALS))).toEqual([{ kind: "not-drawn", stage: "B", teams: 4 }]);
	const unreached = plan([4, 4], { toA: 2 }, [...SEMI_FINALS, match("b", "final", EMPTY, EMPTY, "B-1")]);
	expect(advancementGaps(unreached)).toEqual([{ kind: "unreached", stage: "B" }]);
});
