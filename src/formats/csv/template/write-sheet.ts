import { headingsOf, type Sheet } from "../columns/sheet.ts";

export type Language = "en" | "sv";

/** A sheet with its cells, by the keys of its columns. */
export type SheetToWrite<Key extends string = string> = {
	readonly sheet: Sheet<Key>;
	readonly columns: readonly Key[];
	readonly rows: readonly (readonly string[])[];
};

export type CsvStyle = { readonly separator: string; readonly lineEnd: string; readonly byteOrderMark: boolean };

/** The form that Excel opens with a double click in each language: it expects the list separator of its country. */
export const STYLES: Readonly<Record<Language, CsvStyle>> = {
	en: { separator: ",", lineEnd: "\r\n", byteOrderMark: true },
	sv: { separator: ";", lineEnd: "\r\n", byteOrderMark: true },
};

const quoted = (cell: string, separator: string) =>
	cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** @returns rows as the text of a CSV file */
export function csvText(rows: readonly (readonly string[])[], { separator, lineEnd, byteOrderMark }: CsvStyle): string {
	const lines = rows.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator) + lineEnd);
	return (byteOrderMark ? "\uFEFF" : "") + lines.join("");
}

/** @returns the file's text as a spreadsheet exports it */
export function writeSheet({ sheet, columns, rows }: SheetToWrite, language: Language, style: CsvStyle): string {
	const headings = columns.map((key) => headingsOf(sheet.columns[key]!)[language === "en" ? 0 : 1]!);
	return csvText([headings, ...rows], style);
}
