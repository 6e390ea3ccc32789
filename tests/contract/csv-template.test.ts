import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { TEMPLATE_CUP, templateFiles } from "../../src/formats/csv/template/template.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { readCups, readEdition } from "../../src/results/record/read.ts";
import type { Language } from "../../src/text/language.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { BRAND, utf8 } from "./csv-folder.ts";

const YEAR = 2027;

describe.each<Language>(["en", "sv"])("the example cup in %s", (language) => {
	let db: Database;
	beforeAll(async () => {
		db = await openInMemory();
	});
	beforeEach(() => emptyTables(db, "cup"));
	afterAll(() => db.close());

	const files = (edit: (name: string, text: string) => string = (_, text) => text) =>
		templateFiles(language, YEAR).map(({ name, text }) => ({ name: `my-cup/${name}`, bytes: utf8(edit(name, text)) }));
	const put = async (sheets = files(), options = {}, keptAs?: string) => {
		const read = readCsvFolder("my-cup", sheets, { brand: BRAND, cups: await readCups(db) });
		const source = read.source(await readEdition(db, read.cup, read.edition!));
		return importCup(db, { ...source, ...(keptAs && { keptAs }) }, options);
	};
	const exported = async () => printCupFile((await exportCup(db, TEMPLATE_CUP))!);

	it("is imported without a fault or a warning", async () => {
		const report = await put();
		expect(report.faults).toEqual([]);
		expect(report.written).toBe(true);
		const { edition, clubs, arenas } = (await readEdition(db, TEMPLATE_CUP, "2027"))!;
		expect([clubs.length, arenas[0]!.fields.length, edition.teams.length, edition.matches.length]).toEqual([8, 3, 12, 26]);
		expect(edition.published).toEqual({ clubs: true, teams: true, lot: true, schedule: true });
		const [boys, girls] = edition.categories;
		expect(boys!.name).toEqual({ en: "Boys 14", sv: "Pojkar 14" });
		expect(boys!.stages.map(({ name }) => name)).toEqual(["Gruppspel", "Slutspel A", "Slutspel B"]);
		expect(boys!.stages[0]!.advance).toEqual([
			{ positions: [1, 2], to: "2027-b14-slutspel-a" },
			{ positions: [3, 4], to: "2027-b14-slutspel-b" },
		]);
		expect(girls!.publishes).toEqual({ scores: false, tables: false, playoffs: false });
	});

	it("is exported as a cup file that an empty record accepts, and exports again as the same bytes", async () => {
		await put();
		const first = await exported();
		await emptyTables(db, "cup");
		const { source } = readJsonSource("cup.json", first);
		expect((await importCup(db, source!)).faults).toEqual([]);
		expect(await exported()).toBe(first);
	});

	it("changes nothing when it is imported again", async () => {
		await put();
		const first = await exported();
		const again = await put();
		expect([again.faults, again.editions]).toEqual([[], []]);
		expect(await exported()).toBe(first);
	});

	it("imports the goals entered in the sheet since", async () => {
		await put();
		const sheet = language === "en" ? "matches.csv" : "matcher.csv";
		const report = await put(
			files((name, text) =>
				name === sheet ? text.replace(/^1([,;].*)[,;][,;]\r$/m, (_, cells) => `1${cells}${cells[0]}2${cells[0]}0\r`) : text,
			),
		);
		expect(report.faults).toEqual([]);
		expect(report.counts!.match).toEqual({ added: 0, changed: 1, removed: 0 });
		const { edition } = (await readEdition(db, TEMPLATE_CUP, "2027"))!;
		expect(edition.matches[0]).toMatchObject({ number: "1", status: "finished", score: { home: 2, away: 0 } });
	});

	it("imports a result from the sheet only if its cell has changed since last time, and with consent", async () => {
		await put();
		const sheet = language === "en" ? "matches.csv" : "matcher.csv";
		const withGoals = (goals: string) =>
			files((name, text) =>
				name === sheet
					? text.replace(/^1([,;].*)[,;][,;]\r$/m, (_, cells) => `1${cells}${cells[0]}${goals}${cells[0]}0\r`)
					: text,
			);
		const kept = (sheets: ReturnType<typeof files>, options = {}) => put(sheets, options, "csv my-cup");
		expect((await kept(withGoals("2"))).missing).toEqual(["results"]);
		await kept(withGoals("2"), { results: true, notBegun: true });
		expect(await kept(withGoals("3"))).toMatchObject({ written: false, missing: ["results"] });
		const empty = await kept(files(), { results: true });
		expect([empty.faults, empty.editions]).toEqual([[], []]);
		await kept(withGoals("3"), { results: true, notBegun: true });
		const { edition } = (await readEdition(db, TEMPLATE_CUP, "2027"))!;
		expect(edition.matches[0]!.score).toEqual({ home: 3, away: 0 });
	});
});

it("the example cup is the same in both languages but for the words of its shirts and grounds", () => {
	const [english, swedish] = (["en", "sv"] as const).map((language) => {
		const sheets = templateFiles(language, YEAR).map(({ name, text }) => ({ name, bytes: utf8(text) }));
		const { input } = readCsvFolder("my-cup", sheets, { brand: BRAND, cups: [] }).source(undefined);
		return JSON.parse(JSON.stringify(input, (key, value) => (key === "shirts" || key === "surface" ? undefined : value)));
	});
	expect(swedish).toEqual(english);
	expect(english.editions[0].matches).toHaveLength(26);
});
