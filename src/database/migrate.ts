import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgresWith } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateEmbeddedWith } from "drizzle-orm/pglite/migrator";
import type { Pool } from "pg";
import type { Orm } from "./database.ts";
import { rowsOf } from "./read-rows.ts";

/** Made by `npm run migration`; the same on both databases. The first makes all tables that the 35 earlier ones made, step by step. */
const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), "migrations");
/** For records and backups that are older than the first of the present ones (docs/develop/decisions/0067-one-first-migration.md). */
const earlierFolder = path.join(migrationsFolder, "earlier");

const namesIn = (folder: string): string[] =>
	(JSON.parse(readFileSync(path.join(folder, "meta", "_journal.json"), "utf8")) as { entries: { tag: string }[] }).entries.map(
		({ tag }) => tag,
	);
const earlier = namesIn(earlierFolder);

/** The names of the versions of the tables, oldest first: the last is this version of Cupboard's. A version has the name of the migration that led to it. */
export const MIGRATIONS: readonly string[] = [...earlier, ...namesIn(migrationsFolder).slice(1)];

/** The statements that led from the version before to this one. */
export const migrationFile = (name: string): string =>
	path.join(earlier.includes(name) ? earlierFolder : migrationsFolder, `${name}.sql`);

/** A new record begins with the first of the present migrations; one that has been migrated before takes the steps that it lacks. */
async function migrate(orm: Orm, inFolder: (migrationsFolder: string) => Promise<void>): Promise<void> {
	const [table] = await rowsOf<{ present: boolean }>(
		orm,
		sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
	);
	if (table?.present) {
		const [row] = await rowsOf<{ any: boolean }>(orm, sql`select exists (select from drizzle.__drizzle_migrations) as any`);
		if (row?.any) await inFolder(earlierFolder);
	}
	await inFolder(migrationsFolder);
}

/** Any number will do, as long as no other lock of ours has it. */
const MIGRATION_LOCK = 1_667_330_146;

export const migrateEmbedded = (orm: PgliteDatabase): Promise<void> =>
	migrate(orm, (folder) => migrateEmbeddedWith(orm, { migrationsFolder: folder }));

/** Of several processes that start at once, one migrates; the others wait for it and find nothing left to do. */
export async function migratePostgres(pool: Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		const orm = drizzlePostgres(client);
		await migrate(orm, (folder) => migratePostgresWith(orm, { migrationsFolder: folder }));
		await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
		client.release();
	} catch (error) {
		client.release(true); // its end frees the lock
		throw error;
	}
}
