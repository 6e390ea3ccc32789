import { OWN_ANSWER } from "../offline/saved-names.ts";
import type { WhySaved } from "../offline/saved-store.ts";

/** How long to wait for a slow network before a saved page is shown, in ms. */
const PATIENCE = 4_000;
/** … and before the page that says that it is not saved, which opens it by itself later. */
const LONGEST = 20_000;
/** How long to wait for the phone's storage to return a file, in ms. */
const READ_WITHIN = 1_000;

const after = (ms: number): Promise<"late"> => new Promise((resolve) => setTimeout(() => resolve("late"), ms));
export const late = (): Promise<"late"> => after(PATIENCE);

/** The result from the phone's storage; null if it is too slow, or has nothing. */
export async function orLate<Kept>(kept: Promise<Kept | null>): Promise<Kept | null> {
	const found = await Promise.race([kept.catch(() => null), late()]);
	return found === "late" ? null : found;
}

type Came<Kept> =
	| { readonly why: null; readonly response: Response }
	/** The saved copy, if any, replaces the answer. */
	| { readonly why: WhySaved; readonly response: Response | null; readonly kept: Kept | null };

/**
 * The answer to a page's request. The saved copy is read meanwhile, and never awaited if the network has answered, since a phone's storage
 * may be slow. Neither is awaited for longer than the limits above.
 * @param network its answer; null for none
 * @param kept the saved copy; null for none
 */
export async function whatCame<Kept>(network: Promise<Response | null>, kept: Promise<Kept | null>): Promise<Came<Kept>> {
	if ((await Promise.race([network, late()])) === "late") {
		const longest = after(LONGEST - PATIENCE);
		const found = await Promise.race([kept, network.then(() => null), longest]);
		if (found !== null && found !== "late") return { why: "late", response: null, kept: found };
		if ((await Promise.race([network, longest])) === "late") return { why: "late", response: null, kept: null };
	}
	const response = await network;
	if (response !== null && isOwn(response)) return { why: null, response };
	return { why: response === null ? "noNetwork" : "noAnswer", response, kept: await orLate(kept) };
}

/** The site's own, of a server that is not in trouble; or one that leads elsewhere, which no worker may look into. */
const isOwn = (response: Response): boolean =>
	response.type === "opaqueredirect" || (response.headers.has(OWN_ANSWER) && response.status < 500);

/**
 * A file whose content never changes: from the cache, or from the network if it is not cached. A slow cache is not awaited alone: without
 * its files a page stays white.
 * @param isFile whether an answer is one: a captive portal's page is not
 */
export async function cachedOrFetched(
	kept: Promise<Response | null>,
	fetched: () => Promise<Response>,
	isFile: (response: Response) => boolean,
): Promise<Response> {
	const reading = kept.catch(() => null);
	const found = await Promise.race([reading, after(READ_WITHIN)]);
	if (found === null) return fetched();
	if (found !== "late") return found;
	const asLateAsItIs = reading.then((late) => late ?? Promise.reject(new Error("Nothing is kept of it")));
	const now = fetched().then((one) => (isFile(one) ? one : Promise.reject(new Error("Somebody else has answered"))));
	return Promise.any([now, asLateAsItIs]);
}
