import { checklistSv } from "./checklist-sv.ts";
import { outSv } from "./out-sv.ts";
import { printSv } from "./print-sv.ts";
import type { PublishingTexts } from "./publishing-en.ts";

export const publishingSv: PublishingTexts = { out: outSv, print: printSv, checklist: checklistSv };
