import { drizzle } from "drizzle-orm/node-postgres";
import { commandSocketFolder, SOCKET_PORT, SOCKET_VERSION, shortWayTo } from "./command-socket-path.ts";
import type { Database } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { openPool } from "./pool.ts";

/** Errors if no process listens there: none accepts commands, or it is starting or ending. */
const CLOSED = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "ENOTDIR"];
/** How long the process that has the record open may take to answer first, in milliseconds. */
const FIRST_WORD = 15_000;

/**
 * The embedded record, through the process that has it open.
 * @returns undefined if none accepts commands
 * @throws DatabaseError if this user may not connect, or the process has another version
 */
export async function openThroughCommandSocket(dataFolder: string): Promise<Database | undefined> {
	if (process.platform === "win32") return undefined;
	const folder = commandSocketFolder(dataFolder);
	const way = shortWayTo(folder);
	const pool = openPool({
		host: way.folder,
		port: SOCKET_PORT,
		user: "cupboard",
		database: "record",
		application_name: SOCKET_VERSION,
		ssl: false,
		connectionTimeoutMillis: FIRST_WORD,
	});
	const close = async () => {
		await pool.end();
		way.forget();
	};
	try {
		(await pool.connect()).release();
	} catch (error) {
		await close();
		const { code, message } = error as NodeJS.ErrnoException;
		if (CLOSED.includes(String(code)) || /^Connection terminated unexpectedly/.test(message)) return undefined;
		if (code === "0A000") throw new DatabaseError(message);
		if (code === "EACCES" || code === "EPERM")
			throw new DatabaseError(
				`The site has the record in ${dataFolder} open. Only the user it runs as may change it. Run the command as that user.`,
			);
		throw new DatabaseError(`The site has the record in ${dataFolder} open, but does not answer in ${folder}: ${message}.`);
	}
	return {
		orm: drizzle(pool),
		listen: () => Promise.reject(new Error("Changes of the embedded record are heard in the process that has it open.")),
		close,
	};
}
