import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { lentPostgres } from "../../tests/support/lent-postgres.ts";
import { openDatabase } from "./database.ts";
import { openInMemory } from "./folder.ts";
import { namedStatement } from "./named-statement.ts";
import { rowsOf } from "./read-rows.ts";

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
afterAll(() => ("missing" in postgres ? undefined : postgres.stop()));

const TWICE = namedStatement(
	"text-twice",
	sql`select ${sql.placeholder("text")}::text || ${"-"}::text || ${sql.placeholder("text")}::text as joined, ${sql.placeholder("nothing")}::text as nothing`,
);

test("a named statement gets its values by name, in the embedded database too", async () => {
	const db = await openInMemory();
	for (const text of ["a", "b $1", "c"])
		expect(await rowsOf(db.orm, TWICE({ text, nothing: null }))).toEqual([{ joined: `${text}-${text}`, nothing: null }]);
	await db.close();
});

test.skipIf(missing !== undefined)("PostgreSQL prepares it once, under its name, and no other statement", async () => {
	if ("missing" in postgres) return;
	const databaseUrl = await postgres.createDatabase();
	const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
	await db.orm.transaction(async (tx) => {
		for (const text of ["a", "b"]) await tx.execute(TWICE({ text, nothing: null }));
		await tx.execute(sql`select ${"not named"}::text`);
		const prepared = await rowsOf<{ name: string; uses: string }>(
			tx,
			sql`select name, generic_plans + custom_plans as uses from pg_prepared_statements where name <> ''`,
		);
		expect(prepared.map(({ name, uses }) => [name, Number(uses)])).toEqual([["text-twice", 2]]);
	});
	await db.close();
});
