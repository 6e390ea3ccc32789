import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openInMemory } from "./folder.ts";

test("who waits for something else goes between the queries of a crowd", async () => {
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

test("the embedded record keeps a part of PostgreSQL's buffers, which it never gives back", async () => {
	const database = await openInMemory();
	const { rows } = (await database.orm.execute(sql`show shared_buffers`)) as unknown as { readonly rows: readonly unknown[] };
	expect(rows).toEqual([{ shared_buffers: "16MB" }]);
	await database.close();
});
