import { type Database, openDatabase } from "../database/database.ts";
import { readEnvironment } from "../server/environment.ts";

/** Opens the record of the environment for the time of a command. */
export async function withRecord<Result>(act: (db: Database) => Promise<Result>): Promise<Result> {
	const db = await openDatabase(readEnvironment(process.env));
	try {
		return await act(db);
	} finally {
		await db.close();
	}
}
