import { readFileSync } from "node:fs";
import fc from "fast-check";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { compoundFile } from "../../../tests/support/compound-file.ts";
import { type Cell, odsFile, packed, type Tab, type Writer, xlsxFile } from "../../../tests/support/workbook-file.ts";
import { wordsInSwedish } from "../../results/record/naming/fault-sv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { LIMITS, type WorkbookSheet } from "./workbook.ts";

const read = (bytes: Uint8Array, name = "lag.xlsx") => readWorkbook(name, bytes, (headings) => headings.length);
async function sheetsOf(bytes: Uint8Array): Promise<readonly WorkbookSheet[]> {
	const opened = await read(bytes);
	if ("fault" in opened) throw new Error(opened.fault.message);
	return opened.workbook.sheets;
}
const faultOf = async (bytes: Uint8Array) => {
	const opened = await read(bytes);
	return "fault" in opened ? `${opened.fault.message}; ${opened.fault.expected}` : "read";
};
const textsOf = ({ rows }: WorkbookSheet) =>
	rows.map(({ line, cells }) => [line, ...Array.from(cells, (cell) => cell?.text ?? null)]);

const TAB: Tab = {
	name: "Anmälda & klara",
	rows: [
		["Strandcupen 2026", null, null],
		[],
		["Förening", "Dag", "Tid"],
		["Ask IF", { day: "2026-07-13" }, { time: "18:00" }],
		["Bro <IF>", { day: "2026-07-13", at: "09:05" }, "18.00"],
		[2, true, { formula: "A4", value: "Ask IF" }],
		[0.1 + 0.2, { failed: "#DIV/0!" }, { formula: "1+1", value: 2 }],
	],
	merged: ["A1:C1"],
	hiddenRows: [5],
	hiddenColumns: [2],
};
const READ = [
	[1, "Strandcupen 2026", "Strandcupen 2026", "Strandcupen 2026"],
	[3, "Förening", "Dag", "Tid"],
	[4, "Ask IF", "2026-07-13", "18:00"],
	[5, "Bro <IF>", "2026-07-13 09:05", "18.00"],
	[6, "2", "true", "Ask IF"],
	[7, "0.3", "#DIV/0!", "2"],
];

/** LibreOffice stores the truth values of an .xlsx as the numbers of a formula. */
const READ_FROM_FORMULA = READ.map((row) => row.map((text) => (text === "true" ? "1" : text)));

test.each<[string, Uint8Array, typeof READ?]>([
	["Excel", xlsxFile([TAB], { writer: "excel" })],
	["Excel in the 1904 date system", xlsxFile([TAB], { writer: "excel", is1904: true })],
	["Google Sheets", xlsxFile([TAB], { writer: "google" })],
	["Numbers", xlsxFile([TAB], { writer: "numbers" })],
	["LibreOffice (.xlsx)", xlsxFile([TAB], { writer: "libreoffice" })],
	["LibreOffice (.xlsx) in the 1904 date system", xlsxFile([TAB], { writer: "libreoffice", is1904: true })],
	["LibreOffice (.ods)", odsFile([TAB])],
	// The same workbook, opened in LibreOffice 7.4 and saved there.
	["LibreOffice itself (.xlsx)", readFileSync("tests/support/workbooks/libreoffice.xlsx")],
	["LibreOffice itself (.ods)", readFileSync("tests/support/workbooks/libreoffice.ods"), READ_FROM_FORMULA],
	["a program that leaves out addresses", xlsxFile([TAB], { odd: ["no addresses"] })],
	["a program that writes dates as text", xlsxFile([TAB], { odd: ["ISO dates"] })],
	["a program that writes dates as text from 1904", xlsxFile([TAB], { odd: ["ISO dates"], is1904: true })],
	["a program that writes truth values as words", xlsxFile([TAB], { odd: ["words for truth"] })],
	["a program that writes CDATA", xlsxFile([TAB], { odd: ["CDATA"] })],
	["a program that writes CDATA in cells", xlsxFile([TAB], { odd: ["CDATA"], writer: "google" })],
	["a program that spells names of parts in another case", xlsxFile([TAB], { odd: ["other case"] })],
	["a program that writes backslashes", xlsxFile([TAB], { odd: ["backslashes"] })],
	["a program that has the workbook at the root", xlsxFile([TAB], { odd: ["workbook at the root"] })],
	["a program that leaves out styles", xlsxFile([TAB], { odd: ["ISO dates", "no styles"] })],
])("a workbook of %s has its values, dates, times, merged and hidden cells", async (_, bytes, expected = READ) => {
	const [sheet] = await sheetsOf(bytes);
	expect(sheet!.name).toBe("Anmälda & klara");
	expect(textsOf(sheet!)).toEqual(expected);
	expect(sheet!.rows.filter(({ isHidden }) => isHidden).map(({ line }) => line)).toEqual([5]);
	expect(sheet!.hiddenColumns).toEqual([2]);
	expect(sheet!.rows[0]!.cells.map((cell) => cell?.isSpread ?? false)).toEqual([false, true, true]);
	expect(sheet!.rows[5]!.cells.map((cell) => cell?.kind)).toEqual(["number", "error", "number"]);
});

/** One sheet with this content of `sheetData`. */
const sheetOf = (data: string) =>
	packed({
		"xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="Lag" r:id="a"/></sheets></workbook>',
		"xl/_rels/workbook.xml.rels":
			'<R><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="s.xml"/></R>',
		"xl/s.xml": `<worksheet><sheetData>${data}</sheetData></worksheet>`,
	});

test("addresses that are left out follow the last one that is stated", async () => {
	const cell = (value: number, address?: string) => `<c${address === undefined ? "" : ` r="${address}"`}><v>${value}</v></c>`;
	const [sheet] = await sheetsOf(
		sheetOf(
			`<row><c/><c/></row><row>${cell(1, "C4")}${cell(2)}</row><row hidden="1">${cell(3)}<c/>${cell(4)}</row><row r="9">${cell(5)}</row><row><c/></row>`,
		),
	);
	expect(textsOf(sheet!)).toEqual([
		[4, null, null, "1", "2"],
		[5, "3", null, "4"],
		[9, "5"],
	]);
	expect(sheet!.rows.map(({ isHidden }) => isHidden ?? false)).toEqual([false, true, false]);
});

test.each([
	["9:05", "09:05", "time"],
	["T18:00:30", "18:00:30", "time"],
	["2026-07-13", "2026-07-13", "date"],
	["2026-07-13T18:00:00.000", "2026-07-13 18:00", "moment"],
	["2026-07-13 18:00", "2026-07-13 18:00", "moment"],
	// What its author sees has no zone.
	["2026-07-13T18:00:00+02:00", "2026-07-13 18:00", "moment"],
	["2026-07-13T00:00:00Z", "2026-07-13", "date"],
	["2026-02-31x", "2026-02-31x", "text"],
	["the 13th", "the 13th", "text"],
])("a date that is written as the text %s is read as %s", async (text, read, kind) => {
	const [sheet] = await sheetsOf(sheetOf(`<row r="1"><c r="A1" s="7" t="d"><v>${text}</v></c></row>`));
	expect(sheet!.rows[0]!.cells[0]).toEqual({ text: read, kind });
});

test("line breaks of any system are one", async () => {
	const [sheet] = await sheetsOf(sheetOf('<row r="1"><c r="A1" t="str"><v>Ask_x000D_\nIF</v></c></row>'));
	expect(textsOf(sheet!)).toEqual([[1, "Ask\nIF"]]);
});

test.each([
	["xlsx", xlsxFile],
	["ods", odsFile],
] as const)("each sheet of an .%s workbook is read, with those that are hidden", async (_, write) => {
	const tabs: Tab[] = [
		{ name: "P14", rows: [["Ask IF"]] },
		{ name: "Gömt", rows: [["x"]], isHidden: true },
	];
	expect((await sheetsOf(write(tabs))).map(({ name, isHidden }) => [name, isHidden])).toEqual([
		["P14", false],
		["Gömt", true],
	]);
});

const cellValue = fc.oneof(
	fc
		.string({ unit: "grapheme", maxLength: 20 })
		.filter((text) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF\uE0A0-\uE0A2]|_x[0-9a-f]{4}_/iu.test(text)),
	fc.integer({ min: -1_000_000, max: 1_000_000 }),
	fc.boolean(),
	fc.constant(null),
	fc
		.record({ days: fc.integer({ min: 0, max: 20_000 }), minute: fc.integer({ min: 1, max: 1439 }), hasTime: fc.boolean() })
		.map(({ days, minute, hasTime }): Cell => {
			const day = new Date(Date.UTC(1990, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
			return hasTime ? { day, at: clock(minute) } : { day };
		}),
	fc.integer({ min: 0, max: 1439 }).map((minute): Cell => ({ time: clock(minute) })),
);
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
function written(value: Cell): string | null {
	if (value === null) return null;
	if (typeof value !== "object") return String(value).normalize().trim() || null;
	if ("time" in value) return value.time;
	return "day" in value ? (value.at === undefined ? value.day : `${value.day} ${value.at}`) : "";
}

test("what is written into a workbook is read out of it", async () => {
	const writers: ((rows: Cell[][]) => Uint8Array)[] = [
		...(["excel", "google", "libreoffice"] as Writer[]).flatMap((writer) =>
			[false, true].map((is1904) => (rows: Cell[][]) => xlsxFile([{ name: "T", rows }], { writer, is1904 })),
		),
		(rows) => odsFile([{ name: "T", rows }]),
	];
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(cellValue, { maxLength: 6 }), { maxLength: 8 }),
			fc.integer({ min: 0, max: writers.length - 1 }),
			async (rows, at) => {
				const [sheet] = await sheetsOf(writers[at]!(rows));
				const expected = rows.flatMap((row, index) => {
					const texts = row.map(written);
					while (texts.length > 0 && texts.at(-1) === null) texts.pop();
					return texts.length === 0 ? [] : [[index + 1, ...texts]];
				});
				expect(textsOf(sheet!)).toEqual(expected);
			},
		),
		{ numRuns: 150 },
	);
});

/** A BOF record of Excel 97, of 16 bytes, then these records: type, length, data. */
const old = (...records: number[]) =>
	compoundFile({ Workbook: new Uint8Array([9, 8, 16, 0, 0, 6, 5, 0, ...new Uint8Array(12), ...records]) });
const FILE_PASS = [0x2f, 0, 2, 0, 1, 0];
const WRITE_PROTECT = [0x86, 0, 0, 0];
const CODE_PAGE = [0x42, 0, 2, 0, 0xb0, 4];

/** With the flag of a password on its last entry, in the directory and before the entry. */
function encryptedZip(bytes: Uint8Array): Uint8Array {
	const file = Buffer.from(bytes);
	file[file.lastIndexOf("PK\x01\x02", undefined, "latin1") + 8]! |= 1;
	file[file.lastIndexOf("PK\x03\x04", undefined, "latin1") + 6]! |= 1;
	return file;
}
const broken = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));

test.each<[string, Uint8Array, string]>([
	["half of a workbook", broken(xlsxFile([TAB])), "a workbook that is damaged"],
	[
		"XML that breaks off",
		packed({ "xl/workbook.xml": "<workbook><sheets>", "xl/_rels/workbook.xml.rels": "<R" }),
		"a workbook that is damaged",
	],
	[
		"a workbook with a password",
		compoundFile({ EncryptionInfo: new Uint8Array([4, 0, 4, 0]), EncryptedPackage: new Uint8Array(9000).fill(7) }),
		"a workbook that is protected by a password",
	],
	[
		"an .ods with a password",
		packed({ "content.xml": "x", "META-INF/manifest.xml": "<m:encryption-data/>" }),
		"a workbook that is protected by a password",
	],
	[
		"an .ods with a password, all in one entry",
		packed({
			mimetype: "application/vnd.oasis.opendocument.spreadsheet",
			"META-INF/manifest.xml": '<manifest><file-entry full-path="encrypted-package"><encryption-data/></file-entry></manifest>',
			"encrypted-package": "x",
		}),
		"a workbook that is protected by a password",
	],
	["a zip with a password", encryptedZip(packed({ "lag.xlsx": "x" })), "a zip that is protected by a password"],
	["a workbook whose zip has a password", encryptedZip(xlsxFile([TAB])), "a zip that is protected by a password"],
	["the old Excel format", old(...CODE_PAGE), "a workbook in the format before 2007 (.xls)"],
	[
		"the old Excel format with a password",
		old(...FILE_PASS),
		"a workbook in the format before 2007 (.xls) that is protected by a password",
	],
	[
		"the old Excel format with two passwords",
		old(...WRITE_PROTECT, ...FILE_PASS),
		"a workbook in the format before 2007 (.xls) that is protected by a password",
	],
	["a document of Numbers", packed({ "Index/Document.iwa": "x" }), "a document of Apple Numbers"],
	["a zip", packed({ "lag.csv": "a" }), "a zip without a workbook"],
	["a PDF", Buffer.from("%PDF-1.7"), "a PDF"],
	["a web page", Buffer.from("<!doctype html><p>"), "a web page, not a spreadsheet"],
	["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 1]), "no spreadsheet"],
	["nothing", new Uint8Array(), "an empty file"],
])("%s is a fault that says what to do", async (_, bytes, message) => {
	const fault = await faultOf(bytes);
	expect(fault).toMatch(`${message}; `);
	for (const words of fault.split("; ").slice(0, 2)) expect(wordsInSwedish(words)).not.toBe(words);
});

test("a row or a column far below and beside the list is refused before rows are made for it", async () => {
	const far = (address: string, row: number) => sheetOf(`<row r="${row}"><c r="${address}"><v>1</v></c></row>`);
	const started = process.cpuUsage();
	expect(await faultOf(far("A999999999", 999_999_999))).toMatch("a sheet with a value on row 999999999; ");
	expect(await faultOf(far("ZZZ1", 1))).toMatch("a sheet with a value in column 18278; ");
	const { user, system } = process.cpuUsage(started);
	expect(user + system).toBeLessThan(2_000_000);
});

test("a sheet that is formatted to its last row is read without those rows", async () => {
	const [sheet] = await sheetsOf(xlsxFile([{ name: "T", rows: [["Ask IF"], ...Array.from({ length: 60_000 }, () => [null])] }]));
	expect(textsOf(sheet!)).toEqual([[1, "Ask IF"]]);
});

test("a workbook that unpacks to more than is read is refused by its directory, before it is unpacked", async () => {
	const bytes = zipSync({ "xl/workbook.xml": new Uint8Array(LIMITS.unpacked + 1) }, { level: 9 });
	expect(bytes.length).toBeLessThan(1_000_000);
	const started = process.cpuUsage();
	expect(await faultOf(bytes)).toMatch("MB when unpacked; at most 200 MB");
	const { user, system } = process.cpuUsage(started);
	expect(user + system).toBeLessThan(500_000);
});

test("an entry that unpacks to more than it states does not get more memory than it states", async () => {
	const bytes = zipSync({ "xl/workbook.xml": new Uint8Array(5_000_000) }, { level: 9 });
	// The stated size, in the directory and before the entry.
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	for (let at = 0; at + 4 < bytes.length; at++) if (view.getUint32(at, true) === 5_000_000) view.setUint32(at, 10, true);
	expect(await faultOf(bytes)).toMatch("; ");
});
