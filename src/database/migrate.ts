import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgresWith } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateEmbeddedWith } from "drizzle-orm/pglite/migrator";
import type { Pool } from "pg";

/** Made by `npx drizzle-kit generate`; the same on both databases. */
const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), "migrations");

/** The names of the migrations, oldest first: the last names the tables as this version of Cupboard knows them. */
export const MIGRATIONS: readonly string[] = (
	JSON.parse(readFileSync(path.join(migrationsFolder, "meta", "_journal.json"), "utf8")) as { entries: { tag: string }[] }
).entries.map(({ tag }) => tag);

export const migrationFile = (name: string): string => path.join(migrationsFolder, `${name}.sql`);
/** Any number will do, as long as no other lock of ours has it. */
const MIGRATION_LOCK = 1_667_330_146;

export const migrateEmbedded = (orm: PgliteDatabase): Promise<void> => migrateEmbeddedWith(orm, { migrationsFolder });

/** Of several processes that start at once, one migrates; the others wait for it and find nothing left to do. */
export async function migratePostgres(pool: Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		await migratePostgresWith(drizzlePostgres(client), { migrationsFolder });
		await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
		client.release();
	} catch (error) {
		client.release(true); // its end frees the lock
		throw error;
	}
}
