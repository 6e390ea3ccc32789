import { createHash, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import type { Context } from "hono";
import { type SESSION_WAYS, staff, staffRule, staffSession } from "../../accounts/tables/staff.ts";
import { hashOf, isSecret, newSecret } from "../../accounts/token/secret.ts";
import type { Orm } from "../../database/database.ts";
import { type Desk, initialsOf } from "../desk.ts";

const HOUR = 3_600_000;
/** Long enough that nobody signs in again between two days of a cup, while a forgotten computer is signed out after the weekend. */
export const SESSION_IDLE_MS = 36 * HOUR;
export const SESSION_LIFETIME_MS = 14 * 24 * HOUR;
/** A use is written down at most this often. */
const NOTED_EVERY_MS = 60_000;

export type SessionWay = (typeof SESSION_WAYS)[number];

export type StaffRow = typeof staff.$inferSelect;

/** A desk that is signed in at one browser. */
export type DeskSession = {
	readonly id: number;
	readonly staff: StaffRow;
	readonly way: SessionWay;
	/** The token of its calls, which no other site can know. */
	readonly token: string;
	/** The cup requires one-time codes, and the account has none yet: it may only set them up. */
	readonly needsCodes: boolean;
};

export const deskOf = ({ id, name, role, arena }: Pick<StaffRow, "id" | "name" | "role" | "arena">): Desk => ({
	...{ id: String(id), name, role, arena },
	initials: initialsOf(name),
});

/** @returns its secret, for the cookie */
export async function openSession(
	orm: Orm,
	owner: number,
	{ way, device, now }: { readonly way: SessionWay; readonly device: string; readonly now: Date },
): Promise<string> {
	const secret = newSecret();
	await orm
		.insert(staffSession)
		.values({ secretHash: hashOf(secret), staff: owner, way, device: device.slice(0, 200), createdAt: now, lastSeenAt: now });
	await orm.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, owner));
	return secret;
}

/**
 * @param today by the cup's calendar: an account's last day is included
 * @returns the session's account; undefined if it has ended, has expired, or the account's time is over
 */
export async function sessionOf(
	orm: Orm,
	cup: number,
	secret: string,
	now: Date,
	today: string,
): Promise<DeskSession | undefined> {
	if (!isSecret(secret)) return undefined;
	const [found] = await orm
		.select({ staff, session: staffSession, rule: staffRule.secondFactor })
		.from(staffSession)
		.innerJoin(staff, eq(staff.id, staffSession.staff))
		.leftJoin(staffRule, eq(staffRule.cup, staff.cup))
		.where(
			and(
				eq(staffSession.secretHash, hashOf(secret)),
				eq(staff.cup, cup),
				gt(staffSession.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
				gt(staffSession.createdAt, new Date(now.getTime() - SESSION_LIFETIME_MS)),
			),
		);
	if (found === undefined || !isInTime(found.staff, today)) return undefined;
	const { id, way, lastSeenAt } = found.session;
	if (now.getTime() - lastSeenAt.getTime() > NOTED_EVERY_MS) {
		await orm.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.id, id));
		await orm.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, found.staff.id));
	}
	const needsCodes = found.rule === true && way !== "passkey" && found.staff.totpSecret === null;
	return { id, staff: found.staff, way, token: tokenOf(secret), needsCodes };
}

export const isInTime = ({ until }: Pick<StaffRow, "until">, today: string): boolean => until === null || today <= until;

/** The token that a session's calls carry besides its cookie. */
export const tokenOf = (secret: string): string => createHash("sha256").update(`office ${secret}`).digest("base64url");

export function isTokenOf({ token }: DeskSession, given: string | undefined): boolean {
	const [own, said] = [Buffer.from(token), Buffer.from(given ?? "")];
	return own.length === said.length && timingSafeEqual(own, said);
}

export type ListedSession = {
	readonly id: number;
	readonly way: SessionWay;
	readonly device: string;
	readonly createdAt: Date;
	readonly lastSeenAt: Date;
};

/** @returns a desk's sessions, the last used first */
export async function sessionsOf(orm: Orm, owner: number): Promise<ListedSession[]> {
	const { id, way, device, createdAt, lastSeenAt } = staffSession;
	return orm
		.select({ id, way, device, createdAt, lastSeenAt })
		.from(staffSession)
		.where(eq(staffSession.staff, owner))
		.orderBy(desc(lastSeenAt), desc(id));
}

/** Ends one session of a desk; another desk's stays. @returns whether there was one */
export async function endSession(orm: Orm, owner: number, id: number): Promise<boolean> {
	const gone = await orm
		.delete(staffSession)
		.where(and(eq(staffSession.staff, owner), eq(staffSession.id, id)))
		.returning({ id: staffSession.id });
	return gone.length > 0;
}

/** @param kept the id of the session that stays; undefined: none */
export async function endSessions(orm: Orm, owner: number, kept?: number): Promise<void> {
	await orm
		.delete(staffSession)
		.where(and(eq(staffSession.staff, owner), ...(kept === undefined ? [] : [ne(staffSession.id, kept)])));
}

/** Removes sessions that have ended by themselves. */
export async function sweepStaffSessions(orm: Orm, now: Date): Promise<void> {
	const before = (ms: number) => new Date(now.getTime() - ms);
	await orm
		.delete(staffSession)
		.where(or(lt(staffSession.createdAt, before(SESSION_LIFETIME_MS)), lt(staffSession.lastSeenAt, before(SESSION_IDLE_MS))));
}

/** A session counts as present while its stream confirms it. @returns whether the session still exists and its account's time is not over */
export async function markPresent(orm: Orm, id: number, until: Date, today: string): Promise<boolean> {
	const [there] = await orm
		.update(staffSession)
		.set({ hereUntil: until })
		.from(staff)
		.where(and(eq(staffSession.id, id), eq(staff.id, staffSession.staff)))
		.returning({ until: staff.until });
	return there !== undefined && isInTime(there, today);
}

export async function markLeft(orm: Orm, id: number): Promise<void> {
	await orm.update(staffSession).set({ hereUntil: null }).where(eq(staffSession.id, id));
}

/** @returns the accounts that are present now, by name */
export async function desksHere(orm: Orm, cup: number, now: Date): Promise<Desk[]> {
	const { id, name, role, arena } = staff;
	const here = await orm
		.selectDistinct({ id, name, role, arena })
		.from(staffSession)
		.innerJoin(staff, eq(staff.id, staffSession.staff))
		.where(and(eq(staff.cup, cup), gt(staffSession.hereUntil, now)))
		.orderBy(name, id);
	return here.map(deskOf);
}

/** A session's name in the list: the browser's own name. */
export const deviceOf = (context: Context): string => context.req.header("user-agent") ?? "?";
