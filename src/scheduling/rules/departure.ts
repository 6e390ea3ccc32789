import type { KindOfRule } from "./behaviour.ts";
import { daysNamed } from "./lookup.ts";
import { later, MIDNIGHT } from "./relaxed-minutes.ts";

export const departure: KindOfRule<"departure"> = {
	behaves({ day, until }, found) {
		const at = found.dayStarts[daysNamed(found, day)[0] ?? found.dayStarts.length - 1]! + until;
		return { place: (_, __, end) => end <= at };
	},
	relaxed: (rule) => later(rule.until, MIDNIGHT).map((until) => ({ ...rule, until })),
};
