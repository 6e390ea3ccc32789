import { textsOf } from "#texts";
import type { Texts } from "./en.ts";
import { DEFAULT_SPORT, type Language, type Sport } from "./language.ts";

/** The word list in a language, with the words that the sport has. */
export function textsIn(language: Language, sport: Sport = DEFAULT_SPORT): Texts {
	return textsOf(language, sport);
}
