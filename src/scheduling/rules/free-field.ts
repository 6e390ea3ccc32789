import type { KindOfRule } from "./behaviour.ts";
import { daysNamed, touches } from "./lookup.ts";
import { shorter } from "./relaxed-minutes.ts";

export const freeField: KindOfRule<"free-field"> = {
	behaves({ field, day, from, until }, found) {
		const free = found.fieldAt.get(field);
		const isIn = touches(found, daysNamed(found, day), from, until);
		return { place: (on, start, end) => on !== free || !isIn(start, end) };
	},
	relaxed: (rule) =>
		rule.until === null
			? []
			: shorter(rule.until, rule.from ?? 0)
					.slice(0, -1)
					.map((until) => ({ ...rule, until })),
};
