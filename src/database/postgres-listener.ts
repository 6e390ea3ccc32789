import pg from "pg";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 400;
/** Milliseconds between probes, which detect a connection that was cut silently, as by a firewall or a machine that is down. */
const ASK_EVERY_MS = 300;
const PATIENCE_MS = 400;
/** The limit for a new connection, in milliseconds; one that hangs is abandoned. */
const CONNECTING_MS = 5_000;

/**
 * LISTEN on a connection of its own, since a pool may hand its connections to others. A lost connection is made again, with
 * growing pauses; `onGap` then reports that messages may have been missed. A connection without answers counts as lost. Recovery
 * takes less than a second if PostgreSQL is up.
 */
export async function listenOnPostgres(
	settings: pg.ClientConfig,
	channel: string,
	onMessage: (payload: string) => void,
	onGap: () => void,
): Promise<() => Promise<void>> {
	let current: pg.Client | undefined;
	let again: NodeJS.Timeout | undefined;
	let stopped = false;

	async function connect() {
		const client = new pg.Client({ connectionTimeoutMillis: CONNECTING_MS, ...settings, keepAlive: true });
		client.on("notification", (message) => onMessage(message.payload ?? ""));
		client.on("error", () => undefined); // "end" follows, and is handled below
		try {
			await client.connect();
			await client.query(`listen ${client.escapeIdentifier(channel)}`);
		} catch (error) {
			cut(client);
			throw error;
		}
		const stopAsking = askAgainAndAgain(client);
		let isLost = false;
		client.on("end", () => {
			stopAsking();
			if (stopped || isLost) return;
			isLost = true;
			reconnect(FIRST_PAUSE_MS);
		});
		current = client;
		if (stopped) await client.end();
	}

	function reconnect(pause: number) {
		current = undefined;
		again = setTimeout(() => {
			connect().then(onGap, () => {
				if (!stopped) reconnect(Math.min(pause * 2, LONGEST_PAUSE_MS));
			});
		}, pause);
	}

	await connect();
	return async () => {
		stopped = true;
		clearTimeout(again);
		await current?.end();
	};
}

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
		client.query("").then(answered, answered);
		// This process may have been busy: pending input is read before the connection is considered lost.
		patience = setTimeout(() => setImmediate(() => setImmediate(() => isAsked && cut(client))), PATIENCE_MS);
	}, ASK_EVERY_MS);
	asking.unref();
	return () => {
		clearInterval(asking);
		clearTimeout(patience);
	};
}
