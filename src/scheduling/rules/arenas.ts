import type { KindOfRule } from "./behaviour.ts";
import { earlier, later, MIDNIGHT } from "./relaxed-minutes.ts";
import { within } from "./within.ts";

export const arenas: KindOfRule<"arenas"> = {
	behaves({ arenas, from, until }, found) {
		const allowed = new Set(arenas.map((id) => found.arenaAt.get(id)));
		const isWithin = within(found, null, from, until);
		return { place: (field, start, end) => allowed.has(found.arenaOf[field]) && isWithin(start, end) };
	},
	relaxed: (rule, { problem }) => [
		...later(rule.until, MIDNIGHT).map((until) => ({ ...rule, until })),
		...earlier(rule.from).map((from) => ({ ...rule, from })),
		...problem.arenas.filter(({ id }) => !rule.arenas.includes(id)).map(({ id }) => ({ ...rule, arenas: [...rule.arenas, id] })),
	],
};
