import type { FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import { type Missing, missingResults } from "../../../cup/programme/missing-results.ts";
import type { Words } from "../../../text/language.ts";
import { MISSING_TEXTS } from "../../../text/record/missing.ts";
import type { CupFileCategory, EditionRecord } from "../cup-file.ts";
import { categoryPlan, filledCategory } from "../filled-category.ts";
import { isYoung } from "../young-category.ts";
import { namedGroups } from "./named-groups.ts";

type Cup = Pick<EditionRecord, "edition">;

/**
 * @param record must contain the match's whole category
 * @returns what a match without both teams waits for, such as "the result of match 95"; null: nothing
 */
export function missingNamed(record: Cup, id: string): Words | null {
	const match = record.edition.matches.find((one) => one.id === id);
	if (!match || (match.home.team !== undefined && match.away.team !== undefined)) return null;
	const category = record.edition.categories.find(({ stages }) =>
		stages.some(({ divisions }) => divisions.some((division) => division.id === match.division)),
	);
	return category ? missingFor(record, { category, filled: filledCategory(record, category) }, id) : null;
}

/** The same for a category whose slots are already filled. */
export function missingFor(
	record: Cup,
	{ category, filled }: { readonly category: CupFileCategory; readonly filled: FilledSlots },
	id: string,
): Words | null {
	const missing = missingResults(categoryPlan(record, category), filled, id, { young: isYoung(category) });
	if (missing.length === 0) return null;
	const all = missing.map((one) => wordsOf(one, record, category));
	return MISSING_TEXTS.all(all);
}

function wordsOf(missing: Missing, { edition }: Cup, category: CupFileCategory): Words {
	const numberOf = (id: string) => edition.matches.find((match) => match.id === id)?.number ?? id;
	switch (missing.kind) {
		case "match": {
			const number = numberOf(missing.match);
			return missing.isPlayed ? MISSING_TEXTS.winnerOf(number) : MISSING_TEXTS.resultOf(number);
		}
		case "groups": {
			const named = namedGroups([category]);
			const groups = MISSING_TEXTS.groups(missing.divisions.map((id) => named.get(id) ?? { name: id }));
			if (missing.matches.length === 0) return MISSING_TEXTS.orderOf(groups);
			return MISSING_TEXTS.resultsIn(missing.matches.map(numberOf), groups);
		}
		case "team":
			return MISSING_TEXTS.team;
	}
}
