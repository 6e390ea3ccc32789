import type { Language } from "../../text/language.ts";

/** Which files of the browser's build the words of a language come in. The build writes them in here (vite.config.ts); without one there are none. */
export const TEXT_FILES: Readonly<Partial<Record<Language, readonly string[]>>> = {};
