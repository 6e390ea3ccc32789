import type { Meetings } from "../rules/behaviour.ts";
import type { Lookup } from "../rules/lookup.ts";

/**
 * As in `possibleConflictsOf`: two matches that a team may only reach are a pair if one leads to the other.
 * @param only the pairs with one of these matches, by their indices; null: all
 */
export function meetingsOf({ problem, matchAt, matchesOf, teamAt }: Lookup, only: ReadonlySet<number> | null = null): Meetings {
	const seen = new Set<number>();
	const pairs: { one: number; other: number; mayBe: boolean }[] = [];
	const add = (one: number, other: number, mayBe: boolean) => {
		if (only !== null && !only.has(one) && !only.has(other)) return;
		const key = Math.min(one, other) * problem.matches.length + Math.max(one, other);
		if (one === other || seen.has(key)) return;
		seen.add(key);
		pairs.push({ one, other, mayBe });
	};
	for (const own of matchesOf)
		for (const [index, one] of own.entries()) for (const other of own.slice(index + 1)) add(one, other, false);
	for (const [at, { mayPlay, openFrom }] of problem.matches.entries()) {
		for (const team of mayPlay) for (const other of matchesOf[teamAt.get(team) ?? -1] ?? []) add(at, other, true);
		for (const id of openFrom) {
			const from = matchAt.get(id);
			if (from !== undefined) add(from, at, true);
		}
	}
	return { pairs };
}
