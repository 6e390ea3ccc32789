import type { Language } from "../../../text/language.ts";
import { type SheetTexts, sheetEn } from "../../../text/plan/sheet-en.ts";
import { sheetSv } from "../../../text/plan/sheet-sv.ts";
import { useLanguage } from "../../session/language.tsx";

const TEXTS: Readonly<Record<Language, SheetTexts>> = { en: sheetEn, sv: sheetSv };

/** The texts of a sheet's import, which load with its screen. */
export const useSheetText = (): SheetTexts => TEXTS[useLanguage()];
