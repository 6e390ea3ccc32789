import type { Texts } from "./en.ts";
import type { Language, Sport } from "./language.ts";

type Words = Record<Sport, Texts>;

/** A file each, so that a reader's browser loads the words of their own language alone. */
const LOADS: Record<Language, () => Promise<Words>> = {
	en: async () => (await import("./words-en.ts")).wordsEn,
	sv: async () => (await import("./words-sv.ts")).wordsSv,
};

const loaded = new Map<Language, Words>();

/**
 * The words that `loadTexts` has fetched. A page that has lost its data, as when the site cannot be read, does not know its language: it says so in
 * the words that are there. In a browser; on the server all-texts.ts stands here ("imports" in package.json).
 */
export function textsOf(language: Language, sport: Sport): Texts {
	const words = loaded.get(language) ?? loaded.values().next().value;
	if (words === undefined) throw new Error(`There are no texts in "${language}": loadTexts comes before anything is drawn`);
	return words[sport];
}

/** Before anything is drawn in a language: fetches its words, once. */
export async function loadTexts(language: Language): Promise<void> {
	if (!loaded.has(language)) loaded.set(language, await LOADS[language]());
}
