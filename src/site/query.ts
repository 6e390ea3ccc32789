import { useLocation } from "react-router";

/**
 * Addresses of this page with another query: `?round=2`. What it does not name stays (the language), so that a filter that is
 * a link works without scripts; null takes a parameter away.
 */
export function useQueryLink(): (changes: Readonly<Record<string, string | null>>) => string {
	const { pathname, search } = useLocation();
	return (changes) => {
		const query = new URLSearchParams(search);
		for (const [name, value] of Object.entries(changes)) {
			if (value === null) query.delete(name);
			else query.set(name, value);
		}
		return query.size === 0 ? pathname : `?${query}`;
	};
}

/**
 * The query of this page's address for a link, with its question mark, or "". Spelled in one way: the server reads an address with
 * `%20` as one with `+`, and a link that the browser spells otherwise would differ from its document.
 */
export function useQuery(): string {
	const query = new URLSearchParams(useLocation().search);
	return query.size === 0 ? "" : `?${query}`;
}
