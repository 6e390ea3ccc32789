import pg from "pg";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 400;
/** Milliseconds between probes, which detect a connection that was cut silently, as by a firewall or a machine that is down. */
const ASK_EVERY_MS = 300;
const PATIENCE_MS = 400;
/** The limit for a new connection, in milliseconds; one that hangs is abandoned. */
const CONNECTING_MS = 5_000;

type Handler = { readonly onMessage: (payload: string) => void; readonly onGap: () => void };

/**
 * LISTEN on one connection for all channels of the process, since a pool may hand its connections to others. It is open while there are
 * listeners. A lost connection is made again, with growing pauses; `onGap` of each listener then reports that messages may have been
 * missed. A connection without answers counts as lost. Recovery takes less than a second if PostgreSQL is up.
 */
export class PostgresListener {
	readonly #settings: pg.ClientConfig;
	readonly #handlers = new Map<string, Set<Handler>>();
	#client: pg.Client | undefined;
	#opening: Promise<void> | undefined;
	#isLost = false;
	#again: NodeJS.Timeout | undefined;

	constructor(settings: pg.ClientConfig) {
		this.#settings = settings;
	}

	/**
	 * See `Database.listen`.
	 * @throws if the first connection cannot be made
	 */
	async listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>> {
		const handler = { onMessage, onGap };
		this.#handlers.set(channel, (this.#handlers.get(channel) ?? new Set()).add(handler));
		try {
			await this.#follow(channel);
		} catch (error) {
			await this.#remove(channel, handler);
			throw error;
		}
		return () => this.#remove(channel, handler);
	}

	async #follow(channel: string): Promise<void> {
		// A lost connection will listen to all channels once it is made again.
		if (this.#isLost) return;
		if (this.#client === undefined) {
			this.#opening ??= this.#connect().finally(() => {
				this.#opening = undefined;
			});
			await this.#opening;
		}
		const client = this.#client;
		if (client === undefined) return;
		await ask(client, listenTo(channel)).catch((error: unknown) => {
			if (!this.#isLost) throw error;
		});
	}

	async #remove(channel: string, handler: Handler): Promise<void> {
		const own = this.#handlers.get(channel);
		own?.delete(handler);
		if (own?.size === 0) this.#handlers.delete(channel);
		if (this.#handlers.size > 0) return;
		clearTimeout(this.#again);
		this.#isLost = false;
		const client = this.#client;
		this.#client = undefined;
		await client?.end();
	}

	async #connect(): Promise<void> {
		const client = new pg.Client({ connectionTimeoutMillis: CONNECTING_MS, ...this.#settings, keepAlive: true });
		client.on("notification", ({ channel, payload = "" }) => {
			for (const { onMessage } of this.#handlers.get(channel) ?? []) onMessage(payload);
		});
		client.on("error", () => undefined); // "end" follows, and is handled below
		try {
			await client.connect();
			// Channels that are added meanwhile are included.
			for (const channel of this.#handlers.keys()) await ask(client, listenTo(channel));
		} catch (error) {
			cut(client);
			throw error;
		}
		const stopAsking = askAgainAndAgain(client);
		client.on("end", () => {
			stopAsking();
			if (this.#client === client) this.#reconnect(FIRST_PAUSE_MS);
		});
		// Meanwhile all listeners may have stopped, and a new one may have made another.
		if (this.#client !== undefined || this.#handlers.size === 0) return void (await client.end());
		this.#client = client;
		this.#isLost = false;
	}

	#reconnect(pause: number): void {
		this.#client = undefined;
		this.#isLost = true;
		this.#again = setTimeout(() => {
			this.#connect().then(
				() => {
					for (const own of this.#handlers.values()) for (const { onGap } of own) onGap();
				},
				() => {
					if (this.#handlers.size > 0) this.#reconnect(Math.min(pause * 2, LONGEST_PAUSE_MS));
				},
			);
		}, pause);
	}
}

/** The last statement of each connection; pg deprecates concurrent ones. */
const turns = new WeakMap<pg.Client, Promise<unknown>>();

function ask(client: pg.Client, statement: string): Promise<unknown> {
	const own = (turns.get(client) ?? Promise.resolve()).then(() => client.query(statement));
	turns.set(
		client,
		own.catch(() => undefined),
	);
	return own;
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

/** Destroys the socket, since a regular end would not be answered. */
function cut(client: pg.Client): void {
	(client as pg.Client & { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Sends empty queries, and cuts the connection if it does not answer. @returns stops it */
function askAgainAndAgain(client: pg.Client): () => void {
	let patience: NodeJS.Timeout | undefined;
	let isAsked = false;
	const asking = setInterval(() => {
		if (isAsked) return;
		isAsked = true;
		const answered = () => {
			isAsked = false;
			clearTimeout(patience);
		};
		ask(client, "").then(answered, answered);
		// This process may have been busy: pending input is read before the connection is considered lost.
		patience = setTimeout(() => setImmediate(() => setImmediate(() => isAsked && cut(client))), PATIENCE_MS);
	}, ASK_EVERY_MS);
	asking.unref();
	return () => {
		clearInterval(asking);
		clearTimeout(patience);
	};
}
