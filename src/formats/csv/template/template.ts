import { CSV_STYLES } from "../../../text/csv-text.ts";
import type { Language } from "../../../text/language.ts";
import { CATEGORIES } from "../columns/categories.ts";
import { CUP } from "../columns/cup.ts";
import { ANNOUNCEMENTS, EDITION } from "../columns/edition.ts";
import { MATCHES } from "../columns/matches.ts";
import { ARENAS, FIELDS } from "../columns/places.ts";
import type { KeyOf, Sheet } from "../columns/sheet.ts";
import { TEAMS } from "../columns/teams.ts";
import { templateDay } from "./day.ts";
import { templateMatches } from "./matches.ts";
import { BOYS, GIRLS, TEMPLATE_TEAMS } from "./teams.ts";
import { type SheetToWrite, writeSheet } from "./write-sheet.ts";

/** The number of the example's cup, different from all real ones. */
export const TEMPLATE_CUP = 100;

type Said = string | Readonly<Record<Language, string>>;

const YES = { en: "yes", sv: "ja" };
const NO = { en: "no", sv: "nej" };

/** An invented cup of three days: one category with groups and two playoffs, and a young one that publishes no results. */
export function templateSheets(language: Language, year: number): SheetToWrite[] {
	const filled = <S extends Sheet>(sheet: S, columns: readonly KeyOf<S>[], rows: readonly (readonly Said[])[]): SheetToWrite => ({
		sheet,
		columns,
		rows: rows.map((cells) => cells.map((cell) => (typeof cell === "string" ? cell : cell[language]))),
	});
	return [
		filled(
			CUP,
			["id", "name", "zone", "sport", "nation"],
			[
				[
					String(TEMPLATE_CUP),
					"Klippcupen",
					"Europe/Stockholm",
					{ en: "football", sv: "fotboll" },
					{ en: "Sweden", sv: "Sverige" },
				],
			],
		),
		filled(
			EDITION,
			["year", "name", "startsOn", "endsOn", "clubs", "teams", "lot", "schedule"],
			[[String(year), `Klippcupen ${year}`, templateDay(year, 0)[language], templateDay(year, 2)[language], YES, YES, YES, YES]],
		),
		filled(
			CATEGORIES,
			["name", "results", "preset", "halves", "minutesPerHalf", "goesOn"],
			[
				[BOYS, YES, "gothia", "2", "25", { en: "1-2 A, 3-4 B", sv: "1-2 A, 3-4 B" }],
				[GIRLS, NO, "", "2", "15", ""],
			],
		),
		filled(TEAMS, ["club", "nation", "category", "suffix", "group", "homeShirt"], TEMPLATE_TEAMS),
		filled(
			ARENAS,
			["name", "address", "latitude", "longitude", "textEn", "textSv"],
			[
				[
					"Klippvallen",
					"Klippvägen 2",
					{ en: "58.2001", sv: "58,2001" },
					{ en: "11.2002", sv: "11,2002" },
					"By the quay. Ferry 5 stops outside.",
					"Vid kajen. Färja 5 stannar utanför.",
				],
			],
		),
		filled(
			FIELDS,
			["arena", "name", "surface", "size"],
			[
				["Klippvallen", "1", { en: "grass", sv: "gräs" }, "11v11"],
				["Klippvallen", "2", { en: "grass", sv: "gräs" }, "11v11"],
				["Klippvallen", "3", { en: "artificial grass", sv: "konstgräs" }, "9v9"],
			],
		),
		filled(
			MATCHES,
			[
				"number",
				"category",
				"group",
				"playoff",
				"round",
				"date",
				"time",
				"arena",
				"field",
				"home",
				"away",
				"homeGoals",
				"awayGoals",
			],
			templateMatches(year),
		),
		filled(
			ANNOUNCEMENTS,
			["textEn", "textSv"],
			[
				[
					"Welcome to Klippcupen. Coaches meet at nine at Klippvallen.",
					"Välkommen till Klippcupen. Ledarmöte klockan nio på Klippvallen.",
				],
			],
		),
	];
}

/** @returns the example's files: names without a folder, and their text */
export function templateFiles(language: Language, year: number): { readonly name: string; readonly text: string }[] {
	return templateSheets(language, year).map((filled) => ({
		name: `${filled.sheet[language]}.csv`,
		text: writeSheet(filled, language, CSV_STYLES[language]),
	}));
}
