import type { ConnectionEvent, ServiceProbe } from "./connection.ts";
import { earlyEvents } from "./early-events.ts";
import { retractGoals } from "./goals.ts";
import type { Frame } from "./live-match.ts";
import { LiveStore } from "./live-store.ts";
import { joinSharedConnection, type SharedConnection, type TabShown } from "./shared-connection.ts";

const stores = new Map<string, LiveStore>();

/** What has been heard of a year in this tab; kept while the tab lives, so that coming back to a year goes on from there. */
export function liveStore(year: string): LiveStore | undefined {
	return stores.get(year);
}

/**
 * The same, begun where nothing has been heard yet.
 * @param revision of the document; undefined where the year is not followed
 */
export function openStore(year: string, revision: number | undefined): LiveStore | undefined {
	const known = stores.get(year);
	if (known !== undefined || revision === undefined) return known;
	const store = new LiveStore(revision);
	stores.set(year, store);
	return store;
}

/** Milliseconds that a page was not looked at, after which it may be old when it is again. */
const AWAY = 60_000;

/** Milliseconds in which what is drawn at once says that it is shown. */
const DRAWN_TOGETHER = 50;

/** Which page a tab shows, and what it shows besides. */
function shownBy({ pages, topics }: LiveStore): TabShown {
	return { page: pages.shown, topics: topics.besides(pages.ids) };
}

/**
 * Follows a year while the page can be seen: a phone in the pocket has no connection, and catches up when it is taken out.
 * @returns has the results service asked at once; says that another page is shown; and stops
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
	/** What was missed is told; the page has it when it has been asked for again. */
	function caughtUp() {
		if (reach.isLost && isTold && !store.isBehind) reach.caughtUp(store.changedSince(before));
	}

	/** A list of cards is drawn one by one. */
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
	// What the stream told before the page had begun: it goes on from there.
	for (const { kind, data } of earlyEvents(year)?.told.splice(0) ?? []) {
		const said = JSON.parse(data);
		// What is drawn next is no older than the scores that stand in the document already.
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
	// A page that is kept for the way back holds no lock and no connection.
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
