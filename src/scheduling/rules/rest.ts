import type { KindOfRule } from "./behaviour.ts";
import { inScope } from "./lookup.ts";
import { shorter } from "./relaxed-minutes.ts";

export const rest: KindOfRule<"rest"> = {
	behaves({ minutes, whenArenaChanges, where }, found, meetings) {
		const isIn = inScope(found, where);
		const scoped = found.problem.matches.map(isIn);
		return {
			pairs(add) {
				for (const { one, other, mayBe } of meetings.pairs)
					if (scoped[one] || scoped[other])
						add({
							...{ one, other, mayBe, same: minutes, changing: Math.max(minutes, whenArenaChanges ?? 0) },
							...{ way: false, ordered: false },
						});
			},
		};
	},
	relaxed: (rule) => [
		...(rule.whenArenaChanges !== null && rule.whenArenaChanges > rule.minutes
			? shorter(rule.whenArenaChanges, rule.minutes).map((whenArenaChanges) => ({ ...rule, whenArenaChanges }))
			: []),
		...shorter(rule.minutes, 0).map((minutes) => ({
			...rule,
			minutes,
			whenArenaChanges: rule.whenArenaChanges === null ? null : Math.min(rule.whenArenaChanges, minutes),
		})),
	],
};
