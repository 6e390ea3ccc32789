import type { Server, ServerResponse } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";

/** Milliseconds that what is under way may take to be finished once the process is asked to end. */
const LONGEST_DRAIN = 10_000;

export type Draining = {
	readonly isDraining: boolean;
	/** Takes what has come already, then no new connection; lets every answer under way be finished, then closes. @returns when the last connection is closed */
	drain(longest?: number): Promise<void>;
};

/** Milliseconds at most in which what has reached the machine already is still taken, and those of silence after which all of it has been. */
const SETTLING = { longest: 1_000, silence: 25, silences: 3 };

/**
 * Connections that the system has accepted and requests that wait in them are nobody's until a turn of the loop reads them; closing the
 * door would cut them off.
 * @param arrived how many have come so far
 */
async function settled(arrived: () => number): Promise<void> {
	const until = performance.now() + SETTLING.longest;
	for (let silences = 0; silences < SETTLING.silences && performance.now() < until; ) {
		const before = arrived();
		await setTimeout(SETTLING.silence);
		// A loop that was busy has read nothing when the time is over: it reads before this.
		await setImmediate();
		silences = arrived() === before ? silences + 1 : 0;
	}
}

/** Knows which answers of a server are under way, so that it can end without cutting one. */
export function draining(server: Server): Draining {
	const open = new Set<ServerResponse>();
	let isDraining = false;
	let arrived = 0;
	server.on("connection", () => {
		arrived++;
	});
	// Before the server's own handler, which may answer at once.
	server.prependListener("request", (_, response) => {
		open.add(response);
		arrived++;
		if (isDraining) response.shouldKeepAlive = false;
		response.once("close", () => {
			open.delete(response);
			// Its headers may have promised to keep the connection, before the end was known.
			if (isDraining) void setImmediate().then(() => server.closeIdleConnections());
		});
	});
	return {
		get isDraining() {
			return isDraining;
		},
		async drain(longest = LONGEST_DRAIN) {
			isDraining = true;
			await settled(() => arrived);
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			for (const response of open) response.shouldKeepAlive = false;
			const late = globalThis.setTimeout(() => server.closeAllConnections(), longest);
			await closed;
			clearTimeout(late);
		},
	};
}
