import { createHash } from "node:crypto";
import { and, eq, gt, like, lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Orm } from "../../database/database.ts";
import { tooMany } from "../request/refused.ts";
import { attempt } from "../tables/account.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limit (`points`) per period in seconds (`duration`). An address may be a family's, a school hall's or a phone network's, so successes
 * cost little and failures much; an account is one person's.
 */
export const LIMITS = {
	signInsOfAddress: { points: 100, duration: 5 * MINUTE },
	wrongSignInsOfAddress: { points: 30, duration: 15 * MINUTE },
	wrongSignInsOfPlace: { points: 10, duration: 15 * MINUTE },
	wrongSignInsOfAccount: { points: 50, duration: HOUR },
	registrationsOfAddress: { points: 30, duration: HOUR },
	resetRequestsOfAddress: { points: 20, duration: HOUR },
	resetMailsOfAccount: { points: 3, duration: HOUR },
	newPasswordsOfAddress: { points: 20, duration: HOUR },
	noticesOfAccount: { points: 1, duration: 24 * HOUR },
	identityOfAccount: { points: 30, duration: 10 * MINUTE },
	newAddressesOfAccount: { points: 5, duration: HOUR },
	photosOfAccount: { points: 20, duration: HOUR },
	checkoutsOfAccount: { points: 20, duration: 10 * MINUTE },
	subscriptionsOfAccount: { points: 20, duration: 10 * MINUTE },
	testAlertsOfAccount: { points: 5, duration: 10 * MINUTE },
} as const;
export type LimitName = keyof typeof LIMITS;

/** An account's person has signed in from an address: strangers' wrong guesses elsewhere do not lock that place out. */
const KNOWN_FOR_MS = 90 * 24 * HOUR * 1000;

declare const HASHED: unique symbol;
/** Network and e-mail addresses are stored as hashes, and only while they count: every key goes through `keyOf`. */
export type LimitKey = string & { readonly [HASHED]: true };

export function keyOf(text: string): LimitKey {
	return createHash("sha256").update(text.toLowerCase()).digest("hex").slice(0, 32) as LimitKey;
}

/** An account as requested from one address. */
export const placeOf = (account: LimitKey, address: LimitKey): LimitKey => `${account}:${address}` as LimitKey;

/** Milliseconds for which a refusal is repeated without a query, for clients that ask without a pause. */
const REPEATED_MS = 1_000;
const MOST_REPEATED = 10_000;

/** Limits stored in the record, so that all processes count together. */
export class Limits {
	/** Refusals of the last second, by limit and client. */
	readonly #refused = new Map<string, { readonly at: number; readonly wait: number }>();
	readonly #orm: Orm;
	readonly #limiters: Readonly<Record<LimitName, RateLimiterDrizzle>>;

	constructor(orm: Orm) {
		this.#orm = orm;
		const make = (name: LimitName) =>
			new RateLimiterDrizzle({
				storeClient: orm,
				schema: attempt,
				keyPrefix: name,
				clearExpiredByTimeout: false,
				...LIMITS[name],
			});
		this.#limiters = Object.fromEntries((Object.keys(LIMITS) as LimitName[]).map((name) => [name, make(name)])) as Record<
			LimitName,
			RateLimiterDrizzle
		>;
	}

	/** @throws RequestRefused 429 when there were too many */
	async take(name: LimitName, key: LimitKey): Promise<void> {
		const over = await this.#consume(name, key);
		if (over !== undefined) throw tooMany(over / 1000);
	}

	/** @returns whether there were not too many */
	async mayTake(name: LimitName, key: LimitKey): Promise<boolean> {
		return (await this.#consume(name, key)) === undefined;
	}

	async giveBack(name: LimitName, key: LimitKey): Promise<void> {
		this.#refused.delete(`${name}:${key}`);
		await this.#limiters[name].reward(key, 1);
	}

	async clear(name: LimitName, key: LimitKey): Promise<void> {
		this.#refused.delete(`${name}:${key}`);
		await this.#limiters[name].delete(key);
	}

	/** @param place from `placeOf` */
	async isKnownPlace(place: LimitKey, now: Date): Promise<boolean> {
		const known = and(eq(attempt.key, `known:${place}`), gt(attempt.expire, now));
		return (await this.#orm.select({ key: attempt.key }).from(attempt).where(known)).length > 0;
	}

	async knowPlace(place: LimitKey, now: Date): Promise<void> {
		const expire = new Date(now.getTime() + KNOWN_FOR_MS);
		const row = { key: `known:${place}`, points: 1, expire };
		await this.#orm.insert(attempt).values(row).onConflictDoUpdate({ target: attempt.key, set: { expire } });
	}

	/** @returns the milliseconds until it may be tried again; undefined: it may */
	async #consume(name: LimitName, key: LimitKey): Promise<number | undefined> {
		const id = `${name}:${key}`;
		const last = this.#refused.get(id);
		const since = last === undefined ? Number.POSITIVE_INFINITY : Date.now() - last.at;
		if (last !== undefined && since >= 0 && since < Math.min(REPEATED_MS, last.wait)) return last.wait - since;
		const wait = await this.#consumeInRecord(name, key);
		if (wait === undefined) this.#refused.delete(id);
		else {
			if (this.#refused.size >= MOST_REPEATED) this.#refused.clear();
			this.#refused.set(id, { at: Date.now(), wait });
		}
		return wait;
	}

	async #consumeInRecord(name: LimitName, key: LimitKey): Promise<number | undefined> {
		try {
			await this.#limiters[name].consume(key);
			return undefined;
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) throw error;
			const longest = LIMITS[name].duration * 1000;
			if (error.msBeforeNext <= longest) return error.msBeforeNext;
			// Counted before the clock was set back: a client must not wait because of the clock's error.
			const expire = new Date(Date.now() + longest);
			await this.#orm
				.update(attempt)
				.set({ expire })
				.where(eq(attempt.key, `${name}:${key}`));
			return longest;
		}
	}
}

/** Forgets all that counted for or against an account. @param orm of the transaction that deletes it */
export async function forgetAttempts(orm: Orm, email: string): Promise<void> {
	await orm.delete(attempt).where(like(attempt.key, `%:${keyOf(email)}%`));
}

export async function sweepAttempts(orm: Orm, now: Date): Promise<void> {
	await orm.delete(attempt).where(lt(attempt.expire, now));
}
