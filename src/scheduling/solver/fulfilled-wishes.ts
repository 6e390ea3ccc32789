import type { FulfilledWish } from "../problem.ts";
import { inScope } from "../rules/lookup.ts";
import { NOWHERE, type State } from "./state.ts";

/** How often each wish is kept, among the matches that have a place. */
export function fulfilledWishes(state: State): FulfilledWish[] {
	const { model, field, start } = state;
	const { rules, matches } = model.problem;
	const of = new Int32Array(rules.length);
	const kept = new Int32Array(rules.length);
	const { wishPairs, takes } = model;
	for (let match = 0; match < model.matches; match++) {
		if (field[match] === NOWHERE) continue;
		for (const { rule, test } of model.placeWishes[match]!) {
			of[rule]!++;
			if (test(field[match]!, start[match]!, start[match]! + takes[match]!)) kept[rule]!++;
		}
		for (let edge = wishPairs.from[match]!; edge < wishPairs.from[match + 1]!; edge++) {
			if (wishPairs.to[edge]! < match || field[wishPairs.to[edge]!] === NOWHERE) continue;
			of[wishPairs.rule[edge]!]!++;
			if (!state.breaks(wishPairs, edge, match, field[match]!, start[match]!)) kept[wishPairs.rule[edge]!]!++;
		}
	}
	for (const rule of model.dayWishes)
		for (const team of model.matchesOf.keys())
			for (let day = 0; day < model.days; day++) {
				const own = state.collected(rule, team, day, NOWHERE, 0, 0);
				const cases = rule.measure.cases(own);
				of[rule.rule]! += cases;
				kept[rule.rule]! += Math.max(0, cases - rule.measure.broken(own));
			}
	return rules.flatMap(({ id, must, where }, rule) =>
		must || (of[rule] === 0 && !matches.some(inScope(model.found, where)))
			? []
			: [{ rule: id, of: of[rule]!, kept: kept[rule]! }],
	);
}
