import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { updateStatistics } from "../../src/database/statistics.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { fillRecord } from "../support/full-record.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const valuesOf = async (db: Awaited<ReturnType<typeof openInMemory>>, query: string) =>
	((await db.orm.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] }).rows.flatMap(Object.values);

const COUNTS = `select sum((xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', tablename), false, true, '')))[1]::text::int)
	from pg_tables where schemaname = 'public'`;
/** What queries are planned by. */
const COUNTED = "select reltuples::int from pg_class where relname = 'match'";
const NUMBERS = "select coalesce(sum(last_value - start_value), 0) from pg_sequences";

it("a record in memory that another test used contains nothing of it, and closed connections receive and answer nothing", async () => {
	const first = await openInMemory();
	await fillRecord(first);
	await first.orm.execute(sql`set time zone 'Asia/Tokyo'`);
	const heard: string[] = [];
	await first.listen(
		"change",
		(text) => heard.push(text),
		() => undefined,
	);
	expect(await valuesOf(first, COUNTS)).not.toEqual([0]);
	await updateStatistics(first.orm);
	expect(await valuesOf(first, COUNTED)).not.toEqual([-1]);
	await first.close();
	await expect(first.orm.execute(sql`select 1`)).rejects.toThrow();

	const second = await openInMemory();
	expect(await valuesOf(second, COUNTS)).toEqual([0]);
	expect(await valuesOf(second, NUMBERS)).toEqual(["0"]);
	expect(await valuesOf(second, COUNTED)).toEqual([-1]);
	expect(await valuesOf(second, "show time zone")).toEqual(["UTC"]);
	await second.orm.execute(sql`notify change, 'for the second'`);
	expect(heard).toEqual([]);
	expect((await importCup(second, sourceWithoutLines("cup.json", aSmallCup()))).written).toBe(true);
	await second.close();
});

it("a record whose tables a test changed is not shared", async () => {
	const first = await openInMemory();
	await first.orm.execute(sql`create table tally (n int)`);
	await first.orm.execute(sql`alter table reporter add column tally int`);
	await first.close();
	const second = await openInMemory();
	expect(await valuesOf(second, "select attname from pg_attribute where attname = 'tally'")).toEqual([]);
	expect(await valuesOf(second, "select relname from pg_class where relname = 'tally'")).toEqual([]);
	await second.close();
});

it("two records in memory at the same time are two", async () => {
	const [one, other] = [await openInMemory(), await openInMemory()];
	await importCup(one, sourceWithoutLines("cup.json", aSmallCup()));
	expect(await exportCup(one, 7)).toBeDefined();
	expect(await exportCup(other, 7)).toBeUndefined();
	await one.close();
	await other.close();
});

it("what a command of a test's own process recorded, the next one finds, and a process of its own too", async () => {
	const { cupboard, cupboardProcess, write, exported } = aRecordFolder();
	expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
	expect((await exported()).editions[0]?.published.teams).toBe(true);
	expect(await cupboardProcess("publish", "2026", "--teams", "off", "--cup", "7")).toMatchObject({ code: 0, err: "" });
	expect((await exported()).editions[0]?.published.teams).toBe(false);
});
