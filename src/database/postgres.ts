import { drizzle } from "drizzle-orm/node-postgres";
import type { Database, DatabaseHandlers } from "./database.ts";
import { DatabaseError, reasonOf } from "./database-error.ts";
import { migratePostgres } from "./migrate.ts";
import { openPool } from "./pool.ts";
import { PostgresListener } from "./postgres-listener.ts";

/**
 * Connections of a process, besides the one that listens: one for the transaction that writes a cup (writer-lock.ts), two for all others.
 * Statements take milliseconds, and wait for each other here rather than in PostgreSQL, which allows 100 sessions by default.
 */
const CONNECTIONS = 3;

/** The address without its password. */
function shown(databaseUrl: string): string {
	const url = new URL(databaseUrl);
	return `${url.hostname || "localhost"}:${url.port || "5432"}${url.pathname}`;
}

/** @throws DatabaseError if it cannot be reached, refuses, or is read-only */
export async function openPostgres(databaseUrl: string, { onLost }: DatabaseHandlers = {}): Promise<Database> {
	const settings = { connectionString: databaseUrl, options: "-c timezone=UTC -c client_min_messages=warning" };
	const pool = openPool({ ...settings, max: CONNECTIONS }, onLost);
	try {
		await migratePostgres(pool);
	} catch (error) {
		await pool.end();
		throw new DatabaseError(
			`The PostgreSQL database of DATABASE_URL (${shown(databaseUrl)}) cannot be used: ${reasonOf(error)}.\n` +
				"Check that it runs, and that the address, user and database are right; or unset DATABASE_URL to use the embedded record.",
		);
	}
	const listener = new PostgresListener(settings);
	return {
		orm: drizzle(pool),
		listen: (channel, onMessage, onGap) => listener.listen(channel, onMessage, onGap),
		close: () => pool.end(),
	};
}
