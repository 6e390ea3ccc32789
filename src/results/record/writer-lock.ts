import { sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";

/** Any number will do, as long as no other lock of ours has it. */
const WRITER_LOCK = 1_128_943_184;

/** Until the transaction ends nobody else writes of the cup: for who reads all of it before writing. */
export async function lockCup(orm: Orm, cup: number): Promise<void> {
	await orm.execute(sql`select pg_advisory_xact_lock(${WRITER_LOCK}, ${cup})`);
}

/** Waits for who holds the whole cup, not for others who share it: for who locks the rows that it writes. */
export async function shareCup(orm: Orm, cup: number): Promise<void> {
	await orm.execute(sql`select pg_advisory_xact_lock_shared(${WRITER_LOCK}, ${cup})`);
}
