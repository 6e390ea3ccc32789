import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { cupFile } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { unstatedKeys } from "../support/stated-keys.ts";
import { aWholeCup } from "../support/whole-cup.ts";

/** Said by leaving the key out: the record keeps nothing of it. */
const SAID_BY_SILENCE = ["editions[].announcements[].audience|0"];

describe("a cup that states every key of the format", () => {
	let db: Database;
	beforeAll(async () => {
		db = await openInMemory();
	});
	beforeEach(() => emptyTables(db, "cup"));
	afterAll(() => db.close());

	it("states every key of the cup file's schema, and every kind of what has several", () => {
		expect(unstatedKeys(cupFile, [aWholeCup()])).toEqual(SAID_BY_SILENCE);
	});

	it("imports the record unchanged: no key is lost", async () => {
		const { $schema, ...whole } = aWholeCup();
		const { faults, written } = await importCup(db, sourceWithoutLines("cup.json", aWholeCup()));
		expect(faults.filter(isError)).toEqual([]);
		expect(written).toBe(true);
		expect(await exportCup(db, whole.cup.id)).toStrictEqual(whole);
	});

	it("is exported as a file that an empty record accepts, and exports again as the same bytes", async () => {
		await importCup(db, sourceWithoutLines("cup.json", aWholeCup()));
		const first = printCupFile((await exportCup(db, 7))!);
		await emptyTables(db, "cup");
		await importCup(db, readJsonSource("cup.json", first).source!);
		expect(printCupFile((await exportCup(db, 7))!)).toBe(first);
	});

	it("changes nothing when it is imported again", async () => {
		await importCup(db, sourceWithoutLines("cup.json", aWholeCup()));
		const again = await importCup(db, sourceWithoutLines("cup.json", aWholeCup()));
		expect([again.editions, again.changes]).toEqual([[], []]);
	});
});
