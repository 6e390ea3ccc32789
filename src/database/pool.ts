import pg from "pg";

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

/** @param onLost told of a connection at rest that broke; the pool makes another */
export function openPool(settings: pg.PoolConfig, onLost?: (error: Error) => void): pg.Pool {
	const pool = new pg.Pool(settings);
	giveBackBroken(pool);
	// One that breaks in a transaction fails the transaction's next query, where it is heard; unheard here, it would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	// An idle connection that breaks is replaced by the pool at the next query; unheard, its error would end the process.
	pool.on("error", (error) => onLost?.(error));
	return pool;
}
