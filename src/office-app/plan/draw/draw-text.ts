import type { Language } from "../../../text/language.ts";
import { type DrawTexts, drawEn } from "../../../text/plan/draw-en.ts";
import { drawSv } from "../../../text/plan/draw-sv.ts";
import { useLanguage } from "../../session/language.tsx";

const TEXTS: Readonly<Record<Language, DrawTexts>> = { en: drawEn, sv: drawSv };

/** The texts of the step Draw. */
export const useDrawText = (): DrawTexts => TEXTS[useLanguage()];
