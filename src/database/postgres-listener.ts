import pg from "pg";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 400;
/** A connection that is cut without a word, as by a firewall or a machine that is gone, is found by asking. */
const ASK_EVERY_MS = 300;
const PATIENCE_MS = 400;
/** In which another connection is made; one that hangs is given up. */
const CONNECTING_MS = 5_000;

/**
 * LISTEN on a connection of its own, since a pool's may be handed to somebody else. A lost connection is made again,
 * with growing pauses, until it is back; `onGap` says that messages may have been missed. One that says nothing any more counts as lost: it
 * heals in under a second where PostgreSQL is there.
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
		client.on("error", () => undefined); // its "end" follows, and is answered below
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

/** Ends it where no farewell would be heard. */
function cut(client: pg.Client): void {
	(client as pg.Client & { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Asks for nothing, and cuts the connection that does not answer. @returns stops it */
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
		// This process may have been busy: what has come meanwhile is read before anything is concluded.
		patience = setTimeout(() => setImmediate(() => setImmediate(() => isAsked && cut(client))), PATIENCE_MS);
	}, ASK_EVERY_MS);
	asking.unref();
	return () => {
		clearInterval(asking);
		clearTimeout(patience);
	};
}
