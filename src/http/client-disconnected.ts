import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * Whether a client left before its whole request had arrived: the read error is then not our fault, and nobody receives an answer. An
 * error after the request has arrived is ours, even if the client has left since.
 */
export function clientDisconnected(caller: Context): boolean {
	const { incoming } = (caller.env ?? {}) as { readonly incoming?: Pick<IncomingMessage, "destroyed" | "complete"> };
	return incoming?.destroyed === true && !incoming.complete;
}
