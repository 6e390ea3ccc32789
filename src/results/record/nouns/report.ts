import { sql } from "drizzle-orm";
import {
	bigserial,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
} from "drizzle-orm/pg-core";
import type { Improbable } from "../../../cup/reports/improbable.ts";
import type { ReportContent, ReportSender } from "../../../cup/reports/report.ts";
import { arena } from "./arena.ts";
import { cup } from "./cup.ts";
import { field } from "./field.ts";
import { match } from "./match.ts";

/** Who may report from where. Of the token only a hash is kept. */
export const reporter = pgTable(
	"reporter",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		name: text().notNull(),
		/** The matches of one arena or of one field; neither: all of the cup. */
		arena: text(),
		field: text(),
		/** Speaks as the cup's office, which outranks the field. */
		office: boolean().notNull().default(false),
		tokenHash: text("token_hash").notNull(),
		addedAt: timestamp("added_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
		revokedAt: timestamp("revoked_at", { withTimezone: true, mode: "string" }),
		/** When its page was open last, by the server's clock. */
		seenAt: timestamp("seen_at", { withTimezone: true, mode: "string" }),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
		foreignKey({ columns: [table.cup, table.arena], foreignColumns: [arena.cup, arena.id] }).onDelete("cascade"),
		foreignKey({ columns: [table.cup, table.field], foreignColumns: [field.cup, field.id] }).onDelete("cascade"),
		unique("reporter_token").on(table.tokenHash),
		check("reporter_of_one_place", sql`num_nonnulls(${table.arena}, ${table.field}) <= 1`),
	],
);

/** Why a report waits outside its match's log: for the office to decide, or for both teams to be known. */
export type PendingBecause = Improbable | "abandoned" | "waits-for-teams";

/** A report that is no part of its match's log yet. What the office has done with it is in the ledger. */
export const pendingReport = pgTable(
	"held_report",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		match: text().notNull(),
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		sender: text().$type<ReportSender>().notNull().default("field"),
		reporter: text(),
		content: json().$type<ReportContent>().notNull(),
		because: text().$type<PendingBecause>().notNull(),
		/** By the cup's clock. */
		heldAt: timestamp("held_at", { withTimezone: true, mode: "string" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }).onDelete("cascade"),
		index("held_report_of_match").on(table.cup, table.match),
	],
);

/** Every report of a match as it came in, whether it counts or not: the log that the match's result is made from. */
export const report = pgTable(
	"report",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		match: text().notNull(),
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		sender: text().$type<ReportSender>().notNull(),
		/** The reporter's id; null: a command, or an import. */
		reporter: text(),
		content: json().$type<ReportContent>().notNull(),
		receivedAt: timestamp("received_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
		/** Which of all it was that the record took; and when, by the cup's clock as it was then: null of what the record itself said. */
		sequence: bigserial({ mode: "number" }).notNull(),
		acceptedAt: timestamp("accepted_at", { withTimezone: true, mode: "string" }),
		/** The edition's, as far as it was to be raised by it: what orders reports and acts. Null: taken before it was kept. */
		revision: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }).onDelete("cascade"),
		index("report_of_match").on(table.cup, table.match),
		check("report_sender", sql`${table.sender} in ('field', 'office')`),
	],
);
