import type { Language } from "../../../text/language.ts";
import { type ScheduleTexts, scheduleEn } from "../../../text/plan/schedule-en.ts";
import { scheduleSv } from "../../../text/plan/schedule-sv.ts";
import { useLanguage } from "../../session/language.tsx";

const TEXTS: Readonly<Record<Language, ScheduleTexts>> = { en: scheduleEn, sv: scheduleSv };

/** The texts of the step Schedule. */
export const useScheduleText = (): ScheduleTexts => TEXTS[useLanguage()];
