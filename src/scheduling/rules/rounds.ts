import { groupBy } from "../../collections/group-by.ts";
import type { KindOfRule } from "./behaviour.ts";
import { inScope } from "./lookup.ts";

/** The rounds of a playoff are in order by their feeders. */
export const rounds: KindOfRule<"rounds"> = {
	behaves({ of, where }, found) {
		const isIn = inScope(found, where);
		const numbered = found.problem.matches.flatMap((match, at) =>
			typeof match.round === "number" && isIn(match)
				? [{ at, round: match.round, in: of === "group" ? match.division : match.stage }]
				: [],
		);
		return {
			pairs(add) {
				for (const [, matches] of groupBy(numbered, (match) => match.in)) {
					const inOrder = [...groupBy(matches, ({ round }) => round)].toSorted(([a], [b]) => a - b);
					for (const [index, [, later]] of inOrder.entries())
						for (const { at: one } of inOrder[index - 1]?.[1] ?? [])
							for (const { at: other } of later) add({ one, other, same: 0, changing: 0, way: false, ordered: true });
				}
			},
		};
	},
	relaxed: (rule) => (rule.of === "category" ? [{ ...rule, of: "group" }] : []),
};
