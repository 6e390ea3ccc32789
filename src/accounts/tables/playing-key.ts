import { sql } from "drizzle-orm";
import { check, customType, integer, pgTable } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** The key that signs playing addresses, one for the record: an address signed by one process works with all. */
export const playingKey = pgTable("playing_key", { id: integer().primaryKey(), key: bytes().notNull() }, (table) => [
	check("one_playing_key", sql`${table.id} = 1`),
]);
