import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase, type Place } from "./database.ts";
import { RecordInUse } from "./database-error.ts";
import { openThroughCommandSocket } from "./through-command-socket.ts";

/** How long a command waits for another one, or for a site that starts or ends, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 100;

/**
 * The record for a command: PostgreSQL, or the embedded one, opened directly if it is free, else through the process that has it
 * open.
 * @throws DatabaseError like `openDatabase`; RecordInUse if its holder accepts no commands
 */
export async function reachDatabase(place: Place, patience = PATIENCE): Promise<Database> {
	const until = performance.now() + patience;
	for (;;) {
		try {
			return await openDatabase(place);
		} catch (error) {
			if (!(error instanceof RecordInUse)) throw error;
			const reached = await openThroughCommandSocket(place.dataFolder);
			if (reached) return reached;
			if (performance.now() > until || process.platform === "win32") throw error;
		}
		await wait(PAUSE);
	}
}
