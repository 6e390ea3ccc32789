import type { KindOfRule } from "./behaviour.ts";
import { daysNamed, touches } from "./lookup.ts";
import { shorter } from "./relaxed-minutes.ts";

export const breaks: KindOfRule<"break"> = {
	behaves({ day, arenas, from, until }, found) {
		const at = arenas && new Set(arenas.map((id) => found.arenaAt.get(id)));
		const isIn = touches(found, daysNamed(found, day), from, until);
		return { place: (field, start, end) => (at !== null && !at.has(found.arenaOf[field])) || !isIn(start, end) };
	},
	relaxed: (rule) =>
		shorter(rule.until, rule.from)
			.slice(0, -1)
			.map((until) => ({ ...rule, until })),
};
