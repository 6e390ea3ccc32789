import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Node's internal state for reading requests from a connection. It is not documented, so the code checks that each part exists. */
type Parser = {
	readonly unconsume: () => void;
	readonly remove: () => void;
	readonly free: () => void;
	readonly close: () => void;
	[name: string | number]: unknown;
};
type WithParser = { parser?: Parser | null };

const METHODS = ["unconsume", "remove", "free", "close"] as const;
/** The number of a parser's callbacks, which are its properties 0 to 7. */
const CALLS = 8;

/**
 * Detaches a connection from Node's HTTP server, since it only receives data until it ends. A client's request, response and parser need
 * half of its memory (docs/develop/performance.md). The caller handles the socket's events from now on.
 * @returns null if this version of Node has other internals: the response then stays a normal one
 */
export function detachedSocket({ socket }: IncomingMessage, response: ServerResponse): Socket | null {
	const kept = socket as WithParser;
	const { parser } = kept;
	if (!parser || !METHODS.every((method) => typeof parser[method] === "function")) return null;
	// Removes the response from the list of those in progress.
	response.emit("close");
	response.detachSocket(socket);
	parser.unconsume();
	socket.removeAllListeners();
	socket.setTimeout(0);
	kept.parser = null;
	for (let call = 0; call < CALLS; call++) parser[call] = null;
	for (const [name, value] of Object.entries(parser)) if (typeof value === "object") parser[name] = null;
	// The parser may be in use at this moment.
	setImmediate(() => {
		parser.remove();
		parser.free();
		parser.close();
	});
	return socket;
}
