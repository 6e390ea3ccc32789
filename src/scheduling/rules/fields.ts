import type { KindOfRule } from "./behaviour.ts";
import { earlier, later, MIDNIGHT } from "./relaxed-minutes.ts";
import { within } from "./within.ts";

export const fields: KindOfRule<"fields"> = {
	behaves({ fields, day, from, until }, found) {
		const allowed = new Set(fields.map((id) => found.fieldAt.get(id)));
		const isWithin = within(found, day, from, until);
		return { place: (field, start, end) => allowed.has(field) && isWithin(start, end) };
	},
	relaxed: (rule, { problem, fieldAt, arenaOf }) => {
		const own = new Set(rule.fields.map((id) => arenaOf[fieldAt.get(id) ?? -1]));
		const others = problem.fields.filter(({ id }) => !rule.fields.includes(id));
		// A field of the same arena first.
		const isNear = ({ id }: (typeof others)[number]) => own.has(arenaOf[fieldAt.get(id)!]);
		return [
			...later(rule.until, MIDNIGHT).map((until) => ({ ...rule, until })),
			...earlier(rule.from).map((from) => ({ ...rule, from })),
			...[...others.filter(isNear), ...others.filter((field) => !isNear(field))].map(({ id }) => ({
				...rule,
				fields: [...rule.fields, id],
			})),
		];
	},
};
