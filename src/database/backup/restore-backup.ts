import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database, Orm } from "../database.ts";
import { MIGRATIONS, migrationFile } from "../migrate.ts";
import { rowsOf } from "../read-rows.ts";
import { BackupFault, type BackupPart, type BackupRow, readBackup, type TableHeader } from "./format.ts";
import { ageOf, type BackupTable, backupTables, tableNames } from "./tables.ts";
import { type BackupSummary, settleTexts } from "./write-backup.ts";

const ROWS_A_STATEMENT = 500;
/** The approximate limit of a statement's rows, in characters: pictures are long. */
const TEXT_A_STATEMENT = 1_000_000;

export type RestoreOptions = {
	/** Whether to replace an existing record. */
	readonly replace: boolean;
	/** Called with the number of restored rows and their total. */
	readonly onProgress?: (done: number, of: number) => void;
	/** Called in the same transaction, before anything is removed. @returns a function to call once everything is restored */
	readonly around?: (orm: Orm) => Promise<() => Promise<void>>;
};

/** The record is not empty. */
export class RecordNotEmpty extends Error {}

/**
 * Reads the whole file without changing anything.
 * @throws BackupFault if it is damaged, newer than this version, or not a backup
 */
export async function checkBackup(lines: AsyncIterable<string>): Promise<BackupSummary> {
	let rows = 0;
	let tables = 0;
	for await (const part of readBackup(lines)) {
		if (part.kind === "header") refuseNewer(part.header.tables);
		if (part.kind === "table") tables++;
		if (part.kind === "row") rows++;
	}
	return { tables, rows };
}

function refuseNewer(version: string): void {
	if (ageOf(version) === undefined)
		throw new BackupFault(
			`was written by a newer version of Cupboard: its tables are at ${version}, this version's at ${MIGRATIONS.at(-1)}`,
		);
}

/**
 * Replaces the record with the file's content, in one transaction. A backup from an older version is restored into that version's
 * tables, which are then migrated.
 * @param lines of a backup, without line ends
 * @throws RecordNotEmpty, BackupFault; nothing has changed then
 */
export async function restoreBackup(
	db: Database,
	lines: AsyncIterable<string>,
	total: number,
	options: RestoreOptions,
): Promise<void> {
	await db.orm.transaction(async (tx) => {
		await settleTexts(tx);
		const present = tableNames(MIGRATIONS.at(-1) ?? "");
		await tx.execute(sql.raw(`lock table ${present.map((name) => `public."${name}"`).join(", ")} in access exclusive mode`));
		if (!options.replace) await refuseContent(tx);
		const finish = await options.around?.(tx);
		await fill(tx, lines, (done) => options.onProgress?.(done, total));
		await finish?.();
	});
}

async function refuseContent(orm: Orm): Promise<void> {
	for (const { name } of backupTables(MIGRATIONS.at(-1) ?? "")) {
		const [found] = await rowsOf<{ any: boolean }>(orm, sql`select exists (select from public.${sql.identifier(name)}) as any`);
		if (found?.any) throw new RecordNotEmpty(name);
	}
}

async function fill(orm: Orm, lines: AsyncIterable<string>, onDone: (rows: number) => void): Promise<void> {
	let tables = new Map<string, BackupTable>();
	let version = "";
	let table: BackupTable | undefined;
	let header: TableHeader | undefined;
	let waiting: BackupRow[] = [];
	let size = 0;
	let done = 0;

	async function flush(): Promise<void> {
		if (table && header && waiting.length > 0) await insert(orm, table, header.columns, waiting);
		done += waiting.length;
		onDone(done);
		waiting = [];
		size = 0;
	}
	const begin: { [Kind in BackupPart["kind"]]: (part: Extract<BackupPart, { kind: Kind }>) => Promise<void> } = {
		async header({ header }) {
			version = header.tables;
			refuseNewer(version);
			tables = new Map(backupTables(version).map((one) => [one.name, one]));
			await makeEmpty(orm, version);
		},
		async table(part) {
			await flush();
			header = part.table;
			table = tables.get(header.table);
			const known = new Set(table?.columns.map(({ name }) => name));
			if (!table || !header.columns.every((name) => known.has(name)))
				throw new BackupFault(`is damaged: its version has no such table as it tells of in ${JSON.stringify(header)}`);
			if (header.next !== undefined) await restart(orm, table, header.next);
		},
		async row({ row }) {
			waiting.push(row);
			for (const value of row) size += value?.length ?? 4;
			if (waiting.length >= ROWS_A_STATEMENT || size >= TEXT_A_STATEMENT) await flush();
		},
	};
	for await (const part of readBackup(lines)) await begin[part.kind](part as never);
	await flush();
	await migrateFrom(orm, version);
}

/** Creates the empty tables of that version. */
async function makeEmpty(orm: Orm, version: string): Promise<void> {
	const newest = tableNames(MIGRATIONS.at(-1) ?? "")
		.map((name) => `public."${name}"`)
		.join(", ");
	if (ageOf(version) === 0) {
		await orm.execute(sql.raw(`truncate ${newest} restart identity`));
		return;
	}
	await orm.execute(sql.raw(`drop table ${newest} cascade`));
	for (const name of MIGRATIONS.slice(0, MIGRATIONS.indexOf(version) + 1)) await migrate(orm, name);
}

async function migrateFrom(orm: Orm, version: string): Promise<void> {
	for (const name of MIGRATIONS.slice(MIGRATIONS.indexOf(version) + 1)) await migrate(orm, name);
}

async function migrate(orm: Orm, name: string): Promise<void> {
	for (const statement of readFileSync(migrationFile(name), "utf8").split("--> statement-breakpoint"))
		await orm.execute(sql.raw(statement));
}

async function insert(orm: Orm, table: BackupTable, columns: readonly string[], rows: readonly BackupRow[]): Promise<void> {
	const types = new Map(table.columns.map(({ name, type }) => [name, type]));
	const names = sql.join(
		columns.map((name) => sql.identifier(name)),
		sql`, `,
	);
	const values = sql.raw(columns.map((name, at) => `(given ->> ${at})::${types.get(name)}`).join(", "));
	await orm.execute(
		sql`insert into public.${sql.identifier(table.name)} (${names}) overriding system value
			select ${values} from json_array_elements(${JSON.stringify(rows)}::json) as given`,
	);
}

async function restart(orm: Orm, { name, counter }: BackupTable, next: number): Promise<void> {
	if (counter === undefined) return;
	const [found] = await rowsOf<{ sequence: string }>(
		orm,
		sql`select pg_get_serial_sequence(${`public.${name}`}, ${counter}) as sequence`,
	);
	await orm.execute(sql.raw(`alter sequence ${found?.sequence} restart with ${next}`));
}
