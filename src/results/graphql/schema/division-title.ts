import type { Language } from "../../../text/language.ts";
import { NAME_WORDS } from "../../../text/schema/names.ts";
import type { DivisionEntity } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";

/** "4", "A", "12b": a label that needs a word before it. */
const MARK = /^(\d+\p{L}?|\p{L}\d*)$/u;

/** "Group 4", "Playoff A": the stage's own title if the stage is a single playoff, else the name with its word. */
export function divisionTitle(edition: EditionReader, { name, type, stage }: DivisionEntity, language: Language): string {
	if (type === "group") return groupTitle(name, language);
	const { playoff } = NAME_WORDS[language];
	const { title, divisionCount } = edition.get("stage", stage);
	if (divisionCount === 1) return title[language];
	return MARK.test(name) ? playoff(name) : name;
}

/** "Group 4"; a group with a name of its own has only that. */
export function groupTitle(name: string, language: Language): string {
	return MARK.test(name) ? NAME_WORDS[language].group(name) : name;
}

/** "Group A–B", of a match between two groups. */
export function betweenGroups(name: string, other: string, language: Language): string {
	const isMarked = MARK.test(name) && MARK.test(other);
	return isMarked ? NAME_WORDS[language].group(`${name}–${other}`) : `${name} – ${other}`;
}
