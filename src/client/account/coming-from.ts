import { useLocation } from "react-router";
import { knownSearch } from "../address/query-parameters.ts";
import { withinYear } from "../address/year-path.ts";
import { useYear } from "../data/site-data.ts";
import { type WantedFavourite, wantedIn } from "./wanted-favourite.ts";

const WAYS_IN = ["signin", "signup"];

/** @returns the path where it is one of this site, and not a way in itself; else null */
export function ownPath(from: unknown): string | null {
	if (typeof from !== "string" || !/^\/(?![/\\])/.test(from)) return null;
	const site = "http://own.invalid";
	const url = parsed(from, site);
	if (url === null) return null;
	// Dots that are resolved may leave two slashes, which name another site where the path is read again.
	if (url.origin !== site || url.pathname.startsWith("//") || WAYS_IN.includes(withinYear(url.pathname))) return null;
	return url.pathname + url.search + url.hash;
}

/** `URL.canParse` is newer than some browsers here. */
function parsed(from: string, site: string): URL | null {
	try {
		return new URL(from, site);
	} catch {
		return null;
	}
}

/** Passed to sign-in and sign-up: the visitor's page, and what they wanted there. */
export type WayBack = { readonly from: string | null; readonly wanted: WantedFavourite | null };

/**
 * The state of a link to sign-in or sign-up. It is in no address, so that documents are the same from anywhere, and no other site's link
 * can choose anything for a reader.
 * @param wanted what a tap on the link asks for
 */
export function useWayBack(wanted: WantedFavourite | null = null): WayBack {
	const { pathname, search, hash, state } = useLocation();
	// Every row with a heart asks for it.
	if (last?.pathname !== pathname || last.search !== search || last.hash !== hash)
		last = { pathname, search, hash, here: ownPath(pathname + knownSearch({ pathname, search }) + hash) };
	const { here } = last;
	return here === null ? { from: cameFrom(state), wanted: wantedIn(state) } : { from: here, wanted };
}

/** Cached for the last address. */
let last: { readonly pathname: string; readonly search: string; readonly hash: string; readonly here: string | null } | undefined;

/** What a visitor wanted before signing in. */
export function useWanted(): WantedFavourite | null {
	return wantedIn(useLocation().state);
}

/** Where a visitor goes after signing in: back to their page, otherwise to Home. */
export function useGoingOn(): string {
	const { inYear } = useYear();
	return cameFrom(useLocation().state) ?? inYear("");
}

function cameFrom(state: unknown): string | null {
	return ownPath((state as { from?: unknown } | null)?.from);
}
