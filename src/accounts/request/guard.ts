import type { Service } from "../service.ts";
import type { Caller } from "./caller.ts";
import { RequestRefused } from "./refused.ts";

/**
 * Checks the origin that browsers send. A page of an unknown site may not make a person's browser sign in, register or change anything
 * here, though it would get no cookie.
 * @throws RequestRefused 403
 */
export function refuseForeignSite(
	caller: Caller,
	{ isOwnOrigin, corsOrigins }: Pick<Service, "isOwnOrigin" | "corsOrigins">,
): void {
	const origin = caller.req.header("origin");
	const isElsewhere = caller.req.header("sec-fetch-site") === "cross-site" && !corsOrigins.includes(origin ?? "");
	if (isElsewhere || (origin !== undefined && !isOwnOrigin(caller, origin))) throw new RequestRefused(403, "foreignSite");
}

/**
 * A GET that deletes (SPEC §7) is only for a script of the site: a link, a form, a picture, a prefetch or a look at the headers
 * must not do it (DECISIONS §6).
 * @throws RequestRefused 405 or 403
 */
export function refuseUnintended(caller: Caller): void {
	if (caller.req.raw.method !== "GET") throw new RequestRefused(405, "method", { allow: "GET" });
	const said = (header: string) => caller.req.header(header)?.toLowerCase();
	const navigates = said("sec-fetch-mode") === "navigate" || (said("sec-fetch-dest") ?? "empty") !== "empty";
	const foretells = ["sec-purpose", "purpose", "x-moz", "x-purpose"].some((header) =>
		/prefetch|prerender|preview/.test(said(header) ?? ""),
	);
	if (navigates || foretells) throw new RequestRefused(403, "notByNavigation");
}
