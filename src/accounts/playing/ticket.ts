import { createHmac, timingSafeEqual } from "node:crypto";

/** As long as a player needs to begin; one that plays on asks for another when this one is over. */
export const TICKET_MS = 5 * 60_000;

/** What lets its bearer load one stream of a cup for a while: part of each address, so that a segment's needs it like the playlist's. */
export type Ticket = { readonly until: string; readonly mark: string };

type For = { readonly cup: number; readonly stream: string };

export function makeTicket(key: Uint8Array, what: For, now: Date): Ticket {
	const until = String(now.getTime() + TICKET_MS);
	return { until, mark: markOf(key, what, until) };
}

/** @returns false where it is of another stream or cup, of another key, too old, or nobody's */
export function isGood(key: Uint8Array, what: For, { until, mark }: Ticket, now: Date): boolean {
	// Their text, letter by letter: more than one text stands for the same bytes.
	const [given, right] = [Buffer.from(mark), Buffer.from(markOf(key, what, until))];
	return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime();
}

const markOf = (key: Uint8Array, { cup, stream }: For, until: string) =>
	createHmac("sha256", key)
		.update(JSON.stringify([cup, stream, until]))
		.digest("base64url");
