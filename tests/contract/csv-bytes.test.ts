import { afterAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { TEMPLATE_CUP, templateFiles } from "../../src/formats/csv/template/template.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { readCups, readEdition } from "../../src/results/record/read.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { BRAND, utf8 } from "./csv-folder.ts";

const STREAMS = [
	"match,field,date,from,until,title (en),title (sv),address,state,access",
	"1,,,,,Opening match,Öppningsmatchen,https://live.cup.example/1/index.m3u8,live,pass",
	",Klippvallen 2,2027-07-10,09:00,18:00,Field 2 all day,Plan 2 hela dagen,https://youtu.be/aqz-KE-bpKQ,,",
].join("\r\n");

const sheets = [...templateFiles("en", 2027), { name: "streams.csv", text: `${STREAMS}\r\n` }].map(({ name, text }) => ({
	name: `my-cup/${name}`,
	bytes: utf8(text),
}));

const postgres = await lentPostgres();
const open: Database[] = [];
afterAll(async () => {
	for (const db of open) await db.close();
	if (!("missing" in postgres)) await postgres.stop();
});

async function putSheets(db: Database): Promise<void> {
	const read = readCsvFolder("my-cup", sheets, { brand: BRAND, cups: await readCups(db) });
	const report = await importCup(db, read.source(await readEdition(db, read.cup, read.edition!)));
	expect(report.faults).toEqual([]);
}

const exported = async (db: Database) => printCupFile((await exportCup(db, TEMPLATE_CUP))!);

/** Sheets into one record, its export into another. @returns the bytes of both exports, and of the first after the sheets again */
async function bytesOf(from: Database, to: Database): Promise<string[]> {
	open.push(from, to);
	await putSheets(from);
	const first = await exported(from);
	expect((await importCup(to, readJsonSource("cup.json", first).source!)).faults).toEqual([]);
	await putSheets(from);
	return [first, await exported(to), await exported(from)];
}

it("a folder of sheets, its export imported and exported again, and the sheets once more, are the same bytes", async () => {
	const [first, again, after] = await bytesOf(await openInMemory(), await openInMemory());
	expect(JSON.parse(first!).editions[0].streams).toMatchObject([
		{ state: "live", access: "pass", provider: "hls" },
		{ field: "klippvallen-2", from: "2027-07-10T07:00:00Z", state: "upcoming", access: "open", provider: "youtube" },
	]);
	expect(again).toBe(first);
	expect(after).toBe(first);
});

/** A message without a time is published when it is recorded, which differs between two records. */
const withoutTimes = (bytes: string) => bytes.replace(/("publishedAt": ")[^"]+/g, "$1");

it.skipIf("missing" in postgres)("so they are on PostgreSQL, and between it and PGlite", async () => {
	if ("missing" in postgres) return;
	const onPostgres = async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" });
	const [first, ...others] = await bytesOf(await onPostgres(), await onPostgres());
	const [onPglite] = await bytesOf(await openInMemory(), await onPostgres());
	expect(others).toEqual([first, first]);
	expect(withoutTimes(onPglite!)).toBe(withoutTimes(first!));
});
