import { groupBy } from "../collections/group-by.ts";
import type { DrawRule } from "../cup/draw-rule.ts";
import { pairsOf, pairsSpread } from "./model.ts";
import type { DrawProblem, RuleOutcome, WhyBroken } from "./problem.ts";

/**
 * How far each rule is kept, in the rules' order.
 * @param groups the teams' ids, in the order of the problem's groups; also after swaps by hand
 */
export function judgeDraw(
	{ pots, rules }: Pick<DrawProblem, "pots" | "rules">,
	groups: readonly (readonly string[])[],
): RuleOutcome[] {
	const teams = new Map(pots.flat().map((team) => [team.id, team]));
	return rules.map((rule) => outcomeOf(rule, groups, (id) => teams.get(id)?.values[rule.apart]));
}

function outcomeOf(
	rule: DrawRule,
	groups: readonly (readonly string[])[],
	valueIn: (id: string) => string | undefined,
): RuleOutcome {
	const all = byValue(groups.flat(), valueIn);
	const where = groups.flatMap((ids, group) =>
		[...byValue(ids, valueIn)].flatMap(([value, teams]) => (teams.length > 1 ? [{ group, value, teams }] : [])),
	);
	const brokenOf = new Map<string, number>();
	for (const { value, teams } of where) brokenOf.set(value, (brokenOf.get(value) ?? 0) + pairsOf(teams.length));
	const why = [...brokenOf].map(([value, broken]): WhyBroken => {
		const teams = all.get(value)!.length;
		return broken > pairsSpread(teams, groups.length)
			? { kind: "together", value }
			: { kind: "too-many", value, teams, groups: groups.length };
	});
	return {
		...rule,
		pairs: [...all.values()].reduce((sum, { length }) => sum + pairsOf(length), 0),
		broken: [...brokenOf.values()].reduce((sum, broken) => sum + broken, 0),
		where,
		why,
	};
}

/** The ids by their value; those without one are left out. */
const byValue = (ids: readonly string[], valueIn: (id: string) => string | undefined): Map<string, readonly string[]> =>
	groupBy(
		ids.filter((id) => valueIn(id) !== undefined),
		(id) => valueIn(id)!,
	);
