import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, json, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** A person's account: one for all cups of the record; its data about a cup names the cup. */
export const account = pgTable(
	"account",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		name: text().notNull(),
		/** As the person wrote it; addresses that differ only in case are equal. */
		email: text().notNull(),
		emailConfirmedAt: instant("email_confirmed_at"),
		/** Argon2id, with its parameters and salt. */
		passwordHash: text("password_hash").notNull(),
		/** The language of the mails. */
		language: text().$type<"en" | "sv">().notNull(),
		/** Whether the person asked for mails about moves of the favourites. */
		toldOfMoves: boolean("told_of_moves").notNull().default(false),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("one_account_an_email").on(sql`lower(${table.email})`),
		check("account_language", sql`${table.language} in ('en', 'sv')`),
	],
);

/** Deleted with its account. */
const ofAccount = () =>
	integer("account")
		.notNull()
		.references(() => account.id, { onDelete: "cascade" });

/** A signed-in device: its token is `{id}|{secret}`, and only the secret's SHA-256 is stored. */
export const device = pgTable(
	"device",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		account: ofAccount(),
		name: text().notNull(),
		secretHash: bytes("secret_hash").notNull(),
		createdAt: instant("created_at").notNull(),
		lastUsedAt: instant("last_used_at").notNull(),
	},
	(table) => [index("device_of_account").on(table.account)],
);

export const SECRET_KINDS = ["identity", "password-reset", "email-confirmation"] as const;

/** A one-time address or link: used by deleting it, so that it works once. Only a hash is stored. */
export const oneTimeSecret = pgTable(
	"one_time_secret",
	{
		secretHash: bytes("secret_hash").primaryKey(),
		account: ofAccount(),
		kind: text().$type<(typeof SECRET_KINDS)[number]>().notNull(),
		/** Its data besides the account: the address to confirm, or the device that requested it. */
		payload: json().$type<{ readonly email?: string; readonly device?: number }>(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("secret_of_account").on(table.account), index("secret_expires").on(table.expiresAt)],
);

/** A person's picture. In the database rather than a file: every process serves it, and it is deleted with the account. */
export const photo = pgTable(
	"photo",
	{
		account: ofAccount().primaryKey(),
		/** Random, and new with each picture, so that its address may be cached forever. */
		name: text().notNull(),
		type: text().notNull(),
		bytes: bytes().notNull(),
	},
	(table) => [uniqueIndex("one_photo_a_name").on(table.name)],
);

/** Counts for limits, shared by all processes; the columns are rate-limiter-flexible's. Keys contain hashes, never an address. */
export const attempt = pgTable(
	"attempt",
	{
		key: text().primaryKey(),
		points: integer().notNull(),
		expire: instant("expire"),
	},
	(table) => [index("attempt_expires").on(table.expire)],
);
