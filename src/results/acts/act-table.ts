import { sql } from "drizzle-orm";
import {
	bigint,
	bigserial,
	customType,
	foreignKey,
	index,
	integer,
	json,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ActKind } from "../../cup/office/act-kind.ts";
import { cup } from "../record/nouns/cup.ts";
import type { ActHead, ActLine } from "./act.ts";
import type { ImportedBefore } from "./imported-before.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** The ledger: every act that changed a cup, and what it would take to undo it. Never changed but to say that it was undone. */
export const act = pgTable(
	"act",
	{
		/** Grows with every act, of whatever cup. */
		id: bigserial({ mode: "number" }).primaryKey(),
		cup: integer().notNull(),
		kind: text().$type<ActKind>().notNull(),
		/** Which desk: no person's name, no address. */
		desk: text().notNull(),
		/** The desk itself, where it has an account of its own. */
		deskId: text("desk_id"),
		/** The desk that asked the office for it, where another did. */
		askedBy: text("asked_by"),
		/** The caller's own key of what it asked for: once asked again, the same act. */
		request: text(),
		/** What was asked for. */
		proposal: json().$type<NonNullable<ActHead["asked"]>["proposal"]>(),
		/** The match that it is about, where it is one. */
		match: text(),
		/** By the cup's clock. */
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		why: text(),
		/** Of the editions that it changed, the revision that it raised them to. */
		editions: json().$type<readonly { readonly id: string; readonly revision: number }[]>().notNull(),
		/** What became another, as people say it: the first of so many. */
		lines: json().$type<readonly ActLine[]>().notNull(),
		changed: integer().notNull(),
		/** How many rows were added and removed. */
		added: integer().notNull(),
		removed: integer().notNull(),
		/** Every row before and after (row-change.ts). */
		rows: bytes().notNull(),
		/** Of an import, what its sources had said before. */
		said: json().$type<readonly ImportedBefore[]>().notNull(),
		/** The acts that it took back. */
		undoes: json().$type<readonly number[]>().notNull(),
		/** The act that took it back, and is not taken back itself. */
		undoneBy: bigint("undone_by", { mode: "number" }),
	},
	(table) => [
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
		index("act_of_cup").on(table.cup, table.id),
		uniqueIndex("act_of_request").on(table.cup, table.request),
		index("act_of_match").on(table.cup, table.match),
		index("act_that_parks").on(table.cup, table.id).where(sql`${table.kind} = 'park'`),
	],
);
