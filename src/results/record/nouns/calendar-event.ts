import { foreignKey, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { cup } from "./cup.ts";

/**
 * The event that a calendar last published for a match, in one language. It shows when an event changed, and what to cancel when
 * a match is removed. It contains only public data. The match may be gone, so there is no foreign key.
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
		/** As published, without its time of change. */
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
