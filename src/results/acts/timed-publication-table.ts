import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { CupFileEdition } from "../record/cup-file.ts";
import { edition } from "../record/nouns/edition.ts";

/** What of an edition goes out at a time that a desk has set: gone as soon as it is out, or called off. */
export const timedPublication = pgTable(
	"timed_publication",
	{
		cup: integer().notNull(),
		edition: text().notNull(),
		/** With all that it needs. */
		of: text().$type<keyof CupFileEdition["published"]>().notNull(),
		/** By the cup's clock. */
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		/** Which desk has set it: no person's name, no address. */
		desk: text().notNull(),
		deskId: text("desk_id"),
		/** The act by which it was set. */
		act: bigint({ mode: "number" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.edition, table.of] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }).onDelete("cascade"),
		check("timed_publication_of", sql`${table.of} in ('clubs', 'teams', 'lot', 'schedule')`),
	],
);
