import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtProgram } from "../../scripts/program.mjs";
import { beginPrepared } from "../support/prepared-pglite.ts";

const CUPBOARD = fileURLToPath(new URL("../../bin/cupboard.mjs", import.meta.url));
const place = mkdtempSync(path.join(tmpdir(), "cupboard-csv-"));
const folder = path.join(place, "min-cup");
beforeAll(async () => {
	builtProgram();
	await beginPrepared(path.join(place, "data", "record"));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Ended = { readonly status: number; readonly out: string; readonly err: string };

const cupboard = (...args: string[]) =>
	new Promise<Ended>((resolve) => {
		const env = { ...process.env, CUPBOARD_DATA: path.join(place, "data"), DATABASE_URL: "", BRAND: "fyrcupen" };
		execFile(process.execPath, [CUPBOARD, ...args], { env }, (error, out, err) => {
			resolve({ status: error === null ? 0 : Number(error.code), out, err });
		});
	});

test("an example is written, imported with its faults named or none, and never written over", async () => {
	expect(await cupboard("template", folder, "--lang", "sv")).toMatchObject({ status: 0, err: "" });
	const sheets = ["arenor", "cup", "klasser", "lag", "matcher", "meddelanden", "planer", "upplaga"];
	expect(readdirSync(folder).sort()).toEqual(sheets.map((name) => `${name}.csv`));

	const matches = path.join(folder, "matcher.csv");
	const before = readFileSync(matches, "utf8");
	writeFileSync(matches, before.replace("BK Tången", "BK Tangon"));
	const again = await cupboard("template", folder);
	expect([again.status, again.err]).toEqual([1, `${folder} is not empty. Nothing was written. Give a new or empty folder.\n`]);
	expect(readdirSync(folder)).toHaveLength(sheets.length);

	const refused = await cupboard("import", folder);
	expect(refused.status).toBe(1);
	expect(refused.err).toContain(
		`${matches}:3 K "borta": inget sådant lag: "BK Tangon"; förväntat: ett lag i Pojkar 14; liknar: BK Tången;`,
	);
	expect(refused.err).toContain("1 fault\nNothing was imported.");

	writeFileSync(matches, before);
	const imported = await cupboard("import", folder);
	expect(imported).toMatchObject({ status: 0, err: "" });
	expect(imported.out).toContain("Added: 1 edition, 2 categories, 12 teams, 8 clubs, 1 arena, 3 fields, 26 matches.");
});

test("one sheet alone, or a folder with another kind of file beside, is refused with what to do", async () => {
	const sheet = path.join(folder, "lag.csv");
	const one = await cupboard("import", sheet);
	expect([one.status, one.err]).toEqual([
		1,
		`${sheet} is only one sheet of a cup. Import its folder: ${folder} (docs/organise/csv.md).\n`,
	]);
	writeFileSync(path.join(folder, "cup.json"), "{}");
	const both = await cupboard("import", folder);
	expect([both.status, both.err]).toEqual([
		1,
		`The folder ${folder} has both CSV files and cup.json. Put each kind in its own folder.\n`,
	]);
});
