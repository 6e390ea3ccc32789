import type { WhySaved } from "./saved-store.ts";

/** Milliseconds that a weak network is waited for before a kept page is shown. */
const PATIENCE = 4_000;
export const late = (): Promise<"late"> => new Promise((resolve) => setTimeout(() => resolve("late"), PATIENCE));

type Came<Kept> =
	| { readonly why: null; readonly response: Response }
	/** What is kept stands in the answer's place, where anything is. */
	| { readonly why: WhySaved; readonly response: Response | null; readonly kept: Kept | null };

/**
 * What a page's address is answered with. What is kept is read meanwhile and never waited for where the network has answered: a phone's store may be slow.
 * @param network its answer; null where there is none
 * @param kept null where nothing is
 * @param isOwn whether an answer is the site's own
 */
export async function whatCame<Kept>(
	network: Promise<Response | null>,
	kept: Promise<Kept | null>,
	isOwn: (response: Response) => boolean,
): Promise<Came<Kept>> {
	if ((await Promise.race([network, late()])) === "late") {
		const found = await Promise.race([kept, network.then(() => null)]);
		if (found !== null) return { why: "late", response: null, kept: found };
	}
	const response = await network;
	if (response !== null && isOwn(response)) return { why: null, response };
	return { why: response === null ? "noNetwork" : "noAnswer", response, kept: await kept };
}
