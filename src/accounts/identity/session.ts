import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lt, ne, or } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { Account } from "../account.ts";
import { account, device } from "../tables/account.ts";
import { identitySession } from "../tables/identity-session.ts";
import { hashOf, newSecret } from "../token/secret.ts";

const MINUTE = 60_000;
/** A visit to the profile takes minutes, and the device may be left open on a table. */
export const SESSION_IDLE_MS = 20 * MINUTE;
export const SESSION_LIFETIME_MS = 4 * 60 * MINUTE;
/** A use is written down at most this often. */
const NOTED_EVERY_MS = MINUTE;

/** A visitor of the identity site. */
export type Session = {
	readonly account: Account;
	/** The device whose token opened the session. */
	readonly device: number;
	readonly secret: string;
	/** The key in this visit's forms, which another site cannot know. */
	readonly formKey: string;
};

/** Begins a visit. @returns its secret, for the cookie; undefined where the device has been signed out meanwhile */
export async function openSession(orm: Orm, opener: number, now: Date): Promise<string | undefined> {
	return orm.transaction(async (tx) => {
		const there = await tx.select({ id: device.id }).from(device).where(eq(device.id, opener)).for("update");
		if (there.length === 0) return undefined;
		const secret = newSecret();
		await tx.insert(identitySession).values({ secretHash: hashOf(secret), device: opener, createdAt: now, lastUsedAt: now });
		return secret;
	});
}

/** @returns the visit; undefined if it has ended or is too old */
export async function sessionOf(orm: Orm, secret: string, now: Date): Promise<Session | undefined> {
	const living = and(
		eq(identitySession.secretHash, hashOf(secret)),
		gt(identitySession.lastUsedAt, new Date(now.getTime() - SESSION_IDLE_MS)),
		gt(identitySession.createdAt, new Date(now.getTime() - SESSION_LIFETIME_MS)),
	);
	const [found] = await orm
		.select({ account, device: device.id, lastUsedAt: identitySession.lastUsedAt })
		.from(identitySession)
		.innerJoin(device, eq(device.id, identitySession.device))
		.innerJoin(account, eq(account.id, device.account))
		.where(living);
	if (found === undefined) return undefined;
	if (now.getTime() - found.lastUsedAt.getTime() > NOTED_EVERY_MS) {
		await orm.update(identitySession).set({ lastUsedAt: now }).where(living);
	}
	return { account: found.account, device: found.device, secret, formKey: formKeyOf(secret) };
}

function formKeyOf(secret: string): string {
	return createHash("sha256").update(`form ${secret}`).digest("base64url");
}

export async function endSession(orm: Orm, secret: string): Promise<void> {
	await orm.delete(identitySession).where(eq(identitySession.secretHash, hashOf(secret)));
}

/** Ends an account's other visits, also those that the same device opened. */
export async function endOtherSessions(orm: Orm, { account: owner, secret }: Session): Promise<void> {
	const own = orm.select({ id: device.id }).from(device).where(eq(device.account, owner.id));
	const others = and(inArray(identitySession.device, own), ne(identitySession.secretHash, hashOf(secret)));
	await orm.delete(identitySession).where(others);
}

/** Removes visits that have ended by themselves. */
export async function sweepSessions(orm: Orm, now: Date): Promise<void> {
	const before = (ms: number) => new Date(now.getTime() - ms);
	const old = or(
		lt(identitySession.createdAt, before(SESSION_LIFETIME_MS)),
		lt(identitySession.lastUsedAt, before(SESSION_IDLE_MS)),
	);
	await orm.delete(identitySession).where(old);
}
