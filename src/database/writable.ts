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
