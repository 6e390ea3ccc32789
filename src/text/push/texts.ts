import type { Language } from "../language.ts";
import { type AlertTexts, alertsEn } from "./en.ts";
import { alertsSv } from "./sv.ts";

export const ALERT_TEXTS: Readonly<Record<Language, AlertTexts>> = { en: alertsEn, sv: alertsSv };
