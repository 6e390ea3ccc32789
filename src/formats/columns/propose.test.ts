import { expect, test } from "vitest";
import { type Cell, type Tab, type Writer, xlsxFile } from "../../../tests/support/workbook-file.ts";
import type { Present } from "../csv/assemble.ts";
import { readWorkbook } from "../workbook/read-workbook.ts";
import { importWorkbook, type WorkbookPicks } from "./import-workbook.ts";
import { countKnown } from "./vocabulary.ts";

const present = {
	cup: { id: 7, name: "Vågcupen", zone: "Europe/Stockholm", sport: "football" },
	clubs: [
		{ id: "ask", name: "Ask IF", nation: "se" },
		{ id: "bro", name: "Bro IF", nation: "se" },
	],
	arenas: [{ id: "heden", name: "Heden", fields: [1, 2, 3].map((name) => ({ id: `h${name}`, name: String(name) })) }],
	edition: {
		...{ id: "2026", year: 2026, name: "Vågcupen 2026", startsOn: "2026-07-13", endsOn: "2026-07-18" },
		published: { clubs: false, teams: false, lot: false, schedule: false },
		categories: [
			{
				id: "p14",
				name: { en: "Boys 14", sv: "Pojkar 14" },
				shortName: { en: "B14", sv: "P14" },
				...{ gender: "boys", age: 14, rules: { preset: "gothia" }, stages: [] },
			},
		],
		teams: [],
		matches: [],
	},
} as unknown as Present;

async function read(tabs: readonly Tab[], picks: WorkbookPicks = {}, writer: Writer = "excel") {
	const opened = await readWorkbook("cup.xlsx", xlsxFile(tabs, { writer }), countKnown);
	if ("fault" in opened) throw new Error(opened.fault.message);
	return importWorkbook(opened.workbook, { present, remembered: new Map(), picks });
}
const one = (...rows: Cell[][]) => read([{ name: "Blad1", rows }]);
const columnsOf = ({ proposals: [first] }: Awaited<ReturnType<typeof read>>) =>
	Object.fromEntries(first!.columns.map(({ heading, letter, key }) => [heading || letter, key]));

test.each<[string, Cell[][], string, Record<string, string | null>]>([
	[
		"a Swedish registration list",
		[
			["Förening", "Lag nr", "Klass", "Kontaktperson", "Tel", "Betalt"],
			["Ask IF", 1, "P14", "N N", "0701234567", "ja"],
		],
		"teams",
		{ Förening: "club", "Lag nr": "suffix", Klass: "category", Kontaktperson: null, Tel: null, Betalt: null },
	],
	[
		"whole names of teams under Lag",
		[
			["Lag", "Klass"],
			["Ask IF 1", "P14"],
			["Ask IF 2", "P14"],
		],
		"teams",
		{ Lag: "teamName", Klass: "category" },
	],
	[
		"what tells teams apart under Lag",
		[
			["Klubb", "Lag", "Åldersklass"],
			["Ask IF", "Blå", "P14"],
			["Ask IF", "Vit", "P14"],
		],
		"teams",
		{ Klubb: "club", Lag: "suffix", Åldersklass: "category" },
	],
	[
		"a class under Grupp",
		[
			["Förening", "Grupp"],
			["Ask IF", "P14"],
			["Bro IF", "F13"],
		],
		"teams",
		{ Förening: "club", Grupp: "category" },
	],
	[
		"a German list",
		[
			["Verein", "Altersklasse", "Land"],
			["Ask IF", "P14", "Deutschland"],
		],
		"teams",
		{ Verein: "club", Altersklasse: "category", Land: "nation" },
	],
	[
		"a Danish list",
		[
			["Klub", "Række", "Hold nr"],
			["Ask IF", "P14", 2],
		],
		"teams",
		{ Klub: "club", Række: "category", "Hold nr": "suffix" },
	],
	[
		"a Finnish list",
		[
			["Seura", "Sarja", "Lohko"],
			["Ask IF", "P14", "A"],
		],
		"teams",
		{ Seura: "club", Sarja: "category", Lohko: "group" },
	],
	[
		"a French list",
		[
			["Club", "Catégorie", "Pays"],
			["Ask IF", "P14", "SE"],
		],
		"teams",
		{ Club: "club", Catégorie: "category", Pays: "nation" },
	],
	[
		"a Spanish list",
		[
			["Equipo", "Categoría", "Grupo"],
			["Ask IF", "P14", "B"],
		],
		"teams",
		{ Equipo: "teamName", Categoría: "category", Grupo: "group" },
	],
	[
		"rows without headings",
		[
			["Ask IF", "P14"],
			["Bro IF", "P14"],
		],
		"teams",
		{ A: "club", B: "category" },
	],
	[
		"clubs with nations",
		[
			["Förening", "Land"],
			["Ask IF", "Sverige"],
		],
		"teams",
		{ Förening: "club", Land: "nation" },
	],
	[
		"a schedule",
		[
			["Nr", "Dag", "Tid", "Plan", "Klass", "Hemma", "Borta"],
			[1, { day: "2026-07-13" }, { time: "09:00" }, "Heden 1", "P14", "Ask IF", "Bro IF"],
		],
		"matches",
		{ Nr: "number", Dag: "date", Tid: "time", Plan: "field", Klass: "category", Hemma: "home", Borta: "away" },
	],
	[
		"fields",
		[
			["Anläggning", "Plan", "Underlag"],
			["Heden", 4, "konstgräs"],
		],
		"fields",
		{ Anläggning: "arena", Plan: "name", Underlag: "surface" },
	],
	[
		"categories",
		[
			["Klass", "Kön", "Ålder"],
			["P15", "pojkar", 15],
		],
		"categories",
		{ Klass: "name", Kön: "gender", Ålder: "age" },
	],
	[
		"players",
		[
			["Namn", "Född", "Tröjnr"],
			["N N", { day: "2012-01-01" }, 7],
		],
		"players",
		{ Namn: null, Född: null, Tröjnr: null },
	],
	[
		"another sport's statistics",
		[
			["Varv", "Bil", "Bromstryck"],
			[1, "A", 3.2],
			[2, "B", 3.1],
		],
		"unknown",
		{ Varv: null, Bil: null, Bromstryck: null },
	],
])("%s is known by its headings and cells", async (_, rows, kind, columns) => {
	const found = await one(...rows);
	expect(found.proposals[0]!.kind).toBe(kind);
	expect(columnsOf(found)).toEqual(columns);
});

test("the headings are found below titles, and sums and repeated headings are no rows", async () => {
	const { proposals, sheets } = await one(
		["Vågcupen 2026"],
		["Anmälda lag, uppdaterad", { day: "2026-03-04" }],
		["Förening", "Klass"],
		["Ask IF", "P14"],
		["Förening", "Klass"],
		["Bro IF", "P14"],
		["Totalt", 2],
	);
	expect(proposals[0]!.table.headingLine).toBe(3);
	expect(sheets[0]!.rows.slice(1).map(({ line }) => line)).toEqual([4, 6]);
});

test("cells of persons are never examples", async () => {
	const { proposals } = await one(["Förening", "Klass", "Ledare", "Kolumn"], ["Ask IF", "P14", "N N", "a@example.org"]);
	expect(proposals[0]!.columns.map(({ examples }) => examples)).toEqual([["Ask IF"], ["P14"], [], []]);
});

test("a tab for each class is one list, with the class that its name says", async () => {
	const tabs = ["P14", "F13"].map((name): Tab => ({ name, rows: [["Förening"], ["Ask IF"], ["Bro IF"]] }));
	const found = await read(tabs, { mends: ["category-of-sheet"], sheets: { P14: { kind: "teams" }, F13: { kind: "teams" } } });
	expect(found.sheets.flatMap(({ rows }) => rows.slice(1).map(({ cells }) => cells.map(({ text }) => text)))).toEqual([
		["Ask IF", "P14"],
		["Bro IF", "P14"],
		["Ask IF", "F13"],
		["Bro IF", "F13"],
	]);
	expect(found.mends.find(({ id }) => id === "new-categories")).toMatchObject({ count: 2, values: ["F13"] });
});

test("a schedule on a wall, times × fields, is a match for each cell that names one", async () => {
	const { proposals, sheets } = await read([
		{
			name: "Tisdag",
			rows: [
				["Spelschema tisdag 14 juli"],
				["Tid", "Heden 1", "Heden 2"],
				[{ time: "09:00" }, "P14 A: Ask IF – Bro IF", "Lunch"],
				["09.40", "12 P14 Bro IF - Ask IF 2", "212"],
				[10.2, "P14\nAsk IF\nBro IF", null],
				[{ time: "11:00" }, "P14 Ask IF mot Bro IF", "Prisutdelning"],
			],
		},
	]);
	expect(proposals[0]).toMatchObject({ kind: "grid", grid: { fields: ["Heden 1", "Heden 2"] } });
	expect(proposals[0]!.grid!.others.map(({ text }) => text)).toEqual(["Lunch", "Prisutdelning"]);
	expect(sheets[0]!.rows.slice(1).map(({ line, cells }) => [line, ...cells.map(({ text }) => text)])).toEqual([
		[3, "", "P14", "A", "2026-07-14", "09:00", "Heden 1", "Ask IF", "Bro IF"],
		[4, "12", "P14", "", "2026-07-14", "09.40", "Heden 1", "Bro IF", "Ask IF 2"],
		[4, "212", "", "", "2026-07-14", "09.40", "Heden 2", "", ""],
		[5, "", "P14", "", "2026-07-14", "10:20", "Heden 1", "Ask IF", "Bro IF"],
		[6, "", "P14", "", "2026-07-14", "11:00", "Heden 1", "Ask IF", "Bro IF"],
	]);
});

test.each([
	["13/7", "2026-07-13"],
	["Lördag 18 juli", "2026-07-18"],
	["lör", "2026-07-18"],
	["Dag 2", "2026-07-14"],
	["Freitag 17.7.", "2026-07-17"],
	["Wednesday", "2026-07-15"],
])("%s is a day of the edition", async (text, day) => {
	const { sheets } = await one(["Datum", "Tid", "Plan", "Hemma", "Borta"], [text, "9.00", "Heden 1", "Ask IF", "Bro IF"]);
	expect(sheets[0]!.rows[1]!.cells[0]!.text).toBe(day);
});

/**
 * What Apple Numbers exports, by its own words on the first sheet: "Each table was converted to an Excel worksheet. All other objects on each
 * Numbers sheet were placed on separate worksheets." That sheet, "Export Summary", lists which sheet and table became which worksheet from
 * column B on, the sheet in row 11 and its table in row 12. A table's name is a merged row above its headings, and a worksheet is called by
 * the sheet and the table. Source: public copies of exported workbooks, of which drjackhwhelper.com/export-summary-this-document-was-exported-from-numbers-972677
 * repeats the words.
 */
const numbersExport = (sheet: string, table: string, rows: readonly Cell[][]): Tab[] => {
	const isFilled = (line: number): Cell[] =>
		({
			3: [
				null,
				"This document was exported from Numbers. Each table was converted to an Excel worksheet. All other objects on each Numbers sheet were placed on separate worksheets. Please be aware that formula calculations may differ in Excel.",
			],
			7: [null, "Numbers Sheet Name", "Numbers Table Name", "Excel Worksheet Name"],
			11: [null, sheet],
			12: [null, null, table, `${sheet} - ${table}`],
			13: [null, null, "“All Drawings from the Sheet”", `${sheet} - Drawings`],
		})[line] ?? [];
	const width = Math.max(...rows.map(({ length }) => length));
	return [
		{ name: "Export Summary", rows: Array.from({ length: 13 }, (_, at) => isFilled(at + 1)), merged: ["B3:D3"] },
		{
			name: `${sheet} - ${table}`,
			rows: [[table, ...Array.from({ length: width - 1 }, () => null)], ...rows],
			merged: [`A1:${String.fromCharCode(64 + width)}1`],
		},
		{ name: `${sheet} - Drawings`, rows: [] },
	];
};

test.each([
	["Sheet 1", "Table 1"],
	["Blad 1", "Tabell 1"],
])(
	"a workbook exported by Numbers: the table's worksheet %s - %s is read, its summary and drawings are not",
	async (sheet, table) => {
		const tabs = numbersExport(sheet, table, [
			["Förening", "Lag nr", "Klass", "Land"],
			["Ask IF", 1, "P14", "Sverige"],
			["Bro IF", 1, "P14", "Sverige"],
		]);
		const { proposals, sheets, mends } = await read(tabs, {}, "numbers");
		expect(proposals.map(({ name, kind }) => [name, kind])).toEqual([
			["Export Summary", "unknown"],
			[`${sheet} - ${table}`, "teams"],
			[`${sheet} - Drawings`, "unknown"],
		]);
		expect(proposals[1]).toMatchObject({ table: { headingLine: 2 } });
		expect(columnsOf({ proposals: proposals.slice(1) } as never)).toEqual({
			...{ Förening: "club", "Lag nr": "suffix", Klass: "category", Land: "nation" },
		});
		expect(sheets).toHaveLength(1);
		expect(mends).toEqual([]);
	},
);

test("a sheet of Numbers that is named after a class offers it for the rows of its table", async () => {
	const tabs = numbersExport("P14", "Tabell 1", [
		["Förening", "Land"],
		["Ask IF", "Sverige"],
	]);
	const { mends } = await read(tabs, {}, "numbers");
	expect(mends).toMatchObject([{ id: "category-of-sheet", sheet: "P14 - Tabell 1", count: 1, values: ["P14"] }]);
});
