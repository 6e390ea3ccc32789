import type { Language } from "../language.ts";
import { type FirstPageTexts, firstPageEn } from "./en.ts";
import { firstPageSv } from "./sv.ts";

export const FIRST_PAGE_TEXTS: Readonly<Record<Language, FirstPageTexts>> = { en: firstPageEn, sv: firstPageSv };
