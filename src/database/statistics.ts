import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";

/**
 * Updates the planner's statistics. PGlite never does so by itself, and PostgreSQL only after a while. Until then all tables
 * count as small, and joins of matches use nested scans of whole tables (half a minute instead of 30 ms).
 */
export async function updateStatistics(orm: Orm): Promise<void> {
	const { rows } = (await orm.execute(
		sql`select quote_ident(relname) as name from pg_class
			where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
	)) as unknown as { rows: { name: string }[] };
	if (rows.length > 0) await orm.execute(sql.raw(`analyze ${rows.map(({ name }) => name).join(", ")}`));
}

/** For a record with a cup and without statistics, made by an older version. */
export async function updateMissingStatistics(orm: Orm): Promise<void> {
	const { rows } = (await orm.execute(
		sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace
			and relname = 'match' and reltuples < 0 and pg_relation_size(oid) > 0`,
	)) as unknown as { rows: unknown[] };
	if (rows.length > 0) await updateStatistics(orm);
}
