import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Column, columnKey, headingsOf, type Sheet } from "../../src/formats/csv/columns/sheet.ts";
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

/** A sheet as the page tells of it. */
function section(sheet: Sheet): string {
	const { en, sv, also = [], says } = sheet;
	const names = [...new Set([en, sv, ...also])].map((name) => `${name}.csv`);
	return [`### ${en}.csv`, says, `Names: ${code(names)}.`, table(sheet)].join("\n\n");
}

const table = ({ columns }: Sheet): string =>
	["| English | Svenska | |", "|---|---|---|", ...Object.values<Column>(columns).map(row)].join("\n");

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
	"the page on CSV files tells every column of %s",
	(_, sheet) => {
		const [own = "no section of this name"] = new RegExp(`^### ${sheet.en}\\.csv\\n.*?(?=^#|(?![^]))`, "ms").exec(page) ?? [];
		// The sheet's own part of the page, so that a failure shows the column that differs.
		expect(own.slice(0, section(sheet).length)).toBe(section(sheet));
	},
);

// `npx vitest run tests/contract/csv-docs.test.ts --update` writes them anew.
test("the page on CSV files tells the columns of each sheet as it has them, and no others", async () => {
	const tables = new Map(SHEETS.map((sheet) => [sheet.en, table(sheet)]));
	const told = page.replaceAll(/^### (.+)\.csv\n([\s\S]*?)(?:^\|.*\n)+/gm, (section, name: string, before: string) =>
		tables.has(name) ? `### ${name}.csv\n${before}${tables.get(name)}\n` : section,
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
