import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { account } from "./account.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * An order for a pass at Stripe. It outlives its buyer's account, without the person: what was paid, when and for what belongs to the
 * cup's accounts.
 */
export const passOrder = pgTable(
	"pass_order",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** Its number for the buyer, the organiser and Stripe. */
		reference: text().notNull(),
		/** Null: the account is deleted. */
		account: integer().references(() => account.id, { onDelete: "set null" }),
		cup: integer().notNull(),
		year: integer().notNull(),
		/** The language of the page where it was paid, and of its mails. */
		language: text().$type<"en" | "sv">().notNull(),
		/** The path on the site where the buyer started. */
		cameFrom: text("came_from").notNull(),
		/** In hundredths of the currency. */
		amount: integer().notNull(),
		currency: text().notNull(),
		openedAt: instant("opened_at").notNull(),
		/** Stripe's Checkout session; null until Stripe has answered. */
		session: text(),
		/** Stripe's payment; null until the buyer has been there. */
		payment: text(),
		/** Cannot be paid any more, or need not be. */
		closedAt: instant("closed_at"),
		paidAt: instant("paid_at"),
		/** Paid back in full, or reversed by the buyer's bank: the pass is revoked. */
		takenBackAt: instant("taken_back_at"),
	},
	(table) => [
		unique("one_order_a_reference").on(table.reference),
		unique("one_order_a_payment").on(table.payment),
		index("order_of_account").on(table.account),
		check("order_language", sql`${table.language} in ('en', 'sv')`),
	],
);

export const NEWS_KINDS = ["paid", "waiting", "ended", "refunded", "lost"] as const;

/**
 * Stripe's events by their ids, so that a repeated one counts once; and events from before the order's payment was known, to be applied
 * then. Two cups that share a Stripe account each receive all events.
 */
export const stripeEvent = pgTable(
	"stripe_event",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		kind: text().$type<(typeof NEWS_KINDS)[number]>().notNull(),
		payment: text(),
		/** The time according to Stripe. */
		at: instant("at").notNull(),
		receivedAt: instant("received_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		index("stripe_event_of_payment").on(table.payment),
		index("stripe_event_received").on(table.receivedAt),
	],
);
