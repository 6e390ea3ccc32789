import type { Model } from "./model.ts";
import { Seating } from "./seating.ts";

/** Draws of more teams are not searched exhaustively. */
const MOST_TEAMS = 24;
/** Placements tried before the search ends without a proof. */
const MOST_PLACEMENTS = 400_000;

export type Searched = {
	/** The groups by team of the best draw, if it is better than the given one. */
	readonly groupOf: Int32Array | null;
	/** Whether no draw is better. */
	readonly isProven: boolean;
};

/**
 * Branch and bound over all draws of few teams.
 * @param order the teams, in the order in which they are drawn; ties between draws are settled by it and by `groupOrder`
 * @param cost of the best draw so far
 */
export function searchAll(model: Model, order: Int32Array, groupOrder: Int32Array, cost: number): Searched {
	if (model.teams.length > MOST_TEAMS) return { groupOf: null, isProven: false };
	const seating = new Seating(model);
	// Teams with common values first: their conflicts end a branch early.
	const shares = (team: number) =>
		model.values.reduce((sum, values, rule) => sum + (values[team]! < 0 ? 0 : model.counts[rule]![values[team]!]!), 0);
	const inOrder = [...order].toSorted((a, b) => shares(b) - shares(a));
	let best = cost;
	let groupOf: Int32Array | null = null;
	let tried = 0;
	/** @returns false: the search ends here */
	const search = (at: number): boolean => {
		if (at === inOrder.length) {
			best = seating.cost;
			groupOf = Int32Array.from(seating.groupOf);
			return best > model.leastCost;
		}
		const team = inOrder[at]!;
		const empty = new Set<number>();
		for (const group of groupOrder) {
			if (!seating.hasPlace(team, group) || seating.cost + seating.costIn(team, group) >= best) continue;
			// Empty groups of one size are the same.
			if (seating.isEmpty(group)) {
				if (empty.has(model.sizes[group]!)) continue;
				empty.add(model.sizes[group]!);
			}
			if (++tried > MOST_PLACEMENTS) return false;
			seating.place(team, group);
			const continues = search(at + 1);
			seating.remove(team);
			if (!continues) return false;
		}
		return true;
	};
	search(0);
	return { groupOf, isProven: tried <= MOST_PLACEMENTS };
}
