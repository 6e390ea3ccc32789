import { and, eq, gt, lt } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { oneTimeSecret, type SECRET_KINDS } from "../tables/account.ts";
import { hashOf, newSecret } from "./secret.ts";

export type SecretKind = (typeof SECRET_KINDS)[number];

const MINUTE = 60_000;
/** A window opens in a moment; a mail is read within the hour. */
export const VALID_MS: Readonly<Record<SecretKind, number>> = {
	identity: MINUTE,
	"password-reset": 60 * MINUTE,
	"email-confirmation": 60 * MINUTE,
};

type Kept = { readonly account: number; readonly payload: { readonly email?: string; readonly device?: number } | null };

/** @returns a secret that is valid once, for as long as its kind is */
export async function makeSecret(
	orm: Orm,
	kind: SecretKind,
	owner: number,
	now: Date,
	payload: Kept["payload"] = null,
): Promise<string> {
	const secret = newSecret();
	const expiresAt = new Date(now.getTime() + VALID_MS[kind]);
	await orm.insert(oneTimeSecret).values({ secretHash: hashOf(secret), account: owner, kind, payload, expiresAt });
	return secret;
}

const living = (kind: SecretKind, secret: string, now: Date) =>
	and(eq(oneTimeSecret.secretHash, hashOf(secret)), eq(oneTimeSecret.kind, kind), gt(oneTimeSecret.expiresAt, now));

/** Looks without using it up. @returns undefined where it is unknown, used or too old */
export async function findSecret(orm: Orm, kind: SecretKind, secret: string, now: Date): Promise<Kept | undefined> {
	const { account, payload } = oneTimeSecret;
	const [found] = await orm
		.select({ account, payload })
		.from(oneTimeSecret)
		.where(living(kind, secret, now));
	return found;
}

/** Uses it: of concurrent attempts one succeeds. @returns undefined if it is unknown, used or too old */
export async function spendSecret(orm: Orm, kind: SecretKind, secret: string, now: Date): Promise<Kept | undefined> {
	const { account, payload } = oneTimeSecret;
	const [used] = await orm
		.delete(oneTimeSecret)
		.where(living(kind, secret, now))
		.returning({ account, payload });
	return used;
}

/** Makes every secret of a kind that an account has worthless. */
export async function dropSecrets(orm: Orm, kind: SecretKind, owner: number): Promise<void> {
	await orm.delete(oneTimeSecret).where(and(eq(oneTimeSecret.account, owner), eq(oneTimeSecret.kind, kind)));
}

export async function sweepSecrets(orm: Orm, now: Date): Promise<void> {
	await orm.delete(oneTimeSecret).where(lt(oneTimeSecret.expiresAt, now));
}
