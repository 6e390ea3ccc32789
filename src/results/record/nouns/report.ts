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

/** Reporters and where they may report from. Only a hash of the token is stored. */
export const reporter = pgTable(
	"reporter",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		name: text().notNull(),
		/** Limits it to the matches of one arena or field; neither: the whole cup. */
		arena: text(),
		field: text(),
		/** Reports with the office's authority, which outranks the field's. */
		office: boolean().notNull().default(false),
		tokenHash: text("token_hash").notNull(),
		addedAt: timestamp("added_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
		revokedAt: timestamp("revoked_at", { withTimezone: true, mode: "string" }),
		/** When its page was last open, by the server's clock. */
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

/** Why a report waits outside its match's log: for the office's decision, or until both teams are known. */
export type PendingBecause = Improbable | "abandoned" | "waits-for-teams";

/** A report that is not in its match's log yet. What the office did with it is in the ledger. */
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

/** Every report of a match as received, whether it counts or not: the log from which the match's result is computed. */
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
		/** The order in which reports were accepted, and the time by the cup's clock then: null for the record's own statements. */
		sequence: bigserial({ mode: "number" }).notNull(),
		acceptedAt: timestamp("accepted_at", { withTimezone: true, mode: "string" }),
		/** The edition's revision after this report; it orders reports and acts. Null: reported before the column existed. */
		revision: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }).onDelete("cascade"),
		index("report_of_match").on(table.cup, table.match),
		check("report_sender", sql`${table.sender} in ('field', 'office')`),
	],
);
