import readXlsxFile from "read-excel-file/universal";
import type { Brand } from "../src/brands/brand.ts";
import { openInMemory } from "../src/database/folder.ts";
import { importWorkbook } from "../src/formats/columns/import-workbook.ts";
import { countKnown } from "../src/formats/columns/vocabulary.ts";
import { readCsvFolder } from "../src/formats/csv/csv.ts";
import { readWorkbook } from "../src/formats/workbook/read-workbook.ts";
import { readSheet } from "../src/office/plan/sheet/read-sheet.ts";
import { sheetView } from "../src/office/plan/sheet/sheet-view.ts";
import { CUP_FILE_FORMAT } from "../src/results/record/cup-file.ts";
import { importCup, importCups } from "../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../src/results/record/input/source.ts";
import { readCups, readEdition } from "../src/results/record/read.ts";
import { type Cell, xlsxFile } from "../tests/support/workbook-file.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A workbook of 5,000 teams: read and matched, beside read-excel-file alone; and its preview in the office, beside what the command does
 * with the same file. Processor time of this process, the median of the rounds.
 */
const ROWS = 5_000;
const ROUNDS = 5;

const rows: Cell[][] = [
	["Förening", "Lag", "Klass", "Land", "Grupp", "Tröja", "Anmäld", "Kontakt"],
	...Array.from({ length: ROWS }, (_, at): Cell[] => [
		`Förening ${String.fromCharCode(65 + (at % 26), 97 + ((at >> 5) % 26))}${at >> 1} IF`,
		at % 2 === 0 ? null : 2,
		at % 4 < 2 ? "P14" : "F13",
		"Sverige",
		null,
		"röd",
		{ day: "2026-03-04" },
		"kansli@forening.example",
	]),
];
const bytes = xlsxFile([{ name: "Lag", rows }]);
const copy = () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

const category = (id: string, en: string, sv: string, short: string, kort: string, gender: string, age: number) => ({
	...{ id, name: { en, sv }, shortName: { en: short, sv: kort }, gender, age, rules: { preset: "gothia" }, stages: [] },
});
const db = await openInMemory();
await importCup(
	db,
	sourceWithoutLines("cup", {
		format: CUP_FILE_FORMAT,
		cup: { id: 1, name: "Vågcupen", zone: "Europe/Stockholm", sport: "football" },
		clubs: [],
		arenas: [],
		editions: [
			{
				...{ id: "2026", year: 2026, name: "Vågcupen 2026", startsOn: "2026-07-13", endsOn: "2026-07-18" },
				published: { clubs: false, teams: false, lot: false, schedule: false },
				categories: [
					category("p14", "Boys 14", "Pojkar 14", "B14", "P14", "boys", 14),
					category("f13", "Girls 13", "Flickor 13", "G13", "F13", "girls", 13),
				],
				...{ teams: [], matches: [] },
			},
		],
	}),
);
const brand = { cup: 1, name: "Vågcupen", sport: "football" } as Brand;
const present = (await readEdition(db, 1, "2026"))!;
const editions = new Map([[1, { id: "2026", year: 2026 }]]);
const cups = await readCups(db);

async function matched() {
	const opened = await readWorkbook("lag.xlsx", bytes, countKnown);
	if ("fault" in opened) throw new Error(opened.fault.message);
	return importWorkbook(opened.workbook, { present, remembered: new Map(), picks: {} });
}

/** What `npx cupboard import --check` does with it. */
async function command() {
	const { sheets } = await matched();
	const source = readCsvFolder("lag.xlsx", sheets, { brand, cups, editions, isOverRecord: true }).source(present);
	const report = await importCups(db, [{ ...source, keptAs: "workbook lag.xlsx" }], { check: true });
	if (report.counts?.team.added !== ROWS) throw new Error(`${report.counts?.team.added} teams, not ${ROWS}`);
}

async function preview() {
	const read = await readSheet({ database: db, brand, now: () => new Date() }, { name: "lag.xlsx", bytes, picks: {} });
	if ("fault" in read) throw new Error(read.fault.message);
	JSON.stringify(sheetView("lag.xlsx", read, "sv"));
}

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** In turns, so that what disturbs one round disturbs both. */
async function compared(ours: () => Promise<unknown>, reference: () => Promise<unknown>): Promise<[number, number]> {
	const found: [number[], number[]] = [[], []];
	for (let round = -1; round < ROUNDS; round++) {
		const [a, b] = [await milliseconds(ours), await milliseconds(reference)];
		if (round < 0) continue;
		found[0].push(a);
		found[1].push(b);
	}
	const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
	return [median(found[0]), median(found[1])];
}

const [read, alone] = await compared(matched, () => readXlsxFile(copy()));
sayRow({
	what: `a workbook of ${ROWS} rows read and matched`,
	ours: read,
	reference: alone,
	beside: "read-excel-file alone",
	unit: "ms of the processor",
	target: "≤ 2",
});
const [shown, checked] = await compared(preview, command);
sayRow({
	what: "its preview in the office",
	ours: shown,
	reference: checked,
	beside: "import --check of the same file",
	unit: "ms of the processor",
	target: "≤ 1.2",
});
await db.close();
