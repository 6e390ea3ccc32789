import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, json, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The account table's name and key, for the foreign key: `accounts` is a higher layer, which this one must not import. */
const account = pgTable("account", { id: integer().primaryKey() });

/**
 * How a recipient is notified: by mail, on the site, by an alert on a phone, or by a letter. A letter is a mail that its recipient waits
 * for, such as a sign-in code: it never waits behind other mails.
 */
export const OUTBOX_WAYS = ["mail", "site", "alert", "letter"] as const;
export type OutboxWay = (typeof OUTBOX_WAYS)[number];

/** Messages to people: a row per event, recipient and way, so that none is lost and none is sent twice. */
export const outbox = pgTable(
	"outbox",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		cup: integer().notNull(),
		/** The event's own key: sent once per way and recipient. */
		event: text().notNull(),
		way: text().$type<OutboxWay>().notNull(),
		/** The recipient's id ("account:41", "field:heden-2"), never an address. Messages to one recipient are sent in order. */
		recipient: text().notNull(),
		/** The recipient's account, if any: the row is deleted with it. */
		account: integer().references(() => account.id, { onDelete: "cascade" }),
		/** The act that caused the message. Undoing the act stops messages that are not sent yet. */
		act: bigint({ mode: "number" }),
		/** A message with the same topic replaces the earlier one where it is shown. */
		topic: text().notNull(),
		/** The message; null once it is sent or stopped. */
		content: json().$type<object>(),
		/** Not sent before this time. */
		notBefore: instant("not_before").notNull(),
		/** When the next attempt is due. */
		nextTry: instant("next_try").notNull(),
		/** Not sent after this time. */
		until: instant("until"),
		tries: integer().notNull().default(0),
		/** The sender that has the lease, and until when; after a failure, when that was. */
		lease: text(),
		leasedUntil: instant("leased_until"),
		sentAt: instant("sent_at"),
		givenUpAt: instant("given_up_at"),
		/** Why it was given up, without an address. */
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

/** Whether it is still waiting to be sent. */
function waits({ sentAt, givenUpAt }: { readonly sentAt: unknown; readonly givenUpAt: unknown }) {
	return sql`${sentAt} is null and ${givenUpAt} is null`;
}
