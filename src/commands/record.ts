import type { Database } from "../database/database.ts";
import { DatabaseError, isConnectionLost } from "../database/database-error.ts";
import { reachDatabase } from "../database/reach.ts";
import { recordSeats } from "../results/record/record-seats.ts";
import { readEnvironment } from "../server/environment.ts";

/** Opens the environment's record for the duration of a command, even while the site has it open. */
export async function withRecord<Result>(act: (db: Database) => Promise<Result>): Promise<Result> {
	const db = await reachDatabase(readEnvironment(process.env));
	try {
		await recordSeats(db);
		return await act(db);
	} catch (error) {
		if (!isConnectionLost(error)) throw error;
		throw new DatabaseError(
			"The connection to the record was lost: the process that has it open has ended, or this command took too long.\n" +
				"A change that was under way was not saved. Check what is recorded, and run the command again.",
		);
	} finally {
		await db.close();
	}
}
