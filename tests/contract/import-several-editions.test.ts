import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { withEarlierYears } from "../support/earlier-years.ts";
import { emptyTables } from "../support/emptied-tables.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** Two years of the small cup, as the record exports them. */
let cup: CupFile;
beforeEach(async () => {
	await emptyTables(db, "cup");
	const one = { ...aSmallCup(), editions: aSmallCup().editions.slice(0, 1) };
	await importCup(db, sourceWithoutLines("cup.json", withEarlierYears(one, 1)));
	cup = (await exportCup(db, one.cup.id))!;
	expect(cup.editions).toHaveLength(2);
});

const imported = async (change: (file: CupFile) => void, again: CupFile = structuredClone(cup)) => {
	change(again);
	const { editions, changes, faults } = await importCup(
		db,
		{ ...sourceWithoutLines("cup.json", again), keptAs: "cup-file" },
		{ rest: true },
	);
	return {
		editions: editions.map(({ id }) => id),
		changes: changes.length,
		errors: faults.filter(({ severity }) => severity === "error"),
	};
};

test("an edition that a file leaves as it is keeps its revision, while another changes", async () => {
	const [changed] = cup.editions;
	const said = await imported(({ editions }) => {
		editions[0]!.name = "Another name";
	});
	expect(said).toEqual({ editions: [changed!.id], changes: 1, errors: [] });
	expect(await imported(() => {}, (await exportCup(db, cup.cup.id))!)).toEqual({ editions: [], changes: 0, errors: [] });
});

test("a club's new name is a change of every edition, also of those that are otherwise as they were", async () => {
	const { editions } = await imported(({ clubs }) => {
		clubs[0]!.name = "Another club";
	});
	expect(editions.toSorted()).toEqual(cup.editions.map(({ id }) => id).toSorted());
});
