import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";
import { DatabaseError, reasonOf } from "./database-error.ts";
import { migratePostgres } from "./migrate.ts";
import { listenOnPostgres } from "./postgres-listener.ts";

/** A password in an address is nobody's to read. */
function shown(databaseUrl: string): string {
	const url = new URL(databaseUrl);
	return `${url.hostname || "localhost"}:${url.port || "5432"}${url.pathname}`;
}

/** @throws DatabaseError when it cannot be reached, refuses, or may not be written */
export async function openPostgres(databaseUrl: string): Promise<Database> {
	const settings = { connectionString: databaseUrl, options: "-c timezone=UTC -c client_min_messages=warning" };
	const pool = new pg.Pool(settings);
	// One that breaks in a transaction fails the transaction's next query, where it is heard; unheard here, it would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	// An idle connection that breaks is replaced by the pool at the next query; unheard, its error would end the process.
	pool.on("error", (error) => console.error(`PostgreSQL: a connection was lost: ${error.message}`));
	try {
		await migratePostgres(pool);
	} catch (error) {
		await pool.end();
		throw new DatabaseError(
			`The PostgreSQL of DATABASE_URL (${shown(databaseUrl)}) cannot be used: ${reasonOf(error)}.\n` +
				"Check that it runs, and that the address, user and database are right; or unset DATABASE_URL to use the embedded record.",
		);
	}
	return {
		orm: drizzle(pool),
		listen: (channel, onMessage, onGap) => listenOnPostgres(settings, channel, onMessage, onGap),
		close: () => pool.end(),
	};
}
