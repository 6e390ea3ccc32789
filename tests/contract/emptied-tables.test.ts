import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { accountPlaces } from "../support/account-places.ts";
import { deletionOf, emptyTables } from "../support/emptied-tables.ts";
import { fillRecord } from "../support/full-record.ts";

describe.each(await accountPlaces())("tables that are emptied between tests, on $name", ({ open, end, missing }) => {
	let db: Database;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach((context) => {
		if (missing) context.skip(missing);
	});
	afterAll(async () => {
		await db?.close();
		await end?.();
	});

	const rowsOf = async (query: string) =>
		((await db.orm.execute(sql.raw(query))) as unknown as { rows: { name: string }[] }).rows;
	const tables = async () =>
		(await rowsOf("select tablename as name from pg_tables where schemaname = 'public' order by 1")).map(({ name }) => name);
	/** The tables with rows. */
	const held = async () => {
		const each = (await tables()).map((name) => `select '${name}' as name where exists (select from "${name}")`);
		return (await rowsOf(each.join(" union all "))).map(({ name }) => name);
	};

	it("are those that `truncate … cascade` empties, and no others", async () => {
		await fillRecord(db);
		const full = await held();
		await db.orm.execute("truncate cup cascade");
		const left = await held();
		expect(left).toContain("account");
		expect(full.length).toBeGreaterThan(left.length + 20);
		await db.orm.execute(sql.raw(deletionOf(await tables())));
		expect(await held()).toEqual([]);

		await fillRecord(db);
		expect(await held()).toEqual(full);
		await emptyTables(db, "cup");
		expect(await held()).toEqual(left);
		await emptyTables(db, "account", "attempt");
		expect(await held()).not.toContain("account");
	});

	it("accept new rows, however often they were emptied", async () => {
		for (let time = 0; time < 60; time++) {
			await emptyTables(db, "cup");
			expect(await rowsOf("select 1 as name from cup")).toEqual([]);
			await db.orm.execute("insert into cup (id, name, zone, sport) values (7, 'Cup', 'Europe/Stockholm', 'football')");
		}
		await emptyTables(db, "cup");
	});
});
