import type { ProgrammeRule } from "../../../cup/programme/programme-rule.ts";
import type { Removable } from "../cup-file-change.ts";
import type { EditionIndex } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

/** What a rule of the schedule names must exist, and its times must be in order. */
export function checkProgrammeRules(index: EditionIndex, report: Report): void {
	const { edition } = index;
	const { rules = [] } = edition.programme ?? {};
	if (report.isBroken(edition)) return;
	const seen = new Set<string>();
	for (const [at, rule] of rules.entries()) {
		const steps = ["programme", "rules", at];
		if (seen.has(rule.id))
			report.error(edition, [...steps, "id"], {
				value: rule.id,
				message: "a rule of the schedule with the id of another",
				expected: "an id of its own",
			});
		seen.add(rule.id);
		for (const { key, kind, ids } of namedBy(rule))
			for (const [place, id] of ids.entries())
				report.find<unknown>(index[kind], kind, id, edition, [...steps, key, place], kind in LASTING ? "the cup" : index.name);
		if ("from" in rule && rule.from !== undefined && rule.until !== undefined && rule.until <= rule.from)
			report.error(edition, [...steps, "until"], {
				value: rule.until,
				message: `a rule of the schedule that ends before it begins, at ${rule.from}`,
				expected: "a later time; midnight at the end of the day is 24:00",
			});
	}
}

type Kind = Extract<Removable, "arenas" | "fields" | "clubs" | "categories" | "teams">;
const KINDS: readonly Kind[] = ["arenas", "fields", "clubs", "categories", "teams"];
const LASTING = { arenas: true, fields: true, clubs: true };

/** @returns the ids that a rule states, by their key */
function namedBy(rule: ProgrammeRule): { readonly key: string; readonly kind: Kind; readonly ids: readonly string[] }[] {
	return KINDS.flatMap((kind) => {
		const ids = (rule as { readonly [Key in Kind]?: readonly string[] })[kind];
		return ids === undefined ? [] : [{ key: kind, kind, ids }];
	});
}
