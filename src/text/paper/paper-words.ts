import type { Language } from "../language.ts";
import { type PaperTexts, paperEn } from "./en.ts";
import { paperSv } from "./sv.ts";

const TEXTS: Readonly<Record<Language, PaperTexts>> = { en: paperEn, sv: paperSv };

/** A sheet's languages: one, or both beside each other. */
export type PaperLanguages = readonly [Language] | readonly [Language, Language];

/** @returns the words of a sheet in each of its languages, in order */
export const paperWords = (languages: PaperLanguages): readonly PaperTexts[] => languages.map((language) => TEXTS[language]);
