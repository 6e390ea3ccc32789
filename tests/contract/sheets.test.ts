import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import readSheets from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { InProcessClient } from "../../src/rendering/in-process-client.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { sheets as sheetResource } from "../../src/sharing/sheet/sheets.ts";
import { workbooks } from "../../src/sharing/sheet/workbooks.ts";
import { aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { serveResource } from "../support/serve-resource.ts";

let db: Database;
let models: ReadModels;
let ask: InProcessClient;
let sheets: ReturnType<typeof serveResource>;

const onError = (error: unknown) => {
	throw error;
};
beforeAll(async () => {
	db = await openInMemory();
	await put(aSmallCup());
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(0), onError });
	const { execute } = createGraphQL({ models, onError });
	ask = (document, variables, lang) => execute(document, variables, { lang });
	const resource = sheetResource({ brand: { cup: 7, language: "en" }, ask });
	sheets = serveResource(resource, { publicUrl: "https://results.example", changes: models.changes });
});
afterAll(async () => {
	await models?.close();
	await db?.close();
});

async function put(input: unknown): Promise<void> {
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", input), { results: true });
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
}

async function sheet(path: string) {
	const answer = await sheets.fetch(new Request(`https://results.example${path}`));
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
	if (answer.ok) expect(text.startsWith("\uFEFF"), "by which a spreadsheet knows the letters of Swedish").toBe(true);
	return { answer, lines: text.replace("\uFEFF", "").split("\r\n") };
}

test("the tables of a category come as a sheet, in both languages", async () => {
	const en = await sheet("/sheet/2026/categories/b14/tables.csv?lang=en");
	expect(en.answer.status).toBe(200);
	expect(en.answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(en.answer.headers.get("content-disposition")).toBe('attachment; filename="tables-2026-b14.csv"');
	expect(en.lines.slice(0, 3)).toMatchInlineSnapshot(`
		[
		  "Category,Stage,Group,Place,Team,Nation,Played,Won,Drawn,Lost,Goals for,Goals against,Goal difference,Points,Points carried,Points given",
		  "B14,Group stage,1,1,ASK IF,Sweden,3,3,0,0,3,0,3,9,,",
		  "B14,Group stage,1,2,BRO IF,Sweden,3,1,1,1,3,2,1,4,,",
		]
	`);
	const sv = await sheet("/sheet/2026/categories/b14/tables.csv?lang=sv");
	expect(sv.answer.headers.get("content-disposition")).toBe('attachment; filename="tabeller-2026-b14.csv"');
	expect(sv.lines.slice(0, 3)).toMatchInlineSnapshot(`
		[
		  "Klass;Fas;Grupp;Placering;Lag;Nation;Spelade;Vunna;Oavgjorda;Förlorade;Gjorda mål;Insläppta mål;Målskillnad;Poäng;Medtagna poäng;Tilldelade poäng",
		  "B14;Gruppspel;1;1;ASK IF;Sverige;3;3;0;0;3;0;3;9;;",
		  "B14;Gruppspel;1;2;BRO IF;Sverige;3;1;1;1;3;2;1;4;;",
		]
	`);
});

test("the final placings of a category come as a sheet, which follows what is played", async () => {
	const path = "/sheet/2026/categories/b14/placings.csv?lang=sv";
	expect((await sheet(path)).lines).toEqual(["Klass;Placering;Delad;Lag;Nation;Avgjord i;Omgång", ""]);

	const cup = aSmallCup();
	const edition = cup.editions.find(({ year }) => year === 2026)!;
	const played = {
		"b14-s1": ["b14-ask", "b14-ek"],
		"b14-s2": ["b14-gran", "b14-bro"],
		"b14-f": ["b14-ask", "b14-gran"],
	} as const;
	for (const match of edition.matches) {
		const teams = played[match.id as keyof typeof played];
		if (teams)
			Object.assign(match, {
				...{ status: "finished", score: { home: 2, away: 1 } },
				...{ home: { ...match.home, team: teams[0] }, away: { ...match.away, team: teams[1] } },
			});
	}
	await put(cup);
	await vi.waitFor(async () => expect((await sheet(path)).lines.length).toBeGreaterThan(2));
	expect((await sheet(path)).lines).toMatchInlineSnapshot(`
		[
		  "Klass;Placering;Delad;Lag;Nation;Avgjord i;Omgång",
		  "B14;1;;ASK IF;Sverige;Slutspel A;Final",
		  "B14;2;;GRAN IF;Sverige;Slutspel A;Final",
		  "B14;6;;FUR IF;Sverige;Grupp 2;1:a",
		  "B14;7;;DAL IF;Sverige;Grupp 1;2:a",
		  "",
		]
	`);
});

test.each([
	["a young category's tables", "/sheet/2026/categories/b11/tables.csv"],
	["a young category's placings", "/sheet/2026/categories/b11/placings.csv"],
	["a category that is none", "/sheet/2026/categories/none/tables.csv"],
	["a year that is none", "/sheet/1999/categories/b14/tables.csv"],
	["another sheet", "/sheet/2026/categories/b14/teams.csv"],
	["a broken address", "/sheet/2026/categories/%E0%A4%A/tables.csv"],
])("%s is not there", async (_, path) => {
	const { answer } = await sheet(path);
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

describe("workbooks", () => {
	const made = async (kind: "matches" | "placings" | "tables", language: "en" | "sv" = "en") =>
		workbooks({ brand: { cup: 7 }, ask })(kind, "2026", language);

	test("have a sheet per category, with dates as dates, figures as figures, and texts as texts", async () => {
		const book = await made("matches");
		expect(book!.name).toBe("matches-2026.xlsx");
		const sheetsRead = await readSheets(Buffer.from(book!.body));
		expect(sheetsRead.map(({ sheet: name }) => name)).toEqual(expect.arrayContaining(["B14", "B11"]));
		const { data } = sheetsRead.find(({ sheet: name }) => name === "B14")!;
		const first = data[1]!;
		// A workbook's times are fractions of a day.
		expect(Math.round((first[2] as unknown as Date).getTime() / 1000)).toBe(Date.parse("2026-07-13T11:00:00Z") / 1000);
		expect(first.slice(6, 12)).toEqual(["ASK IF", "Sweden", "BRO IF", "Sweden", 1, 0]);
		const young = sheetsRead.find(({ sheet: name }) => name === "B11")!.data;
		for (const row of young.slice(1)) expect(row.slice(10, 14)).toEqual([null, null, null, null]);
	});

	test("of tables and placings leave young categories out, in the reader's language", async () => {
		const tables = await readSheets(Buffer.from((await made("tables", "sv"))!.body));
		expect(tables.map(({ sheet: name }) => name)).not.toContain("P11");
		expect(tables[0]!.data[0]!.slice(0, 4)).toEqual(["Klass", "Fas", "Grupp", "Placering"]);
	});

	const office = spawnSync("soffice", ["--version"]);
	test.skipIf(office.error !== undefined)(
		"open in LibreOffice, where a name like a formula stays a name",
		async () => {
			const cup = aSmallCup();
			for (const club of cup.clubs) if (club.id === "ask") club.name = "=1+1";
			const named = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date(0), onError });
			const { execute } = createGraphQL({ models: named, onError });
			const own: InProcessClient = (document, variables, lang) => execute(document, variables, { lang });
			const folder = mkdtempSync(path.join(tmpdir(), "workbook-"));
			try {
				const book = await workbooks({ brand: { cup: 7 }, ask: own })("matches", "2026", "en");
				writeFileSync(path.join(folder, "book.xlsx"), book!.body);
				const asCsv = ["--headless", `-env:UserInstallation=file://${folder}/profile`, "--convert-to", "csv", "--outdir", folder];
				const run = spawnSync("soffice", [...asCsv, path.join(folder, "book.xlsx")], { encoding: "utf8" });
				const text = readFileSync(path.join(folder, "book.csv"), "utf8");
				expect(text, run.stderr).toContain("=1+1");
				expect(text).toContain("2026-07-13 11:00");
			} finally {
				rmSync(folder, { recursive: true, force: true });
				await named.close();
			}
		},
		120_000,
	);
});
