import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openFolder, openInMemory } from "./folder.ts";

test("other work gets its turn between the queries of many clients", async () => {
	const database = await openInMemory();
	let turns = 0;
	let over = false;
	const take = () => {
		turns += 1;
		if (!over) setImmediate(take);
	};
	setImmediate(take);
	await Promise.all(Array.from({ length: 100 }, () => database.orm.execute(sql`select 1`)));
	over = true;
	expect(turns).toBeGreaterThanOrEqual(100);
	await database.close();
});

test("the embedded record has a small part of PostgreSQL's buffers, since it never frees them", async () => {
	const database = await openInMemory();
	const { rows } = (await database.orm.execute(sql`show shared_buffers`)) as unknown as { readonly rows: readonly unknown[] };
	expect(rows).toEqual([{ shared_buffers: "16MB" }]);
	await database.close();
});

test("the embedded record has no timer that runs while it is idle", async () => {
	const database = await openInMemory();
	const { rows } = (await database.orm.execute(sql`show log_startup_progress_interval`)) as unknown as {
		readonly rows: readonly unknown[];
	};
	expect(rows).toEqual([{ log_startup_progress_interval: "0" }]);
	await database.close();
});

test("the files of the embedded record are for their owner alone, also those of an older record and those made while it is open", async () => {
	const data = mkdtempSync(path.join(tmpdir(), "cupboard-modes-"));
	const record = path.join(data, "record");
	const open = () =>
		[".", ...readdirSync(record, { recursive: true, encoding: "utf8" })]
			.map((name) => [name, statSync(path.join(record, name))] as const)
			.filter(([, stat]) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
			.map(([name, stat]) => `${name} ${(stat.mode & 0o777).toString(8)}`);
	const first = await openFolder(data);
	await first.orm.execute(sql`create table made_while_open (id int)`);
	await first.orm.execute(sql`insert into made_while_open select generate_series(1, 1000)`);
	expect(statSync(`${record}.lock`).mode & 0o777).toBe(0o600);
	await first.close();
	expect(open()).toEqual([]);
	chmodSync(path.join(record, "PG_VERSION"), 0o666);
	chmodSync(path.join(record, "base"), 0o777);
	await (await openFolder(data)).close();
	expect(open()).toEqual([]);
	rmSync(data, { recursive: true, force: true });
});
