import type { Brand } from "../../../brands/brand.ts";
import type { Database } from "../../../database/database.ts";
import { importWorkbook, type WorkbookImport, type WorkbookPicks } from "../../../formats/columns/import-workbook.ts";
import { groupsMend, type Mend } from "../../../formats/columns/mends.ts";
import { countKnown } from "../../../formats/columns/vocabulary.ts";
import type { AssembledSource, Present } from "../../../formats/csv/assemble.ts";
import { readCsvFolder } from "../../../formats/csv/csv.ts";
import type { PreparedSheet } from "../../../formats/csv/folder.ts";
import { readWorkbook } from "../../../formats/workbook/read-workbook.ts";
import { readHeadingPicks } from "../../../results/acts/heading-picks.ts";
import { type PlanPreview, previewSource } from "../../../results/acts/plan-change.ts";
import { type Fault, isError } from "../../../results/record/fault.ts";
import { readInBoth, WORKBOOK } from "../../../results/record/input/source.ts";
import { readCups, readEdition, readEditions } from "../../../results/record/read.ts";
import { currentEdition } from "../../current-edition.ts";
import type { DeskCallOptions } from "../../desk-env.ts";
import type { SheetBody } from "./sheet-body.ts";

export type SheetOptions = { readonly database: Database; readonly brand: Brand; readonly now: () => Date } & Pick<
	DeskCallOptions,
	"missingPages"
>;

/** A sheet as it would be imported now: its good rows, with what is wrong in the others. */
export type ReadSheet = {
	readonly warnings: readonly Fault[];
	readonly read: WorkbookImport;
	readonly present: Present | undefined;
	/** Of the rows without faults. */
	readonly source: AssembledSource;
	/** All faults, each of its row: those of the rows that wait, and those of no row. */
	readonly faults: readonly Fault[];
	readonly preview: PlanPreview;
	readonly mends: readonly Mend[];
	/** Rows that wait until they are mended, by "file line". */
	readonly waiting: ReadonlySet<string>;
};

/** A fault of a row may be found once another row is left out: so often, the rest is tried. */
const ROUNDS = 4;

/** Reads a file on the record as it is. Rows with faults are left out; the rest can be committed. */
export async function readSheet(
	{ database, brand, now }: SheetOptions,
	{ name, bytes, picks }: SheetBody,
): Promise<ReadSheet | { readonly fault: Fault }> {
	const opened = await readWorkbook(name, bytes, countKnown);
	if ("fault" in opened) return opened;
	const current = await currentEdition(database, brand.cup, now());
	const present = await presentOf(database, brand.cup, current?.edition);
	const remembered = await readHeadingPicks(database.orm, brand.cup);
	const read = importWorkbook(opened.workbook, { present, remembered, picks: picks as WorkbookPicks });
	const cups = await readCups(database);
	const editions = new Map(current ? [[brand.cup, { id: current.edition, year: current.summary.year }]] : []);
	const drawsFromMatches = picks.mends?.includes("groups") ?? false;
	const sourceOf = (sheets: readonly PreparedSheet[]): AssembledSource => {
		const folder = readCsvFolder(name, sheets, { brand, cups, editions, isOverRecord: true, cup: brand.cup, drawsFromMatches });
		// The reader's language is the desk's, not that of the headings.
		return { ...readInBoth(folder.source(present)), keptAs: `${WORKBOOK} ${name}` };
	};
	const waiting = new Set<string>(read.slips.flatMap(({ rows }) => rows));
	const faults: Fault[] = [];
	let mends = read.mends;
	for (let round = 0; ; round++) {
		const source = sourceOf(read.sheets.map((sheet) => withoutRows(sheet, waiting)));
		const preview = await previewSource(database, { ...source, faults: source.ownFaults });
		const found = preview.faults.filter((fault) => isError(fault) && fault.line !== undefined);
		// Rows that wait name no teams later.
		if (round === 0) mends = [...read.mends, ...groupsMend(source.undrawn, drawsFromMatches)];
		if (round === 0) faults.push(...preview.faults);
		else faults.push(...preview.faults.filter((fault) => isError(fault) && !faults.some((one) => isSame(one, fault))));
		const before = waiting.size;
		for (const { file, line } of found) waiting.add(`${file}\n${line}`);
		const isDone = found.length === 0 || waiting.size === before || round === ROUNDS;
		if (isDone) return { warnings: opened.workbook.faults, read, present, source, faults, preview, mends, waiting };
	}
}

const isSame = (one: Fault, other: Fault) =>
	one.file === other.file && one.line === other.line && one.message === other.message && one.value === other.value;

function withoutRows(sheet: PreparedSheet, waiting: ReadonlySet<string>): PreparedSheet {
	const [top, ...rows] = sheet.rows;
	return { ...sheet, rows: [...(top ? [top] : []), ...rows.filter(({ line }) => !waiting.has(`${sheet.name}\n${line}`))] };
}

/** The edition; of a cup without one its clubs and arenas. */
async function presentOf(db: Database, cup: number, edition: string | undefined): Promise<Present | undefined> {
	const present = edition === undefined ? undefined : await readEdition(db, cup, edition);
	if (present) return present;
	const [other] = await readEditions(db, cup);
	const record = other && (await readEdition(db, cup, other.id));
	return record && { cup: record.cup, clubs: record.clubs, arenas: record.arenas };
}
