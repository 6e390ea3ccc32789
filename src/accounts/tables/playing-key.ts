import { sql } from "drizzle-orm";
import { check, customType, integer, pgTable } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** What playing addresses are signed with. One, in the record: what one process signs, every other serves. */
export const playingKey = pgTable("playing_key", { id: integer().primaryKey(), key: bytes().notNull() }, (table) => [
	check("one_playing_key", sql`${table.id} = 1`),
]);
