import type { FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import { type Missing, missingResults } from "../../../cup/programme/missing-results.ts";
import type { CupFileCategory, CupFileDivision, CupFileMatch, EditionRecord } from "../cup-file.ts";
import { categoryPlan, filledCategory } from "../filled-category.ts";
import { isYoung } from "../young-category.ts";

type Words = { readonly en: string; readonly sv: string };
type Cup = Pick<EditionRecord, "edition">;

/** More matches than these are counted, not named. */
const MOST_NAMED = 4;

/**
 * @param record of which the match's category is whole
 * @returns what a match without both teams waits for, such as "the result of match 95"; null: it waits for nothing
 */
export function missingNamed(record: Cup, id: string): Words | null {
	const match = record.edition.matches.find((one) => one.id === id);
	if (!match || (match.home.team !== undefined && match.away.team !== undefined)) return null;
	const category = record.edition.categories.find(({ stages }) =>
		stages.some(({ divisions }) => divisions.some((division) => division.id === match.division)),
	);
	return category ? missingFor(record, { category, filled: filledCategory(record, category) }, id) : null;
}

/** As `missingNamed`, of a category whose slots are filled already. */
export function missingFor(
	record: Cup,
	{ category, filled }: { readonly category: CupFileCategory; readonly filled: FilledSlots },
	id: string,
): Words | null {
	const missing = missingResults(categoryPlan(record, category), filled, id, { young: isYoung(category) });
	if (missing.length === 0) return null;
	const all = missing.map((one) => wordsOf(one, record, category));
	return { en: all.map(({ en }) => en).join(" and "), sv: all.map(({ sv }) => sv).join(" och ") };
}

function wordsOf(missing: Missing, { edition }: Cup, category: CupFileCategory): Words {
	const numberOf = (id: string) => edition.matches.find((match) => match.id === id)?.number ?? id;
	switch (missing.kind) {
		case "match": {
			const number = numberOf(missing.match);
			return missing.isPlayed
				? { en: `who goes through from match ${number}`, sv: `vem som går vidare från match ${number}` }
				: { en: `the result of match ${number}`, sv: `resultatet av match ${number}` };
		}
		case "groups": {
			const divisions = category.stages.flatMap((stage) => stage.divisions);
			const groups = groupsNamed(missing.divisions, divisions);
			if (missing.matches.length === 0) return { en: `the order of ${groups.en}`, sv: `ordningen i ${groups.sv}` };
			return ofGroups(missing.matches.map(numberOf), groups);
		}
		case "team":
			return { en: "a team that the office has not named yet", sv: "ett lag som sekretariatet inte har angett än" };
	}
}

function ofGroups(numbers: readonly CupFileMatch["id"][], groups: Words): Words {
	const [only, ...more] = numbers;
	if (more.length === 0)
		return { en: `the result of match ${only} in ${groups.en}`, sv: `resultatet av match ${only} i ${groups.sv}` };
	if (numbers.length > MOST_NAMED)
		return { en: `${numbers.length} results in ${groups.en}`, sv: `${numbers.length} resultat i ${groups.sv}` };
	const named = (and: string) => `${numbers.slice(0, -1).join(", ")} ${and} ${numbers.at(-1)}`;
	return {
		en: `the results of matches ${named("and")} in ${groups.en}`,
		sv: `resultaten av match ${named("och")} i ${groups.sv}`,
	};
}

function groupsNamed(ids: readonly string[], divisions: readonly CupFileDivision[]): Words {
	const names = ids.map((id) => divisions.find((division) => division.id === id)?.name ?? id);
	const [last, ...before] = names.toReversed();
	if (before.length === 0) return { en: `group ${last}`, sv: `grupp ${last}` };
	const first = before.toReversed().join(", ");
	return { en: `groups ${first} and ${last}`, sv: `grupperna ${first} och ${last}` };
}
