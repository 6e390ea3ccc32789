import pg from "pg";

/**
 * Drizzle does not release a connection whose `begin` fails, as on a connection that has just broken: after ten of those the pool
 * is exhausted, and cannot be closed. So a connection that ends is released automatically, and the pool discards it.
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
	// The pool's own queries use a callback, and release in it.
	pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
		callback === undefined ? connectOnce() : connect(callback)) as typeof pool.connect;
}

/** The name with which a statement begins (named-statement.ts). */
const NAME = /^\/\* ([a-z-]+) \*\//;

/** Statements with a name are parsed and planned once per connection: most of the cost of a short one. */
function prepareNamed(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...given: unknown[]) => unknown;
	const named = (config: unknown, ...rest: unknown[]) => {
		const { text } = (config ?? {}) as Partial<pg.QueryConfig>;
		const name = typeof text === "string" ? NAME.exec(text)?.[1] : undefined;
		return name === undefined ? query(config, ...rest) : query({ ...(config as pg.QueryConfig), name }, ...rest);
	};
	client.query = named as typeof client.query;
}

/** @param onLost called when an idle connection was lost; the pool makes another */
export function openPool(settings: pg.PoolConfig, onLost?: (error: Error) => void): pg.Pool {
	const pool = new pg.Pool(settings);
	giveBackBroken(pool);
	// If a connection breaks in a transaction, the transaction's next query fails. Without this handler the error would end the
	// process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	pool.on("connect", prepareNamed);
	// The pool replaces a broken idle connection at the next query. Without this handler the error would end the process.
	pool.on("error", (error) => onLost?.(error));
	return pool;
}
