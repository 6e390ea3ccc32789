import { sql } from "drizzle-orm";
import { check, type PgColumn } from "drizzle-orm/pg-core";

/** Checks that several tables share. */

/** The column has one of these words. */
export const oneOf = (name: string, column: PgColumn, allowed: readonly string[]) =>
	check(name, sql`${column} in (${sql.raw(allowed.map((word) => `'${word}'`).join(", "))})`);

/** Both numbers or none, none negative. */
export const score = (name: string, home: PgColumn, away: PgColumn) =>
	check(name, sql`num_nulls(${home}, ${away}) in (0, 2) and ${home} >= 0 and ${away} >= 0`);
