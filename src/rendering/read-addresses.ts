import { knownSearch } from "../client/address/query-parameters.ts";

/** Limits of the cache of parsed addresses: how many, and characters of each. */
const MOST_ADDRESSES = 2_000;
const LONGEST_ADDRESS = 300;

export type ReadAddress = { readonly href: string; readonly lang: string | null };

/** Parses addresses with a query, and drops the parameters that no page knows. Caches the results. */
export class ReadAddresses {
	readonly #known = new Map<string, ReadAddress>();

	/** @returns the address of the document; null: not a valid address */
	read(address: string): ReadAddress | null {
		const known = this.#known.get(address);
		if (known !== undefined) return known;
		const url = parsedUrl(address);
		if (url === null) return null;
		url.search = knownSearch(url);
		const read = { href: url.href, lang: url.searchParams.get("lang") };
		if (this.#known.size >= MOST_ADDRESSES) this.#known.clear();
		if (address.length <= LONGEST_ADDRESS) this.#known.set(address, read);
		return read;
	}
}

/** Without `URL.canParse`: on Node 20, after many calls, its answer for non-ASCII addresses is wrong. */
function parsedUrl(address: string): URL | null {
	try {
		return new URL(address);
	} catch {
		return null;
	}
}
