import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";

/**
 * Counts anew what queries are planned by. PGlite never does so itself, and PostgreSQL only after a while: until then each table is taken for
 * small, and a join of matches with what they stand in goes through all of one for each of the other (half a minute, where it takes 30 ms).
 */
export async function countForPlans(orm: Orm): Promise<void> {
	const { rows } = (await orm.execute(
		sql`select quote_ident(relname) as name from pg_class
			where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
	)) as unknown as { rows: { name: string }[] };
	if (rows.length > 0) await orm.execute(sql.raw(`analyze ${rows.map(({ name }) => name).join(", ")}`));
}

/** Of a record that holds a cup and was never counted: an older version made it. */
export async function countIfNever(orm: Orm): Promise<void> {
	const { rows } = (await orm.execute(
		sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace
			and relname = 'match' and reltuples < 0 and pg_relation_size(oid) > 0`,
	)) as unknown as { rows: unknown[] };
	if (rows.length > 0) await countForPlans(orm);
}
