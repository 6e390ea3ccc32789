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

/** A crowd that opens the site at the same whistle: Node's own 511 would turn the rest away. The system may allow fewer. */
const WAITING_CONNECTIONS = 4_096;

/** Bytes of a body that is read before the app is asked. */
const SHORT_BODY = 64 * 1024;

export class PortError extends Error {}

type Besides = {
	/** Answers its own address before anything else looks at it. */
	readonly live?: Pick<Live, "handle">;
	/** Answers what it can of POSTs before the app, and lets the rest go on. @returns false where it leaves a request alone */
	readonly posted?: (request: IncomingMessage, response: ServerResponse, goOn: (body: Buffer) => void) => boolean;
	/** Who keeps answers: what is kept goes out before anything else looks at the request. */
	readonly stored?: readonly FindStored[];
	/**
	 * Called with each request that may have a body.
	 * @returns called when its connection ends before the body has come whole, be it by its sender or since it took too long; has an address no more then
	 */
	readonly onBody?: (request: IncomingMessage) => () => void;
	/**
	 * Called with each connection that is ended because the headers of a request have not come in time.
	 * @param hasSent whether anything had come on it: browsers open connections that they may need
	 */
	readonly onSlowHeaders?: (address: string | undefined, hasSent: boolean) => void;
	readonly development?: Development | undefined;
	readonly log?: Logger;
	/** The address that visitors use; undefined: the name in a request's Host counts, where it is one of this machine's. */
	readonly publicUrl?: string | undefined;
	/** An address of this machine; undefined: all of them. */
	readonly host?: string | undefined;
};

/**
 * @returns the server, listening
 * @throws PortError when the port is taken or may not be used
 */
export function listen(
	app: Hono,
	port: number,
	{ live, posted, stored = [], onBody, onSlowHeaders, development, log, publicUrl, host }: Besides = {},
): Promise<Server> {
	let isSaid = false;
	/** What is made for a name that anybody may have thought of is made for this machine instead: the name reaches no answer and no cache. */
	function ownName(request: IncomingMessage): void {
		const { headers, socket } = request;
		if (publicUrl !== undefined || isOwnName(headers.host ?? "", () => socket.localAddress)) return;
		if (!isSaid)
			log?.warn({ host: headers.host }, "asked for by a name that is not known: set PUBLIC_URL to the address that visitors use");
		isSaid = true;
		headers.host = `localhost:${socket.localPort ?? port}`;
	}
	const handle = getRequestListener(app.fetch, {
		// The app answers for what fails in it: here is what could not even be made a request.
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
	/** Whose headers have come: what is late on these is a body. */
	const inBody = new WeakSet<Socket>();
	const server = createServer((request, response) => {
		inBody.add(request.socket);
		request.once("close", () => inBody.delete(request.socket));
		if (!namesHost(request)) return refuseHost(response);
		if (onBody && request.method !== "GET" && request.method !== "HEAD") watchBody(request, onBody(request));
		ownName(request);
		if (request.method !== "POST" && isSent(request, response)) return;
		// The app takes a body that has been read already under this name.
		if (posted?.(request, response, (rawBody) => handle(Object.assign(request, { rawBody }), response))) return;
		if (live?.handle(request, response)) return;
		if (development === undefined) {
			// Hundreds of bodies that come byte by byte wait here, before the app has begun with any of them.
			if (request.method === "GET" || request.method === "HEAD" || !hasShortBody(request, SHORT_BODY)) handle(request, response);
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

const TOO_LATE = "ERR_HTTP_REQUEST_TIMEOUT";
/** As Node answers where nobody listens to such errors. */
const STATUS_LINES: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
	[TOO_LATE]: "408 Request Timeout",
};

/** Nothing is put into an answer that has begun. */
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

/** Of a client that left before its request had come whole. The signal of such a request is aborted with a text, not with an error. */
function isAborted(error: unknown): boolean {
	return error === "Error: aborted" || (error instanceof Error && (error as NodeJS.ErrnoException).code === "ECONNRESET");
}
