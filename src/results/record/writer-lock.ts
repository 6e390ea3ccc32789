import { sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";

/** Arbitrary; different from our other advisory locks. */
const WRITER_LOCK = 1_128_943_184;

/** Until the transaction ends, no other transaction writes to the cup. For writers that read all of it first. */
export async function lockCup(orm: Orm, cup: number): Promise<void> {
	await orm.execute(sql`select pg_advisory_xact_lock(${WRITER_LOCK}, ${cup})`);
}

/** Waits for a lock of the whole cup, not for other shared ones. For writers that lock the rows they write. */
export async function shareCup(orm: Orm, cup: number): Promise<void> {
	await orm.execute(sql`select pg_advisory_xact_lock_shared(${WRITER_LOCK}, ${cup})`);
}
