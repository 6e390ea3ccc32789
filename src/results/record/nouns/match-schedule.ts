import { foreignKey, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { match } from "./match.ts";

/** When a match was last planned, moved or called off. A table of its own, since no file states it. */
export const matchSchedule = pgTable(
	"match_schedule",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		/** The edition's revision at the change. It never decreases, even if a match is removed and added again. */
		revision: integer().notNull(),
		changedAt: timestamp("changed_at", { withTimezone: true, mode: "string" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.match] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }).onDelete("cascade"),
	],
);
