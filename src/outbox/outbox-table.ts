import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, json, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The table of accounts by its name and key alone, for the foreign key: `accounts` itself is above this room. */
const account = pgTable("account", { id: integer().primaryKey() });

/**
 * How somebody is told: by mail, on the site itself, by an alert on a phone; and by a letter, which is a mail that one person waits for and
 * that waits for nobody else's.
 */
export const OUTBOX_WAYS = ["mail", "site", "alert", "letter"] as const;
export type OutboxWay = (typeof OUTBOX_WAYS)[number];

/** What is told to people: a row for each event, recipient and way, so that nothing is lost and nothing is told twice. */
export const outbox = pgTable(
	"outbox",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		cup: integer().notNull(),
		/** What happened, by a key of its own: told once by each way to each recipient. */
		event: text().notNull(),
		way: text().$type<OutboxWay>().notNull(),
		/** Who, by an id ("account:41", "field:heden-2"): no address. What one recipient is told keeps its order. */
		recipient: text().notNull(),
		/** Whose it is, where it is an account's: it goes with the account. */
		account: integer().references(() => account.id, { onDelete: "cascade" }),
		/** The act that is told of: undoing it stops what has not been sent. */
		act: bigint({ mode: "number" }),
		/** What a repeat replaces where it is shown, and shows once. */
		topic: text().notNull(),
		/** What is told; null once it is over. */
		content: json().$type<object>(),
		/** Before then nothing is sent. */
		notBefore: instant("not_before").notNull(),
		/** When it is tried next. */
		nextTry: instant("next_try").notNull(),
		/** After that nobody needs it. */
		until: instant("until"),
		tries: integer().notNull().default(0),
		/** Who sends it now, and until when nobody else does; of one that has failed, when that was. */
		lease: text(),
		leasedUntil: instant("leased_until"),
		sentAt: instant("sent_at"),
		givenUpAt: instant("given_up_at"),
		/** Why it was given up: no address in it. */
		reason: text(),
	},
	(table) => [
		uniqueIndex("told_once").on(table.cup, table.event, table.way, table.recipient),
		index("outbox_waits").on(table.cup, table.way, table.recipient, table.notBefore, table.id).where(waits(table)),
		index("outbox_due").on(table.cup, table.way, table.nextTry).where(waits(table)),
		index("outbox_of_account").on(table.account),
		index("outbox_of_act").on(table.cup, table.act),
		check("outbox_way", sql`${table.way} in ('mail', 'site', 'alert', 'letter')`),
	],
);

/** Whether it is still to be sent. */
function waits({ sentAt, givenUpAt }: { readonly sentAt: unknown; readonly givenUpAt: unknown }) {
	return sql`${sentAt} is null and ${givenUpAt} is null`;
}
