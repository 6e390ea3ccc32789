import { and, eq, gt, lt, sql } from "drizzle-orm";
import { staff, staffInvitation, staffPasskey } from "../../accounts/tables/staff.ts";
import { hashOf, isSecret, newSecret } from "../../accounts/token/secret.ts";
import type { Orm } from "../../database/database.ts";
import type { Role } from "../desk.ts";
import { endSessions, type StaffRow } from "./session.ts";

/** From Friday evening to Sunday morning is less than this. */
export const INVITATION_VALID_MS = 48 * 3_600_000;

export type Invited = {
	readonly name: string;
	readonly email: string;
	readonly role: Role;
	readonly arena: string | null;
	readonly until: string | null;
};

/** @returns undefined where a desk of the cup has the address, also one made at the same moment */
export async function addDesk(orm: Orm, cup: number, invited: Invited, now: Date): Promise<StaffRow | undefined> {
	const [made] = await orm
		.insert(staff)
		.values({ cup, ...invited, createdAt: now })
		.onConflictDoNothing()
		.returning();
	return made;
}

/** Makes a link's secret; those before it are worthless from then on. */
export async function inviteDesk(orm: Orm, owner: number, now: Date): Promise<string> {
	const secret = newSecret();
	await orm.delete(staffInvitation).where(eq(staffInvitation.staff, owner));
	await orm.insert(staffInvitation).values({
		secretHash: hashOf(secret),
		staff: owner,
		createdAt: now,
		expiresAt: new Date(now.getTime() + INVITATION_VALID_MS),
	});
	return secret;
}

const living = (secret: string, now: Date) =>
	and(eq(staffInvitation.secretHash, hashOf(secret)), gt(staffInvitation.expiresAt, now));

/** Looks without using it up. @returns undefined where it is unknown, used or too old */
export async function findInvitation(
	orm: Orm,
	cup: number,
	secret: string,
	now: Date,
): Promise<{ readonly staff: StaffRow; readonly expiresAt: Date } | undefined> {
	if (!isSecret(secret)) return undefined;
	const [found] = await orm
		.select({ staff, expiresAt: staffInvitation.expiresAt })
		.from(staffInvitation)
		.innerJoin(staff, and(eq(staff.id, staffInvitation.staff), eq(staff.cup, cup)))
		.where(living(secret, now));
	return found;
}

/**
 * Accepts an invitation: the account has this password and no other way to sign in, and its sessions end.
 * @returns the account; undefined if the invitation has been used meanwhile, or has expired
 */
export function acceptInvitation(
	orm: Orm,
	cup: number,
	secret: string,
	{ passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<StaffRow | undefined> {
	return orm.transaction(async (tx) => {
		const [used] = await tx.delete(staffInvitation).where(living(secret, now)).returning({ staff: staffInvitation.staff });
		if (used === undefined) return undefined;
		// The one that was mailed, or the one that the office has handed over.
		await tx.delete(staffInvitation).where(eq(staffInvitation.staff, used.staff));
		const [taken] = await tx
			.update(staff)
			// A new invitation replaces codes whose phone has been lost.
			.set({ passwordHash, totpSecret: null, totpStep: null })
			.where(and(eq(staff.id, used.staff), eq(staff.cup, cup)))
			.returning();
		// The lost phone may have a passkey too, or somebody may have added one in a browser left open.
		await tx.delete(staffPasskey).where(eq(staffPasskey.staff, used.staff));
		if (taken !== undefined) await endSessions(tx, taken.id);
		return taken;
	});
}

export async function findDesk(orm: Orm, cup: number, email: string): Promise<StaffRow | undefined> {
	const [found] = await orm
		.select()
		.from(staff)
		.where(and(eq(staff.cup, cup), eq(sql`lower(${staff.email})`, sql`lower(${email})`)));
	return found;
}

export async function sweepInvitations(orm: Orm, now: Date): Promise<void> {
	await orm.delete(staffInvitation).where(lt(staffInvitation.expiresAt, now));
}
