import { bigint, bigserial, foreignKey, index, integer, json, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { cup } from "../record/nouns/cup.ts";
import type { ActHead } from "./act.ts";

/** What a desk would do and may not: it waits until the office has done it, or has said no. */
export const askedAct = pgTable(
	"asked_act",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		cup: integer().notNull(),
		/** The caller's own key: once asked again, it is the same. */
		request: text().notNull(),
		proposal: json().$type<NonNullable<ActHead["asked"]>["proposal"]>().notNull(),
		/** Which desk asks: no person's name, no address. */
		desk: text().notNull(),
		deskId: text("desk_id").notNull(),
		/** By the cup's clock. */
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		/** What the desk says with it. */
		words: text(),
		/** Null: it waits. */
		outcome: text().$type<"committed" | "declined">(),
		/** The act that it became. */
		act: bigint({ mode: "number" }),
		answeredBy: text("answered_by"),
		answeredAt: timestamp("answered_at", { withTimezone: true, mode: "string" }),
		/** What the office says back. */
		answer: text(),
	},
	(table) => [
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
		index("asked_act_of_cup").on(table.cup, table.id),
		uniqueIndex("asked_act_of_request").on(table.cup, table.request),
	],
);
