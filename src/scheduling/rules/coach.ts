import { groupBy } from "../../collections/group-by.ts";
import type { KindOfRule } from "./behaviour.ts";
import { inScope } from "./lookup.ts";
import { shorter } from "./relaxed-minutes.ts";

/** A match that only one of the two teams may reach counts; one that both may only reach does not, as in `possibleConflictsOf`. */
export const coach: KindOfRule<"coach"> = {
	behaves({ minutes, where }, found) {
		const { problem, teamAt, matchesOf } = found;
		const scoped = problem.matches.map(inScope(found, where));
		const possible: number[][] = problem.teams.map(() => []);
		for (const [at, { mayPlay }] of problem.matches.entries())
			for (const team of mayPlay) possible[teamAt.get(team) ?? -1]?.push(at);
		const coached = problem.teams.flatMap(({ coaches }, team) => coaches.map((name) => ({ name, team })));
		return {
			pairs(add) {
				for (const [, teams] of groupBy(coached, ({ name }) => name))
					for (const { team } of teams)
						for (const { team: second } of teams)
							if (team !== second)
								for (const one of matchesOf[team]!)
									for (const other of [...matchesOf[second]!, ...possible[second]!])
										if (one !== other && (scoped[one] || scoped[other]))
											add({ one, other, same: minutes, changing: minutes, way: true, ordered: false });
			},
		};
	},
	relaxed: (rule) => shorter(rule.minutes, 0).map((minutes) => ({ ...rule, minutes })),
};
