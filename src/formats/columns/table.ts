import type { WorkbookCell, WorkbookRow, WorkbookSheet } from "../workbook/workbook.ts";
import type { KnownNames } from "./known.ts";
import { meaningsOf } from "./vocabulary.ts";

/** A sheet as a table: headings, the rows below them, and the titles above. */
export type Table = {
	/** Null: there are no headings, as in rows copied out of the middle of a list. */
	readonly headingLine: number | null;
	/** By column; "" where there is none. */
	readonly headings: readonly string[];
	/** Without blank rows, repeated headings and sums. */
	readonly rows: readonly WorkbookRow[];
	/** Texts above the headings. */
	readonly titles: readonly { readonly line: number; readonly text: string }[];
	/** Lines of sums and repeated headings. */
	readonly skipped: readonly number[];
	readonly width: number;
};

/** Headings are looked for so far down: a registration form has a logo, a title and a few lines of help above them. */
const LOOKED_AT = 25;

/** @param isHeading whether a text is a heading that the importer itself knows */
export function tableOf(sheet: WorkbookSheet, known: KnownNames, isHeading: (text: string) => boolean): Table {
	const { rows } = sheet;
	const width = Math.max(0, ...rows.map((row) => row.cells.length));
	const at = headingRow(rows, known, isHeading);
	const heading = at === -1 ? undefined : rows[at]!;
	const headings = Array.from({ length: width }, (_, column) => heading?.cells[column]?.text.replace(/\s+/g, " ") ?? "");
	const below = rows.slice(at + 1);
	const isSkipped = (row: WorkbookRow) => (heading !== undefined && repeats(row, heading)) || isSum(row);
	return {
		headingLine: heading?.line ?? null,
		headings,
		rows: below.filter((row) => !isSkipped(row)),
		titles: at <= 0 ? [] : rows.slice(0, at).flatMap((row) => ownTexts(row).map((text) => ({ line: row.line, text }))),
		skipped: below.filter(isSkipped).map(({ line }) => line),
		width,
	};
}

/** @returns the texts of a row, without those of merged cells beside their own */
export const ownTexts = (row: WorkbookRow): string[] =>
	row.cells.flatMap((cell) => (cell && !cell.isSpread ? cell.text : [])).filter((text) => text !== "");

/** The row with the most headings that are known, of at least two; or one of one column. -1: none. */
function headingRow(rows: readonly WorkbookRow[], known: KnownNames, isHeading: (text: string) => boolean): number {
	const scores = rows.slice(0, LOOKED_AT).map(({ cells }) => {
		const texts = cells.filter((cell) => cell !== undefined && !cell.isSpread) as WorkbookCell[];
		const words = texts.filter(({ kind, text }) => kind === "text" && text.length <= 60);
		const found = words.filter(({ text }) => (meaningsOf(text).length > 0 || isHeading(text)) && !known.isCategory(text)).length;
		// A row of values has numbers and dates among them.
		return { found, isTable: words.length === texts.length, count: texts.length };
	});
	const most = Math.max(0, ...scores.map(({ found, isTable }) => (isTable ? found : 0)));
	const isOnly = (count: number) => count === 1 && rows.length > 1;
	if (most === 0) return unknownHeadings(rows);
	return scores.findIndex(({ found, isTable, count }) => isTable && found === most && (found >= 2 || isOnly(count)));
}

/** A first row of texts alone, over a column of numbers or dates. -1: it is a row like the others. */
function unknownHeadings([first, ...rows]: readonly WorkbookRow[]): number {
	const cells = (first?.cells ?? []).flatMap((cell, at) => (cell ? [{ cell, at }] : []));
	if (cells.length < 2 || rows.length === 0 || cells.some(({ cell }) => cell.kind !== "text" || cell.isSpread)) return -1;
	const isOverValues = cells.some(({ at }) => {
		const below = rows.flatMap((row) => row.cells[at] ?? []);
		return below.length > 0 && below.every(({ kind }) => kind !== "text");
	});
	return isOverValues ? 0 : -1;
}

function repeats(row: WorkbookRow, heading: WorkbookRow): boolean {
	const same = row.cells.filter(
		(cell, at) => cell && heading.cells[at] && cell.text.toLowerCase() === heading.cells[at].text.toLowerCase(),
	);
	const filled = row.cells.filter(Boolean).length;
	return filled > 0 && same.length === filled && same.length >= Math.min(2, filled) && filled > 1;
}

/** "Totalt", "Summa: 72 lag", "Total number of teams". */
const isSum = (row: WorkbookRow): boolean => {
	const texts = ownTexts(row);
	return texts.length <= 3 && /^(?:summa|totalt?|sum|antal lag|gesamt|i alt|yhteensä)\b/i.test(texts[0] ?? "");
};
