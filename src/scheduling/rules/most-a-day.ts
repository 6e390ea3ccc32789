import type { KindOfRule } from "./behaviour.ts";

export const mostADay: KindOfRule<"most-a-day"> = {
	behaves({ most, inPlayoffs }) {
		const mostOf = (isPlayoff: boolean) => (isPlayoff ? Math.max(most, inPlayoffs ?? most) : most);
		return {
			day: {
				broken({ count, isPlayoff }) {
					let hasPlayoff = false;
					for (let at = 0; at < count; at++) if (isPlayoff[at] === 1) hasPlayoff = true;
					return Math.max(0, count - mostOf(hasPlayoff));
				},
				cases: ({ count }) => (count > 0 ? 1 : 0),
				mostOf,
			},
		};
	},
	relaxed: (rule) => [
		...(rule.inPlayoffs === null ? [] : [{ ...rule, inPlayoffs: rule.inPlayoffs + 1 }]),
		{ ...rule, most: rule.most + 1, inPlayoffs: rule.inPlayoffs === null ? null : Math.max(rule.inPlayoffs, rule.most + 1) },
	],
};
