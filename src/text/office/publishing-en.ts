import { checklistEn } from "./checklist-en.ts";
import { outEn } from "./out-en.ts";
import { printEn } from "./print-en.ts";

/** The texts of Publishing in English, which load with its screens and not with the office. Swedish has the type of this list. */
export const publishingEn = { out: outEn, print: printEn, checklist: checklistEn };

export type PublishingTexts = typeof publishingEn;
