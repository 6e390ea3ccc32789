import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** WebKit's driver has no console: each document collects its errors, and its tab reads them. */
const hookWith = (more: string) => `<script>(() => {
	// What is hydrated is what the server wrote.
	document.currentScript.remove();
	const found = (window.wentWrong = []);
	addEventListener("error", ({ message, target }) => found.push(message ?? "not loaded: " + (target.src ?? target.href)));
	addEventListener("unhandledrejection", ({ reason }) => found.push("unhandled: " + reason));
	const { error } = console;
	console.error = (...said) => { found.push("console: " + said.join(" ")); error.apply(console, said); };
	${more}
})();</script>`;

/** Allows the hook, and a driver's scripts. */
const ANYTHING = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

export type HookingProxy = {
	readonly address: string;
	/** Cuts the network: what is open breaks, and nothing new is answered. */
	readonly cut: () => void;
	readonly mend: () => void;
	/** Runs a script before any of each document that is loaded from now on; an empty one: none. */
	readonly prepare: (script: string) => void;
	/** Where `http://hall.example` leads. */
	readonly port: number;
	readonly close: () => Promise<void>;
};

/** Serves what a server on this machine serves, with a hook in each document. */
export async function openProxy(port: number): Promise<HookingProxy> {
	let isCut = false;
	let prepared = "";
	const open = new Set<Socket>();
	const server = createServer((asked, answer) => {
		const { host, ...headers } = asked.headers;
		const forwarded = request(
			{
				host: "127.0.0.1",
				port,
				method: asked.method,
				// A proxy receives whole addresses.
				path: asked.url?.replace(/^http:\/\/[^/]+/, ""),
				headers: { ...headers, host, "accept-encoding": "identity" },
			},
			(came) => {
				const isDocument = came.headers["content-type"]?.startsWith("text/html") === true;
				if (isDocument) return void hook(came, answer, hookWith(prepared));
				answer.writeHead(came.statusCode ?? 502, came.headers);
				came.pipe(answer);
			},
		);
		forwarded.on("error", () => answer.destroy());
		answer.on("close", () => forwarded.destroy());
		asked.pipe(forwarded);
	});
	server.on("connection", (socket) => {
		if (isCut) return void socket.destroy();
		open.add(socket);
		socket.once("close", () => open.delete(socket));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port: own } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${own}`,
		port: own,
		prepare: (script) => {
			prepared = script;
		},
		cut: () => {
			isCut = true;
			for (const socket of open) socket.destroy();
		},
		mend: () => {
			isCut = false;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function hook(
	came: NodeJS.ReadableStream & { headers: Record<string, unknown>; statusCode?: number },
	answer: ServerResponse,
	script: string,
) {
	let html = "";
	came.setEncoding("utf8");
	for await (const part of came) html += part;
	const { "content-length": _, ...headers } = came.headers;
	// A saved page is saved with its policy, and without one none of it runs.
	answer.writeHead(came.statusCode ?? 502, { ...(headers as Record<string, string>), "content-security-policy": ANYTHING });
	answer.end(html.replace("<head>", `<head>${script}`));
}
