import type { CupFileArena } from "../results/record/cup-file.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { Fixture } from "./fixture.ts";

const LATE_ROUNDS = ["quarter-final", "semi-final", "third-place", "final"];

/**
 * The possible fields of a match, the best first: the youngest on nine-a-side fields if the cup has any, each category at its own
 * arenas, and the last rounds at the main arena, which is the first.
 */
export function fieldsFor(
	arenas: readonly CupFileArena[],
	plans: readonly CategoryPlan[],
): (fixture: Fixture) => readonly string[] {
	const idsOf = (list: readonly CupFileArena[]) => list.flatMap((arena) => arena.fields.map((field) => field.id));
	const isSmall = (arena: CupFileArena) => arena.fields[0]?.size === "9v9";
	const small = idsOf(arenas.filter(isSmall));
	const large = arenas.filter((arena) => !isSmall(arena));
	const own = new Map(
		plans.map((plan, index) => {
			const first = (index * 2 + 1) % large.length;
			return [plan.short, idsOf([...large.slice(first), ...large.slice(0, first)])] as const;
		}),
	);
	const mainFirst = idsOf(large);
	return ({ category, round }) => {
		if (category.age <= 12 && small.length > 0) return small;
		return LATE_ROUNDS.includes(String(round)) ? mainFirst : own.get(category.short)!;
	};
}
