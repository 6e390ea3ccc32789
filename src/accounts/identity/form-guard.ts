import { timingSafeEqual } from "node:crypto";
import type { Caller } from "../request/caller.ts";
import { RequestRefused } from "../request/refused.ts";
import type { Session } from "./session.ts";

/**
 * What a browser says of where a form comes from: only our own pages' forms are obeyed. A page that keeps its address to itself
 * (Referrer-Policy: no-referrer) sends "null" for its origin, so that alone says nothing.
 * @param own the identity site's origin
 * @throws RequestRefused 403
 */
export function refuseForeignForm(caller: Caller, own: string): void {
	const from = caller.req.header("sec-fetch-site");
	const origin = caller.req.header("origin");
	const foreign = from === undefined ? origin !== "null" && origin !== own : from !== "same-origin" && from !== "none";
	if (foreign) throw new RequestRefused(403, "foreignSite");
}

/** @param key what the form's hidden field holds @throws RequestRefused 403 where it is not of this visit */
export function checkFormKey({ formKey }: Session, key: unknown): void {
	const [own, given] = [Buffer.from(formKey), Buffer.from(typeof key === "string" ? key : "")];
	if (own.length !== given.length || !timingSafeEqual(own, given)) throw new RequestRefused(403, "oldForm");
}
