import { timingSafeEqual } from "node:crypto";
import type { Caller } from "../request/caller.ts";
import { RequestRefused } from "../request/refused.ts";
import type { Session } from "./session.ts";

/**
 * Accepts only forms of our own pages, by the headers that browsers send. A page with Referrer-Policy: no-referrer sends the origin
 * "null", so that alone proves nothing.
 * @param own the identity site's origin
 * @throws RequestRefused 403
 */
export function refuseForeignForm(caller: Caller, own: string): void {
	const from = caller.req.header("sec-fetch-site");
	const origin = caller.req.header("origin");
	const foreign = from === undefined ? origin !== "null" && origin !== own : from !== "same-origin" && from !== "none";
	if (foreign) throw new RequestRefused(403, "foreignSite");
}

/** @param key value of the form's hidden field @throws RequestRefused 403 if it is not of this visit */
export function checkFormKey({ formKey }: Session, key: unknown): void {
	const [own, given] = [Buffer.from(formKey), Buffer.from(typeof key === "string" ? key : "")];
	if (own.length !== given.length || !timingSafeEqual(own, given)) throw new RequestRefused(403, "oldForm");
}
