import type { Language } from "../language.ts";
import { offlineEn } from "./en.ts";
import { offlineSv } from "./sv.ts";

export type OfflineTexts = typeof offlineEn;
export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = { en: offlineEn, sv: offlineSv };
