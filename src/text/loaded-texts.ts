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
 * The texts that `loadTexts` has loaded. A page without data, for example after a failed load, does not know its language and uses the
 * texts that are loaded. In a browser; on the server all-texts.ts replaces this module ("imports" in package.json).
 */
export function textsOf(language: Language, sport: Sport): Texts {
	const words = loaded.get(language) ?? loaded.values().next().value;
	if (words === undefined) throw new Error(`There are no texts in "${language}": loadTexts comes before anything is drawn`);
	return words[sport];
}

/** Loads a language's texts, once, before anything is rendered in it. */
export async function loadTexts(language: Language): Promise<void> {
	if (!loaded.has(language)) loaded.set(language, await LOADS[language]());
}
