import { LiveStore } from "./live-store.ts";
import { share } from "./shared-connection.ts";

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

/**
 * Follows a year while the page can be seen: a phone in the pocket has no connection, and catches up when it is taken out.
 * @returns stops
 */
export function follow(year: string, store: LiveStore): () => void {
	let leave: (() => void) | undefined;
	const whileSeen = () => {
		const seen = document.visibilityState === "visible";
		if (seen && leave === undefined) {
			leave = share(
				year,
				() => store.revision,
				(heard) => (heard.kind === "change" ? store.take(heard.frame) : store.reset(heard.revision)),
			);
		} else if (!seen) {
			leave?.();
			leave = undefined;
		}
	};
	const hide = () => {
		leave?.();
		leave = undefined;
	};
	whileSeen();
	document.addEventListener("visibilitychange", whileSeen);
	// A page that is kept for the way back holds no lock and no connection.
	window.addEventListener("pagehide", hide);
	window.addEventListener("pageshow", whileSeen);
	return () => {
		document.removeEventListener("visibilitychange", whileSeen);
		window.removeEventListener("pagehide", hide);
		window.removeEventListener("pageshow", whileSeen);
		hide();
	};
}
