import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Development } from "./development.ts";
import type { Live } from "./live.ts";

/** A crowd that opens the site at the same whistle: Node's own 511 would turn the rest away. The system may allow fewer. */
const WAITING_CONNECTIONS = 4_096;

export class PortError extends Error {}

type Besides = {
	/** Answers its own address before anything else looks at it. */
	readonly live?: Pick<Live, "handle">;
	readonly development?: Development | undefined;
};

/**
 * @returns the server, listening
 * @throws PortError when the port is taken or may not be used
 */
export function listen(app: Hono, port: number, { live, development }: Besides = {}): Promise<Server> {
	const handle = getRequestListener(app.fetch);
	const server = createServer((request, response) => {
		if (live?.handle(request, response)) return;
		if (development === undefined) handle(request, response);
		else development.middleware(request, response, () => handle(request, response));
	});
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${error.code})`;
			reject(new PortError(`Port ${port} ${reason}. Choose another with PORT, such as PORT=${port + 1}.`));
		});
		server.listen({ port, backlog: WAITING_CONNECTIONS }, () => resolve(server));
	});
}
