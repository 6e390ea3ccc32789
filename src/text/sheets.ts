import type { Language } from "./language.ts";

export const NO_SHEET: Record<Language, string> = {
	en: "There is no such sheet, or what it has is not published.\n",
	sv: "Bladet finns inte, eller så är det som det har inte publicerat.\n",
};

/** The name of a saved file, without its extension. */
export const SHEET_FILES = {
	en: { matches: "matches", placings: "final-placings", tables: "tables" },
	sv: { matches: "matcher", placings: "slutplaceringar", tables: "tabeller" },
} as const;
