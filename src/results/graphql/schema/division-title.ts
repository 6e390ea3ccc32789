import { divisionsOf } from "../../../cup/match/divisions-of.ts";
import { groupTitle, groupWithin, isLabel, joinedGroups, type NamedGroup } from "../../../text/group-title.ts";
import type { Language } from "../../../text/language.ts";
import { NAME_WORDS } from "../../../text/schema/names.ts";
import type { DivisionEntity, MatchEntity, Words } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";

/**
 * "Group 4", "Playoff A": the stage's own title if the stage is a single playoff, else the name with its word. "Main round, group 4" where
 * the category has several group stages.
 */
export function divisionTitle(edition: EditionReader, division: DivisionEntity, language: Language): string {
	return division.type === "group"
		? groupTitle(namedGroup(edition, division), language)
		: titleInStage(edition, division, language);
}

/** The title within a sentence: "group 4", "main round, group 4". */
export function divisionWithin(edition: EditionReader, division: DivisionEntity, language: Language): string {
	return division.type === "group"
		? groupWithin(namedGroup(edition, division), language)
		: titleInStage(edition, division, language);
}

/** The same without the stage, for use where the stage is named already: "Group 4". */
export function titleInStage(edition: EditionReader, { name, type, stage }: DivisionEntity, language: Language): string {
	if (type === "group") return groupTitle({ name }, language);
	const { playoff } = NAME_WORDS[language];
	const { title, divisionCount } = edition.get("stage", stage);
	if (divisionCount === 1) return title[language];
	return isLabel(name) ? playoff(name) : name;
}

/** Where a match is played: the title of its division, or of both groups. */
export function matchDivisionTitle(edition: EditionReader, match: MatchEntity, language: Language): string {
	const divisions = divisionsOf(match).map((id) => edition.get("division", id));
	const [own] = divisions;
	if (divisions.length === 1) return divisionTitle(edition, own!, language);
	return groupTitle({ ...namedGroup(edition, own!), name: joinedGroups(divisions.map(({ name }) => name)) }, language);
}

/** The stage's title if its groups are named with it, else null. */
export function stageNamedWith(edition: EditionReader, { stage, namesStage }: DivisionEntity): Words | null {
	return namesStage ? edition.get("stage", stage).title : null;
}

const namedGroup = (edition: EditionReader, division: DivisionEntity): NamedGroup => ({
	name: division.name,
	stage: stageNamedWith(edition, division),
});
