import { type InferSelectModel, is, Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Orm } from "./database.ts";
import { jsonRows, rowsOf } from "./read-rows.ts";

/** Values by the names of a statement's placeholders. */
type Values = Readonly<Record<string, unknown>>;

const dialect = new PgDialect();

/**
 * A statement of a hot path. Its text is made once, and PostgreSQL parses and plans it once per connection, under its name (pool.ts).
 * @param name unique
 * @param statement with `sql.placeholder("…")` for values
 */
export function namedStatement(name: string, statement: SQL): (values: Values) => SQL {
	const { sql: text, params } = dialect.sqlToQuery(sql`${sql.raw(`/* ${name} */`)} ${statement}`);
	const [first = sql.raw(""), ...others] = text.split(/\$\d+/).map((part) => sql.raw(part));
	return (values) =>
		sql.join([
			first,
			...others.flatMap((part, at) => {
				const param = params[at];
				return [sql`${sql.param(is(param, Placeholder) ? values[param.name] : param)}`, part];
			}),
		]);
}

/** The rows of a table, as `readRows` reads them, by a named statement. */
export function namedRows<Table extends PgTable>(
	name: string,
	table: Table,
	rest: SQL,
): (orm: Orm, values: Values) => Promise<InferSelectModel<Table>[]> {
	const statement = namedStatement(name, sql`select ${jsonRows(table, rest)}::text as rows`);
	return async (orm, values) => {
		const [row] = await rowsOf<{ readonly rows: string }>(orm, statement(values));
		return JSON.parse(row?.rows ?? "[]") as InferSelectModel<Table>[];
	};
}
