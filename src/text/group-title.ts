import type { Language, Words } from "./language.ts";
import { NAME_WORDS } from "./schema/names.ts";

/** "4", "A", "12b": a label that needs a word before it. */
const LABEL = /^(\d+\p{L}?|\p{L}\d*)$/u;
/** The same of both groups of a match: "A–B". */
const LABELS = /^(\d+\p{L}?|\p{L}\d*)(–(\d+\p{L}?|\p{L}\d*))?$/u;

/** A group, and the title of its stage if its groups are named with it (`namesItsStage`). */
export type NamedGroup = { readonly name: string; readonly stage?: Words | null | undefined };

/** The names of the groups in whose tables a match counts, as one: "A", "A–B", "Röd – Blå". */
export function joinedGroups(names: readonly string[]): string {
	return names.join(names.every(isLabel) ? "–" : " – ");
}

/** Whether a name needs the word "group" or "playoff" before it. */
export const isLabel = (name: string): boolean => LABEL.test(name);

/** "Group 4", "Main round, group 4", "Group A–B"; a group with a name of its own has no word before it. */
export function groupTitle({ name, stage = null }: NamedGroup, language: Language): string {
	const title = LABELS.test(name) ? NAME_WORDS[language].group(name) : name;
	return stage === null ? title : `${stage[language]}, ${groupWithin({ name }, language)}`;
}

/** The same within a sentence: "group 4", "main round, group 4". */
export function groupWithin({ name, stage = null }: NamedGroup, language: Language): string {
	const own = LABELS.test(name) ? lowered(NAME_WORDS[language].group(name)) : name;
	return stage === null ? own : `${lowered(stage[language])}, ${own}`;
}

/** Several groups of one stage within a sentence: "A/B/C", "main round, 1/2". */
export function groupsWithin(names: readonly string[], stage: Words | null | undefined, language: Language): string {
	return [...(stage == null ? [] : [lowered(stage[language])]), names.join("/")].join(", ");
}

/** The same as a list: "groups 1 and 2", "main round, groups 1 and 2". */
export function groupsListed(groups: readonly NamedGroup[], language: Language): string {
	const names = groups.map(({ name }) => name);
	const stage = groups[0]?.stage;
	const listed = NAME_WORDS[language].groups(names.slice(0, -1).join(", "), names.at(-1) ?? "");
	return stage == null ? listed : `${lowered(stage[language])}, ${listed}`;
}

/** A title begins small within a sentence, but not where its first letter is a label: "A-slutspel". */
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
