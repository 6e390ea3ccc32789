import { sql } from "drizzle-orm";
import { reachDatabase } from "../../src/database/reach.ts";

/** A command that reports when it is in the middle of a change, and stays there. */
const db = await reachDatabase({ databaseUrl: undefined, dataFolder: process.argv[2] ?? "" });
await db.orm.transaction(async (tx) => {
	await tx.execute(sql`insert into tally values (1)`);
	console.log("half");
	await new Promise((resolve) => setTimeout(resolve, 60_000));
});
