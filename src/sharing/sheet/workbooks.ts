import writeExcelFile from "write-excel-file/node";
import type { Brand } from "../../brands/brand.ts";
import type { SheetKind } from "../../client/address/sheet-path.ts";
import { askForEditions, tournamentOf } from "../../client/data/editions.ts";
import { askThrough, type InProcessClient } from "../../rendering/in-process-client.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../text/language.ts";
import { SHEET_FILES } from "../../text/sheets.ts";
import { readSheet } from "./read-sheet.ts";
import { SheetCategoriesDocument } from "./sheet.graphql.ts";

/** An .xlsx file. */
export type Workbook = { readonly name: string; readonly body: Uint8Array<ArrayBuffer> };

/** Which columns are numbers, from 0; the others are texts, so that no name is taken for a formula. */
const FIGURES: Readonly<Record<SheetKind, (column: number) => boolean>> = {
	matches: (column) => column >= 10 && column <= 13,
	placings: (column) => column === 1,
	tables: (column) => column === 3 || column >= 6,
};
/** The column of the start, a date with its time. */
const STARTS: Readonly<Partial<Record<SheetKind, number>>> = { matches: 2 };
const MOMENT = "yyyy-mm-dd hh:mm";
/** Letters: no wider column is made for a long name. */
const WIDEST = 36;

type Cell =
	| { value: string; type: StringConstructor; fontWeight?: "bold" }
	| { value: number; type: NumberConstructor }
	| { value: Date; type: DateConstructor; format: string }
	| null;

type WorkbookOptions = { readonly brand: Pick<Brand, "cup">; readonly ask: InProcessClient };

/** What is published of each category as a workbook with a sheet per category, made when it is asked for. */
export function workbooks(options: WorkbookOptions) {
	/** @returns null if there is no such year, or nothing of it is published */
	return async (kind: SheetKind, year: string, language: Language): Promise<Workbook | null> => {
		const sheets = await workbookSheets(options, kind, year, language);
		if (sheets.length === 0) return null;
		return { name: `${SHEET_FILES[language][kind]}-${year}.xlsx`, body: await written(sheets) };
	};
}

/** The rows of each category's sheet, as the writer needs them; none if there is no such year. */
export async function workbookSheets({ brand, ask }: WorkbookOptions, kind: SheetKind, year: string, language: Language) {
	const asking = askThrough(ask, language, new Set());
	const editions = await askForEditions(asking, brand.cup, DEFAULT_LANGUAGE);
	const tournament = tournamentOf(editions.find(({ name }) => name === year))?.id;
	if (tournament === undefined) return [];
	const { tournament: edition } = await asking(SheetCategoriesDocument, { cup: brand.cup, tournament });
	const named = new Set<string>();
	const sheets = [];
	for (const { id, shortName } of edition?.categories ?? []) {
		const sheet = await readSheet(kind, asking, { cup: brand.cup, tournament, category: id }, language);
		if (sheet === null) continue;
		const data = sheet.rows.map((row, at) => row.map((text, column) => (at === 0 ? heading(text) : cellOf(kind, column, text))));
		const columns = sheet.rows[0]!.map((_, column) => ({
			width: Math.min(WIDEST, 2 + Math.max(...sheet.rows.map((row) => row[column]!.length))),
		}));
		sheets.push({ data, columns, sheet: sheetName(shortName, named), stickyRowsCount: 1 });
	}
	return sheets;
}

/** The writer alone: sheets as an .xlsx file. */
export async function written(sheets: Awaited<ReturnType<typeof workbookSheets>>): Promise<Uint8Array<ArrayBuffer>> {
	return new Uint8Array(await writeExcelFile(sheets).toBuffer());
}

const heading = (value: string): Cell => ({ value, type: String, fontWeight: "bold" });

function cellOf(kind: SheetKind, column: number, text: string): Cell {
	if (text === "") return null;
	// A workbook's dates have no zone: the clock's own hours are written as if they were UTC.
	if (column === STARTS[kind]) return { value: new Date(`${text.replace(" ", "T")}:00Z`), type: Date, format: MOMENT };
	const figure = Number(text.replace(",", "."));
	return FIGURES[kind](column) && Number.isFinite(figure) ? { value: figure, type: Number } : { value: text, type: String };
}

/** A sheet's name in Excel: at most 31 letters, none of []:*?/\\, and each once. */
function sheetName(shortName: string, named: Set<string>): string {
	const plain =
		shortName
			.replace(/[[\]:*?/\\]/g, " ")
			.trim()
			.slice(0, 27) || "-";
	let name = plain;
	for (let at = 2; named.has(name.toLowerCase()); at += 1) name = `${plain} ${at}`;
	named.add(name.toLowerCase());
	return name;
}
