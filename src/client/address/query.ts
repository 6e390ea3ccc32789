import { useLocation } from "react-router";
import type { Language } from "../../text/language.ts";
import { useSite } from "../data/site-data.ts";
import { asSearch } from "./as-search.ts";
import { knownQuery, knownSearch, shownQuery } from "./query-parameters.ts";

/**
 * Addresses of this page with another query: `?round=2`. Other known parameters (the language) are preserved, so that filters made of links
 * work without scripts; null removes a parameter.
 */
export function useQueryLink(): (changes: Readonly<Record<string, string | null>>) => string {
	const location = useLocation();
	let own: [string, string][] | undefined;
	return (changes) => {
		// A list of teams has dozens of such links, so the page's own query is parsed once.
		own ??= [...knownQuery(location)];
		const query = new URLSearchParams(own);
		for (const [name, value] of Object.entries(changes)) {
			if (value === null) query.delete(name);
			else query.set(name, value);
		}
		return asSearch(query) || location.pathname;
	};
}

/**
 * The query of this page's address for a link, with its question mark, or "". Spelled in one way: the server reads an address with
 * `%20` as one with `+`, and a link that the browser spells otherwise would differ from its document.
 */
export function useQuery(): string {
	return knownSearch(useLocation());
}

/**
 * An address to share: what it shows, and in which language, for a reader without that choice (DECISIONS §4).
 * @param page a path with its query
 * @returns the same path, with `?lang=`
 */
export function sharedAddress({ pathname, search }: { pathname: string; search: string }, language: Language): string {
	const query = shownQuery({ pathname, search });
	query.set("lang", language);
	return `${pathname}?${query}`;
}

/** The absolute address of this page, to be shared. */
export function useSharedAddress(): string {
	const { origin, language } = useSite();
	return origin + sharedAddress(useLocation(), language);
}
