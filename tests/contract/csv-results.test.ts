import { mkdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readCups, readEdition, readEditions } from "../../src/results/record/read.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { BRAND, filesOf, printed, SMALL, sourceOf, utf8 } from "./csv-folder.ts";

const FINAL = "2026-b14-slutspel-a-final-1";
const CUP = {
	...SMALL,
	"categories.csv": "name,goes on,all meet\nBoys 14,1 A,no\nGirls 14,1 A,no\n",
	"teams.csv": `${SMALL["teams.csv"]}Ask IF,F14,A\nBro IF,F14,A\n`,
	"matches.csv": `${SMALL["matches.csv"]!.replace("Ask IF,Bro IF,2-1", "Ask IF,Bro IF,")}3,F14,,2026-07-13,11:00,Heden,2,Ask IF,Bro IF,\n`,
};

describe("a sheet with a match's number and its new values", () => {
	let db: Database;
	beforeAll(async () => {
		db = await openInMemory();
	});
	beforeEach(async () => {
		await emptyTables(db, "cup");
		expect(printed((await importCup(db, sourceOf(filesOf(CUP)))).faults)).toEqual([
			expect.stringContaining("warning: a number that is also on line 4"),
		]);
	});
	afterAll(() => db.close());

	const put = async (text: string, name = "results.csv") => {
		const editions = new Map([[7, (await readEditions(db, 7)).at(-1)!]]);
		const files = [{ name, bytes: utf8(text), isAlone: true }];
		const read = readCsvFolder(name, files, { cup: 7, brand: BRAND, cups: await readCups(db), editions });
		const source = read.source(await readEdition(db, read.cup, read.edition!));
		const { faults, counts } = await importCup(
			db,
			{ ...source, keptAs: "csv results.csv" },
			{ results: true, moves: true, rest: true },
		);
		return { faults: printed(faults), changed: counts?.match.changed };
	};
	const match = async (number: string, isOf = "b14") =>
		(await readEdition(db, 7, "2026"))!.edition.matches.find((one) => one.number === number && one.id.includes(`-${isOf}-`));

	it("of an unfinished shoot-out does not state what decided the match", async () => {
		expect(await put("match,status,score,shoot-out,period\n1,live,1-1,3-2,shoot-out\n")).toEqual({ faults: [], changed: 1 });
		const live = await match("1");
		expect(live).toMatchObject({ status: "live", shootOut: { home: 3, away: 2 } });
		expect(live).not.toHaveProperty("decidedBy");
	});

	it.each([
		["in English", "match,home,away\n1,2,1\n2,0,0\n"],
		["in Swedish", "match;hemma;borta\n1;2;1\n2;0;0\n"],
		["with goals of their own heading", "nr;hemmamål;bortamål\n1;2;1\n2;0;0\n"],
		["with the score in one column", "number,score\n1,2-1\n#2,0-0\n"],
	])("is enough for results, %s", async (_, text) => {
		expect(await put(text)).toEqual({ faults: [], changed: 2 });
		expect(await match("1")).toMatchObject({ status: "finished", score: { home: 2, away: 1 }, start: "2026-07-13T07:00:00Z" });
		expect(await match("2")).toMatchObject({ status: "finished", score: { home: 0, away: 0 } });
	});

	it.each([
		[
			"in Swedish by its letters",
			"match;mål\n1;2\n",
			/^results\.csv:1 B "mål": en okänd kolumn, i ett blad utan någon annan kolumn att använda: "mål"; förväntat: någon av rubrikerna klass, .*hemmamål, bortamål, /,
		],
		[
			"in Swedish by its headings",
			"nummer;goals\n1;2\n",
			/^results\.csv:1 B "goals": en okänd kolumn, i ett blad .* rubrikerna klass, .*hemmamål, bortamål, /,
		],
		[
			"in English",
			"match,goals\n1,2\n",
			/^results\.csv:1 B "goals": an unknown column, in a sheet with no other column to use: "goals"; expected one of the headings category, .*home goals, away goals, /,
		],
	])("under a heading that nobody knows is a fault that names the headings, %s", async (_, text, fault) => {
		const { faults } = await put(text);
		expect(faults).toEqual([expect.stringMatching(fault)]);
		expect(await match("1")).toMatchObject({ status: "scheduled" });
	});

	it("with unknown headings alone is reported at its headings", async () => {
		expect((await put("poäng;mål\n1;2\n")).faults).toEqual([
			expect.stringMatching(/^results\.csv:1 A "poäng": en okänd kolumn, i ett blad/),
			expect.stringMatching(/^results\.csv:1 B "mål": en okänd kolumn, i ett blad/),
		]);
	});

	it("with goals beside an unknown heading is enough too, with a warning", async () => {
		const { faults, changed } = await put("match;hemma;borta;domare\n1;2;1;x\n");
		expect(faults).toEqual([expect.stringContaining("en okänd kolumn, som inte läses")]);
		expect(changed).toBe(1);
	});

	it("of a group that lacks matches is reported at the match in the sheet, with the teams' names", async () => {
		await put("number,score\n1,1-0\n");
		const edition = { id: "2026", categories: [{ id: "2026-b14", rules: { preset: "gothia", allMeet: true } }] };
		const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [edition] };
		expect(await importCup(db, sourceWithoutLines("rules", change))).toMatchObject({ faults: [], written: true });
		expect((await put("number,score\n1,2-0\n")).faults).toEqual([
			expect.stringMatching(
				/^results\.csv:2 A "number": warning: group A of Boys 14: 1 of 3 pairings: "1"; expected .*; missing: Ask IF – Dal IF, Bro IF – Dal IF$/,
			),
		]);
	});

	it("another score removes what contradicts it, and nothing else; a walkover removes the score", async () => {
		await put("match,category,home,away,home penalties,away penalties,half-time\n3,B14,2,2,4,3,1-0\n1,,3,1,,,1-1\n2,,2,0,,,\n");
		expect(await match("3")).toMatchObject({ shootOut: { home: 4, away: 3 }, decidedBy: "penalties" });
		expect(await put("match,category,home,away\n3,B14,3,2\n")).toEqual({ faults: [], changed: 1 });
		const final = await match("3");
		expect(final).toMatchObject({ score: { home: 3, away: 2 }, halfTime: { home: 1, away: 0 } });
		expect(final).not.toHaveProperty("shootOut");
		expect(final).not.toHaveProperty("decidedBy");
		expect(await put("match,walkover\n1,away\n")).toEqual({ faults: [], changed: 1 });
		const givenAway = await match("1");
		expect(givenAway).toMatchObject({ status: "walkover", winner: "away" });
		expect(givenAway).not.toHaveProperty("score");
	});

	it("may have any name, and leaves rows without goals unchanged", async () => {
		expect(await put("match,home,away\n1,,\n2,3,0\n", "sunday.csv")).toEqual({ faults: [], changed: 1 });
		expect(await match("1")).toMatchObject({ status: "scheduled" });
	});

	it("states penalties and walkovers if it has such columns", async () => {
		const heading = "match;klass;hemma;borta;straffar hemma;straffar borta;walkover\n";
		// The final accepts a result once its groups are over.
		expect(await put(`${heading}1;;2;1;;;\n2;;2;0;;;\n`)).toEqual({ faults: [], changed: 2 });
		expect(await put(`${heading}3;P14;1;1;4;3;\n`)).toEqual({ faults: [], changed: 1 });
		expect(await put(`${heading}1;;;;;;Bro IF\n2;;;;;;ingen\n`)).toEqual({ faults: [], changed: 2 });
		expect(await match("3")).toMatchObject({
			id: FINAL,
			score: { home: 1, away: 1 },
			shootOut: { home: 4, away: 3 },
			decidedBy: "penalties",
		});
		expect(await match("1")).toMatchObject({ status: "walkover", winner: "away" });
		expect(await match("2")).toMatchObject({ status: "walkover", winner: "none" });
	});

	it("reports numbers that no match has, and those that several have, with their ids", async () => {
		expect((await put("match,home,away\n99,2,1\n3,1,0\n1,2\n1,3,0\n")).faults).toEqual([
			'results.csv:2 A "match": no such match: "99"; expected the number or the id of a match of Klippcupen 2026',
			`results.csv:3 A "match": a number that 2 matches share: "3"; expected its category too, or its id in a column “id”: ${FINAL} (B14), 2026-g14-gruppspel-a-ask-if-bro-if (G14)`,
			'results.csv:4 C "away": only one side’s goals: nothing; expected the goals of both sides',
			'results.csv:5 A "match": a match that is already on line 4: "1"; expected each match once',
		]);
	});

	it("states a new time and field too", async () => {
		expect(await put("number,date,time,arena,field\n2,2026-07-14,15:30,Heden,2\n")).toEqual({ faults: [], changed: 1 });
		expect(await match("2")).toMatchObject({ start: "2026-07-14T13:30:00Z", field: "heden-2" });
	});

	it.each([
		["results.csv", ""],
		["cup/resultat.csv", " in a folder"],
	])("with a word for a goal tells that cell, and nothing of categories: %s%s", async (name) => {
		expect((await put("match;hemma;borta\n1;3;2\n2;ett;0\n", name)).faults).toEqual([
			`${name}:3 B "hemma": inte ett giltigt tal: "ett"; förväntat: ett heltal, 0 till 999`,
		]);
	});

	it("is a fault where the match is new: then the categories and the teams are missing", async () => {
		expect((await put("match,home,away\n9,Ask IF,Bro IF\n")).faults).toEqual([
			expect.stringContaining("results.csv categories.csv: a sheet that is missing"),
		]);
	});
});

describe("a sheet of results on the command line", () => {
	const { cupboard, write, writeBytes, exported, folder } = aRecordFolder();

	it("is imported by itself, with consent to change results", async () => {
		const { input } = sourceOf(filesOf(SMALL));
		expect(await cupboard("import", write("cup.json", input))).toMatchObject({ code: 0 });
		const sheet = writeBytes("results.csv", utf8("match,home,away\n2,4,2\n"));
		const refused = await cupboard("import", sheet, "--cup", "7");
		expect(refused).toMatchObject({
			code: 1,
			err: expect.stringContaining("match 2 (B14: Ek IF – Fur IF): not played → 4–2"),
		});
		expect(await cupboard("import", sheet, "--cup", "7", "--results")).toMatchObject({ code: 0 });
		const match = (await exported()).editions[0]!.matches.find(({ number }) => number === "2");
		expect(match).toMatchObject({ status: "finished", score: { home: 4, away: 2 } });
	});

	it("and a folder that names no edition are of the latest, whatever was imported last", async () => {
		const before = SMALL["edition.csv"]!.replaceAll("2026", "2025");
		const editions = sourceOf(
			filesOf({ ...SMALL, "edition.csv": before, "matches.csv": SMALL["matches.csv"]!.replaceAll("2026", "2025") }),
		);
		expect(await cupboard("import", write("before.json", editions.input))).toMatchObject({ code: 0 });
		mkdirSync(path.join(folder, "more"));
		writeBytes(path.join("more", "results.csv"), utf8("match,home,away\n1,3,3\n"));
		expect(await cupboard("import", path.join(folder, "more"), "--cup", "7", "--results")).toMatchObject({ code: 0 });
		writeBytes("alone.csv", utf8("match,home,away\n2,5,5\n"));
		expect(await cupboard("import", path.join(folder, "alone.csv"), "--cup", "7", "--results")).toMatchObject({ code: 0 });
		const scores = (await exported()).editions.map(({ year, matches }) => [
			year,
			matches.map(({ score }) => score?.home ?? null),
		]);
		expect(new Map(scores as [number, unknown][])).toEqual(
			new Map([
				[2026, [3, 5, null]],
				[2025, [2, null, null]],
			]),
		);
	});
});
