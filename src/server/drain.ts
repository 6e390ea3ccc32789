import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";

/** Milliseconds that what is under way may take to be finished once the process is asked to end: a part of the ten seconds for all of it. */
const LONGEST_DRAIN = 8_000;

export type Draining = {
	readonly isDraining: boolean;
	/** Takes what has come already, then no new connection; lets every answer under way be finished, then closes. @returns when the last connection is closed */
	drain(longest?: number): Promise<void>;
};

/** Milliseconds at most in which requests are waited for, and those of silence after which all that had been sent have been read. */
const SETTLING = { longest: 1_000, silence: 25, silences: 3 };

/**
 * Connections that the system has made wait in a queue until a turn of the loop takes them, one by one where each asks for work; closing
 * the door would cut them off. Who queues up last knows when all before have been taken.
 */
function taken(server: Server, longest: number): Promise<void> {
	return new Promise((resolve) => {
		const { address, family, port } = server.address() as AddressInfo;
		const anywhere = family === "IPv6" ? "::1" : "127.0.0.1";
		const last = connect({ port, host: address === "::" || address === "0.0.0.0" ? anywhere : address });
		const end = () => {
			clearTimeout(late);
			server.off("connection", onConnection);
			last.destroy();
			resolve();
		};
		const onConnection = ({ remotePort }: Socket) => {
			if (remotePort === last.localPort) end();
		};
		const late = globalThis.setTimeout(end, longest);
		server.on("connection", onConnection);
		// Where no more can be opened those before are read as long as there are some.
		last.once("error", end);
	});
}

/**
 * Requests that wait in a connection are nobody's until a turn of the loop reads them.
 * @param arrived how many have come so far
 */
async function settled(arrived: () => number): Promise<void> {
	const until = performance.now() + SETTLING.longest;
	for (let silences = 0, turns = 0; silences < SETTLING.silences; turns++) {
		if (turns >= SETTLING.silences && performance.now() >= until) return;
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
			let isLate = false;
			const late = globalThis.setTimeout(() => {
				isLate = true;
				server.closeAllConnections();
			}, longest);
			for (const response of open) response.shouldKeepAlive = false;
			if (server.listening) await taken(server, longest);
			await settled(() => arrived);
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			if (isLate) server.closeAllConnections();
			await closed;
			clearTimeout(late);
		},
	};
}
