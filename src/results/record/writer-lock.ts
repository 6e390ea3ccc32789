import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Database, Orm } from "../../database/database.ts";

/** Arbitrary; different from our other advisory locks. */
const WRITER_LOCK = 1_128_943_184;

/** Until the transaction ends, no other transaction writes to the cup. For writers that read all of it first. */
export async function lockCup(orm: Orm, cup: number): Promise<void> {
	await orm.execute(sql`select pg_advisory_xact_lock(${WRITER_LOCK}, ${cup})`);
}

/** The call that takes the lock of `shareCup`, for a statement that locks more. */
export const sharedLock = (cup: number | Placeholder): SQL => sql`pg_advisory_xact_lock_shared(${WRITER_LOCK}, ${cup})`;

/** Waits for a lock of the whole cup, not for other shared ones. For writers that lock the rows they write. */
export async function shareCup(orm: Orm, cup: number): Promise<void> {
	await orm.execute(sql`select ${sharedLock(cup)}`);
}

/** The last transaction of each database that was queued here. */
const queues = new WeakMap<Orm, Promise<unknown>>();

/**
 * A transaction that locks a cup. A process runs one at a time: the others wait here, where they use no connection. Otherwise reports that
 * wait for a long import would leave none to readers.
 * @param db within a transaction: a part of it
 */
export function writerTransaction<Result>(db: Pick<Database, "orm">, work: (orm: Orm) => Promise<Result>): Promise<Result> {
	const { orm } = db;
	if (isWithinTransaction(orm)) return orm.transaction(work);
	const own = (queues.get(orm) ?? Promise.resolve()).then(() => orm.transaction(work));
	queues.set(
		orm,
		own.catch(() => undefined),
	);
	return own;
}

const isWithinTransaction = (orm: Orm): boolean => orm instanceof PgTransaction;
