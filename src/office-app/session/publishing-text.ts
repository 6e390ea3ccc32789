import type { Language } from "../../text/language.ts";
import { type PublishingTexts, publishingEn } from "../../text/office/publishing-en.ts";
import { publishingSv } from "../../text/office/publishing-sv.ts";
import { useLanguage } from "./language.tsx";

const TEXTS: Readonly<Record<Language, PublishingTexts>> = { en: publishingEn, sv: publishingSv };

/** The texts of Publishing and of what is checked before it, which load with their screens and not with the office. */
export const usePublishingText = (): PublishingTexts => TEXTS[useLanguage()];
