import { strToU8, zipSync } from "fflate";
import type { Archive } from "./archive.ts";
import { CellCounter } from "./cell-counter.ts";
import { spreadMerged } from "./merged.ts";
import { booleanCell, dateCell, numberCell, textCell } from "./value-text.ts";
import {
	brokenWorkbook,
	LIMITS,
	UnreadableWorkbook,
	type WorkbookCell,
	type WorkbookRow,
	type WorkbookSheet,
} from "./workbook.ts";
import { plainPackage, workbookParts } from "./xlsx-parts.ts";
import { type SheetScan, scanSheet } from "./xlsx-scan.ts";

/** What `read-excel-file` gives for a cell; its types name the class of dates, not a date. */
type Value = string | number | boolean | Date | null;

/** Day 0 of each of the two date systems. */
const ZERO_1900 = Date.UTC(1899, 11, 30);
const ZERO_1904 = Date.UTC(1904, 0, 1);

/**
 * Reads an .xlsx workbook. Values are read by `read-excel-file`; hidden and merged cells and failed formulas, which it leaves out, by a
 * scan of each sheet. It gets a zip of what the scan let through, without compression: it would unpack the file without a limit.
 * @param path of the workbook in the archive
 */
export async function readXlsx(archive: Archive, path: string): Promise<WorkbookSheet[]> {
	const parts = workbookParts(archive, path);
	if (parts.sheets.length > LIMITS.sheets)
		throw new UnreadableWorkbook(`a workbook with ${parts.sheets.length} sheets`, `at most ${LIMITS.sheets} sheets`);
	const counter = new CellCounter();
	const zero = parts.is1904 ? ZERO_1904 : ZERO_1900;
	const scanned = parts.sheets.flatMap(({ name, isHidden, part }) => {
		if (!part) return [];
		const xml = withoutCdata(new TextDecoder().decode(part));
		const scan = scanSheet(name, xml, counter, { zero, hasStyles: parts.styles !== undefined });
		return [{ name, isHidden, scan }];
	});
	const strings = parts.sharedStrings && withoutCdata(new TextDecoder().decode(parts.sharedStrings));
	const sheets = scanned.map(({ scan }) => strToU8(scan.xml));
	const read = await valuesOf(
		plainPackage(sheets, { ...parts, sharedStrings: strings === undefined ? undefined : strToU8(strings) }),
	);
	return scanned.map(({ name, isHidden, scan }, at) => {
		const rows = rowsOf(read[at]!.data as unknown as Value[][], scan, zero);
		return { name, isHidden, rows: spreadMerged(rows, scan.merges), hiddenColumns: scan.hiddenColumns };
	});
}

/** The same text as `read-excel-file` reads it: it passes over CDATA. */
const withoutCdata = (xml: string): string =>
	xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));

async function valuesOf(parts: Archive) {
	// Loads with the first workbook: most servers never read one.
	const { default: readXlsxFile } = await import("read-excel-file/universal");
	try {
		const zip = zipSync(parts, { level: 0 });
		return await readXlsxFile(zip.buffer.slice(zip.byteOffset, zip.byteOffset + zip.byteLength) as ArrayBuffer, { trim: false });
	} catch (error) {
		// It has several classes of errors, and throws plain ones at XML that it does not expect.
		if (error instanceof Error) throw brokenWorkbook();
		throw error;
	}
}

function rowsOf(data: readonly (readonly Value[])[], scan: SheetScan, zero: number): WorkbookRow[] {
	const rows: WorkbookRow[] = [];
	const lastLine = scan.errors.size === 0 ? data.length : Math.max(data.length, [...scan.errors.keys()].at(-1)!);
	for (let line = 1; line <= lastLine; line++) {
		const cells: (WorkbookCell | undefined)[] = (data[line - 1] ?? []).map((value) => cellOf(value, zero));
		for (const [column, text] of scan.errors.get(line) ?? []) cells[column] = { text, kind: "error" };
		while (cells.length > 0 && cells.at(-1) === undefined) cells.pop();
		if (cells.length === 0) continue;
		rows.push({ line, cells: Array.from(cells), ...(scan.hiddenLines.has(line) && { isHidden: true }) });
	}
	return rows;
}

function cellOf(value: Value, zero: number): WorkbookCell | undefined {
	if (value === null || value === undefined) return undefined;
	if (value instanceof Date) return dateCell(value, zero);
	if (typeof value === "number") return numberCell(value);
	return typeof value === "boolean" ? booleanCell(value) : textCell(value);
}
