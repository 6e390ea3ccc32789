import type { Language } from "./language.ts";

export const MISSING: Record<Language, string> = {
	en: "There is no such calendar. Its address may have been renewed: look for the new one on the page it came from.\n",
	sv: "Kalendern finns inte. Adressen kan ha bytts: den nya står på sidan som den kom från.\n",
};
