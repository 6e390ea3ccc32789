import { isBlocked } from "../browser/is-blocked.ts";
import { newId } from "../browser/new-id.ts";
import { openChannel } from "../browser/open-channel.ts";
import { type ConnectionEvent, type FollowedPage, type FollowedThings, openConnection, type ServiceProbe } from "./connection.ts";
import type { ShownTopic } from "./shown-topics.ts";

/**
 * What a tab shows: its page, if the stream sends it, and further topics. A tab of an older build names no topics and gets all changes.
 */
export type TabShown = { readonly page: FollowedPage | null; readonly topics: readonly ShownTopic[] };
/** @param shown null: the tab was closed */
type Shown = {
	readonly kind: "shown";
	readonly tab: string;
	readonly shown: FollowedPage | null;
	readonly topics?: readonly ShownTopic[] | undefined;
	readonly hasGone?: true;
};
type OfTab = { readonly page: FollowedPage | null; readonly topics: readonly ShownTopic[] | undefined };
type Said = ConnectionEvent | Shown | { readonly kind: "joined"; readonly since: number } | { readonly kind: "try" | "leading" };

/** A tab's handle of a shared connection: probes the results service, reports what the tab shows, and leaves. */
export type SharedConnection = {
	readonly tryNow: () => void;
	readonly turned: () => void;
	/** It shows a further topic. */
	readonly showsMore: () => void;
	readonly leave: () => void;
};

/** Milliseconds in which tabs that open together are collected, before one stream is opened for all their pages. */
const GATHERED = 150;

/**
 * One connection for all visible tabs of a browser: the tab with the year's lock has it and sends the events to the others. When it
 * closes, the next one gets the lock and resumes. A browser without locks or channels has a connection per tab.
 */
export function joinSharedConnection(
	year: string,
	since: () => number,
	probe: ServiceProbe,
	hear: (heard: ConnectionEvent) => void,
	shown: () => TabShown,
	isTold: (name: string) => boolean,
): SharedConnection {
	const shared = navigator.locks === undefined ? null : openShared(year);
	if (shared === null) {
		const { tryNow, turn, tellsOf, close } = openConnection(year, since, probe, hear, () => union([shown()]), isTold);
		const showsMore = () => shown().topics.every(({ topic }) => tellsOf(topic)) || turn();
		return { tryNow, turned: turn, showsMore, leave: close };
	}
	const { name, channel } = shared;
	const leaving = new AbortController();
	const tab = newId();
	const others = new Map<string, OfTab>();
	let turning: ReturnType<typeof setTimeout> | undefined;
	let connection: ReturnType<typeof openConnection> | undefined;

	const all = () => union([shown(), ...others.values()]);

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
			isTold,
		);
	}
	function turn() {
		clearTimeout(turning);
		turning = setTimeout(() => connection?.turn(), GATHERED);
	}
	/** A stream that already includes the topics continues. */
	function turnFor(topics: readonly ShownTopic[] | undefined) {
		if (topics?.every(({ topic }) => connection?.tellsOf(topic)) !== true) turn();
	}
	function say() {
		const { page, topics } = shown();
		channel.postMessage({ kind: "shown", tab, shown: page, topics } satisfies Said);
	}

	channel.onmessage = ({ data }: MessageEvent<Said>) => {
		switch (data.kind) {
			case "try":
				return connection?.tryNow();
			case "leading":
				return say();
			case "shown": {
				const isNew = data.shown !== null && !all().pages.some(({ page }) => page === data.shown?.page);
				others.delete(data.tab);
				if (data.hasGone) return undefined;
				others.set(data.tab, { page: data.shown, topics: data.topics });
				return isNew ? turn() : turnFor(data.topics);
			}
			case "joined":
				// A tab that is behind is caught up by resuming from its revision; repeated frames do no harm.
				return connection !== undefined && data.since < since() ? lead(() => Math.min(data.since, since())) : undefined;
			default:
				return hear(data);
		}
	};
	channel.postMessage({ kind: "joined", since: since() } satisfies Said);
	say();
	navigator.locks
		.request(name, { signal: leaving.signal }, () => {
			// A lock that was requested before the page was left is granted all the same.
			if (leaving.signal.aborted) return;
			others.clear();
			channel.postMessage({ kind: "leading" } satisfies Said);
			lead(since);
			return new Promise<void>((release) => leaving.signal.addEventListener("abort", () => release()));
		})
		.catch((error: unknown) => {
			if (leaving.signal.aborted) return;
			// Locks are blocked together with the site's data: this tab has a connection of its own.
			if (!isBlocked(error)) throw error;
			lead(since);
		});
	return {
		tryNow() {
			if (connection !== undefined) connection.tryNow();
			else channel.postMessage({ kind: "try" } satisfies Said);
		},
		turned() {
			say();
			turn();
		},
		showsMore() {
			if (connection === undefined) say();
			else turnFor(shown().topics);
		},
		leave() {
			channel.postMessage({ kind: "shown", tab, shown: null, hasGone: true } satisfies Said);
			leaving.abort();
			clearTimeout(turning);
			connection?.close();
			channel.close();
		},
	};
}

function openShared(year: string): { readonly name: string; readonly channel: BroadcastChannel } | null {
	const name = `cupboard-live-${location.host}-${year}`;
	const channel = openChannel(name);
	return channel && { name, channel };
}

/** The union of what some tabs show. A topic of two tabs gets the older of their revisions. */
function union(tabs: readonly OfTab[]): FollowedThings {
	const pages = new Map<string, FollowedPage>();
	const topics = new Map<string, ShownTopic>();
	for (const tab of tabs) {
		if (tab.page !== null) keepOlder(pages, tab.page.page, tab.page);
		for (const one of tab.topics ?? []) keepOlder(topics, one.topic, one);
	}
	const isAll = tabs.some((tab) => tab.topics === undefined);
	return { pages: [...pages.values()], topics: isAll ? null : [...topics.values()] };
}

function keepOlder<One extends { readonly revision: number }>(known: Map<string, One>, key: string, one: One): void {
	const other = known.get(key);
	if (other === undefined || one.revision < other.revision) known.set(key, one);
}
