import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { askCup } from "../support/ask-cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { randomCupFile } from "../support/random-cup.ts";
import { anyFormat } from "../support/random-format.ts";
import { differences, reckonedApart, shownByTheApi } from "../support/tables-and-brackets.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** @returns the export of an empty record into which the file was imported */
async function throughTheRecord(file: CupFile): Promise<CupFile> {
	await emptyTables(db, "cup");
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", file));
	expect(faults.filter(({ severity }) => severity === "error").map(printFault)).toEqual([]);
	return (await exportCup(db, 7))!;
}

const times = fc.constantFrom(0, 1, 2, 4, Number.POSITIVE_INFINITY);

test("a cup in any format, in the middle or played to its end, is exported as it was imported", async () => {
	await fc.assert(
		fc.asyncProperty(anyFormat, times, async (format, played) => {
			const first = await throughTheRecord(randomCupFile(format, played));
			const second = await throughTheRecord(first);
			expect(printCupFile(second)).toBe(printCupFile(first));
			const again = await importCup(db, sourceWithoutLines("cup.json", second));
			expect([again.changes, again.editions]).toEqual([[], []]);
		}),
		{ numRuns: 40 },
	);
});

test("tables and brackets of a cup in any format are those that a script computes which imports nothing of it", async () => {
	await fc.assert(
		fc.asyncProperty(anyFormat, times, async (format, played) => {
			const file = randomCupFile(format, played);
			const { api } = await askCup(file);
			expect(differences(await shownByTheApi(api.execute, 7, "lc-2026"), reckonedApart(file, 2026))).toEqual([]);
		}),
		{ numRuns: 200 },
	);
});
