import { searchAll } from "./exact.ts";
import { improve } from "./improve.ts";
import { judgeDraw } from "./judge.ts";
import { type Model, modelOf } from "./model.ts";
import { placePots } from "./place-pots.ts";
import type { DrawProblem, DrawResult, Impossible } from "./problem.ts";
import { Random } from "./random.ts";

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

type Solved = {
	readonly model: Model;
	readonly order: Int32Array;
	readonly groupOf: Int32Array;
	readonly isBest: boolean;
};

function solve(problem: DrawProblem): Solved {
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

/** Found by leaving out: first each rule, then each team, as long as what is left cannot be kept either. */
function whyImpossible(problem: DrawProblem, isBest: boolean): Impossible {
	let isProven = isBest;
	const fails = (tried: DrawProblem): boolean => {
		const { groupOf, model, isBest: isTriedBest } = solve(tried);
		const groups: string[][] = tried.groups.map(() => []);
		for (const [team, group] of groupOf.entries()) groups[group]!.push(model.teams[team]!.id);
		const isBroken = judgeDraw(tried, groups).some(({ broken }) => broken > 0);
		if (isBroken && !isTriedBest) isProven = false;
		return isBroken;
	};
	let left: DrawProblem = { ...problem, rules: problem.rules.filter(({ must }) => must) };
	for (const rule of left.rules) {
		const without = { ...left, rules: left.rules.filter((one) => one !== rule) };
		if (without.rules.length > 0 && fails(without)) left = without;
	}
	// A team without values fills a place and is kept apart from nobody.
	const blank = (ids: ReadonlySet<string>): DrawProblem => ({
		...left,
		pots: left.pots.map((pot) => pot.map((team) => (ids.has(team.id) ? { ...team, values: {} } : team))),
	});
	const all = problem.pots.flat().map(({ id }) => id);
	const ruled = new Set(teamsWithMates(left));
	const blanked = new Set(all.filter((id) => !ruled.has(id)));
	for (const value of valuesOf(left)) {
		const tried = new Set([...blanked, ...value]);
		if (fails(blank(tried))) for (const id of value) blanked.add(id);
	}
	for (const id of ruled) {
		if (blanked.has(id)) continue;
		if (fails(blank(new Set([...blanked, id])))) blanked.add(id);
	}
	return { rules: left.rules, teams: all.filter((id) => !blanked.has(id)), isProven };
}

/** The teams of each value that several have. */
function valuesOf({ pots, rules }: DrawProblem): string[][] {
	return rules.flatMap(({ apart }) => {
		const of = new Map<string, string[]>();
		for (const { id, values } of pots.flat()) {
			const value = values[apart];
			if (value !== undefined) of.set(value, [...(of.get(value) ?? []), id]);
		}
		return [...of.values()].filter(({ length }) => length > 1);
	});
}

const teamsWithMates = (problem: DrawProblem): string[] => [...new Set(valuesOf(problem).flat())];
