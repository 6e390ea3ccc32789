import type { Texts } from "./en.ts";
import type { Language, Sport } from "./language.ts";
import { wordsEn } from "./words-en.ts";
import { wordsSv } from "./words-sv.ts";

const WORDS: Record<Language, Record<Sport, Texts>> = { en: wordsEn, sv: wordsSv };

/** The texts of every language, for the server. In a browser loaded-texts.ts replaces this module ("imports" in package.json). */
export function textsOf(language: Language, sport: Sport): Texts {
	return WORDS[language][sport];
}

export async function loadTexts(_language: Language): Promise<void> {
	// They are all here.
}
