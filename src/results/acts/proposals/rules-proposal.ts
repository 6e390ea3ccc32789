import { z } from "zod";
import { hasBegun } from "../../../cup/match/kick-off.ts";
import { PRESETS } from "../../../cup/rules.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileCategory, CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { id } from "../../record/cup-file-value.ts";
import { isReported } from "../../record/reporting/reported-result.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Minutes of a day. */
export const LONGEST_REST = 1440;

/** Sets the shortest rest between two matches of a team in a category, in minutes; 0: no such rule. */
export const restProposal = z.strictObject({ kind: z.literal("rest"), category: id, minutes: z.int().min(0).max(LONGEST_REST) });

/** Sets the rules of a category's tables, by the name of a preset. Overrides of its earlier preset are removed. */
export const presetProposal = z.strictObject({ kind: z.literal("preset"), category: id, preset: z.enum(PRESETS) });

export function restSet({ record }: Ground, { category: asked, minutes }: z.infer<typeof restProposal>): Proposed | NotProposed {
	const category = categoryOf(record, asked);
	if (!category) return noSuchCategory(record, asked);
	if ((category.restMinutes ?? 0) === minutes)
		return notProposed(
			"not-possible",
			"minutes",
			minutes === 0 ? PROPOSAL_TEXTS.noRest(category.name) : PROPOSAL_TEXTS.sameRest(category.name, minutes),
		);
	return {
		of: "programme",
		matches: [],
		besides: { categories: [{ id: asked, restMinutes: minutes === 0 ? null : minutes }] },
	};
}

export function presetChosen(
	{ record }: Ground,
	{ category: asked, preset }: z.infer<typeof presetProposal>,
): Proposed | NotProposed {
	const category = categoryOf(record, asked);
	if (!category) return noSuchCategory(record, asked);
	const played = playedIn(record, category);
	if (played.length > 0) {
		const numbers = listed(played);
		return notProposed("not-possible", "category", PROPOSAL_TEXTS.categoryPlayed(category.name, numbers));
	}
	const { rules } = category;
	if (rules.preset === preset && Object.keys(rules).length === 1)
		return notProposed("not-possible", "preset", PROPOSAL_TEXTS.sameRules(category.name, preset));
	return { of: "decision", matches: [], besides: { categories: [{ id: asked, rules: { preset } }] } };
}

/** The category's matches with something recorded. */
export function playedIn({ edition }: Pick<EditionRecord, "edition">, { stages }: CupFileCategory): CupFileMatch[] {
	const divisions = new Set(stages.flatMap((stage) => stage.divisions.map(({ id }) => id)));
	return edition.matches.filter((match) => divisions.has(match.division) && (hasBegun(match) || isReported(match)));
}

/** Limit of listed matches; the others are counted. */
const NAMED = 3;

const listed = (matches: readonly CupFileMatch[]): string => {
	const named = matches.slice(0, NAMED).map(({ number, id }) => number ?? id);
	return matches.length > NAMED ? `${named.join(", ")} +${matches.length - NAMED}` : named.join(", ");
};

const categoryOf = ({ edition }: EditionRecord, asked: string) => edition.categories.find(({ id }) => id === asked);

const noSuchCategory = ({ edition }: EditionRecord, asked: string): NotProposed =>
	notProposed("invalid", "category", PROPOSAL_TEXTS.noSuchCategory(edition.name, asked));
