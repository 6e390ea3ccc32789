import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import { namedRows } from "../../../database/named-statement.ts";
import { reporter } from "../nouns/report.ts";
import { instant } from "../nouns/value.ts";
import type { Speaker } from "./report-match.ts";

/** A reporter's name, authority, and where it may report from. */
export type Scope = {
	readonly name: string;
	readonly arena?: string;
	readonly field?: string;
	/** Has the office's authority. */
	readonly office: boolean;
};
export type Reporter = Scope & {
	readonly id: string;
	readonly addedAt: string;
	readonly revokedAt: string | null;
	readonly seenAt: string | null;
};

/** Makes a token recognisable if it appears where it should not. */
const PREFIX = "cbr_";
const SECRET_BYTES = 24;

/** The secret is random and long, so one round of a fast hash is enough. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** @returns the reporter's id and token; the token is never shown again */
export async function addReporter(db: Pick<Database, "orm">, cup: number, scope: Scope): Promise<{ id: string; token: string }> {
	const id = `r-${randomBytes(4).toString("hex")}`;
	const token = `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64url")}`;
	await db.orm.insert(reporter).values({ cup, id, tokenHash: hashOf(token), ...scope });
	return { id, token };
}

/** @returns all present and revoked reporters, the oldest first */
export async function readReporters(db: Database, cup: number): Promise<Reporter[]> {
	const rows = await db.orm.select().from(reporter).where(eq(reporter.cup, cup)).orderBy(asc(reporter.addedAt), asc(reporter.id));
	return rows.map(reporterOfRow);
}

/** @returns whether there was one to revoke */
export async function revokeReporter(db: Pick<Database, "orm">, cup: number, id: string, now: Date): Promise<boolean> {
	const revoked = await db.orm
		.update(reporter)
		.set({ revokedAt: now.toISOString() })
		.where(and(eq(reporter.cup, cup), eq(reporter.id, id), isNull(reporter.revokedAt)))
		.returning({ id: reporter.id });
	return revoked.length > 0;
}

/**
 * Replaces a reporter's token: the old one stops working at once; reports sent with it stay.
 * @returns the new token, never shown again; undefined if there is no such reporter
 */
export async function renewReporter(db: Pick<Database, "orm">, cup: number, id: string): Promise<string | undefined> {
	const token = `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64url")}`;
	const renewed = await db.orm
		.update(reporter)
		.set({ tokenHash: hashOf(token), seenAt: null })
		.where(and(eq(reporter.cup, cup), eq(reporter.id, id), isNull(reporter.revokedAt)))
		.returning({ id: reporter.id });
	return renewed.length > 0 ? token : undefined;
}

/** A page polls every few seconds; the time is written at most once in this many milliseconds. */
const SEEN_AGAIN_MS = 60_000;

/** Records that a reporter's page is open. */
export async function recordReporterSeen(
	db: Pick<Database, "orm">,
	{ cup, id, seenAt }: Pick<Reporter, "id" | "seenAt"> & { readonly cup: number },
	now: Date,
): Promise<void> {
	if (seenAt !== null && now.getTime() - Date.parse(seenAt) < SEEN_AGAIN_MS) return;
	await db.orm
		.update(reporter)
		.set({ seenAt: now.toISOString() })
		.where(and(eq(reporter.cup, cup), eq(reporter.id, id)));
}

const reportersWith = namedRows(
	"reporter-of-token",
	reporter,
	sql`from ${reporter} where ${reporter.tokenHash} = ${sql.placeholder("hash")} and ${reporter.revokedAt} is null`,
);

/** @returns the token's reporter and cup; undefined if there is none, or it has been revoked */
export async function reporterOfToken(db: Database, token: string): Promise<(Reporter & { readonly cup: number }) | undefined> {
	if (!token.startsWith(PREFIX)) return undefined;
	const [row] = await reportersWith(db.orm, { hash: hashOf(token) });
	return row && { ...reporterOfRow(row), cup: row.cup };
}

export function speakerOf({ id, office, arena, field }: Reporter): Speaker {
	return { sender: office ? "office" : "field", by: id, ...(arena && { arena }), ...(field && { field }) };
}

function reporterOfRow({ id, name, arena, field, office, addedAt, revokedAt, seenAt }: typeof reporter.$inferSelect): Reporter {
	return {
		id,
		name,
		...(arena !== null && { arena }),
		...(field !== null && { field }),
		office,
		addedAt: instant(addedAt),
		revokedAt: revokedAt === null ? null : instant(revokedAt),
		seenAt: seenAt === null ? null : instant(seenAt),
	};
}
