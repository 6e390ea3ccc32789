import { groupBy } from "../../collections/group-by.ts";
import type { KindOfRule } from "./behaviour.ts";
import { inScope } from "./lookup.ts";

export const clubMates: KindOfRule<"club-mates"> = {
	behaves({ where }, found) {
		const { problem, matchesOf } = found;
		const scoped = problem.matches.map(inScope(found, where));
		const members = problem.teams.flatMap(({ club }, team) => (club === null ? [] : [{ club, team }]));
		return {
			pairs(add) {
				for (const [, teams] of groupBy(members, ({ club }) => club)) {
					const own = [...new Set(teams.flatMap(({ team }) => matchesOf[team]!))].filter((match) => scoped[match]);
					for (const [index, one] of own.entries())
						for (const other of own.slice(index + 1)) add({ one, other, same: 0, changing: 0, way: false, ordered: false });
				}
			},
		};
	},
	relaxed: () => [],
};
