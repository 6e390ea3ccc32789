import { liveStore } from "./live.ts";

const revisions = new WeakMap<object, number>();

/** The edition's revision for a page's data. */
export function rememberRevision(data: unknown, revision: number | null): void {
	if (typeof data === "object" && data !== null && revision !== null) revisions.set(data, revision);
}

const savedSince = new WeakMap<object, number>();
const answersLater = new WeakMap<object, Promise<void>>();

/**
 * Marks a page's data as saved on this device at a time.
 * @param later resolves when the page's own answer has arrived after all
 */
export function rememberSaved(data: unknown, at: number, later?: Promise<void>): void {
	if (typeof data !== "object" || data === null) return;
	savedSince.set(data, at);
	if (later === undefined) return;
	answersLater.set(data, later);
	// If it never arrives, the connection reports that.
	later.catch(() => undefined);
}

/** Resolves when the answer arrives that the saved page stands in for; undefined: none is expected. */
export function laterOf(data: unknown): Promise<void> | undefined {
	return typeof data === "object" && data !== null ? answersLater.get(data) : undefined;
}

/** When the server last confirmed a saved page; undefined: the page is from the server. */
export function savedAtOf(data: unknown): number | undefined {
	return typeof data === "object" && data !== null ? savedSince.get(data) : undefined;
}

/** Undefined for data from the document. */
export function revisionOf(data: unknown): number | undefined {
	return typeof data === "object" && data !== null ? revisions.get(data) : undefined;
}

type Asked = { readonly address: string; readonly data: unknown; readonly loadedAt: number; answered?: number };

let shown: Asked | null = null;

/**
 * While a shown page is reloaded: its fallback data.
 * @returns the revision of the answer, which is drawn a moment later; undefined if no answer came
 */
export async function refetchPage(
	{ address, data, loadedAt }: { readonly address: string; readonly data: unknown; readonly loadedAt: number },
	ask: () => Promise<void>,
): Promise<number | undefined> {
	const asked: Asked = { address, data, loadedAt };
	shown = asked;
	try {
		await ask();
	} finally {
		if (shown === asked) shown = null;
	}
	return asked.answered;
}

/** The revision of the page that is being reloaded; null: none. */
export function shownRefetching(): number | null {
	return shown?.loadedAt ?? null;
}

/** What a reloading page continues to show if the network does not answer; undefined for any other page. */
export function dataWhileRefetching(address: string): { readonly data: unknown } | undefined {
	return shown?.address === address ? shown : undefined;
}

/**
 * Called with the answer of a reloading page. It waits for the frame of the same change, which is sent at the same time, so that
 * everything on screen changes together.
 */
export async function pageRefetched(address: string, year: string | undefined, revision: number | undefined): Promise<void> {
	const asked = shown;
	if (asked?.address !== address || revision === undefined) return;
	if (year !== undefined) await liveStore(year)?.heardOf(revision);
	asked.answered = revision;
}
