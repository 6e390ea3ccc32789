import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";

/** Milliseconds that answers in progress may need once the process is asked to end: a part of the ten seconds in total. */
const LONGEST_DRAIN = 8_000;

export type Draining = {
	readonly isDraining: boolean;
	/**
	 * Accepts connections that are already queued, then no new ones; lets every answer in progress finish, then closes. @returns when the
	 * last connection is closed
	 */
	drain(longest?: number): Promise<void>;
};

/** Milliseconds: the longest wait for requests, and the silence after which all sent requests have been read. */
const SETTLING = { longest: 1_000, silence: 25, silences: 3 };

/**
 * The system queues connections until a turn of the event loop accepts them one by one. Closing the server would cut off those in the
 * queue. A last connection of our own shows when all before it have been accepted.
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
		// If no more connections can be opened, we wait for the longest time.
		last.once("error", end);
	});
}

/**
 * A request in a socket's buffer is unknown to us until a turn of the event loop reads it. Closing the server cuts off connections that have sent none
 * so far, from Node 26 on: `findings/node-26-idle-without-a-request.sh`.
 * @param arrived how many have arrived so far
 * @param silent how many of the connections that were queued have sent no request yet: while they become fewer, they are waited for
 */
async function settled(arrived: () => number, silent: () => number): Promise<void> {
	const until = performance.now() + SETTLING.longest;
	for (let silences = 0, turns = 0; silences < SETTLING.silences; turns++) {
		const [before, silentBefore] = [arrived(), silent()];
		await setTimeout(SETTLING.silence);
		// A busy event loop may not have read anything when the timer fires: it reads before this.
		await setImmediate();
		silences = arrived() === before ? silences + 1 : 0;
		if (turns >= SETTLING.silences && performance.now() >= until && silent() === silentBefore) return;
	}
}

/** Tracks the answers in progress, so that the server can end without cutting one off. */
export function draining(server: Server): Draining {
	const open = new Set<ServerResponse>();
	let isDraining = false;
	let arrived = 0;
	/** Connections without a request so far. */
	const silent = new Set<Socket>();
	server.on("connection", (socket) => {
		arrived++;
		silent.add(socket);
		socket.once("close", () => silent.delete(socket));
	});
	const closeIfIdle = (socket: Socket) => {
		if (![...open].some((response) => response.req.socket === socket)) socket.destroySoon();
	};
	// Registered before the server's own handler, which may answer at once.
	server.prependListener("request", (request, response) => {
		silent.delete(request.socket);
		open.add(response);
		arrived++;
		if (isDraining) response.shouldKeepAlive = false;
		response.once("close", () => {
			open.delete(response);
			// Its headers may have promised keep-alive before the end was known. Not by `closeIdleConnections`, which from Node 26 on also closes
			// connections whose first request is still to be read.
			if (isDraining) void setImmediate().then(() => closeIfIdle(request.socket));
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
			const queued = [...silent];
			await settled(
				() => arrived,
				() => queued.filter((socket) => silent.has(socket)).length,
			);
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			if (isLate) server.closeAllConnections();
			await closed;
			clearTimeout(late);
		},
	};
}
