import { sql } from "drizzle-orm";
import type { Database } from "../../src/database/database.ts";

/** The record's content of a cup: every row of every table with a cup's id, in a fixed order. */
export async function rowsOfCup(
	{ orm }: Pick<Database, "orm">,
	cup: number,
): Promise<Readonly<Record<string, readonly object[]>>> {
	const tables = (await orm.execute(sql`
		select table_name as name from information_schema.columns
		where table_schema = 'public' and column_name = 'cup' order by table_name`)) as unknown as { rows: { name: string }[] };
	const rows: Record<string, readonly object[]> = {};
	for (const { name } of tables.rows) {
		const found = (await orm.execute(
			sql`select row_to_json(one) as row from ${sql.identifier(name)} one where cup = ${cup} order by row_to_json(one)::text`,
		)) as unknown as { rows: { row: object }[] };
		if (found.rows.length > 0) rows[name] = found.rows.map(({ row }) => row);
	}
	return rows;
}
