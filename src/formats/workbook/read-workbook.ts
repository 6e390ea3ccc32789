import type { Fault } from "../../results/record/fault.ts";
import { readGrid } from "../csv/file/grid.ts";
import { decodeText } from "../csv/file/text.ts";
import { openArchive } from "./archive.ts";
import { CellCounter } from "./cell-counter.ts";
import { fileKind } from "./file-kind.ts";
import { isOds, readOds } from "./ods.ts";
import { textCell } from "./value-text.ts";
import { LIMITS, UnreadableWorkbook, type Workbook } from "./workbook.ts";
import { readXlsx } from "./xlsx.ts";
import { workbookPath } from "./xlsx-parts.ts";

/** Knows how many of these headings are known: that chooses the separator of a CSV file. */
type Knows = (headings: readonly string[]) => number;

export type ReadWorkbook = { readonly workbook: Workbook } | { readonly fault: Fault };

/**
 * Reads a workbook (.xlsx, .ods) or a CSV file, by its bytes, whatever its name ends in. Never throws for what is in the file.
 * @param file as the user named it
 */
export async function readWorkbook(file: string, bytes: Uint8Array, knows: Knows): Promise<ReadWorkbook> {
	try {
		return await read(file, bytes, knows);
	} catch (error) {
		if (!(error instanceof UnreadableWorkbook)) throw error;
		const { message, expected, sheet } = error;
		return { fault: { severity: "error", file, field: sheet ?? "file", value: undefined, message, expected } };
	}
}

async function read(file: string, bytes: Uint8Array, knows: Knows): Promise<ReadWorkbook> {
	if (bytes.length > LIMITS.file)
		throw new UnreadableWorkbook(
			`a file of ${Math.ceil(bytes.length / 1024 / 1024)} MB`,
			`at most ${LIMITS.file / 1024 / 1024} MB; delete pictures and the sheets that are not needed`,
		);
	if (bytes.length === 0) throw new UnreadableWorkbook("an empty file", "headings, and rows below them");
	switch (fileKind(bytes)) {
		case "zip": {
			const archive = openArchive(bytes);
			const workbook = workbookPath(archive);
			if (workbook !== undefined)
				return { workbook: { file, kind: "xlsx", sheets: await readXlsx(archive, workbook), faults: [] } };
			if (isOds(archive)) return { workbook: { file, kind: "ods", sheets: readOds(archive), faults: [] } };
			throw new UnreadableWorkbook("a zip without a workbook", "a workbook (.xlsx, .ods) or a CSV file, not packed");
		}
		case "encrypted":
			throw new UnreadableWorkbook(
				"a workbook that is protected by a password",
				"the workbook saved without a password: File › Info › Protect Workbook in Excel",
			);
		case "xls":
			throw new UnreadableWorkbook("a workbook in the format before 2007 (.xls)", "the workbook saved as .xlsx");
		case "encrypted xls":
			throw new UnreadableWorkbook(
				"a workbook in the format before 2007 (.xls) that is protected by a password",
				"the workbook saved as .xlsx, without a password",
			);
		case "pdf":
			throw new UnreadableWorkbook("a PDF", "the spreadsheet that it was made from: .xlsx, .ods or .csv");
		case "binary":
			throw new UnreadableWorkbook("no spreadsheet", "a spreadsheet: .xlsx, .ods or .csv");
		case "text":
			return readCsv(file, bytes, knows);
	}
}

function readCsv(file: string, bytes: Uint8Array, knows: Knows): ReadWorkbook {
	const { text, encoding } = decodeText(bytes);
	if (/^\s*<(?:!doctype|html|\?xml)/i.test(text))
		throw new UnreadableWorkbook("a web page, not a spreadsheet", "the sheet saved as .xlsx, .ods or .csv");
	const grid = readGrid(file, text, knows);
	if (!Array.isArray(grid)) return { fault: grid };
	const counter = new CellCounter();
	for (const { line, cells } of grid) {
		counter.rows("CSV", line);
		counter.columns("CSV", cells.length - 1);
		counter.cells("CSV", cells.length);
	}
	const rows = grid.map(({ line, cells }) => ({ line, cells: cells.map(({ text }) => textCell(text)) }));
	const faults: Fault[] =
		encoding === "Windows-1252"
			? [
					{
						severity: "warning",
						...{ file, field: "file", value: encoding },
						message: "letters that are not UTF-8, read as Windows-1252",
						expected: "UTF-8, and å, ä and ö as they should be: export as “CSV UTF-8”",
					},
				]
			: [];
	return { workbook: { file, kind: "csv", sheets: [{ name: "", isHidden: false, rows, hiddenColumns: [] }], faults } };
}
