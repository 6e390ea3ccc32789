import { en, type Texts } from "./en.ts";
import type { Sport } from "./language.ts";
import { handballEn } from "./match/handball-en.ts";

/** English, as the cup's sport says it. What a sport has of its own is so little that both come in one file. */
export const wordsEn: Record<Sport, Texts> = { football: en, handball: { ...en, match: handballEn } };
