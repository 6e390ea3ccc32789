import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Orm } from "./database.ts";

/**
 * Rows per statement. They are sent as one JSON parameter, which both databases process many times faster than a parameter per
 * value, and which avoids the limit of 65,535 parameters. A low number, since the embedded record blocks its process, and so its
 * site, during a statement.
 */
const ROWS_A_STATEMENT = 500;

type BulkRow = Readonly<Record<string, unknown>>;

function columnsOf(table: PgTable, row: BulkRow): [key: string, column: PgColumn][] {
	return Object.entries(getTableColumns(table)).filter(([key]) => key in row);
}

/** The names of the primary key's columns. */
function keyOf(table: PgTable): Set<string> {
	const composite = getTableConfig(table).primaryKeys[0]?.columns;
	const columns = composite ?? Object.values(getTableColumns(table)).filter((column) => column.primary);
	return new Set(columns.map(({ name }) => name));
}

const names = (columns: readonly PgColumn[]) => list(columns.map(({ name }) => sql.identifier(name)));
const list = (chunks: readonly { getSQL(): SQL }[] | readonly ReturnType<typeof sql.identifier>[]) =>
	sql.join([...chunks], sql`, `);

function* parts(rows: readonly BulkRow[]): Generator<readonly BulkRow[]> {
	for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) yield rows.slice(from, from + ROWS_A_STATEMENT);
}

function selectFrom(part: readonly BulkRow[], columns: readonly [string, PgColumn][]): SQL {
	const keys = list(columns.map(([key]) => sql.identifier(key)));
	const types = sql.join(
		columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
		sql`, `,
	);
	return sql`select ${keys} from json_to_recordset(${JSON.stringify(part)}::json) as given(${types})`;
}

/**
 * @param rows by the table's keys, each with the same keys as the first; a key left out gets the column's default
 * @param onWritten called with the number of rows written since the last call
 */
export async function insertRows(
	orm: Orm,
	table: PgTable,
	rows: readonly BulkRow[],
	onWritten: (count: number) => void,
): Promise<void> {
	for (const part of parts(rows)) {
		const columns = columnsOf(table, part[0] ?? {});
		await orm.execute(sql`insert into ${table} (${names(columns.map(([, column]) => column))}) ${selectFrom(part, columns)}`);
		onWritten(part.length);
	}
}

/** Updates all columns except the key of existing rows. */
export async function updateRows(
	orm: Orm,
	table: PgTable,
	rows: readonly BulkRow[],
	onWritten: (count: number) => void,
): Promise<void> {
	const key = keyOf(table);
	for (const part of parts(rows)) {
		const columns = columnsOf(table, part[0] ?? {});
		const set = columns
			.filter(([, column]) => !key.has(column.name))
			.map(([name, column]) => sql`${sql.identifier(column.name)} = given.${sql.identifier(name)}`);
		if (set.length === 0) return;
		await orm.execute(
			sql`update ${table} set ${sql.join(set, sql`, `)} from (${selectFrom(part, columns)}) as given where ${same(columns, key)}`,
		);
		onWritten(part.length);
	}
}

/** @param rows only their primary keys are used */
export async function deleteRows(
	orm: Orm,
	table: PgTable,
	rows: readonly BulkRow[],
	onWritten: (count: number) => void,
): Promise<void> {
	const key = keyOf(table);
	for (const part of parts(rows)) {
		const columns = columnsOf(table, part[0] ?? {}).filter(([, column]) => key.has(column.name));
		await orm.execute(sql`delete from ${table} using (${selectFrom(part, columns)}) as given where ${same(columns, key)}`);
		onWritten(part.length);
	}
}

function same(columns: readonly [string, PgColumn][], key: ReadonlySet<string>): SQL {
	const pairs = columns
		.filter(([, column]) => key.has(column.name))
		.map(([name, column]) => sql`${column} = given.${sql.identifier(name)}`);
	return sql.join(pairs, sql` and `);
}
