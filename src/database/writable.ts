import fs from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";

/**
 * Writes to the record without changing anything in it: a transaction that takes a number of its own is written down as it ends, which a
 * standby refuses.
 * @throws where the record cannot be reached, or only be read
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
/** A new segment of PostgreSQL's log is written whole, and a write that cannot have one ends the record. */
const SEGMENT = 16 * KB * KB;

/**
 * Writes a file beside the embedded record and removes it: a transaction that changes nothing fits into files that are there, also on a full disk.
 * @param file that is nobody's
 * @throws where the disk is full, or nearly, or may not be written
 */
export async function tryDisk(file: string): Promise<void> {
	try {
		await fs.writeFile(file, PROBE, { mode: 0o600 });
		const { blocks, bavail, bsize } = await fs.statfs(file);
		// Some network and user-space file systems state no size.
		if (blocks > 0 && bavail * bsize < SEGMENT) throw new Error("the disk has less than 16 MB left");
	} finally {
		await fs.rm(file, { force: true });
	}
}
