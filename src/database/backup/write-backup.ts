import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { type Database, type Orm, SNAPSHOT } from "../database.ts";
import { MIGRATIONS } from "../migrate.ts";
import { rowsOf } from "../read-rows.ts";
import { BACKUP_FORMAT, type BackupEnd, type BackupHeader, type BackupRow, type TableHeader } from "./format.ts";
import { type BackupTable, backupTables } from "./tables.ts";

const ROWS_A_FETCH = 500;
/** For tables with pictures and keys. */
const ROWS_A_FETCH_OF_BYTES = 10;

/** The result of a complete backup. */
export type BackupSummary = { readonly tables: number; readonly rows: number };

/** Fixes the text form of values, whatever the database's own settings. */
export async function settleTexts(orm: Orm): Promise<void> {
	for (const setting of ["timezone to 'UTC'", "datestyle to 'ISO, YMD'", "extra_float_digits to 1", "bytea_output to 'hex'"])
		await orm.execute(sql.raw(`set local ${setting}`));
}

/**
 * Writes a snapshot of the whole record, line by line (docs/operate/backup-format.md), in parts.
 * @param write resolves when there is room for more
 * @throws errors of `write`
 */
export async function writeBackup(db: Database, write: (text: string) => Promise<void>): Promise<BackupSummary> {
	const version = MIGRATIONS.at(-1) ?? "";
	const tables = backupTables(version);
	const hash = createHash("sha256");
	const say = async (lines: readonly object[]) => {
		const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
		hash.update(text);
		await write(text);
	};
	let rows = 0;
	await db.orm.transaction(async (tx) => {
		await settleTexts(tx);
		await say([{ format: BACKUP_FORMAT, tables: version } satisfies BackupHeader]);
		for (const table of tables) {
			const columns = table.columns.map(({ name }) => name);
			await say([{ table: table.name, columns, ...(await counterOf(tx, table)) } satisfies TableHeader]);
			for await (const part of readTable(tx, table)) {
				rows += part.length;
				await say(part);
			}
		}
	}, SNAPSHOT);
	await write(`${JSON.stringify({ rows, sha256: hash.digest("hex") } satisfies BackupEnd)}\n`);
	return { tables: tables.length, rows };
}

async function counterOf(orm: Orm, { name, counter }: BackupTable): Promise<Pick<TableHeader, "next">> {
	if (counter === undefined) return {};
	const [found] = await rowsOf<{ sequence: string }>(
		orm,
		sql`select pg_get_serial_sequence(${`public.${name}`}, ${counter}) as sequence`,
	);
	const [at] = await rowsOf<{ next: number }>(
		orm,
		sql`select (case when is_called then last_value + 1 else last_value end)::double precision as next from ${sql.raw(found?.sequence ?? "")}`,
	);
	return { next: at?.next ?? 1 };
}

async function* readTable(orm: Orm, { name, columns, key }: BackupTable): AsyncGenerator<BackupRow[]> {
	const value = (column: string) => sql`${sql.identifier(column)}::text`;
	const types = new Map(columns.map((column) => [column.name, column.type]));
	// An order that does not depend on the database's locale.
	const order = key.map((column) =>
		types.get(column) === "text" ? sql`${sql.identifier(column)} collate "C"` : sql`${sql.identifier(column)}`,
	);
	await orm.execute(
		sql`declare backed_up no scroll cursor for select json_build_array(${join(columns.map((column) => value(column.name)))})::text as row
			from public.${sql.identifier(name)} order by ${join(order)}`,
	);
	const rows = columns.some(({ type }) => type === "bytea") ? ROWS_A_FETCH_OF_BYTES : ROWS_A_FETCH;
	for (;;) {
		const part = await rowsOf<{ row: string }>(orm, sql.raw(`fetch ${rows} from backed_up`));
		if (part.length > 0) yield part.map(({ row }) => JSON.parse(row) as BackupRow);
		if (part.length < rows) break;
	}
	await orm.execute(sql`close backed_up`);
}

const join = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
