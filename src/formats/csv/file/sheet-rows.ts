import { orNear } from "../../../cup/search/near-names.ts";
import type { Fault } from "../../../results/record/fault.ts";
import { zipFault } from "../../utf8.ts";
import { type Column, columnKey, headingKey, headingsOf, type Sheet } from "../columns/sheet.ts";
import { type Cell, cellFault } from "./cell.ts";
import { type GridRow, readGrid } from "./grid.ts";
import { Row, type SheetHeadings } from "./row.ts";
import { decodeText } from "./text.ts";

export type CsvFile = {
	readonly name: string;
	readonly bytes: Uint8Array;
	/** Given without a folder: whatever its name, it contains matches. */
	readonly isAlone?: boolean;
};

/** The values of failed formulas in spreadsheets, in English and Swedish. */
const FAILED_FORMULA =
	/^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|REFERENS!|SAKNAS!|NAMN\?|VÄRDEFEL!|DIVISION\/0!|SKÄRNING!|OGILTIGT!)$/i;

export type SheetLanguage = "en" | "sv";

/** A sheet of a workbook whose columns are known: which they are is decided by formats/columns. */
export type PreparedSheet = {
	/** As its author finds it: lag.xlsx [Anmälda]. */
	readonly name: string;
	readonly sheet: Sheet;
	/** The headings first. */
	readonly rows: readonly GridRow[];
	/** The key of each column by its place; other columns are not read. */
	readonly columns: ReadonlyMap<number, string>;
};

/**
 * `isWhole`: false if the file cannot be read, or lacks a column that every row needs. `language`: of its headings; undefined if
 * they are the same in both.
 */
export type SheetRows<Key extends string> = {
	readonly rows: Row<Key>[];
	readonly isWhole: boolean;
	readonly language?: SheetLanguage | undefined;
};

/** @returns the rows under a file's headings; faults of the file are recorded */
export function readSheetRows<Key extends string>(
	{ name: file, bytes }: CsvFile,
	sheet: Sheet<Key>,
	faults: Fault[],
): SheetRows<Key> {
	const zip = zipFault(file, bytes);
	if (zip) {
		faults.push(zip);
		return { rows: [], isWhole: false };
	}
	const { text, encoding } = decodeText(bytes);
	const whole = { file, field: "file" } as const;
	if (encoding === "Windows-1252") {
		faults.push({
			severity: "warning",
			...whole,
			value: encoding,
			message: "letters that are not UTF-8, read as Windows-1252",
			expected: "UTF-8, and å, ä and ö as they should be: export as “CSV UTF-8”",
		});
	}
	const grid = readGrid(file, text, (headings) => headings.filter((heading) => columnKey(sheet, heading) !== undefined).length);
	if (!Array.isArray(grid)) {
		faults.push(grid);
		return { rows: [], isWhole: false };
	}
	const [top, ...rows] = grid;
	if (!top) {
		faults.push({
			severity: "error",
			...whole,
			value: undefined,
			message: "an empty file",
			expected: "headings, and rows below them",
		});
		return { rows: [], isWhole: false };
	}
	const columns = columnsOf(file, top, sheet, rows, faults);
	return rowsUnder({ file, top, rows, columns }, sheet, faults);
}

/** @returns the rows of a prepared sheet; their faults go to the faults */
export function readPreparedRows<Key extends string>(
	{ name: file, rows: [top, ...rows], columns }: PreparedSheet,
	sheet: Sheet<Key>,
	faults: Fault[],
): SheetRows<Key> {
	if (!top) return { rows: [], isWhole: true };
	return rowsUnder({ file, top, rows, columns: columns as ReadonlyMap<number, Key> }, sheet, faults);
}

type Below<Key extends string> = {
	readonly file: string;
	readonly top: GridRow;
	readonly rows: readonly GridRow[];
	readonly columns: ReadonlyMap<number, Key>;
};

function rowsUnder<Key extends string>(
	{ file, top, rows, columns }: Below<Key>,
	sheet: Sheet<Key>,
	faults: Fault[],
): SheetRows<Key> {
	const isRead =
		columns.size > 0 ||
		!saysNothing(top, sheet) ||
		top.cells.every(({ text }) => text === "" || columnKey(sheet, text) !== undefined);
	const isWhole = !lacksColumns(file, top, sheet, columns, faults) && isRead;
	const headings: SheetHeadings = {
		present: new Map([...columns].map(([column, key]) => [key, { column, heading: top.cells[column]!.text }])),
		written: new Map(Object.entries<Column>(sheet.columns).map(([key, { en }]) => [key, en])),
	};
	const made = rows.map((row) => {
		const place = { file, line: row.line };
		const cells = new Map<Key, Cell>();
		let failed = false;
		for (const [at, { line, text }] of row.cells.entries()) {
			if (text === "") continue;
			const column = columns.get(at);
			const heading = top.cells[at]?.text ?? "";
			const cell: Cell = { file, line, column: at, heading, text };
			if (heading === "" && at >= top.cells.length)
				faults.push(
					cellFault(cell, {
						message: "a cell to the right of the last column",
						expected: "no more cells than headings; put quotes around a text that contains the separator",
					}),
				);
			if (column === undefined) continue;
			if (FAILED_FORMULA.test(text) || text.includes("\uFFFD")) {
				failed = true;
				faults.push(cellFault(cell, failedCell(text)));
				cells.set(column, { ...cell, isUnreadable: true });
			} else cells.set(column, cell);
		}
		const read = new Row(place, cells, headings, faults);
		read.isBroken = failed;
		return read;
	});
	return { rows: made, isWhole, language: languageOf(sheet, top) };
}

/** The language of most known headings; if that is a tie, Swedish if it contains Swedish letters. */
function languageOf(sheet: Sheet, { cells }: GridRow): SheetLanguage | undefined {
	const written = new Set(cells.map(({ text }) => headingKey(text)));
	let more = 0;
	for (const { en, sv } of Object.values<Column>(sheet.columns)) {
		if (headingKey(en) === headingKey(sv)) continue;
		if (written.has(headingKey(sv))) more += 1;
		if (written.has(headingKey(en))) more -= 1;
	}
	if (more === 0) return cells.some(({ text }) => /[åäö]/i.test(text.normalize("NFC"))) ? "sv" : undefined;
	return more > 0 ? "sv" : "en";
}

const failedCell = (text: string) =>
	text.includes("\uFFFD")
		? {
				message: "a letter that was lost when the file was converted",
				expected: "the right letter: export the sheet again as “CSV UTF-8”",
			}
		: { message: "a formula that failed", expected: "a value" };

/** If rows only identify their nouns, an unknown heading must be their actual content. */
function saysNothing(top: GridRow, sheet: Sheet): boolean {
	return top.cells.every(({ text }) => {
		const key = columnKey(sheet, text);
		return key === undefined || sheet.columns[key]!.names;
	});
}

/** @returns the key of each column by its index */
function columnsOf<Key extends string>(
	file: string,
	top: GridRow,
	sheet: Sheet<Key>,
	rows: readonly GridRow[],
	faults: Fault[],
): Map<number, Key> {
	const columns = new Map<number, Key>();
	const taken = new Map<Key, string>();
	const isFault = saysNothing(top, sheet);
	for (const [at, { line, text: heading }] of top.cells.entries()) {
		const cell: Cell = { file, line, column: at, heading, text: heading };
		const key = columnKey(sheet, heading);
		if (heading === "") {
			const used = rows.find((row) => (row.cells[at]?.text ?? "") !== "");
			if (used) {
				faults.push(
					cellFault(cell, {
						severity: "warning",
						value: undefined,
						message: `a column without a heading (line ${used.line} has a cell in it)`,
						expected: "a heading; the column is ignored",
					}),
				);
			}
		} else if (key === undefined) {
			const known = Object.values<Column>(sheet.columns).flatMap(headingsOf);
			const near = orNear(`a column of ${sheet.en}.csv (docs/organise/csv.md)`, heading, known);
			faults.push(
				cellFault(
					cell,
					isFault
						? {
								message: "an unknown column, in a sheet with no other column to use",
								expected: knownHeadings(sheet, top),
							}
						: { severity: "warning", message: "an unknown column, ignored", expected: near },
				),
			);
		} else if (taken.has(key)) {
			faults.push(
				cellFault(cell, { message: `a column that appears twice (also as "${taken.get(key)}")`, expected: "each column once" }),
			);
		} else {
			columns.set(at, key);
			taken.set(key, heading);
		}
	}
	return columns;
}

/** In the sheet's own language. */
function knownHeadings(sheet: Sheet, top: GridRow): string {
	const language = languageOf(sheet, top) ?? "en";
	const saying = Object.values<Column>(sheet.columns).filter(({ names }) => !names);
	return `one of the headings ${saying.map((column) => column[language]).join(", ")}`;
}

/** @returns whether a column is missing that every row needs; reports it */
function lacksColumns<Key extends string>(
	file: string,
	{ line }: GridRow,
	sheet: Sheet<Key>,
	columns: ReadonlyMap<number, Key>,
	faults: Fault[],
): boolean {
	const present = new Set<string>(columns.values());
	let lacks = false;
	for (const [key, { en, sv, needed }] of Object.entries<Column>(sheet.columns)) {
		if (!needed || present.has(key)) continue;
		lacks = true;
		faults.push({
			severity: "error",
			file,
			line,
			field: en,
			value: undefined,
			message: "a column that is missing",
			expected: en === sv ? `a heading “${en}”` : `a heading “${en}” or “${sv}”`,
		});
	}
	return lacks;
}
