import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { emptyRecord } from "../../src/database/empty-record.ts";
import { MIGRATIONS, migrationFile } from "../../src/database/migrate.ts";
import { readEnvironment } from "../../src/server/environment.ts";

/** Makes the environment's record as an older version left it, which knew the first migrations only: `old-record COUNT`. */
const count = Number(process.argv[2]);
const { databaseUrl, dataFolder } = readEnvironment(process.env);
const migrationsFolder = mkdtempSync(path.join(tmpdir(), "cupboard-old-"));
cpSync(path.dirname(migrationFile(MIGRATIONS[0]!)), migrationsFolder, { recursive: true });
const journal = path.join(migrationsFolder, "meta", "_journal.json");
const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));

if (databaseUrl === undefined) {
	const client = await PGlite.create(path.join(dataFolder, "record"), { loadDataDir: emptyRecord() });
	await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder });
	await client.close();
} else {
	const pool = new pg.Pool({ connectionString: databaseUrl });
	await migratePostgres(drizzlePostgres(pool), { migrationsFolder });
	await pool.end();
}
rmSync(migrationsFolder, { recursive: true, force: true });
