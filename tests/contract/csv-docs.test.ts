import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Column, columnKey, headingsOf, ID, REMOVE, type Sheet } from "../../src/formats/csv/columns/sheet.ts";
import { SHEETS, sheetNamed } from "../../src/formats/csv/columns/sheets.ts";
import { editionOf } from "./csv-folder.ts";

const file = fileURLToPath(new URL("../../docs/organise/csv.md", import.meta.url));
const page = readFileSync(file, "utf8");

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
const heading = (name: string, isNeeded: boolean | undefined) => (isNeeded ? `**${name}**` : name);

function row({ en, sv, also = [], needed, says }: Column): string {
	const others = also.length === 0 ? "" : `${says === "" ? "" : "; "}also ${code(also)}`;
	return `| ${heading(en, needed)} | ${heading(sv, needed)} | ${says}${others} |`;
}

/** Columns that several sheets have: the page has their rows once, above the sheets. */
const COMMON: readonly Column[] = [ID, REMOVE];

/** @returns an earlier sheet with the same column, whose rows the page does not repeat */
const earlierSheet = (sheet: Sheet, column: Column): Sheet | undefined =>
	SHEETS.slice(0, SHEETS.indexOf(sheet)).find(({ columns }) => Object.values<Column>(columns).includes(column));

const columnsOf = ({ columns }: Sheet): Column[] => Object.values<Column>(columns);

/** After the sheet's own columns: those described elsewhere, each with a link. */
function columnsElsewhere(sheet: Sheet): string {
	const common = columnsOf(sheet).filter((column) => COMMON.includes(column));
	const lines = common.length === 0 ? [] : [`[${code(common.map(({ en }) => en))}](#the-files)`];
	for (const earlier of SHEETS) {
		const same = columnsOf(sheet).filter((column) => !COMMON.includes(column) && earlierSheet(sheet, column) === earlier);
		if (same.length > 0) lines.push(`${code(same.map(({ en }) => en))} as in [${earlier.en}.csv](#${earlier.en}csv)`);
	}
	return lines.length === 0 ? "" : ` Also ${lines.join("; ")}.`;
}

/** A sheet's section of the page. */
function section(sheet: Sheet): string {
	const { en, sv, also = [], says } = sheet;
	const names = [...new Set([en, sv, ...also])].map((name) => `${name}.csv`);
	return [`### ${en}.csv`, says, `Names: ${code(names)}.${columnsElsewhere(sheet)}`, table(sheet)].join("\n\n");
}

const tableOf = (columns: readonly Column[]): string =>
	["| English | Svenska | |", "|---|---|---|", ...columns.map(row)].join("\n");

const table = (sheet: Sheet): string =>
	tableOf(columnsOf(sheet).filter((column) => !COMMON.includes(column) && !earlierSheet(sheet, column)));

test("the page's smallest cup has no fault", () => {
	const blocks = [...page.matchAll(/^```csv\n(.*?)^```$/gms)].map(([, text]) => text!);
	const names = ["cup.csv", "edition.csv", "categories.csv", "teams.csv", "matcher.csv"];
	expect(blocks).toHaveLength(names.length);
	const edition = editionOf(Object.fromEntries(names.map((name, at) => [name, blocks[at]!])));
	expect(edition.matches!.map(({ status, home }) => [status, home])).toEqual([
		["finished", { team: "2027-b14-skarets-if" }],
		["scheduled", { slot: { kind: "position", division: "2027-b14-gruppspel-a", position: 1 } }],
	]);
});

test.each(SHEETS.map((sheet) => [`${sheet.en}.csv`, sheet] as const))(
	"the page on CSV files describes every column of %s",
	(_, sheet) => {
		const [own = "no section of this name"] = new RegExp(`^### ${sheet.en}\\.csv\\n.*?(?=^#|(?![^]))`, "ms").exec(page) ?? [];
		// The sheet's own part of the page, so that a failure shows the column that differs.
		expect(own.slice(0, section(sheet).length)).toBe(section(sheet));
	},
);

test("the page on CSV files has the columns that most sheets have, once", () => {
	expect(page).toContain(`## The files\n`);
	expect(page).toContain(`\n\n${tableOf(COMMON)}\n\n`);
});

// `npx vitest run tests/contract/csv-docs.test.ts --update` rewrites them.
test("the page on CSV files describes the columns of each sheet, and no others", async () => {
	const sections = new Map(SHEETS.map((sheet) => [sheet.en, section(sheet)]));
	const told = page.replaceAll(/^### (.+)\.csv\n[\s\S]*?(?:^\|.*\n)+/gm, (own, name: string) =>
		sections.has(name) ? `${sections.get(name)}\n` : own,
	);
	await expect(told).toMatchFileSnapshot(file);
});

test("no two columns of a sheet, and no two sheets, go by one name", () => {
	for (const sheet of SHEETS) {
		for (const [key, column] of Object.entries<Column>(sheet.columns))
			for (const name of headingsOf(column)) expect([sheet.en, name, columnKey(sheet, name)]).toEqual([sheet.en, name, key]);
		for (const name of headingsOf(sheet)) expect(sheetNamed(name)).toBe(sheet);
	}
});
