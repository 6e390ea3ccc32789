import type { Language } from "./language.ts";

export type CsvStyle = { readonly separator: string; readonly lineEnd: string; readonly byteOrderMark: boolean };

/** Formats that Excel opens with a double click in each language: it uses the list separator of its country. */
export const CSV_STYLES: Readonly<Record<Language, CsvStyle>> = {
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

/** A text that a spreadsheet would take for a formula is written as a text; a number, negative or not, is none. */
export const plainCell = (text: string): string =>
	/^[=+\-@\t\r]/.test(text) && !/^-\d+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text;
