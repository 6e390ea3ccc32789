import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import type { CupFileCategory, CupFileCup } from "../results/record/cup-file.ts";
import type { WeekTime } from "./calendar.ts";
import type { GroupSizes } from "./group-sizes.ts";

export type PlayoffLetter = "A" | "B" | "C";

/** The first and last position of a group that go to a playoff; a last one beyond the group's size means the rest. */
export type Positions = readonly [number, number];

export type PlayoffPlan = {
	readonly letter: PlayoffLetter;
	readonly positions: Positions;
	/** Others in groups of so many teams. */
	readonly positionsInGroupsOf?: Readonly<Record<number, Positions>>;
	/** When each round begins, at the earliest. A smaller bracket starts at a later round. */
	readonly rounds: Readonly<Partial<Record<PlayoffRound, WeekTime>>>;
};

export type CategoryPlan = {
	readonly sport: CupFileCup["sport"];
	readonly short: string;
	readonly boys: boolean;
	readonly age: number;
	readonly minutesPerHalf: number;
	readonly groups: GroupSizes;
	/** When each round of the groups begins, at the earliest. */
	readonly groupRounds: readonly WeekTime[];
	/** Where larger groups play more rounds in the same days. Absent: as the others. */
	readonly largerGroupRounds?: { readonly from: number; readonly rounds: readonly WeekTime[] };
	/** Minutes by which a round of every second group is later. */
	readonly later?: { readonly round: "first" | "last"; readonly minutes: number };
	/** Young: neither scores, tables nor playoffs are shown (DECISIONS §3). */
	readonly young?: boolean;
	readonly rules: CupFileCategory["rules"];
	readonly playoffs: readonly PlayoffPlan[];
	/** Goals in a match between equals. */
	readonly goals: number;
};

/** When each round of a group of this size begins, at the earliest. */
export function roundsOf(plan: CategoryPlan, size: number): readonly WeekTime[] {
	const larger = plan.largerGroupRounds;
	return larger && size >= larger.from ? larger.rounds : plan.groupRounds;
}

/** Which positions of a group of this size go to the playoff. */
export function positionsOf(plan: PlayoffPlan, size: number): Positions {
	const [first, last] = plan.positionsInGroupsOf?.[size] ?? plan.positions;
	return [first, Math.min(last, size)];
}
