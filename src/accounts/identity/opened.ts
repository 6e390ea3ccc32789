import type { Caller } from "../request/caller.ts";

const FORETELLING = ["sec-purpose", "purpose", "x-moz", "x-purpose"];

/** Whether a browser prefetches the page, which the reader may never open. */
export function isForetold(caller: Caller): boolean {
	return FORETELLING.some((header) => /prefetch|prerender|preview/i.test(caller.req.header(header) ?? ""));
}

/**
 * Whether a person opens the page: link previews and virus scanners send no such headers. An old browser sends none either, and another
 * site's link may lead its reader into a different person's profile: those get a button to press.
 */
export function isOpenedByReader(caller: Caller): boolean {
	const said = (header: string) => caller.req.header(`sec-fetch-${header}`);
	return (
		caller.req.raw.method === "GET" &&
		!isForetold(caller) &&
		said("mode") === "navigate" &&
		said("dest") === "document" &&
		said("site") !== "cross-site"
	);
}
