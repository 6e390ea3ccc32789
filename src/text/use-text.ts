import { createContext, useContext } from "react";
import type { Texts } from "./en.ts";
import { DEFAULT_LANGUAGE, DEFAULT_SPORT, type Language, type Sport } from "./language.ts";
import { textsIn } from "./texts.ts";

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** The cup's sport, for its words. */
export const SportContext = createContext<Sport>(DEFAULT_SPORT);

/** The word list in the reader's language, with the words that the cup's sport has. */
export function useText(): Texts {
	return textsIn(useLanguage(), useContext(SportContext));
}
