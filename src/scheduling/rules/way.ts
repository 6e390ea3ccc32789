import type { KindOfRule } from "./behaviour.ts";
import { inScope } from "./lookup.ts";

export const way: KindOfRule<"way"> = {
	behaves({ where }, found, meetings) {
		const scoped = found.problem.matches.map(inScope(found, where));
		return {
			pairs(add) {
				for (const { one, other, mayBe } of meetings.pairs)
					if (scoped[one] || scoped[other]) add({ one, other, same: 0, changing: 0, way: true, ordered: false, mayBe });
			},
		};
	},
	// A way has the length that it has.
	relaxed: () => [],
};
