import type { Server, ServerResponse } from "node:http";

/** Milliseconds that what is under way may take to be finished once the process is asked to end. */
const LONGEST_DRAIN = 10_000;

export type Draining = {
	readonly isDraining: boolean;
	/** Takes no new connection, lets every answer under way be finished, then closes. @returns when the last connection is closed */
	drain(longest?: number): Promise<void>;
};

/** Knows which answers of a server are under way, so that it can end without cutting one. */
export function draining(server: Server): Draining {
	const open = new Set<ServerResponse>();
	let isDraining = false;
	// Before the server's own handler, which may answer at once.
	server.prependListener("request", (_, response) => {
		open.add(response);
		if (isDraining) response.shouldKeepAlive = false;
		response.once("close", () => {
			open.delete(response);
			// Its headers may have promised to keep the connection, before the end was known.
			if (isDraining) setImmediate(() => server.closeIdleConnections());
		});
	});
	return {
		get isDraining() {
			return isDraining;
		},
		async drain(longest = LONGEST_DRAIN) {
			isDraining = true;
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			for (const response of open) response.shouldKeepAlive = false;
			const late = setTimeout(() => server.closeAllConnections(), longest);
			await closed;
			clearTimeout(late);
		},
	};
}
