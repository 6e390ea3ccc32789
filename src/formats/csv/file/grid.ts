import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import type { Fault } from "../../../results/record/fault.ts";

/** A row of a CSV file. Cells are 0-based and trimmed, each with the line on which it begins. */
export type GridRow = { readonly line: number; readonly cells: readonly { readonly line: number; readonly text: string }[] };

type Parsed = { readonly record: readonly string[]; readonly info: InfoRecord };

const SEPARATORS = [";", ",", "\t"] as const;
/** Excel's line for the separator, before the headings. */
const SEP_LINE = /^"?sep=(.)"?(?:\n|$)/i;

const QUOTES = "quotes inside a cell written twice, and quotes around the cell, the way spreadsheets export them";
const MESSAGES: Readonly<Record<string, string>> = {
	CSV_QUOTE_NOT_CLOSED: "a quote that is never closed",
	INVALID_OPENING_QUOTE: "a quote inside a cell",
	CSV_INVALID_CLOSING_QUOTE: "text after a closing quote",
};

/**
 * @param knows returns how many of the headings are known, which determines the separator
 * @returns the rows that are not blank, or a fault if the text is not CSV
 */
export function readGrid(file: string, text: string, knows: (headings: readonly string[]) => number): GridRow[] | Fault {
	let csv = text.replace(/\r\n?/g, "\n");
	const said = SEP_LINE.exec(csv);
	if (said) csv = csv.slice(said[0].length);
	const before = said ? 1 : 0;
	const separator = said?.[1] ?? separatorOf(csv, knows);
	try {
		return rowsOf(parsed(csv, separator), before);
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		return {
			severity: "error",
			file,
			line: before + lineOfBroken(csv, separator, error),
			field: "CSV",
			value: undefined,
			expected: QUOTES,
			message: MESSAGES[error.code] ?? `not CSV (${error.code})`,
		};
	}
}

const parsed = (csv: string, separator: string, to?: number): Parsed[] =>
	parse(csv, {
		delimiter: separator,
		record_delimiter: "\n",
		info: true,
		relax_column_count: true,
		...(to !== undefined && { to }),
	}) as unknown as Parsed[]; // the types do not include what `info` adds to records

/** The separator that gives the most known headings; if none does, the most cells. */
function separatorOf(csv: string, knows: (headings: readonly string[]) => number): string {
	const firstLine = csv.split("\n").find((line) => line.trim() !== "") ?? "";
	const tried = SEPARATORS.map((separator) => {
		const headings = firstLine.split(separator).map((heading) => heading.trim().replace(/^"|"$/g, ""));
		return { separator, known: knows(headings), cells: headings.length };
	});
	return tried.reduce((best, next) =>
		next.known > best.known || (next.known === best.known && next.cells > best.cells) ? next : best,
	).separator;
}

function rowsOf(records: readonly Parsed[], before: number): GridRow[] {
	const rows: GridRow[] = [];
	let line = before + 1;
	for (const { record, info } of records) {
		let at = line;
		const cells = record.map((cell) => {
			const here = { line: at, text: cell.normalize().trim() };
			at += cell.split("\n").length - 1;
			return here;
		});
		if (cells.some(({ text }) => text !== "")) rows.push({ line, cells });
		line = before + info.lines + 1;
	}
	return rows;
}

/** The line on which the row with the broken quote begins; its end is unknown. */
function lineOfBroken(csv: string, separator: string, error: CsvError): number {
	const whole = typeof error.records === "number" ? error.records : 0;
	return whole === 0 ? 1 : parsed(csv, separator, whole).at(-1)!.info.lines + 1;
}
