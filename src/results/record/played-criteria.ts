import { hasBegun } from "../../cup/match/kick-off.ts";
import { EARLIER_CRITERIA, PRESET_RULES } from "../../cup/presets.ts";
import { cellsEqual } from "./cells.ts";
import type { CupFileCategory, CupFileEdition } from "./cup-file.ts";

export type RuleChoice = CupFileCategory["rules"];

/** Whether the rules use a preset that was later corrected, so that their meaning depends on when they were written. */
const leavesCriteriaOpen = ({ preset, criteria }: RuleChoice): boolean =>
	criteria === undefined && EARLIER_CRITERIA[preset] !== undefined;

/** The rules without the preset's earlier criteria, which the record added. */
export function withoutEarlierCriteria(rules: RuleChoice): RuleChoice {
	const { criteria: _, ...named } = rules;
	return statesEarlierCriteria(rules) ? named : rules;
}

const withEarlier = (rules: RuleChoice): RuleChoice => ({
	...rules,
	criteria: structuredClone(EARLIER_CRITERIA[rules.preset]) as RuleChoice["criteria"],
});

const statesEarlierCriteria = ({ preset, criteria }: RuleChoice): boolean =>
	criteria !== undefined && EARLIER_CRITERIA[preset] !== undefined && cellsEqual(criteria, EARLIER_CRITERIA[preset]);

/**
 * Preserves finished tables when a preset's criteria are corrected: an edition with results states the criteria that it was
 * played by (docs/organise/rules/partille.md). They are written out
 * - for a new category from a cup file, which may be the export of an older version;
 * - if the record has written them out, and a file or an undo names only the preset again. Criteria that equal the preset's
 * present ones, as in the record's own export, change nothing.
 * @param isFromCupFile whether a category was read from a cup file
 */
export function withPlayedCriteria(
	before: readonly CupFileEdition[] | undefined,
	after: readonly CupFileEdition[],
	isFromCupFile: (category: string) => boolean = () => false,
): CupFileEdition[] {
	const was = new Map(before?.flatMap(({ categories }) => categories.map((category) => [category.id, category] as const)));
	return after.map((edition) => {
		const hasResults = edition.matches.some(hasBegun);
		return withRules(edition, (rules, category, stage) => {
			const old = was.get(category);
			const held = stage === undefined ? old?.rules : old?.stages.find(({ id }) => id === stage)?.rules;
			if (held && leavesCriteriaOpen(held) && cellsEqual(stated(held), rules)) return held;
			if (!hasResults || !leavesCriteriaOpen(rules)) return rules;
			const isOlder = held ? held.preset === rules.preset && statesEarlierCriteria(held) : !old && isFromCupFile(category);
			return isOlder ? withEarlier(rules) : rules;
		});
	});
}

/** An edition for export: with results, it states criteria that its preset's name leaves open. */
export function withStatedCriteria(edition: CupFileEdition): CupFileEdition {
	return edition.matches.some(hasBegun)
		? withRules(edition, (rules) => (leavesCriteriaOpen(rules) ? stated(rules) : rules))
		: edition;
}

const stated = (rules: RuleChoice): RuleChoice => ({
	...rules,
	criteria: structuredClone(PRESET_RULES[rules.preset].criteria) as RuleChoice["criteria"],
});

/** @returns the same object if nothing changes */
function withRules(
	edition: CupFileEdition,
	ruled: (rules: RuleChoice, category: string, stage: string | undefined) => RuleChoice,
): CupFileEdition {
	let changed = false;
	const anew = <Noun extends { readonly rules?: RuleChoice }>(noun: Noun, rules: RuleChoice): Noun => {
		if (rules === noun.rules) return noun;
		changed = true;
		return { ...noun, rules };
	};
	const categories = edition.categories.map((category) => ({
		...anew(category, ruled(category.rules, category.id, undefined)),
		stages: category.stages.map((stage) => (stage.rules ? anew(stage, ruled(stage.rules, category.id, stage.id)) : stage)),
	}));
	return changed ? { ...edition, categories } : edition;
}
