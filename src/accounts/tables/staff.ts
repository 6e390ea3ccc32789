import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	customType,
	date,
	index,
	integer,
	json,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

export const ROLES = ["office", "results", "arena"] as const;

/** A desk of the office, with what signs it in. It is a desk and not a person: the ledger knows its name. */
export const staff = pgTable(
	"staff",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		cup: integer().notNull(),
		/** The account's name: "Results desk 1". */
		name: text().notNull(),
		email: text().notNull(),
		role: text().$type<(typeof ROLES)[number]>().notNull(),
		/** An arena lead's arena. No foreign key: an import may remove an arena. */
		arena: text(),
		/** The last day that it may come in, by the cup's calendar; null: it may until it is removed. */
		until: date({ mode: "string" }),
		/** Argon2id; null until the invitation is accepted. */
		passwordHash: text("password_hash"),
		/** The secret of one-time codes, Base32; null: none are required. */
		totpSecret: text("totp_secret"),
		/** The time step of the last accepted code: no code works twice. */
		totpStep: integer("totp_step"),
		createdAt: instant("created_at").notNull(),
		lastSeenAt: instant("last_seen_at"),
	},
	(table) => [
		uniqueIndex("one_desk_an_email").on(table.cup, sql`lower(${table.email})`),
		check("staff_role", sql`${table.role} in ('office', 'results', 'arena')`),
		check("staff_arena_of_a_lead", sql`(${table.role} = 'arena') = (${table.arena} is not null)`),
	],
);

const ofStaff = () =>
	integer("staff")
		.notNull()
		.references(() => staff.id, { onDelete: "cascade" });

/** An invitation, used by deleting it. Only a hash is stored. */
export const staffInvitation = pgTable(
	"staff_invitation",
	{
		secretHash: bytes("secret_hash").primaryKey(),
		staff: ofStaff(),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("invitation_of_staff").on(table.staff)],
);

export const SESSION_WAYS = ["invitation", "password", "passkey", "first-start"] as const;

/** A session of an office account. The key in its forms is derived from the secret, of which only a hash is stored. */
export const staffSession = pgTable(
	"staff_session",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		secretHash: bytes("secret_hash").notNull(),
		staff: ofStaff(),
		way: text().$type<(typeof SESSION_WAYS)[number]>().notNull(),
		/** The browser, as it calls itself. */
		device: text().notNull(),
		createdAt: instant("created_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
		/** Until when it counts as being here; null: it is not. */
		hereUntil: instant("here_until"),
	},
	(table) => [uniqueIndex("one_staff_session_a_secret").on(table.secretHash), index("session_of_staff").on(table.staff)],
);

/** A passkey of an office account (WebAuthn). */
export const staffPasskey = pgTable(
	"staff_passkey",
	{
		/** The credential's id, as Base64URL. */
		id: text().primaryKey(),
		staff: ofStaff(),
		name: text().notNull(),
		publicKey: bytes("public_key").notNull(),
		counter: bigint({ mode: "number" }).notNull(),
		transports: json().$type<readonly string[]>().notNull(),
		createdAt: instant("created_at").notNull(),
		lastUsedAt: instant("last_used_at"),
	},
	(table) => [index("passkey_of_staff").on(table.staff)],
);

export const CHALLENGE_KINDS = ["passkey", "new-passkey", "new-codes", "first-start"] as const;

/** Short-lived one-time values: a passkey's challenge, the secret of a new code generator, the code of the first start. */
export const staffChallenge = pgTable(
	"staff_challenge",
	{
		secretHash: bytes("secret_hash").primaryKey(),
		cup: integer().notNull(),
		staff: integer().references(() => staff.id, { onDelete: "cascade" }),
		kind: text().$type<(typeof CHALLENGE_KINDS)[number]>().notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("challenge_expires").on(table.expiresAt)],
);

/** A cup's requirements for all its office accounts. */
export const staffRule = pgTable("staff_rule", {
	cup: integer().primaryKey(),
	/** Signing in with a password needs a one-time code too. */
	secondFactor: boolean("second_factor").notNull(),
	/** What is published waits until another account of the office confirms it. */
	secondLook: boolean("second_look").notNull().default(false),
});
