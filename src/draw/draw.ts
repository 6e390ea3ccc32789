import { judgeDraw } from "./judge.ts";
import type { DrawProblem, DrawResult } from "./problem.ts";
import { solve } from "./solve.ts";
import { whyImpossible } from "./why-impossible.ts";

/**
 * Draws groups. The same problem gives the same draw on every machine, in whatever order its teams are given: within a pot they are
 * sorted by id first.
 * @throws if the groups have not as many places as there are teams, or a team is in two pots
 */
export function drawGroups(given: DrawProblem): DrawResult {
	const problem = { ...given, pots: given.pots.map((pot) => pot.toSorted((a, b) => (a.id < b.id ? -1 : 1))) };
	const { model, order, groupOf, isBest } = solve(problem);
	const groups: string[][] = problem.groups.map(() => []);
	const steps = Array.from(order, (team) => {
		const group = groupOf[team]!;
		const { id } = model.teams[team]!;
		groups[group]!.push(id);
		return { team: id, pot: model.potOf[team]!, group };
	});
	const rules = judgeDraw(problem, groups);
	const hasBrokenMust = rules.some(({ must, broken }) => must && broken > 0);
	return { groups, steps, rules, isBest, impossible: hasBrokenMust ? whyImpossible(problem, isBest) : null };
}
