import { createHmac, timingSafeEqual } from "node:crypto";

/** Enough for a player to begin; one that plays on requests another afterwards. */
export const TICKET_MS = 5 * 60_000;

/** A ticket that gives access to one stream for a while: part of each address, so that segments need it like the playlist. */
export type Ticket = { readonly until: string; readonly mark: string };

type For = { readonly cup: number; readonly stream: string };

export function makeTicket(key: Uint8Array, what: For, now: Date): Ticket {
	const until = String(now.getTime() + TICKET_MS);
	return { until, mark: markOf(key, what, until) };
}

/** @returns false if it is for another stream or cup, signed with another key, too old, or invalid */
export function isGood(key: Uint8Array, what: For, { until, mark }: Ticket, now: Date): boolean {
	// Compared as text: several base64 texts decode to the same bytes.
	const [given, right] = [Buffer.from(mark), Buffer.from(markOf(key, what, until))];
	return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime();
}

const markOf = (key: Uint8Array, { cup, stream }: For, until: string) =>
	createHmac("sha256", key)
		.update(JSON.stringify([cup, stream, until]))
		.digest("base64url");
