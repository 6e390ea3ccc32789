import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { account } from "./account.ts";

/** For an account and a cup; deleted with the account. No foreign key to the cup: an import may remove a team. */
const ofAccountAndCup = {
	account: integer()
		.notNull()
		.references(() => account.id, { onDelete: "cascade" }),
	cup: integer().notNull(),
};

export const favouriteTeam = pgTable(
	"favourite_team",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		...ofAccountAndCup,
		year: integer().notNull(),
		team: text().notNull(),
		teamName: text("team_name").notNull(),
		nation: text().notNull(),
		nationCode: text("nation_code").notNull(),
		category: text().notNull(),
		catShort: text("cat_short").notNull(),
	},
	(table) => [unique("favourite_team_once").on(table.account, table.cup, table.year, table.team)],
);

export const favouriteField = pgTable(
	"favourite_field",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		...ofAccountAndCup,
		year: integer().notNull(),
		arena: text().notNull(),
		field: text().notNull(),
		fieldName: text("field_name").notNull(),
	},
	(table) => [unique("favourite_field_once").on(table.account, table.cup, table.year, table.field)],
);

/** The match that stays in sight; one a cup. */
export const pin = pgTable("pin", { ...ofAccountAndCup, match: text().notNull(), year: integer().notNull() }, (table) => [
	primaryKey({ columns: [table.account, table.cup] }),
]);

export const PURCHASE_TYPES = ["tournament_pass"] as const;

/** A pass bought by or granted to a person for a year; payments are in the orders. */
export const purchase = pgTable(
	"purchase",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		...ofAccountAndCup,
		type: text().$type<(typeof PURCHASE_TYPES)[number]>().notNull(),
		year: integer().notNull(),
		at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
		/** By the organiser's command: independent of payments. */
		granted: boolean().notNull().default(true),
	},
	(table) => [
		unique("purchase_once").on(table.account, table.cup, table.type, table.year),
		check("purchase_type", sql`${table.type} in ('tournament_pass')`),
	],
);

/** A year in which a person was a team's leader. */
export const registration = pgTable(
	"registration",
	{ ...ofAccountAndCup, year: integer().notNull(), team: text().notNull(), teamName: text("team_name").notNull() },
	(table) => [primaryKey({ columns: [table.account, table.cup, table.year, table.team] })],
);

/** The secret of My Week's calendar address. In plain text, not hashed, since the address is shown again on request. */
export const calendar = pgTable("calendar", { ...ofAccountAndCup, secret: text().notNull() }, (table) => [
	primaryKey({ columns: [table.account, table.cup] }),
	unique("one_calendar_a_secret").on(table.secret),
]);
