import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase, type Place } from "./database.ts";
import { RecordInUse } from "./database-error.ts";
import { openThroughDoor } from "./through-command-socket.ts";

/** Milliseconds that a command waits for another one to end, or for a site that starts or ends. */
const PATIENCE = 30_000;
const PAUSE = 100;

/**
 * The record for a command: PostgreSQL, or the embedded one, opened here where nobody has it open, else through the process that has.
 * @throws DatabaseError as `openDatabase` does; RecordInUse where somebody keeps it and lets nobody in
 */
export async function reachDatabase(place: Place, patience = PATIENCE): Promise<Database> {
	const until = performance.now() + patience;
	for (;;) {
		try {
			return await openDatabase(place);
		} catch (error) {
			if (!(error instanceof RecordInUse)) throw error;
			const reached = await openThroughDoor(place.dataFolder);
			if (reached) return reached;
			if (performance.now() > until || process.platform === "win32") throw error;
		}
		await wait(PAUSE);
	}
}
