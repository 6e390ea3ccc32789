import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { type Orm, openDatabase } from "../../src/database/database.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { lockCup } from "../../src/results/record/writer-lock.ts";
import { aSmallCup } from "../support/cup.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
afterAll(() => ("missing" in postgres ? undefined : postgres.stop()));

const databaseUrl = "missing" in postgres ? "" : await postgres.createDatabase();
const { cupboardProcess } = aRecordFolder({ DATABASE_URL: databaseUrl });

/** How many wait for a lock. */
async function waiting(orm: Orm): Promise<number> {
	const { rows } = (await orm.execute(sql`select count(*)::int as count from pg_locks where not granted`)) as unknown as {
		rows: { count: number }[];
	};
	return rows[0]!.count;
}

it.skipIf(missing)(
	"two concurrent moves to one place on one PostgreSQL: each is judged and written as one, so one wins and the other is refused",
	async () => {
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).written).toBe(true);
		const place = ["--start", "2026-07-16 15:00", "--field", "heden-2", "--anyway", "--cup", "7"];
		const matches = ["b14-s1", "b11-m2"];
		// Both wait just before judging: judging before the lock on the cup would use old data.
		const moving = await db.orm.transaction(async (orm) => {
			await lockCup(orm, 7);
			const both = Promise.all(matches.map((match) => cupboardProcess("move", match, ...place)));
			await expect.poll(() => waiting(orm), { timeout: 120_000, interval: 100 }).toBe(2);
			return { both };
		});
		const ran = await moving.both;
		const [won, lost] = ran.toSorted((a, b) => a.code - b.code);
		expect(won).toMatchObject({
			code: 0,
			out: expect.stringMatching(/^Moved: match \S+ \(B1[14]: .+\), Heden 2, 2026-07-16 15:00/),
		});
		expect(lost).toMatchObject({
			code: 1,
			out: "",
			err: expect.stringMatching(/: on the same field at the same time, which is impossible\nNothing was changed\.$/m),
		});
		const { edition } = (await readEdition(db, 7, "lc-2026"))!;
		const there = edition.matches.filter(({ field, start }) => field === "heden-2" && start === "2026-07-16T13:00:00Z");
		expect(there.map(({ id }) => id)).toEqual([matches[ran.indexOf(won!)]]);
		await db.close();
	},
	300_000,
);

it.skipIf(missing)(
	"move prints no deprecation of pg beside other cups: within a transaction each query awaits the one before",
	async () => {
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		for (const id of [8, 9, 10]) {
			const cup = { format: CUP_FILE_FORMAT, cup: { ...aSmallCup().cup, id, name: `Cup ${id}` } };
			expect((await importCup(db, sourceWithoutLines(`${id}.json`, cup))).faults).toEqual([]);
		}
		await db.close();
		const moved = await cupboardProcess("move", "b14-s1", "--start", "2026-07-16 19:00", "--anyway", "--cup", "7");
		expect(moved).toMatchObject({ code: 0, err: expect.not.stringMatching(/deprecat/i) });
	},
	300_000,
);
