import { divisionsOf } from "../../../cup/match/divisions-of.ts";
import type { Language } from "../../../text/language.ts";
import { NAME_WORDS } from "../../../text/schema/names.ts";
import type { DivisionEntity, MatchEntity, Words } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";

/** "4", "A", "12b": a label that needs a word before it. */
const MARK = /^(\d+\p{L}?|\p{L}\d*)$/u;

/** A group, and the title of its stage if it is named with it (named-stage.ts). */
type NamedGroup = { readonly name: string; readonly stage: Words | null };

/**
 * "Group 4", "Playoff A": the stage's own title if the stage is a single playoff, else the name with its word. "Main round, group 4" where
 * the category has several group stages.
 */
export function divisionTitle(edition: EditionReader, division: DivisionEntity, language: Language): string {
	return division.type === "group"
		? groupTitle(namedGroup(edition, division), language)
		: titleInStage(edition, division, language);
}

/** The same without the stage, for use where the stage is named already: "Group 4". */
export function titleInStage(edition: EditionReader, { name, type, stage }: DivisionEntity, language: Language): string {
	if (type === "group") return groupTitle({ name, stage: null }, language);
	const { playoff } = NAME_WORDS[language];
	const { title, divisionCount } = edition.get("stage", stage);
	if (divisionCount === 1) return title[language];
	return MARK.test(name) ? playoff(name) : name;
}

/** Where a match is played: the title of its division, or of both groups. */
export function matchDivisionTitle(edition: EditionReader, match: MatchEntity, language: Language): string {
	const [own, other] = divisionsOf(match).map((id) => edition.get("division", id));
	return other ? groupTitle(namedGroup(edition, own!), language, other.name) : divisionTitle(edition, own!, language);
}

/** The stage's title if its groups are named with it, else null. */
export function stageNamedWith(edition: EditionReader, { stage, namesStage }: DivisionEntity): Words | null {
	return namesStage ? edition.get("stage", stage).title : null;
}

const namedGroup = (edition: EditionReader, division: DivisionEntity): NamedGroup => ({
	name: division.name,
	stage: stageNamedWith(edition, division),
});

/**
 * "Group 4", "Main round, group 4"; a group with a name of its own has no word before it.
 * @param against the other group's name, of a match between two groups of a stage: "Group A–B"
 */
export function groupTitle({ name, stage }: NamedGroup, language: Language, against: string | null = null): string {
	const { group, inStage } = NAME_WORDS[language];
	const isMarked = MARK.test(name) && (against === null || MARK.test(against));
	const both = against === null ? name : isMarked ? `${name}–${against}` : `${name} – ${against}`;
	if (stage === null) return isMarked ? group(both) : both;
	return isMarked ? inStage(stage[language], group(both)) : `${stage[language]}, ${both}`;
}
