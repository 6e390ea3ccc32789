import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * Whether a caller left before its request had come whole: what reading it then fails with is nobody's fault, and nobody is there
 * to be told. Whatever fails when it has come is ours, also where its caller has left meanwhile.
 */
export function clientDisconnected(caller: Context): boolean {
	const { incoming } = (caller.env ?? {}) as { readonly incoming?: Pick<IncomingMessage, "destroyed" | "complete"> };
	return incoming?.destroyed === true && !incoming.complete;
}
