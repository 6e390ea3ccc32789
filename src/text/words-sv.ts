import type { Texts } from "./en.ts";
import type { Sport } from "./language.ts";
import { handballSv } from "./match/handball-sv.ts";
import { sv } from "./sv.ts";

/** Swedish, as the cup's sport says it. What a sport has of its own is so little that both come in one file. */
export const wordsSv: Record<Sport, Texts> = { football: sv, handball: { ...sv, match: handballSv } };
