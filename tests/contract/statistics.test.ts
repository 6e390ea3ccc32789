import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { updateMissingStatistics } from "../../src/database/statistics.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";

const counted = async (db: Awaited<ReturnType<typeof openInMemory>>) => {
	const { rows } = (await db.orm.execute(
		sql`select reltuples::int as rows from pg_class where relname = 'match'`,
	)) as unknown as {
		rows: { rows: number }[];
	};
	return rows[0]?.rows;
};

test("an import of many rows counts what queries are planned by, in its own transaction; one of a few leaves it", async () => {
	const db = await openInMemory();
	try {
		const cup = aSmallCup();
		await importCup(db, sourceWithoutLines("cup.json", cup));
		expect(await counted(db)).toBe(-1);
		const [club] = cup.clubs;
		const many = Array.from({ length: 1_000 }, (_, index) => ({ ...club!, id: `club-${index}`, name: `Club ${index}` }));
		const { faults } = await importCup(db, sourceWithoutLines("clubs.json", { ...cup, clubs: [...cup.clubs, ...many] }));
		expect(faults).toEqual([]);
		expect(await counted(db)).toBe(cup.editions.flatMap(({ matches }) => matches).length);
	} finally {
		await db.close();
	}
});

test("a record made by an older version is counted when it is opened", async () => {
	const db = await openInMemory();
	try {
		await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
		await updateMissingStatistics(db.orm);
		expect(await counted(db)).toBeGreaterThan(0);
	} finally {
		await db.close();
	}
});
