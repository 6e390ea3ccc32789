import { wholeOf } from "../../../cup/programme/programme-rule.ts";
import type { EditionRecord } from "../../../results/record/cup-file.ts";
import { weakerRule } from "../../../results/record/weaker-rule.ts";
import { clockIn } from "../../../results/record/zone.ts";
import type { WayOut } from "../../../scheduling/why/reasons.ts";
import type { DraftReport, WayOutView } from "./schedule-view.ts";

/**
 * The ways out of what did not fit, as changes of the plan. One that no change of the record's rules can say is left out, and so is one whose rule,
 * field or category is gone.
 */
export function waysOutIn(record: EditionRecord, { reasons = [] }: DraftReport): Record<string, WayOutView[]> {
	return Object.fromEntries(
		// Drafts of earlier versions state none.
		reasons.map(({ match, waysOut = [] }) => [match, waysOut.flatMap((way) => shown(record, match, way) ?? [])]),
	);
}

function shown(record: EditionRecord, match: string, way: WayOut): WayOutView | null {
	switch (way.kind) {
		case "rule":
			return byRule(record, way.rule);
		case "hours":
			return byHours(record, way.field, way.span);
		case "size":
			return bySize(record, match, way.placement.field);
	}
}

function byRule({ edition }: EditionRecord, weaker: Extract<WayOut, { kind: "rule" }>["rule"]): WayOutView | null {
	const whole = wholeOf(weaker.id);
	if (!("rule" in whole)) return null;
	const rule = edition.programme?.rules.find(({ id }) => id === whole.rule);
	const becomes = rule && weakerRule(rule, weaker);
	if (!rule || !becomes || !edition.programme) return null;
	const rules = edition.programme.rules.map((one) => (one === rule ? becomes : one));
	return { kind: "rule", rule: becomes, change: { editions: [{ id: edition.id, programme: { ...edition.programme, rules } }] } };
}

function byHours(
	{ cup, arenas }: EditionRecord,
	field: string,
	span: { readonly from: number; readonly until: number },
): WayOutView | null {
	const arena = arenas.find(({ fields }) => fields.some(({ id }) => id === field));
	if (!arena) return null;
	const at = (instant: number) => clockIn(new Date(instant).toISOString(), arena.zone ?? cup.zone);
	const [from, until] = [at(span.from), at(span.until)];
	const day = from.slice(0, 10);
	const [opens, closes] = [from.slice(11, 16), until.slice(11, 16)];
	// An arena that is open past midnight has no such hours.
	if (until.slice(0, 10) !== day) return null;
	const others = (arena.otherHours ?? []).filter((one) => one.day !== day);
	const otherHours = [...others, { day, opens, closes }].toSorted((a, b) => (a.day < b.day ? -1 : 1));
	return { kind: "hours", arena: arena.name, day, opens, closes, change: { arenas: [{ id: arena.id, otherHours }] } };
}

function bySize({ edition, arenas }: EditionRecord, match: string, field: string): WayOutView | null {
	const division = edition.matches.find(({ id }) => id === match)?.division;
	const category = edition.categories.find(({ stages }) =>
		stages.some(({ divisions }) => divisions.some(({ id }) => id === division)),
	);
	const size = arenas.flatMap(({ fields }) => fields).find(({ id }) => id === field)?.size;
	if (!category?.fieldSizes || size === undefined || category.fieldSizes.includes(size)) return null;
	const categories = [{ id: category.id, fieldSizes: [...category.fieldSizes, size] }];
	return { kind: "size", category: category.id, size, change: { editions: [{ id: edition.id, categories }] } };
}
