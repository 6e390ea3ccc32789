import type { Language } from "../../text/language.ts";

/** The built files that contain a language's words. The build inserts them here (vite.config.ts); without a build there are none. */
export const TEXT_FILES: Readonly<Partial<Record<Language, readonly string[]>>> = {};
