import type { ConnectionEvent, ServiceProbe } from "./connection.ts";
import { earlyEvents } from "./early-events.ts";
import { retractGoals } from "./goals.ts";
import type { Frame } from "./live-match.ts";
import { LiveStore } from "./live-store.ts";
import { joinSharedConnection, type SharedConnection, type TabShown } from "./shared-connection.ts";

const stores = new Map<string, LiveStore>();

/** The stores by year. They live as long as the tab, so that returning to a year continues from there. */
export function liveStore(year: string): LiveStore | undefined {
	return stores.get(year);
}

/**
 * The year's store, created on first use.
 * @param revision of the document; undefined if the year is not followed
 */
export function openStore(year: string, revision: number | undefined): LiveStore | undefined {
	const known = stores.get(year);
	if (known !== undefined || revision === undefined) return known;
	const store = new LiveStore(revision);
	stores.set(year, store);
	return store;
}

/** Milliseconds in the background after which a page may be stale. */
const AWAY = 60_000;

/** Milliseconds in which components that are drawn together register their topics. */
const DRAWN_TOGETHER = 50;

/** The page that a tab shows, and its further topics. */
function shownBy({ pages, topics }: LiveStore): TabShown {
	return { page: pages.shown, topics: topics.besides(pages.ids) };
}

/**
 * Follows a year while the page is visible: a phone in a pocket has no connection, and catches up when it is visible again.
 * @returns probes the results service at once; reports another page; and stops
 */
export function follow(
	year: string,
	store: LiveStore,
	probe: ServiceProbe,
): { readonly tryNow: () => void; readonly turned: () => void; readonly stop: () => void } {
	const { topics } = store;
	const { reach } = store;
	let joined: SharedConnection | undefined;
	let leftAt: number | null = null;
	let isTold = false;
	let before = store.revision;
	let more: ReturnType<typeof setTimeout> | undefined;

	function hear(heard: ConnectionEvent) {
		const wasLost = reach.isLost;
		if (heard.kind === "page") store.tell(heard.told);
		else if (heard.kind === "told") store.toldUpTo(heard.revision, heard.names);
		else if (heard.kind === "change") store.merge(heard.frame);
		else if (heard.kind === "reset") store.reset(heard.revision);
		else {
			if (heard.kind === "caught-up") isTold = true;
			else if (heard.kind !== "sign") isTold = false;
			if (reach.heard(heard.kind)) store.back();
		}
		if (!wasLost && reach.isLost) before = store.revision;
		caughtUp();
	}
	/** Everything missed has arrived; the page shows it after its next request. */
	function caughtUp() {
		if (reach.isLost && isTold && !store.isBehind) reach.caughtUp(store.changedSince(before));
	}

	/** The cards of a list are drawn one by one. */
	function showsMore() {
		more ??= setTimeout(() => {
			more = undefined;
			joined?.showsMore();
		}, DRAWN_TOGETHER);
	}

	function join() {
		if (leftAt !== null && Date.now() - leftAt > AWAY) {
			before = store.revision;
			reach.returned();
		}
		isTold = false;
		leftAt = null;
		joined = joinSharedConnection(
			year,
			() => store.revision,
			probe,
			(heard) => {
				if (heard.kind === "change") retractGoals(heard.frame.matches, ahead);
				hear(heard);
			},
			() => shownBy(store),
			(name) => store.isTold(name),
		);
	}
	function leave() {
		if (joined === undefined) return;
		leftAt = Date.now();
		joined.leave();
		joined = undefined;
	}
	const ahead = earlyEvents(year)?.ahead ?? [];
	const isAhead = ({ matches }: Frame) => ahead.some(({ match }) => matches.some(({ id }) => id === match));
	// Continues from the events that arrived before hydration.
	for (const { kind, data } of earlyEvents(year)?.told.splice(0) ?? []) {
		const said = JSON.parse(data);
		// The next rendering is at least as new as the scores in the document.
		if (kind === "change" && isAhead(said)) store.showsAhead(said.revision);
		hear(kind === "change" ? { kind, frame: said } : kind === "page" ? { kind, told: said } : { kind, revision: said.revision });
	}
	const whileSeen = () => {
		const seen = document.visibilityState === "visible";
		if (seen && joined === undefined) join();
		else if (!seen) leave();
	};
	whileSeen();
	const unsubscribe = store.subscribe(caughtUp);
	const stopMore = topics.onMore(showsMore);
	document.addEventListener("visibilitychange", whileSeen);
	// A page in the back/forward cache has no lock and no connection.
	window.addEventListener("pagehide", leave);
	window.addEventListener("pageshow", whileSeen);
	return {
		tryNow: () => joined?.tryNow(),
		turned: () => joined?.turned(),
		stop() {
			unsubscribe();
			stopMore();
			clearTimeout(more);
			document.removeEventListener("visibilitychange", whileSeen);
			window.removeEventListener("pagehide", leave);
			window.removeEventListener("pageshow", whileSeen);
			leave();
		},
	};
}
