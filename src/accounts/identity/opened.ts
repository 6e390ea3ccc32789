import type { Caller } from "../request/caller.ts";

const FORETELLING = ["sec-purpose", "purpose", "x-moz", "x-purpose"];

/** Whether a browser asks ahead of its reader, who may never come. */
export function isForetold(caller: Caller): boolean {
	return FORETELLING.some((header) => /prefetch|prerender|preview/i.test(caller.req.header(header) ?? ""));
}

/**
 * Whether a reader opens the page: what looks into links for previews or viruses says nothing of the kind. An old browser says
 * nothing either, and a link of another site may lead its reader into somebody else's profile: those are asked to press a button.
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
