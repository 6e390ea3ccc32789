import { bigint, bigserial, foreignKey, index, integer, json, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { cup } from "../record/nouns/cup.ts";
import type { ActHead } from "./act.ts";

/**
 * An act that an account may not do, or not alone, and has asked the office for. It waits until the office does it or declines.
 */
export const askedAct = pgTable(
	"asked_act",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		cup: integer().notNull(),
		/** The client's own key: a repeated request with the same key is stored once. */
		request: text().notNull(),
		proposal: json().$type<NonNullable<ActHead["asked"]>["proposal"]>().notNull(),
		/** The account that asks: no person's name, no address. */
		desk: text().notNull(),
		deskId: text("desk_id").notNull(),
		/** By the cup's clock. */
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		/** The account's message. */
		words: text(),
		/** Null: waiting. */
		outcome: text().$type<"committed" | "declined">(),
		/** The act that the office did; of a publication that waits, the entry that proposed it. */
		act: bigint({ mode: "number" }),
		answeredBy: text("answered_by"),
		answeredAt: timestamp("answered_at", { withTimezone: true, mode: "string" }),
		/** The office's answer. */
		answer: text(),
	},
	(table) => [
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
		index("asked_act_of_cup").on(table.cup, table.id),
		uniqueIndex("asked_act_of_request").on(table.cup, table.request),
	],
);
