import { useLocation } from "react-router";
import { withinYear } from "../frame/year-path.ts";
import { useYear } from "../site-data.ts";

const WAYS_IN = ["signin", "signup"];

/** @returns the path where it is one of this site, and not a way in itself; else null */
export function ownPath(from: unknown): string | null {
	if (typeof from !== "string" || !/^\/(?![/\\])/.test(from)) return null;
	const site = "http://own.invalid";
	if (!URL.canParse(from, site)) return null;
	const url = new URL(from, site);
	// Dots that are resolved may leave two slashes, which name another site where the path is read again.
	if (url.origin !== site || url.pathname.startsWith("//") || WAYS_IN.includes(withinYear(url.pathname))) return null;
	return url.pathname + url.search + url.hash;
}

/** What a link to sign-in or sign-up says of where the visitor is; it is in no address, so that a document is the same from anywhere. */
export function useWayBack(): { from: string | null } {
	const { pathname, search, hash, state } = useLocation();
	const here = ownPath(pathname + search + hash);
	return { from: here ?? cameFrom(state) };
}

/** Where a visitor goes on who has signed in: back to where they came from, else to Start. */
export function useGoingOn(): string {
	const { inYear } = useYear();
	return cameFrom(useLocation().state) ?? inYear("");
}

function cameFrom(state: unknown): string | null {
	return ownPath((state as { from?: unknown } | null)?.from);
}
