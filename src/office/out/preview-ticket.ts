import { createHmac, timingSafeEqual } from "node:crypto";
import { SWITCHES, type Switch } from "../../cup/publication-order.ts";

/** What a preview shows: the site with this switch on, or as it is. */
export const PREVIEWS = ["now", ...SWITCHES] as const;
export type PreviewOf = "now" | Switch;

export type PreviewTicket = { readonly of: PreviewOf; readonly ends: Date };

const WRITTEN = /^(now|clubs|teams|lot|schedule)\.([0-9a-z]{6,11})\.([\w-]{43})$/;

/**
 * The part of a preview's address that names what it shows, and until when, signed with a secret of the session. Nothing is stored, so every
 * process knows it, and it ends with its session.
 * @param secret of the session that opens it
 */
export function ticketOf({ of, ends }: PreviewTicket, secret: string): string {
	const until = ends.getTime().toString(36);
	return `${of}.${until}.${signature(of, until, secret)}`;
}

/** @returns null if this session has made no such ticket. Whether its time is over is the caller's to ask */
export function readTicket(written: string, secret: string): PreviewTicket | null {
	const [, of = "", until = "", signed = ""] = WRITTEN.exec(written) ?? [];
	if (of === "") return null;
	const own = Buffer.from(signature(of, until, secret));
	const given = Buffer.from(signed);
	if (own.length !== given.length || !timingSafeEqual(own, given)) return null;
	return { of: of as PreviewOf, ends: new Date(Number.parseInt(until, 36)) };
}

const signature = (of: string, until: string, secret: string): string =>
	createHmac("sha256", secret).update(`preview ${of} ${until}`).digest("base64url");
