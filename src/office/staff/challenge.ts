import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { type CHALLENGE_KINDS, staffChallenge } from "../../accounts/tables/staff.ts";
import { hashOf } from "../../accounts/token/secret.ts";
import type { Orm } from "../../database/database.ts";

export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

const MINUTE = 60_000;
const VALID_MS: Readonly<Record<ChallengeKind, number>> = {
	passkey: 5 * MINUTE,
	"new-passkey": 5 * MINUTE,
	"new-codes": 15 * MINUTE,
	"first-start": 60 * MINUTE,
};

type Of = { readonly cup: number; readonly kind: ChallengeKind; readonly staff?: number };

/** Stores the hash of a one-time secret that soon expires, for every process. */
export async function saveChallenge(orm: Orm, text: string, { cup, kind, staff }: Of, now: Date): Promise<void> {
	await orm.delete(staffChallenge).where(lt(staffChallenge.expiresAt, now));
	await orm.insert(staffChallenge).values({
		...{ secretHash: hashOf(text), cup, kind },
		staff: staff ?? null,
		expiresAt: new Date(now.getTime() + VALID_MS[kind]),
	});
}

/** Uses a secret up: of several concurrent requests one succeeds. @returns whether it existed and was valid */
export async function spendChallenge(orm: Orm, text: string, { cup, kind, staff }: Of, now: Date): Promise<boolean> {
	const spent = await orm
		.delete(staffChallenge)
		.where(
			and(
				eq(staffChallenge.secretHash, hashOf(text)),
				eq(staffChallenge.cup, cup),
				eq(staffChallenge.kind, kind),
				staff === undefined ? isNull(staffChallenge.staff) : eq(staffChallenge.staff, staff),
				gt(staffChallenge.expiresAt, now),
			),
		)
		.returning({ kind: staffChallenge.kind });
	return spent.length > 0;
}

/** Deletes steps begun with an old proof: they must not be finished after the account's password or codes have changed. */
export async function dropBegun(orm: Orm, desk: number): Promise<void> {
	await orm
		.delete(staffChallenge)
		.where(and(eq(staffChallenge.staff, desk), inArray(staffChallenge.kind, ["new-passkey", "new-codes"])));
}
