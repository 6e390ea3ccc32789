import { OWN_ANSWER } from "../offline/saved-names.ts";
import type { WhySaved } from "../offline/saved-store.ts";

/** Milliseconds that a weak network is waited for before a kept page is shown. */
const PATIENCE = 4_000;
/** … and before what says that the page is not kept is, which opens it by itself later. */
const LONGEST = 20_000;
/** Milliseconds in which a phone's store has to tell of a file. */
const READ_WITHIN = 1_000;

const after = (ms: number): Promise<"late"> => new Promise((resolve) => setTimeout(() => resolve("late"), ms));
export const late = (): Promise<"late"> => after(PATIENCE);

/** What a phone's store says, as long as a reader has patience; null where it does not say, or has nothing. */
export async function orLate<Kept>(kept: Promise<Kept | null>): Promise<Kept | null> {
	const found = await Promise.race([kept.catch(() => null), late()]);
	return found === "late" ? null : found;
}

type Came<Kept> =
	| { readonly why: null; readonly response: Response }
	/** What is kept stands in the answer's place, where anything is. */
	| { readonly why: WhySaved; readonly response: Response | null; readonly kept: Kept | null };

/**
 * What a page's address is answered with. What is kept is read meanwhile and never waited for where the network has answered: a phone's store may be slow.
 * @param network its answer; null where there is none
 * A store that says nothing, and a network that does not answer, are waited for no longer than anybody waits.
 * @param kept null where nothing is
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
 * A file of which a name's content never changes: as it is kept, or as the network has it where nothing is kept. A store that is slow to say is not waited
 * for alone: a page stands white without its files.
 * @param isFile whether an answer is one: a login page in between is not
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
