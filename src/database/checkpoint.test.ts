import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { watchDisk } from "../../tests/support/forgetful-disk.ts";
import type { Database } from "./database.ts";
import { openFolder } from "./folder.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-checkpoint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const segmentsIn = (data: string) =>
	readdirSync(path.join(data, "record", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));

async function checkpointOf({ orm }: Database): Promise<string> {
	const { rows } = (await orm.execute(sql`select redo_lsn from pg_control_checkpoint()`)) as unknown as {
		rows: { redo_lsn: string }[];
	};
	return rows[0]?.redo_lsn ?? "";
}

async function idsIn({ orm }: Database): Promise<number[]> {
	const { rows } = (await orm.execute(sql`select id from acknowledged`)) as unknown as { rows: { id: number }[] };
	return rows.map(({ id }) => id);
}

/** @returns a folder with a record that has a table */
async function aRecord(name: string): Promise<string> {
	const data = path.join(folder, name);
	const record = await openFolder(data);
	await record.orm.execute(sql`create table acknowledged (id integer primary key, filling text)`);
	await record.close();
	return data;
}

test("the log of an open record stays within five segments, however much is written", async () => {
	const data = await aRecord("much");
	const record = await openFolder(data);
	for (let id = 0; id < 12; id++) {
		await record.orm.execute(sql`insert into acknowledged values (${id})`);
		// Fills a segment, like 16 MB of writes.
		await record.orm.execute(sql`select pg_switch_wal()`);
		await vi.waitFor(() => expect(segmentsIn(data).length).toBeLessThanOrEqual(5), { timeout: 30_000, interval: 20 });
	}
	await record.close();
}, 120_000);

test("a checkpoint delays no query by the disk, and counts when all its files are synced", async () => {
	const data = await aRecord("beside");
	const disk = watchDisk(data);
	const [before, after] = [path.join(folder, "cut-before"), path.join(folder, "cut-after")];
	try {
		const record = await openFolder(data);
		const counted = await checkpointOf(record);
		await record.orm.execute(sql`select pg_switch_wal()`);
		await record.orm.execute(sql`insert into acknowledged values (1)`);
		await record.orm.execute(sql`insert into acknowledged values (2)`);
		// PostgreSQL reads the state of the disk here: the checkpoint is written, and does not count yet.
		expect(await checkpointOf(record)).toBe(counted);
		disk.cut(before, () => 0.1);
		await vi.waitFor(async () => expect(await checkpointOf(record)).not.toBe(counted), { timeout: 30_000 });
		await record.orm.execute(sql`insert into acknowledged values (3)`);
		disk.cut(after, () => 0.1);
		await record.close();
	} finally {
		disk.stop();
	}
	for (const [cut, ids] of [
		[before, [1, 2]],
		[after, [1, 2, 3]],
	] as const) {
		const left = await openFolder(cut);
		expect(await idsIn(left)).toEqual(ids);
		await left.close();
	}
}, 120_000);
