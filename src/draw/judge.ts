import type { DrawRule } from "../cup/draw-rule.ts";
import { pairsSpread } from "./model.ts";
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
	return rules.map((rule) => judged(rule, groups, (id) => teams.get(id)?.values[rule.apart]));
}

function judged(
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

function byValue(ids: readonly string[], valueIn: (id: string) => string | undefined): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const id of ids) {
		const value = valueIn(id);
		if (value === undefined) continue;
		const known = found.get(value);
		if (known) known.push(id);
		else found.set(value, [id]);
	}
	return found;
}

const pairsOf = (teams: number): number => (teams * (teams - 1)) / 2;
