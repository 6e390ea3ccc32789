import { type CsvStyle, csvText } from "../../../text/csv-text.ts";
import type { Language } from "../../../text/language.ts";
import { headingsOf, type Sheet } from "../columns/sheet.ts";

/** A sheet with its cells, by the keys of its columns. */
export type SheetToWrite<Key extends string = string> = {
	readonly sheet: Sheet<Key>;
	readonly columns: readonly Key[];
	readonly rows: readonly (readonly string[])[];
};

/** @returns the file's text as a spreadsheet exports it */
export function writeSheet({ sheet, columns, rows }: SheetToWrite, language: Language, style: CsvStyle): string {
	const headings = columns.map((key) => headingsOf(sheet.columns[key]!)[language === "en" ? 0 : 1]!);
	return csvText([headings, ...rows], style);
}
