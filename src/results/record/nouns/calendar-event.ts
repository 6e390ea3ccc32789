import { foreignKey, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { cup } from "./cup.ts";

/**
 * What a calendar last published of a match, in one language: by it a calendar knows when an event changed, and what to call off where
 * a match is removed. Nothing that was not public is ever in it, and no match needs to be there, so nothing refers to one.
 */
export const calendarEvent = pgTable(
	"calendar_event",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		language: text().notNull(),
		year: text().notNull(),
		teams: json().$type<readonly string[]>().notNull(),
		field: text(),
		/** As it was published, without when it was changed. */
		event: json().$type<object>().notNull(),
		digest: text().notNull(),
		changedAt: timestamp("changed_at", { withTimezone: true, mode: "string" }).notNull(),
		/** When a calendar first found the match removed. */
		removedAt: timestamp("removed_at", { withTimezone: true, mode: "string" }),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.match, table.language] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
	],
);
