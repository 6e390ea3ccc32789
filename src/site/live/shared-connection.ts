import { type ConnectionEvent, type FollowedPage, openConnection, type ServiceProbe } from "./connection.ts";

/** Which page a tab shows; null: none, or it has gone. */
type Shown = { readonly kind: "shown"; readonly tab: string; readonly shown: FollowedPage | null };
type Said = ConnectionEvent | Shown | { readonly kind: "joined"; readonly since: number } | { readonly kind: "try" | "leading" };

/** A tab's part in a connection: has the results service asked at once, says that it shows another page, and leaves. */
export type SharedConnection = { readonly tryNow: () => void; readonly turned: () => void; readonly leave: () => void };

/** Milliseconds in which tabs that open together are waited for, before a stream is opened that tells of all their pages. */
const GATHERED = 150;

/**
 * One connection for all visible tabs of a browser: the tab that holds the year's lock keeps it and tells the others. When it goes,
 * the next one takes over and resumes. A browser without locks or channels has a connection a tab.
 */
export function joinSharedConnection(
	year: string,
	since: () => number,
	probe: ServiceProbe,
	hear: (heard: ConnectionEvent) => void,
	shown: () => FollowedPage | null,
): SharedConnection {
	if (navigator.locks === undefined || typeof BroadcastChannel === "undefined") {
		const { tryNow, turn, close } = openConnection(year, since, probe, hear, () => listOf(shown()));
		return { tryNow, turned: turn, leave: close };
	}
	const name = `cupboard-live-${location.host}-${year}`;
	const channel = new BroadcastChannel(name);
	const leaving = new AbortController();
	const tab = crypto.randomUUID();
	const others = new Map<string, FollowedPage>();
	let turning: ReturnType<typeof setTimeout> | undefined;
	let connection: ReturnType<typeof openConnection> | undefined;

	/** Of one page that two tabs show, as the one that knows less has it. */
	function all(): FollowedPage[] {
		const pages = new Map<string, FollowedPage>();
		for (const one of [...listOf(shown()), ...others.values()]) {
			const known = pages.get(one.page);
			if (known === undefined || one.revision < known.revision) pages.set(one.page, one);
		}
		return [...pages.values()];
	}

	function lead(from: () => number) {
		connection?.close();
		connection = openConnection(
			year,
			from,
			probe,
			(heard) => {
				channel.postMessage(heard);
				hear(heard);
			},
			all,
		);
	}
	function turn() {
		clearTimeout(turning);
		turning = setTimeout(() => connection?.turn(), GATHERED);
	}
	const say = (page: FollowedPage | null) => channel.postMessage({ kind: "shown", tab, shown: page } satisfies Said);

	channel.onmessage = ({ data }: MessageEvent<Said>) => {
		switch (data.kind) {
			case "try":
				return connection?.tryNow();
			case "leading":
				return say(shown());
			case "shown": {
				const isNew = data.shown !== null && !all().some(({ page }) => page === data.shown?.page);
				if (data.shown === null) others.delete(data.tab);
				else others.set(data.tab, data.shown);
				return isNew ? turn() : undefined;
			}
			case "joined":
				// One that knows less than the stream has told is caught up, by resuming where it stands; an older frame harms nobody.
				return connection !== undefined && data.since < since() ? lead(() => Math.min(data.since, since())) : undefined;
			default:
				return hear(data);
		}
	};
	channel.postMessage({ kind: "joined", since: since() } satisfies Said);
	say(shown());
	navigator.locks
		.request(name, { signal: leaving.signal }, () => {
			// A lock that was on its way when the page was left comes all the same.
			if (leaving.signal.aborted) return;
			others.clear();
			channel.postMessage({ kind: "leading" } satisfies Said);
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
		turned() {
			say(shown());
			turn();
		},
		leave() {
			say(null);
			leaving.abort();
			clearTimeout(turning);
			connection?.close();
			channel.close();
		},
	};
}

function listOf<Item>(item: Item | null): Item[] {
	return item === null ? [] : [item];
}
