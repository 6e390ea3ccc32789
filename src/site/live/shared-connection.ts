import { type ConnectionEvent, openConnection, type ServiceProbe } from "./connection.ts";

type Said = ConnectionEvent | { readonly kind: "joined"; readonly since: number } | { readonly kind: "try" };

/** A tab's part in a connection: has the results service asked at once, and leaves. */
export type SharedConnection = { readonly tryNow: () => void; readonly leave: () => void };

/**
 * One connection for all visible tabs of a browser: the tab that holds the year's lock keeps it and tells the others. When it goes,
 * the next one takes over and resumes. A browser without locks or channels has a connection a tab.
 */
export function joinSharedConnection(
	year: string,
	since: () => number,
	probe: ServiceProbe,
	hear: (heard: ConnectionEvent) => void,
): SharedConnection {
	if (navigator.locks === undefined || typeof BroadcastChannel === "undefined") {
		const { tryNow, close } = openConnection(year, since, probe, hear);
		return { tryNow, leave: close };
	}
	const name = `cupboard-live-${location.host}-${year}`;
	const channel = new BroadcastChannel(name);
	const leaving = new AbortController();
	let connection: ReturnType<typeof openConnection> | undefined;

	function lead(from: () => number) {
		connection?.close();
		connection = openConnection(year, from, probe, (heard) => {
			channel.postMessage(heard);
			hear(heard);
		});
	}

	channel.onmessage = ({ data }: MessageEvent<Said>) => {
		if (data.kind === "try") connection?.tryNow();
		else if (data.kind !== "joined") hear(data);
		// One that knows less than the stream has told is caught up, by resuming where it stands; an older frame harms nobody.
		else if (connection !== undefined && data.since < since()) lead(() => Math.min(data.since, since()));
	};
	channel.postMessage({ kind: "joined", since: since() } satisfies Said);
	navigator.locks
		.request(name, { signal: leaving.signal }, () => {
			// A lock that was on its way when the page was left comes all the same.
			if (leaving.signal.aborted) return;
			lead(since);
			return new Promise<void>((release) => leaving.signal.addEventListener("abort", () => release()));
		})
		.catch((error: unknown) => {
			if (!leaving.signal.aborted) throw error;
		});
	return {
		tryNow() {
			if (connection !== undefined) connection.tryNow();
			else channel.postMessage({ kind: "try" } satisfies Said);
		},
		leave() {
			leaving.abort();
			connection?.close();
			channel.close();
		},
	};
}
