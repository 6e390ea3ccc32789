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

/** The ledger: every act that changed a cup, with the data to undo it. A row never changes, except to record its undoing. */
export const act = pgTable(
	"act",
	{
		/** Grows with every act of any cup. */
		id: bigserial({ mode: "number" }).primaryKey(),
		cup: integer().notNull(),
		kind: text().$type<ActKind>().notNull(),
		/** The account's name: no person's name, no address. */
		desk: text().notNull(),
		/** The account's id, if it has one. */
		deskId: text("desk_id"),
		/** The account that asked the office for it, if another did. */
		askedBy: text("asked_by"),
		/** The client's own key: a repeated request with the same key is the same act. */
		request: text(),
		/** The proposal. */
		proposal: json().$type<NonNullable<ActHead["asked"]>["proposal"]>(),
		/** The match that it is about, if it is about one. */
		match: text(),
		/** By the cup's clock. */
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		why: text(),
		/** The changed editions, each with its new revision. */
		editions: json().$type<readonly { readonly id: string; readonly revision: number }[]>().notNull(),
		/** The changes in words: the first ones, up to a limit. */
		lines: json().$type<readonly ActLine[]>().notNull(),
		changed: integer().notNull(),
		/** How many rows were added and removed. */
		added: integer().notNull(),
		removed: integer().notNull(),
		/** Every row before and after (row-change.ts). */
		rows: bytes().notNull(),
		/** For an import: the earlier contents of its sources. */
		said: json().$type<readonly ImportedBefore[]>().notNull(),
		/** The acts that it undid. */
		undoes: json().$type<readonly number[]>().notNull(),
		/** The act that undid it and is not undone itself. */
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
