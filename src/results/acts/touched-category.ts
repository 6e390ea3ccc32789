import type { CupFileCategory, CupFileFact, EditionRecord } from "../record/cup-file.ts";
import type { Proposed } from "./proposals/proposed.ts";

/** @returns the edition with these facts: they replace those with the same ids */
export function withFacts(record: EditionRecord, facts: readonly CupFileFact[] | undefined): EditionRecord {
	if (!facts || facts.length === 0) return record;
	const ids = new Set(facts.map(({ id }) => id));
	const others = (record.edition.facts ?? []).filter(({ id }) => !ids.has(id));
	return { ...record, edition: { ...record.edition, facts: [...others, ...facts] } };
}

/** The categories whose tables and slots a proposal may change. */
export function touchedCategories(
	{ edition }: Pick<EditionRecord, "edition">,
	{ matches, besides }: Pick<Proposed, "matches" | "besides">,
): CupFileCategory[] {
	const facts = besides?.facts ?? [];
	const ids = new Set([...matches.map(({ id }) => id), ...facts.flatMap((fact) => ("match" in fact ? fact.match : []))]);
	const divisions = new Set(edition.matches.filter(({ id }) => ids.has(id)).map(({ division }) => division));
	const stages = new Set<string>();
	const teams = new Set(besides?.teams?.map(({ id }) => id));
	for (const fact of facts) {
		if ("division" in fact && fact.division !== undefined) divisions.add(fact.division);
		if ("stage" in fact && fact.stage !== undefined) stages.add(fact.stage);
		if ("team" in fact && fact.team !== undefined) teams.add(fact.team);
	}
	const categories = new Set(edition.teams.filter(({ id }) => teams.has(id)).map(({ category }) => category));
	for (const { id, rules } of besides?.categories ?? []) if (rules !== undefined) categories.add(id);
	return edition.categories.filter(
		(category) =>
			categories.has(category.id) ||
			category.stages.some(({ id, divisions: own }) => stages.has(id) || own.some((division) => divisions.has(division.id))),
	);
}
