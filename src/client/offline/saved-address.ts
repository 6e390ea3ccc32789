import { asSearch } from "../address/as-search.ts";

/** Query parameters that do not change a page's content: a saved document has its own language. */
const BESIDES = ["lang", "installed", "pass"];

/** Pages whose query changes the request: with another query they are another page. */
const ASKED_BY_QUERY = /^\/\d+\/(matches|search|streams|categories\/[^/]+)$/;

/** @returns the addresses under which a page may be saved, the best first */
export function savedAddresses({ pathname, search }: { readonly pathname: string; readonly search: string }): string[] {
	const query = new URLSearchParams(search);
	for (const name of BESIDES) query.delete(name);
	const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	const exact = `${path}${asSearch(query)}`;
	return exact === path || ASKED_BY_QUERY.test(path) ? [exact] : [exact, path];
}
