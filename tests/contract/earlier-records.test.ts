import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restoreBackup } from "../../src/database/backup/restore-backup.ts";
import { backupTables } from "../../src/database/backup/tables.ts";
import { writeBackup } from "../../src/database/backup/write-backup.ts";
import type { Database } from "../../src/database/database.ts";
import { MIGRATIONS, migratePostgres, migrationFile } from "../../src/database/migrate.ts";
import { rowsOf } from "../../src/database/read-rows.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

/*
 * Records and backups of every earlier version reach the present tables, although new records begin with one migration
 * (docs/develop/decisions/0067-one-first-migration.md).
 */
const EARLIER = path.dirname(migrationFile(MIGRATIONS[0]!));
const COUNT = (JSON.parse(readFileSync(path.join(EARLIER, "meta", "_journal.json"), "utf8")) as { entries: object[] }).entries
	.length;

const postgres = await lentPostgres();

/** Everything that PostgreSQL knows about the tables, whatever the order in which columns were added. */
const CATALOGUE = sql`
	select 'column' as kind, table_name || '.' || column_name as name,
		concat_ws(' ', data_type, udt_name, is_nullable, coalesce(column_default, '-'), is_identity) as text
	from information_schema.columns where table_schema = 'public'
	union all
	select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
	union all
	select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
	order by 1, 2`;

describe("records and backups of earlier versions", () => {
	let folder: string;
	const pools: pg.Pool[] = [];
	beforeAll(() => {
		folder = mkdtempSync(path.join(tmpdir(), "cupboard-earlier-"));
	});
	afterAll(async () => {
		for (const pool of pools) await pool.end();
		rmSync(folder, { recursive: true, force: true });
	});

	async function emptyDatabase(): Promise<pg.Pool> {
		if ("missing" in postgres) throw new Error(postgres.missing);
		const pool = new pg.Pool({ connectionString: await postgres.createDatabase({ migrated: false }), max: 2 });
		pools.push(pool);
		return pool;
	}
	/** A folder with the first migrations only, as in a version of that time. */
	function migrationsUpTo(count: number): string {
		const own = path.join(folder, String(count));
		mkdirSync(path.join(own, "meta"), { recursive: true });
		cpSync(EARLIER, own, { recursive: true });
		const journal = path.join(own, "meta", "_journal.json");
		const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
		writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
		return own;
	}
	const catalogueOf = (pool: pg.Pool) => rowsOf(drizzle(pool) as never, CATALOGUE);

	it.skipIf("missing" in postgres)("every earlier record gets the tables of a new one", async () => {
		const fresh = await emptyDatabase();
		await migratePostgres(fresh);
		const expected = await catalogueOf(fresh);
		expect(expected.length).toBeGreaterThan(300);

		const pool = await emptyDatabase();
		for (let count = 1; count <= COUNT; count++) {
			await pool.query("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
			await migrate(drizzle(pool), { migrationsFolder: migrationsUpTo(count) });
			await migratePostgres(pool);
			expect(await catalogueOf(pool), `from ${MIGRATIONS[count - 1]}`).toEqual(expected);
			// The next start changes nothing.
			const { rows } = await pool.query("select count(*)::int as count from drizzle.__drizzle_migrations");
			await migratePostgres(pool);
			expect((await pool.query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows).toEqual(rows);
		}
	});

	it.skipIf("missing" in postgres)("a backup of every earlier version is restored, with its rows", async () => {
		const pool = await emptyDatabase();
		await migratePostgres(pool);
		const db = { orm: drizzle(pool), close: async () => undefined } as unknown as Database;
		const catalogue = await catalogueOf(pool);
		for (const version of MIGRATIONS) {
			const [cup] = backupTables(version).filter(({ name }) => name === "cup");
			const columns = ["id", "name", "zone", "sport"].filter((name) => cup!.columns.some((column) => column.name === name));
			const values: Readonly<Record<string, string>> = {
				id: "3",
				name: `Cup of ${version}`,
				zone: "Europe/Stockholm",
				sport: "handball",
			};
			const lines = [
				{ format: "cupboard-backup/1", tables: version },
				{ table: "cup", columns },
				columns.map((name) => values[name]),
			].map((line) => JSON.stringify(line));
			const sha256 = createHash("sha256")
				.update(lines.map((line) => `${line}\n`).join(""))
				.digest("hex");
			async function* read() {
				yield* lines;
				yield JSON.stringify({ rows: 1, sha256 });
			}
			await restoreBackup(db, read(), lines.length, { replace: true });
			expect(await rowsOf(db.orm, sql`select id, name, sport from cup`)).toEqual([
				{ id: 3, name: values.name, sport: "handball" },
			]);
			expect(await catalogueOf(pool), version).toEqual(catalogue);
		}
		// What is written after that is a backup of the present version.
		let text = "";
		await writeBackup(db, async (more) => {
			text += more;
		});
		expect(JSON.parse(text.split("\n")[0]!)).toMatchObject({ tables: MIGRATIONS.at(-1) });
	});
});
