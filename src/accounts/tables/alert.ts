import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AlertKind } from "../../cup/alerts/alert-kind.ts";
import type { MatchAlertState } from "../../cup/alerts/match-alerts.ts";
import type { TeamAlertState } from "../../cup/alerts/team-alerts.ts";
import { account, device } from "./account.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** This server's identity for push services, one for the record: a subscription made with one process works with all. */
export const vapidKey = pgTable(
	"vapid_key",
	{ id: integer().primaryKey(), publicKey: text("public_key").notNull(), privateKey: text("private_key").notNull() },
	(table) => [check("one_vapid_key", sql`${table.id} = 1`)],
);

/** A signed-in device's alert choices, deleted with the device: signing out ends them. */
export const alertDevice = pgTable(
	"alert_device",
	{
		device: integer()
			.primaryKey()
			.references(() => device.id, { onDelete: "cascade" }),
		account: integer()
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		cup: integer().notNull(),
		/** The push service's address and encryption keys; null: alerts are off. */
		endpoint: text(),
		p256dh: text(),
		auth: text(),
		language: text().$type<"en" | "sv">().notNull(),
		/** Minutes before the start. */
		lead: integer().notNull(),
		addsWay: boolean("adds_way").notNull(),
		quiet: boolean().notNull(),
		/** "22:00", by the cup's clock. */
		quietFrom: text("quiet_from").notNull(),
		quietUntil: text("quiet_until").notNull(),
		/** Whether a match moved to early in the morning is reported at night. */
		early: boolean().notNull(),
		scoreLeftOut: boolean("score_left_out").notNull(),
		lastSentAt: instant("last_sent_at"),
		lastKind: text("last_kind"),
	},
	(table) => [
		uniqueIndex("one_device_an_endpoint").on(table.endpoint),
		index("alert_device_of_account").on(table.account),
		check("alert_language", sql`${table.language} in ('en', 'sv')`),
	],
);

export const ALERT_SUBJECTS = ["team", "field"] as const;
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

/** A device's choice for a team or a field. Without a row a favourite team has the preset, and a field no alerts. */
export const alertChoice = pgTable(
	"alert_choice",
	{
		device: integer()
			.notNull()
			.references(() => device.id, { onDelete: "cascade" }),
		cup: integer().notNull(),
		year: integer().notNull(),
		subject: text().$type<AlertSubject>().notNull(),
		subjectId: text("subject_id").notNull(),
		kinds: json().$type<readonly AlertKind[]>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.device, table.cup, table.year, table.subject, table.subjectId] }),
		index("alert_choice_of").on(table.cup, table.year, table.subject, table.subjectId),
		check("alert_subject", sql`${table.subject} in ('team', 'field')`),
	],
);

/** The revision of an edition up to which events have been reported. */
export const alertEdition = pgTable(
	"alert_edition",
	{ cup: integer().notNull(), edition: text().notNull(), revision: integer().notNull() },
	(table) => [primaryKey({ columns: [table.cup, table.edition] })],
);

/** The last reported state of a match or a team. */
export const lastNotified = pgTable(
	"alert_told",
	{
		cup: integer().notNull(),
		edition: text().notNull(),
		what: text().$type<"match" | "team">().notNull(),
		subject: text().notNull(),
		told: json().$type<MatchAlertState | TeamAlertState>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.edition, table.what, table.subject] }),
		check("alert_told_what", sql`${table.what} in ('match', 'team')`),
	],
);

/** Alerts of a device's quiet hours, sent as one when they are over. */
export const deferredAlert = pgTable(
	"alert_held",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		device: integer()
			.notNull()
			.references(() => device.id, { onDelete: "cascade" }),
		cup: integer().notNull(),
		event: text().notNull(),
		/** Replaced by a later alert with the same key. */
		topic: text().notNull(),
		content: json().$type<object>().notNull(),
		/** The server's instant at which the quiet is over. */
		until: instant("until").notNull(),
	},
	(table) => [unique("held_once").on(table.device, table.event), index("alert_held_until").on(table.cup, table.until)],
);
