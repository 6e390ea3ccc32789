import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { CupFileEdition } from "../record/cup-file.ts";
import { edition } from "../record/nouns/edition.ts";

/** Parts of an edition to be published at a time set by an office account. The row is deleted on publication or cancellation. */
export const timedPublication = pgTable(
	"timed_publication",
	{
		cup: integer().notNull(),
		edition: text().notNull(),
		/** The flag; the flags that it requires are published with it. */
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
