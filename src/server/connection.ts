import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Connection } from "../office/service.ts";

/** The request's original connection, before `listen` changes its Host. */
export function connectionOf(context: Context): Connection {
	const { rawHeaders, socket } = (context.env as HttpBindings).incoming;
	const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
	return { address: socket.remoteAddress ?? "", host: at < 0 ? "" : (rawHeaders[at + 1] ?? "") };
}
