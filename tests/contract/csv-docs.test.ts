import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Column, Sheet } from "../../src/results/record/csv/sheets/sheet.ts";
import { SHEETS } from "../../src/results/record/csv/sheets/sheets.ts";
import { editionOf } from "./csv-folder.ts";

const page = readFileSync(new URL("../../docs/formats/csv.md", import.meta.url), "utf8");

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
const heading = (name: string, isNeeded: boolean | undefined) => (isNeeded ? `**${name}**` : name);

function row({ en, sv, also = [], needed, says }: Column): string {
	const others = also.length === 0 ? "" : `${says === "" ? "" : "; "}also ${code(also)}`;
	return `| ${heading(en, needed)} | ${heading(sv, needed)} | ${says}${others} |`;
}

/** A sheet as the page tells of it. */
function section({ en, sv, also = [], says, columns }: Sheet): string {
	const names = [...new Set([en, sv, ...also])].map((name) => `${name}.csv`);
	return [
		`### ${en}.csv`,
		says,
		`Names: ${code(names)}.`,
		["| English | Svenska | |", "|---|---|---|", ...Object.values<Column>(columns).map(row)].join("\n"),
	].join("\n\n");
}

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
		expect(page).toContain(section(sheet));
	},
);
