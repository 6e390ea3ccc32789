import { sql } from "drizzle-orm";
import {
	check,
	doublePrecision,
	foreignKey,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import type { RunningClock } from "../../../cup/cup-clock.ts";
import type { ScriptContent } from "../script.ts";
import { cup } from "./cup.ts";
import { edition } from "./edition.ts";

/** The clock of a demo cup that is being played; without a row it is fixed at the cup's `clock`. No file states it. */
export const runningClock = pgTable(
	"running_clock",
	{
		cup: integer().primaryKey(),
		/** The edition that is played. */
		edition: text().notNull(),
		hours: json().$type<RunningClock["hours"]>().notNull(),
		since: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		gone: doublePrecision().notNull(),
		speed: doublePrecision().notNull(),
		/** The repetition of the hours that the record shows, and the instant of the cup's clock up to which it has been played. */
		round: integer().notNull(),
		playedTo: timestamp("played_to", { withTimezone: true, mode: "string" }).notNull(),
	},
	(table) => [
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }).onDelete("cascade"),
		check("running_clock_runs", sql`${table.speed} > 0`),
	],
);

/** What will happen in an edition that is being played, in order of time. */
export const scriptLine = pgTable(
	"script_line",
	{
		cup: integer().notNull(),
		ordinal: integer().notNull(),
		/** By the cup's clock. */
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		content: json().$type<ScriptContent>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.ordinal] }),
		foreignKey({ columns: [table.cup], foreignColumns: [runningClock.cup] }).onDelete("cascade"),
		index("script_line_at").on(table.cup, table.at),
	],
);
