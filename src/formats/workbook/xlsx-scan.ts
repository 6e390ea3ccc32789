import { columnLetter } from "../csv/file/letter.ts";
import type { CellCounter } from "./cell-counter.ts";
import type { Merge } from "./merged.ts";
import { TextEdits } from "./text-edits.ts";
import { brokenWorkbook } from "./workbook.ts";

/** What `read-excel-file` does not give of a sheet's XML. */
export type SheetScan = {
	/** 1-based. */
	readonly hiddenLines: ReadonlySet<number>;
	/** 0-based. */
	readonly hiddenColumns: readonly number[];
	readonly merges: readonly Merge[];
	/** Cells of formulas that failed, by line, then by column. */
	readonly errors: ReadonlyMap<number, ReadonlyMap<number, string>>;
	/**
	 * The XML as `read-excel-file` reads it: up to the last row with a value, since a sheet may be formatted to its last row, with the
	 * addresses that a program left out, and with dates and truth values in the spelling that it knows.
	 */
	readonly xml: string;
};

type Spelling = {
	/** Day 0 of the date system, in milliseconds. */
	readonly zero: number;
	/** Without, no cell can refer to one. */
	readonly hasStyles: boolean;
};

const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const ROW = new RegExp(`<(?:\\w+:)?row\\b${ATTRIBUTES}>`, "g");
const CELL = new RegExp(`<(?:\\w+:)?c\\b${ATTRIBUTES}>`, "g");
const COLUMN = new RegExp(`<(?:\\w+:)?col\\b${ATTRIBUTES}>`, "g");
const MERGE = new RegExp(`<(?:\\w+:)?mergeCell\\b${ATTRIBUTES}>`, "g");
const VALUE = /<(?:\w+:)?(?:v|is)\b/;
const END = /<\/(?:\w+:)?sheetData\s*>/g;

const attributeOf = (attributes: string, name: string): string | undefined =>
	new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean);

const isTrue = (value: string | undefined) => value === "1" || value === "true";

/** Reads hidden rows and columns, merged cells and failed formulas. Refuses addresses beyond the limits before rows are made for them. */
export function scanSheet(sheet: string, xml: string, counter: CellCounter, spelling: Spelling): SheetScan {
	const errors = new Map<number, Map<number, string>>();
	const hiddenLines = new Set<number>();
	const edits = new TextEdits(xml);
	END.lastIndex = 0;
	const end = END.exec(xml)?.index ?? xml.length;
	let last = 0;
	let lastEnd = -1;
	let line = 0;
	const rows = [...xml.slice(0, end).matchAll(ROW)];
	for (const [at, row] of rows.entries()) {
		const attributes = row[1]!;
		const from = row.index + row[0].length;
		const to = rows[at + 1]?.index ?? end;
		const content = attributes.endsWith("/") ? "" : xml.slice(from, to);
		const stated = attributeOf(attributes, "r");
		if (stated !== undefined && !/^\d{1,9}$/.test(stated)) throw brokenWorkbook();
		line = stated === undefined ? (lineOfCells(content) ?? line + 1) : Number(stated);
		if (isTrue(attributeOf(attributes, "hidden"))) hiddenLines.add(line);
		if (stated === undefined) edits.insert(row.index + nameLength(row[0]), ` r="${line}"`);
		if (!VALUE.test(content)) {
			// Its cells may be without addresses.
			if (content !== "") edits.replace(from, to, content.replace(CELLS, ""));
			continue;
		}
		last = line;
		lastEnd = to;
		counter.rows(sheet, last);
		scanCells({ sheet, line, content, from }, { counter, errors, edits, spelling });
	}
	return {
		hiddenLines,
		hiddenColumns: hiddenColumns(xml.slice(0, end)),
		merges: [...xml.slice(end).matchAll(MERGE)].flatMap(([, attributes]) => mergeOf(attributeOf(attributes!, "ref"))),
		errors,
		xml: lastEnd === -1 || lastEnd >= end ? edits.applied(xml.length) : edits.applied(lastEnd) + xml.slice(end),
	};
}

type ScannedRow = {
	readonly sheet: string;
	readonly line: number;
	readonly content: string;
	/** Where its content begins in the sheet's XML. */
	readonly from: number;
};
type Scanning = {
	readonly counter: CellCounter;
	readonly errors: Map<number, Map<number, string>>;
	readonly edits: TextEdits;
	readonly spelling: Spelling;
};

function scanCells({ sheet, line, content, from }: ScannedRow, { counter, errors, edits, spelling }: Scanning): void {
	let count = 0;
	let column = -1;
	for (const cell of content.matchAll(CELL)) {
		const attributes = cell[1]!;
		const address = attributeOf(attributes, "r");
		const stated = address === undefined ? column + 1 : columnOf(address);
		if (stated === undefined) throw brokenWorkbook();
		column = stated;
		const start = from + cell.index;
		if (address === undefined) edits.insert(start + nameLength(cell[0]), ` r="${columnLetter(column)}${line}"`);
		if (attributes.endsWith("/")) continue;
		count += 1;
		counter.columns(sheet, column);
		const style = spelling.hasStyles ? null : STYLE.exec(cell[0]);
		if (style) edits.replace(start + style.index, start + style.index + style[0].length, "");
		const type = attributeOf(attributes, "t");
		if (type !== "e" && type !== "d" && type !== "b") continue;
		const inside = cell.index + cell[0].length;
		const value = CELL_VALUE.exec(content.slice(inside, cellEnd(content, inside)));
		if (type === "e") {
			errors.set(line, (errors.get(line) ?? new Map()).set(column, value?.[2] ?? "#N/A"));
			continue;
		}
		if (!value) continue;
		const known = type === "d" ? isoDate(value[2]!, spelling.zero) : TRUTH[value[2]!.trim()];
		const at = from + inside + value.index + value[1]!.length;
		if (known !== undefined) edits.replace(at, at + value[2]!.length, known);
		else if (type === "d") {
			// Whatever it is, it is shown, and mended by its reader.
			const found = TYPE.exec(cell[0])!;
			edits.replace(start + found.index, start + found.index + found[0].length, ' t="str"');
		}
	}
	counter.cells(sheet, count);
}

const CELLS = /<(?:\w+:)?c\b[\s\S]*(?=<\/(?:\w+:)?row\s*>)/;
const CELL_VALUE = /(<(?:\w+:)?v(?:\s[^>]*)?>)([^<]*)</;
const CELL_END = /<\/(?:\w+:)?c\s*>/g;
const STYLE = /\ss\s*=\s*(?:"[^"]*"|'[^']*')/;
const TYPE = /\st\s*=\s*(?:"[^"]*"|'[^']*')/;
/** Of XML Schema's truth values, the two that `read-excel-file` does not know. */
const TRUTH: Readonly<Record<string, string | undefined>> = { true: "1", false: "0" };

const nameLength = (tag: string): number => /^<[\w:]+/.exec(tag)![0].length;

function cellEnd(content: string, from: number): number {
	CELL_END.lastIndex = from;
	return CELL_END.exec(content)?.index ?? content.length;
}

/** A cell of type "d": a day, a time or both (ISO 8601), which has no zone in a spreadsheet. Undefined: none of these. */
function isoDate(text: string, zero: number): string | undefined {
	const found = /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])T?(\d{1,2}):(\d{2})(:\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
		text.trim(),
	);
	if (!found || text.trim() === "") return undefined;
	const [day = new Date(zero).toISOString().slice(0, 10), hours = "00", minutes = "00", seconds = ""] = found.slice(1);
	const iso = `${day}T${hours.padStart(2, "0")}:${minutes}${seconds.replace(",", ".")}Z`;
	return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** @returns the line that the first address among a row's cells states */
function lineOfCells(content: string): number | undefined {
	for (const [, attributes] of content.matchAll(CELL)) {
		const found = /^\$?[A-Z]{1,3}\$?(\d{1,9})$/.exec(attributeOf(attributes!, "r") ?? "");
		if (found) return Number(found[1]);
	}
	return undefined;
}

/** @returns 0-based; undefined: it is no address */
function columnOf(address: string): number | undefined {
	const letters = /^\$?([A-Z]{1,3})\$?\d{1,9}$/.exec(address)?.[1];
	if (letters === undefined) return undefined;
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function mergeOf(ref: string | undefined): Merge[] {
	const [from, to] = (ref ?? "").split(":");
	const [first, last] = [from, to].map((address = "") => ({
		column: columnOf(address),
		line: Number(/\d+$/.exec(address)?.[0]),
	}));
	if (first?.column === undefined || last?.column === undefined) return [];
	return [{ firstLine: first.line, lastLine: last.line, firstColumn: first.column, lastColumn: last.column }];
}

/** Formats may be stated for columns to the end of the sheet: only those that a cell may be in count. */
function hiddenColumns(xml: string): number[] {
	return [...xml.matchAll(COLUMN)].flatMap(([, attributes]) => {
		if (!isTrue(attributeOf(attributes!, "hidden"))) return [];
		const [min, max] = [Number(attributeOf(attributes!, "min")), Math.min(Number(attributeOf(attributes!, "max")), 1024)];
		return Number.isInteger(min) && max >= min ? Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at) : [];
	});
}
