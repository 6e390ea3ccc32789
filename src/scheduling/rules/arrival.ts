import type { KindOfRule } from "./behaviour.ts";
import { daysNamed } from "./lookup.ts";
import { earlier } from "./relaxed-minutes.ts";

export const arrival: KindOfRule<"arrival"> = {
	behaves({ day, from }, found) {
		const at = found.dayStarts[daysNamed(found, day)[0] ?? 0]! + from;
		return { place: (_, start) => start >= at };
	},
	relaxed: (rule) => earlier(rule.from).map((from) => ({ ...rule, from })),
};
