import type { KindOfRule } from "./behaviour.ts";
import { dayAt } from "./lookup.ts";

export const days: KindOfRule<"days"> = {
	behaves({ days }, found) {
		const allowed = found.problem.days.map(({ id }) => days.includes(id));
		return { place: (_, start) => allowed[dayAt(found, start)]! };
	},
	relaxed: (rule, { problem }) =>
		problem.days.filter(({ id }) => !rule.days.includes(id)).map(({ id }) => ({ ...rule, days: [...rule.days, id] })),
};
