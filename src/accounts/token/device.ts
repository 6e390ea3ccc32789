import { timingSafeEqual } from "node:crypto";
import { and, desc, eq, lt, ne, notInArray, or } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { account, device } from "../tables/account.ts";
import { hashOf, newSecret } from "./secret.ts";

const DAY = 86_400_000;
/** A cup's year has quiet months between entry, draw, schedule and the week itself, after which users are still signed in. */
export const IDLE_MS = 180 * DAY;
/** From one edition's end to the next one's; then the password is required again. */
export const LIFETIME_MS = 400 * DAY;
/** A use is written down at most this often: a live page asks many times a minute. */
const NOTED_EVERY_MS = 3_600_000;
/** More than anybody carries: the least recently used ones go. */
const DEVICES_AT_MOST = 50;

const TOKEN = /^(\d{1,10})\|([\w-]{43})$/;

export type SignedIn = { readonly account: typeof account.$inferSelect; readonly device: number };

/** Signs a device in. @returns its token, `{id}|{secret}`, which is not stored and cannot be shown again */
export async function signInDevice(orm: Orm, owner: number, name: string, now: Date): Promise<string> {
	const secret = newSecret();
	const row = { account: owner, name, secretHash: hashOf(secret), createdAt: now, lastUsedAt: now };
	const [made] = await orm.insert(device).values(row).returning({ id: device.id });
	const newest = orm
		.select({ id: device.id })
		.from(device)
		.where(eq(device.account, owner))
		.orderBy(desc(device.lastUsedAt), desc(device.id))
		.limit(DEVICES_AT_MOST);
	await orm.delete(device).where(and(eq(device.account, owner), notInArray(device.id, newest)));
	return `${made!.id}|${secret}`;
}

/** @returns the account of a token; undefined if it is unknown, revoked, too old or unused for too long */
export async function ownerOf(orm: Orm, token: string, now: Date): Promise<SignedIn | undefined> {
	const [, id, secret] = TOKEN.exec(token) ?? [];
	if (id === undefined || secret === undefined || Number(id) > 2_147_483_647) return undefined;
	const [found] = await orm
		.select({ account, device })
		.from(device)
		.innerJoin(account, eq(account.id, device.account))
		.where(eq(device.id, Number(id)));
	if (found === undefined || !timingSafeEqual(found.device.secretHash, hashOf(secret))) return undefined;
	const { createdAt, lastUsedAt } = found.device;
	const [age, idle] = [now.getTime() - createdAt.getTime(), now.getTime() - lastUsedAt.getTime()];
	if (age > LIFETIME_MS || idle > IDLE_MS) return undefined;
	if (idle > NOTED_EVERY_MS) await orm.update(device).set({ lastUsedAt: now }).where(eq(device.id, found.device.id));
	return { account: found.account, device: found.device.id };
}

/** Signs one device out; its token is dead at once, in every process. */
export async function revokeDevice(orm: Orm, id: number): Promise<void> {
	await orm.delete(device).where(eq(device.id, id));
}

/** Signs out one device of an account; a device of another account is unchanged. */
export async function revokeDeviceOf(orm: Orm, owner: number, id: number): Promise<void> {
	await orm.delete(device).where(and(eq(device.account, owner), eq(device.id, id)));
}

/** Signs an account out everywhere but on one device. */
export async function revokeOtherDevices(orm: Orm, owner: number, kept: number): Promise<void> {
	await orm.delete(device).where(and(eq(device.account, owner), ne(device.id, kept)));
}

/** Signs an account out everywhere. */
export async function revokeDevices(orm: Orm, owner: number): Promise<void> {
	await orm.delete(device).where(eq(device.account, owner));
}

/** Deletes devices whose tokens have expired. */
export async function sweepDevices(orm: Orm, now: Date): Promise<void> {
	const before = (ms: number) => new Date(now.getTime() - ms);
	await orm.delete(device).where(or(lt(device.createdAt, before(LIFETIME_MS)), lt(device.lastUsedAt, before(IDLE_MS))));
}
