import pg from "pg";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * LISTEN on a connection of its own, since a pool's may be handed to somebody else. A lost connection is made again,
 * with growing pauses, until it is back; `onGap` says that messages may have been missed.
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
		const client = new pg.Client({ ...settings, keepAlive: true });
		client.on("notification", (message) => onMessage(message.payload ?? ""));
		client.on("error", () => undefined); // its "end" follows, and is answered below
		await client.connect();
		await client.query(`listen ${client.escapeIdentifier(channel)}`);
		client.on("end", () => {
			if (!stopped) reconnect(FIRST_PAUSE_MS);
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
