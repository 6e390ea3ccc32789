import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import type { CupFileCategory, CupFileCup } from "../results/record/cup-file.ts";
import type { WeekTime } from "./calendar.ts";
import type { GroupSizes } from "./group-sizes.ts";

export type PlayoffLetter = "A" | "B" | "C";

/** The first and last position of a group that advance to a playoff; a last one beyond the group's size means the rest. */
export type Positions = readonly [number, number];

export type PlayoffPlan = {
	readonly letter: PlayoffLetter;
	readonly positions: Positions;
	/** Other positions for groups of certain sizes. */
	readonly positionsInGroupsOf?: Readonly<Record<number, Positions>>;
	/** The earliest start of each round. A smaller bracket starts at a later round. */
	readonly rounds: Readonly<Partial<Record<PlayoffRound, WeekTime>>>;
};

export type CategoryPlan = {
	readonly sport: CupFileCup["sport"];
	readonly short: string;
	readonly boys: boolean;
	readonly age: number;
	readonly minutesPerHalf: number;
	readonly groups: GroupSizes;
	/** The earliest start of each round of the groups. */
	readonly groupRounds: readonly WeekTime[];
	/** For larger groups, which play more rounds in the same days. Absent: like the others. */
	readonly largerGroupRounds?: { readonly from: number; readonly rounds: readonly WeekTime[] };
	/** Minutes by which a round of every second group starts later. */
	readonly later?: { readonly round: "first" | "last"; readonly minutes: number };
	/** Young: scores, tables and playoffs are not published (DECISIONS §3). */
	readonly young?: boolean;
	readonly rules: CupFileCategory["rules"];
	readonly playoffs: readonly PlayoffPlan[];
	/** The goals in a match between equal sides. */
	readonly goals: number;
};

/** The earliest start of each round in a group of this size. */
export function roundsOf(plan: CategoryPlan, size: number): readonly WeekTime[] {
	const larger = plan.largerGroupRounds;
	return larger && size >= larger.from ? larger.rounds : plan.groupRounds;
}

/** The positions of a group of this size that advance to the playoff. */
export function positionsOf(plan: PlayoffPlan, size: number): Positions {
	const [first, last] = plan.positionsInGroupsOf?.[size] ?? plan.positions;
	return [first, Math.min(last, size)];
}
