import type { Language } from "../../text/language.ts";
import { type PeopleTexts, peopleEn } from "../../text/people/en.ts";
import { peopleSv } from "../../text/people/sv.ts";
import { useLanguage } from "../session/language.tsx";

const TEXTS: Readonly<Record<Language, PeopleTexts>> = { en: peopleEn, sv: peopleSv };

/** Texts that load with these panels and not with the office. */
export const usePeopleText = (): PeopleTexts => TEXTS[useLanguage()];
