import { foreignKey, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { match } from "./match.ts";

/** When a match was put on the programme, moved or called off last. Not a match's own value: no file states it. */
export const matchSchedule = pgTable(
	"match_schedule",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		/** The edition's with which it was written: it grows for ever, also where a match goes and comes back. */
		revision: integer().notNull(),
		changedAt: timestamp("changed_at", { withTimezone: true, mode: "string" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.match] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }).onDelete("cascade"),
	],
);
