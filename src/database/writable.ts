import fs from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";

/**
 * Tests whether the record can be written, without changing anything: a transaction with an id of its own is logged at its end,
 * which a standby refuses.
 * @throws if the record cannot be reached, or is read-only
 */
export async function tryWriting(orm: Orm): Promise<void> {
	await orm.transaction(async (tx) => {
		const { rows } = (await tx.execute(
			sql`select pg_current_xact_id() as number, current_setting('transaction_read_only') as "onlyReads"`,
		)) as unknown as { readonly rows: readonly { readonly onlyReads: string }[] };
		if (rows[0]?.onlyReads !== "off") throw new Error("the record can only be read");
	});
}

const KB = 1024;
const PROBE = Buffer.alloc(64 * KB);
/** PostgreSQL allocates a whole log segment, and ends the record if it cannot. */
const SEGMENT = 16 * KB * KB;

/**
 * Writes a file beside the embedded record and removes it: an unchanged transaction fits into existing files, even on a full
 * disk.
 * @param file an unused name
 * @throws if the disk is full, or nearly, or may not be written
 */
export async function tryDisk(file: string): Promise<void> {
	try {
		await fs.writeFile(file, PROBE, { mode: 0o600 });
		const { blocks, bavail, bsize } = await fs.statfs(file);
		// Some network and user-space file systems report no size.
		if (blocks > 0 && bavail * bsize < SEGMENT) throw new Error("the disk has less than 16 MB left");
	} finally {
		await fs.rm(file, { force: true });
	}
}
