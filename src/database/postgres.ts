import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Told } from "./database.ts";
import { DatabaseError, reasonOf } from "./database-error.ts";
import { migratePostgres } from "./migrate.ts";
import { listenOnPostgres } from "./postgres-listener.ts";

/** A password in an address is nobody's to read. */
function shown(databaseUrl: string): string {
	const url = new URL(databaseUrl);
	return `${url.hostname || "localhost"}:${url.port || "5432"}${url.pathname}`;
}

/**
 * Drizzle gives no connection back whose `begin` fails, as it does on one that has just broken: ten of those, and nobody would get one any
 * more, nor could the pool be closed. So a connection that ends goes back to the pool by itself, which throws it away.
 */
function giveBackBroken(pool: pg.Pool): void {
	const connect = pool.connect.bind(pool);
	async function connectOnce(): Promise<pg.PoolClient> {
		const client = await connect();
		const release = client.release.bind(client);
		let given = true;
		const giveBack = (broken?: Error | boolean): void => {
			if (!given) return;
			given = false;
			client.off("end", ended);
			release(broken);
		};
		const ended = () => giveBack(true);
		client.on("end", ended);
		client.release = giveBack;
		return client;
	}
	// The pool's own queries ask by a callback, and give back in it.
	pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
		callback === undefined ? connectOnce() : connect(callback)) as typeof pool.connect;
}

/** @throws DatabaseError when it cannot be reached, refuses, or may not be written */
export async function openPostgres(databaseUrl: string, { onLost }: Told = {}): Promise<Database> {
	const settings = { connectionString: databaseUrl, options: "-c timezone=UTC -c client_min_messages=warning" };
	const pool = new pg.Pool(settings);
	giveBackBroken(pool);
	// One that breaks in a transaction fails the transaction's next query, where it is heard; unheard here, it would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	// An idle connection that breaks is replaced by the pool at the next query; unheard, its error would end the process.
	pool.on("error", (error) => onLost?.(error));
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
