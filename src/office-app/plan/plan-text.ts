import type { Language } from "../../text/language.ts";
import { type PlanTexts, planEn } from "../../text/plan/en.ts";
import { planSv } from "../../text/plan/sv.ts";
import { useLanguage } from "../session/language.tsx";

const TEXTS: Readonly<Record<Language, PlanTexts>> = { en: planEn, sv: planSv };

/** The texts of Plan, which load with its screens and not with the office. */
export const usePlanText = (): PlanTexts => TEXTS[useLanguage()];
