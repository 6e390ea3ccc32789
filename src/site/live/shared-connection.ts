import { connect, type Heard } from "./connection.ts";

type Said = Heard | { readonly kind: "joined"; readonly since: number };

/**
 * One connection for all visible tabs of a browser: the tab that holds the year's lock keeps it and tells the others. When it goes,
 * the next one takes over and resumes. A browser without locks or channels has a connection a tab.
 * @returns leaves
 */
export function share(year: string, since: () => number, hear: (heard: Heard) => void): () => void {
	if (navigator.locks === undefined || typeof BroadcastChannel === "undefined") return connect(year, since, hear);
	const name = `cupboard-live-${location.host}-${year}`;
	const channel = new BroadcastChannel(name);
	const leaving = new AbortController();
	let close: (() => void) | undefined;

	function lead(from: () => number) {
		close?.();
		close = connect(year, from, (heard) => {
			channel.postMessage(heard);
			hear(heard);
		});
	}

	channel.onmessage = ({ data }: MessageEvent<Said>) => {
		if (data.kind !== "joined") hear(data);
		// One that knows less than the stream has told is caught up, by resuming where it stands; an older frame harms nobody.
		else if (close !== undefined && data.since < since()) lead(() => data.since);
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
	return () => {
		leaving.abort();
		close?.();
		channel.close();
	};
}
