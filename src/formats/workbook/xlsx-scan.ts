import type { CellCounter } from "./cell-counter.ts";
import type { Merge } from "./merged.ts";
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
	/** The XML up to the last row with a value: a sheet may be formatted to its last row. */
	readonly xml: string;
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
export function scanSheet(sheet: string, xml: string, counter: CellCounter): SheetScan {
	const errors = new Map<number, Map<number, string>>();
	const hiddenLines = new Set<number>();
	END.lastIndex = 0;
	const end = END.exec(xml)?.index ?? xml.length;
	let last = 0;
	let lastEnd = -1;
	let line = 0;
	const rows = [...xml.slice(0, end).matchAll(ROW)];
	for (const [at, row] of rows.entries()) {
		const attributes = row[1]!;
		const stated = attributeOf(attributes, "r");
		if (stated !== undefined && !/^\d{1,9}$/.test(stated)) throw brokenWorkbook();
		line = stated === undefined ? line + 1 : Number(stated);
		if (isTrue(attributeOf(attributes, "hidden"))) hiddenLines.add(line);
		const from = row.index + row[0].length;
		const to = rows[at + 1]?.index ?? end;
		if (attributes.endsWith("/")) continue;
		const content = xml.slice(from, to);
		if (!VALUE.test(content)) continue;
		last = line;
		lastEnd = to;
		counter.rows(sheet, last);
		scanCells(sheet, line, content, { counter, errors });
	}
	return {
		hiddenLines,
		hiddenColumns: hiddenColumns(xml.slice(0, end)),
		merges: [...xml.slice(end).matchAll(MERGE)].flatMap(([, attributes]) => mergeOf(attributeOf(attributes!, "ref"))),
		errors,
		xml: lastEnd === -1 || lastEnd >= end ? xml : xml.slice(0, lastEnd) + xml.slice(end),
	};
}

function scanCells(
	sheet: string,
	line: number,
	content: string,
	{ counter, errors }: { readonly counter: CellCounter; readonly errors: Map<number, Map<number, string>> },
): void {
	let count = 0;
	for (const cell of content.matchAll(CELL)) {
		const attributes = cell[1]!;
		const address = attributeOf(attributes, "r");
		const column = address === undefined ? undefined : columnOf(address);
		if (column === undefined) throw brokenWorkbook();
		if (attributes.endsWith("/")) continue;
		count += 1;
		counter.columns(sheet, column);
		if (attributeOf(attributes, "t") !== "e") continue;
		const value = /<(?:\w+:)?v>([^<]*)</.exec(content.slice(cell.index + cell[0].length))?.[1];
		errors.set(line, (errors.get(line) ?? new Map()).set(column, value ?? "#N/A"));
	}
	counter.cells(sheet, count);
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
