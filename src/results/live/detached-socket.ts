import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What Node keeps of a connection to read requests from it. It is no part of its documented API, so that each part is looked for. */
type Parser = {
	readonly unconsume: () => void;
	readonly remove: () => void;
	readonly free: () => void;
	readonly close: () => void;
	[name: string | number]: unknown;
};
type WithParser = { parser?: Parser | null };

const METHODS = ["unconsume", "remove", "free", "close"] as const;
/** What a parser calls when something has come, by number. */
const CALLS = 8;

/**
 * Takes a connection out of HTTP, which has nothing more to do with it: it is answered until it ends. A listener's request, response and
 * parser take half of its memory (docs/develop/performance.md). Whatever the socket does is heard from now on by who has taken it.
 * @returns null where this Node keeps its connections in another way: the answer goes on as any other
 */
export function detachedSocket({ socket }: IncomingMessage, response: ServerResponse): Socket | null {
	const kept = socket as WithParser;
	const { parser } = kept;
	if (!parser || !METHODS.every((method) => typeof parser[method] === "function")) return null;
	// Who knows of answers that are under way knows nothing of this one any more.
	response.emit("close");
	response.detachSocket(socket);
	parser.unconsume();
	socket.removeAllListeners();
	socket.setTimeout(0);
	kept.parser = null;
	for (let call = 0; call < CALLS; call++) parser[call] = null;
	for (const [name, value] of Object.entries(parser)) if (typeof value === "object") parser[name] = null;
	// It may be what is being read with at this moment.
	setImmediate(() => {
		parser.remove();
		parser.free();
		parser.close();
	});
	return socket;
}
