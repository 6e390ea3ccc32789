import { searchAll } from "./exact.ts";
import { improve } from "./improve.ts";
import { type Model, modelOf } from "./model.ts";
import { placePots } from "./place-pots.ts";
import type { DrawProblem } from "./problem.ts";
import { Random } from "./random.ts";

type Solved = {
	readonly model: Model;
	/** The teams' numbers in the model, in the order in which they are drawn. */
	readonly order: Int32Array;
	/** By team. */
	readonly groupOf: Int32Array;
	/** Whether no other draw costs less. */
	readonly isBest: boolean;
};

/**
 * Places the teams pot by pot, swaps them while rules are broken, and searches small draws exhaustively.
 * @param problem its pots sorted, for the same result whatever the order of the teams
 * @throws as `drawGroups`
 */
export function solve(problem: DrawProblem): Solved {
	const model = modelOf(problem);
	const random = new Random(problem.number);
	const order = Int32Array.from(model.teams.keys());
	for (let pot = 0; pot < model.potCap.length; pot++)
		random.shuffle(order.subarray(model.potStart[pot]!, model.potStart[pot + 1]!));
	const seating = placePots(model, order, random);
	if (seating === undefined) throw new Error("the groups' sizes leave no way to spread the pots evenly");
	if (seating.cost > model.leastCost) improve(model, seating, random);
	if (seating.cost === model.leastCost) return { model, order, groupOf: seating.groupOf, isBest: true };
	const groupOrder = random.shuffle(Int32Array.from(problem.groups.keys()));
	const { groupOf, isProven } = searchAll(model, order, groupOrder, seating.cost);
	return { model, order, groupOf: groupOf ?? seating.groupOf, isBest: isProven };
}
