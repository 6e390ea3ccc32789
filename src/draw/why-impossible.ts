import { groupBy } from "../collections/group-by.ts";
import { judgeDraw } from "./judge.ts";
import type { DrawProblem, Impossible } from "./problem.ts";
import { solve } from "./solve.ts";

/**
 * The rules and teams that make the musts impossible, by a deletion filter: without any one of them the others could be satisfied.
 * @param isBest whether the draw that breaks a must is proven to be the best
 */
export function whyImpossible(problem: DrawProblem, isBest: boolean): Impossible {
	let isProven = isBest;
	const fails = (tried: DrawProblem): boolean => {
		const failure = failureOf(tried);
		if (failure === "likely") isProven = false;
		return failure !== null;
	};
	let left: DrawProblem = { ...problem, rules: problem.rules.filter(({ must }) => must) };
	for (const rule of left.rules) {
		const without = { ...left, rules: left.rules.filter((one) => one !== rule) };
		if (without.rules.length > 0 && fails(without)) left = without;
	}
	const all = problem.pots.flat().map(({ id }) => id);
	const sharing = teamsSharingValues(left);
	const restricted = new Set(sharing.flat());
	const freed = new Set(all.filter((id) => !restricted.has(id)));
	// First all teams of a value at once, which needs fewer searches than one team after another.
	for (const ids of [...sharing, ...[...restricted].map((id) => [id])]) {
		if (ids.every((id) => freed.has(id))) continue;
		if (fails(withoutValues(left, new Set([...freed, ...ids])))) for (const id of ids) freed.add(id);
	}
	return { rules: left.rules, teams: all.filter((id) => !freed.has(id)), isProven };
}

/** @returns null: a draw satisfies all rules; "likely": none was found, and the search was not exhaustive */
function failureOf(problem: DrawProblem): "proven" | "likely" | null {
	const { groupOf, model, isBest } = solve(problem);
	const groups: string[][] = problem.groups.map(() => []);
	for (const [team, group] of groupOf.entries()) groups[group]!.push(model.teams[team]!.id);
	if (judgeDraw(problem, groups).every(({ broken }) => broken === 0)) return null;
	return isBest ? "proven" : "likely";
}

/** These teams fill their places, and no rule concerns them. */
const withoutValues = (problem: DrawProblem, ids: ReadonlySet<string>): DrawProblem => ({
	...problem,
	pots: problem.pots.map((pot) => pot.map((team) => (ids.has(team.id) ? { ...team, values: {} } : team))),
});

/** The teams of each value that several have, rule by rule. */
function teamsSharingValues({ pots, rules }: DrawProblem): string[][] {
	return rules.flatMap(({ apart }) => {
		const valued = pots.flat().filter(({ values }) => values[apart] !== undefined);
		const teams = [...groupBy(valued, ({ values }) => values[apart]).values()];
		return teams.filter(({ length }) => length > 1).map((of) => of.map(({ id }) => id));
	});
}
