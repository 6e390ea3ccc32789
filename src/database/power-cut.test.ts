import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { watchDisk } from "../../tests/support/forgetful-disk.ts";
import { Lots } from "../../tests/support/lots.ts";
import type { Database } from "./database.ts";
import { openFolder } from "./folder.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-power-cut-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readIds({ orm }: Database): Promise<number[]> {
	const { rows } = (await orm.execute(sql`select id from acknowledged`)) as unknown as { rows: { id: number }[] };
	return rows.map(({ id }) => id);
}

// `npm run power-cut` also cuts the power during first starts, imports and shutdowns, and again after a cut.
test("a power cut loses nothing that was acknowledged or shown, whatever part of the unsynced pages reached the disk", async () => {
	const data = path.join(folder, "data");
	const first = await openFolder(data);
	await first.orm.execute(sql`create table acknowledged (id integer primary key)`);
	await first.close();
	const lots = new Lots(39);
	const disk = watchDisk(data);
	const known = new Set<number>();
	const cuts: { readonly data: string; readonly known: readonly number[] }[] = [];
	try {
		const record = await openFolder(data);
		let next = disk.steps + lots.within(1, 150);
		disk.onStep = () => {
			if (disk.steps !== next) return;
			const cut = { data: path.join(folder, `cut-${cuts.length}`), known: [...known] };
			disk.cut(cut.data, () => lots.next());
			cuts.push(cut);
			next += lots.within(1, 150);
		};
		for (let id = 0; cuts.length < 4; id += 3) {
			const write = (own: number) => record.orm.execute(sql`insert into acknowledged values (${own})`);
			const seen = Promise.all([
				write(id),
				record.orm.transaction((tx) => tx.execute(sql`insert into acknowledged values (${id + 1})`)),
			]);
			for (const one of await readIds(record)) known.add(one);
			await seen;
			known.add(id).add(id + 1);
			await write(id + 2);
			known.add(id + 2);
			// Fills a segment, like 16 MB of writes: a checkpoint is made during the next ones.
			if (id % 12 === 6) await record.orm.execute(sql`select pg_switch_wal()`);
		}
		await record.close();
	} finally {
		disk.stop();
	}
	for (const cut of cuts) {
		const record = await openFolder(cut.data);
		expect(await readIds(record)).toEqual(expect.arrayContaining([...cut.known]));
		await record.close();
	}
	expect(cuts.at(-1)?.known.length).toBeGreaterThan(10);
}, 120_000);
