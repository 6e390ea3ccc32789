import { en, type Texts } from "./en.ts";
import { sv } from "./sv.ts";

export const LANGUAGES = ["en", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", sv: "Svenska" };
export const DEFAULT_LANGUAGE: Language = "en";

const TEXTS: Record<Language, Texts> = { en, sv };

export function textsIn(language: Language): Texts {
	return TEXTS[language];
}

export type FaultKey = keyof Texts["faults"];
export type RefusalKey = keyof Texts["refusals"];

export function isFaultKey(key: string): key is FaultKey {
	return Object.hasOwn(en.faults, key);
}
