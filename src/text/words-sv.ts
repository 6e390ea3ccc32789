import type { Texts } from "./en.ts";
import type { Sport } from "./language.ts";
import { handballSv } from "./match/handball-sv.ts";
import { sv } from "./sv.ts";

/** Swedish, in the words of the cup's sport. A sport has so few words of its own that both are in one file. */
export const wordsSv: Record<Sport, Texts> = { football: sv, handball: { ...sv, match: handballSv } };
