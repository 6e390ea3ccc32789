import type { Language, Sport } from "../language.ts";
import { rankedByEn, tableEn } from "./table-en.ts";
import { rankedBySv, tableSv } from "./table-sv.ts";

/** The table's own texts, which the office uses too, so that it shows what the table will. */
export function tableWords(language: Language, sport: Sport) {
	if (language === "sv")
		return sport === "handball" ? { ...tableSv, ...rankedBySv("Sjumeterskast", "sjumeterskast är registrerade") } : tableSv;
	return sport === "handball" ? { ...tableEn, ...rankedByEn("Seven-metre throws", "seven-metre throws are recorded") } : tableEn;
}
