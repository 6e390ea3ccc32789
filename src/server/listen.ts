import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { hasShortBody, readShortBody } from "../http/short-body.ts";
import type { Logger } from "../log/log.ts";
import type { Live } from "../results/live/event-stream.ts";
import { type FindStored, sendStored } from "../serving/send-stored.ts";
import type { Development } from "./development.ts";
import { isOwnName, namesHost, refuseHost, UNREADABLE } from "./host.ts";

/**
 * Length of the accept queue, for a crowd that opens the site at the same whistle. Node's default of 511 would refuse the rest; the
 * system's limit may be lower.
 */
const WAITING_CONNECTIONS = 4_096;

/** Limit in bytes of a body that is read before the app is called. */
const SHORT_BODY = 64 * 1024;

export class PortError extends Error {}

type Besides = {
	/** Answers requests of its own address before anything else. */
	readonly live?: Pick<Live, "handle">;
	/** Answers some POSTs before the app. @returns false if it leaves the request to the app */
	readonly posted?: (request: IncomingMessage, response: ServerResponse, goOn: (body: Buffer) => void) => boolean;
	/** Caches that are looked up before the app is called. */
	readonly stored?: readonly FindStored[];
	/**
	 * Called with each request that may have a body.
	 * @returns called if the connection ends before the whole body has arrived, by its client or by a timeout; it then has no address any
	 * more
	 */
	readonly onBody?: (request: IncomingMessage) => () => void;
	/**
	 * Called with each connection that is closed because a request's headers were too slow.
	 * @param hasSent whether anything had arrived: browsers open spare connections
	 */
	readonly onSlowHeaders?: (address: string | undefined, hasSent: boolean) => void;
	readonly development?: Development | undefined;
	readonly log?: Logger;
	/** The address that visitors use; undefined: the request's Host, if it is a name of this machine. */
	readonly publicUrl?: string | undefined;
	/** An address of this machine; undefined: all of them. */
	readonly host?: string | undefined;
};

/**
 * @returns the server, listening
 * @throws PortError if the port is in use or not allowed
 */
export function listen(
	app: Hono,
	port: number,
	{ live, posted, stored = [], onBody, onSlowHeaders, development, log, publicUrl, host }: Besides = {},
): Promise<Server> {
	let isSaid = false;
	/** Replaces an unknown Host by this machine's name, so that a forged name reaches no answer and no cache. */
	function ownName(request: IncomingMessage): void {
		const { headers, socket } = request;
		if (publicUrl !== undefined || isOwnName(headers.host ?? "", () => socket.localAddress)) return;
		if (!isSaid)
			log?.warn({ host: headers.host }, "asked for by a name that is not known: set PUBLIC_URL to the address that visitors use");
		isSaid = true;
		headers.host = `localhost:${socket.localPort ?? port}`;
	}
	const handle = getRequestListener(app.fetch, {
		// The app handles its own errors: this is for requests that could not even be parsed.
		errorHandler(error) {
			if (isAborted(error)) log?.info({}, "a request ended before it had come whole");
			else if (!(error instanceof RequestError)) log?.error({ err: error }, "a request could not be answered");
			return new Response(UNREADABLE.text, UNREADABLE);
		},
	});
	function isSent(request: IncomingMessage, response: ServerResponse): boolean {
		for (const find of stored) {
			const found = find(request);
			if (found !== undefined) return sendStored(request, response, found);
		}
		return false;
	}
	/** Connections whose headers have arrived, and whose body has not: a timeout on these is about a body. */
	const inBody = new WeakSet<Socket>();
	const server = createServer((request, response) => {
		if (mayHaveBody(request)) {
			inBody.add(request.socket);
			request.once("close", () => inBody.delete(request.socket));
		}
		if (!namesHost(request)) return refuseHost(response);
		if (onBody && request.method !== "GET" && request.method !== "HEAD") watchBody(request, onBody(request));
		ownName(request);
		if (request.method !== "POST" && isSent(request, response)) return;
		// The app reads a buffered body from this property.
		if (posted?.(request, response, (rawBody) => handle(Object.assign(request, { rawBody }), response))) return;
		if (live?.handle(request, response)) return;
		if (development === undefined) {
			// Hundreds of slow bodies wait here, before the app has begun with any of them.
			if (request.method === "GET" || request.method === "HEAD" || !hasShortBody(request, SHORT_BODY))
				void handle(request, response);
			else readShortBody(request, (rawBody) => handle(Object.assign(request, { rawBody }), response));
		} else development.middleware(request, response, () => handle(request, response));
	});
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
		if (error.code === TOO_LATE && !inBody.has(socket)) onSlowHeaders?.(socket.remoteAddress, socket.bytesRead > 0);
		refuseUnreadable(error, socket);
	});
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${error.code})`;
			reject(new PortError(`Port ${port} ${reason}. Choose another with PORT, such as PORT=${port + 1}.`));
		});
		server.listen({ port, ...(host !== undefined && { host }), backlog: WAITING_CONNECTIONS }, () => resolve(server));
	});
}

/** Whether a request announces a body (RFC 9112 §6.3). */
const mayHaveBody = ({ headers }: IncomingMessage): boolean =>
	headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

const TOO_LATE = "ERR_HTTP_REQUEST_TIMEOUT";
/** Node's answer if there is no listener for such errors. */
const STATUS_LINES: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
	[TOO_LATE]: "408 Request Timeout",
};

/** An answer that has begun is not changed. */
function refuseUnreadable(
	error: NodeJS.ErrnoException,
	socket: Socket & { _httpMessage?: { _headerSent?: boolean } | null },
): void {
	if (socket.writable && !socket._httpMessage?._headerSent)
		socket.write(`HTTP/1.1 ${STATUS_LINES[error.code ?? ""] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`);
	socket.destroy();
}

function watchBody(request: IncomingMessage, onIncomplete: () => void): void {
	request.once("close", () => {
		if (!request.complete) onIncomplete();
	});
}

/** For a client that left before its whole request had arrived: the signal's reason is then a string, not an error. */
function isAborted(error: unknown): boolean {
	return error === "Error: aborted" || (error instanceof Error && (error as NodeJS.ErrnoException).code === "ECONNRESET");
}
