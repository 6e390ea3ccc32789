import { liveStore } from "./live.ts";

const revisions = new WeakMap<object, number>();

/** Remembers of which revision of the edition a page's data is. */
export function rememberRevision(data: unknown, revision: number | null): void {
	if (typeof data === "object" && data !== null && revision !== null) revisions.set(data, revision);
}

const savedSince = new WeakMap<object, number>();
const answersLater = new WeakMap<object, Promise<void>>();

/**
 * Remembers that a page's data is what this device has kept, and since when.
 * @param later ends when the page's own answer has come after all
 */
export function rememberSaved(data: unknown, at: number, later?: Promise<void>): void {
	if (typeof data !== "object" || data === null) return;
	savedSince.set(data, at);
	if (later === undefined) return;
	answersLater.set(data, later);
	// Of one that never comes the connection tells.
	later.catch(() => undefined);
}

/** Ends when the answer has come that what is kept stands for; undefined where none is on its way. */
export function laterOf(data: unknown): Promise<void> | undefined {
	return typeof data === "object" && data !== null ? answersLater.get(data) : undefined;
}

/** When the server last confirmed what this device has kept of a page; undefined where it has come from the server. */
export function savedAtOf(data: unknown): number | undefined {
	return typeof data === "object" && data !== null ? savedSince.get(data) : undefined;
}

/** Undefined for what the document brought. */
export function revisionOf(data: unknown): number | undefined {
	return typeof data === "object" && data !== null ? revisions.get(data) : undefined;
}

type Asked = { readonly address: string; readonly data: unknown; readonly loadedAt: number; answered?: number };

let shown: Asked | null = null;

/**
 * While a page that is shown is asked for again: what it falls back on.
 * @returns the revision that it was answered of, which is drawn a moment later; undefined where no answer came
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

/** The revision of the page that is being asked for again; null while none is. */
export function shownRefetching(): number | null {
	return shown?.loadedAt ?? null;
}

/** What a page that is asked for again keeps showing where the network does not answer; undefined for any other page. */
export function dataWhileRefetching(address: string): { readonly data: unknown } | undefined {
	return shown?.address === address ? shown : undefined;
}

/**
 * The answer of a page that is asked for again has come. It waits for the frame that tells of the same change, on its way at the same time,
 * so that what is drawn from answers and what is drawn from frames change together.
 */
export async function pageRefetched(address: string, year: string | undefined, revision: number | undefined): Promise<void> {
	const asked = shown;
	if (asked?.address !== address || revision === undefined) return;
	if (year !== undefined) await liveStore(year)?.heardOf(revision);
	asked.answered = revision;
}
