import type { PlayoffRound } from "../cup/playoff-round.ts";
import type { WeekTime } from "./calendar.ts";
import type { GroupSizes } from "./group-sizes.ts";

export type PlayoffPlan = {
	readonly letter: "A" | "B";
	/** The first and last position of a group that go there; a last one beyond the group's size means the rest. */
	readonly positions: readonly [number, number];
	/** When each round begins, at the earliest. A smaller bracket starts at a later round. */
	readonly rounds: Readonly<Partial<Record<PlayoffRound, WeekTime>>>;
};

export type CategoryPlan = {
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
	readonly extraTime?: boolean;
	readonly playoffs: readonly PlayoffPlan[];
	/** Goals in a match between equals. */
	readonly goals: number;
};

/** When each round of a group of this size begins, at the earliest. */
export function roundsOf(plan: CategoryPlan, size: number): readonly WeekTime[] {
	const larger = plan.largerGroupRounds;
	return larger && size >= larger.from ? larger.rounds : plan.groupRounds;
}
