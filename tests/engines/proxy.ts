import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** WebKit's driver brings no console: each document collects what goes wrong in it, and its tab asks for that. */
const HOOK = `<script>(() => {
	// What is hydrated is what the server wrote.
	document.currentScript.remove();
	const found = (window.wentWrong = []);
	addEventListener("error", ({ message, target }) => found.push(message ?? "not loaded: " + (target.src ?? target.href)));
	addEventListener("unhandledrejection", ({ reason }) => found.push("unhandled: " + reason));
	const { error } = console;
	console.error = (...said) => { found.push("console: " + said.join(" ")); error.apply(console, said); };
})();</script>`;

export type HookingProxy = {
	readonly address: string;
	/** Cuts the network: what is open breaks, and nothing new is answered. */
	readonly cut: () => void;
	readonly mend: () => void;
	readonly close: () => Promise<void>;
};

/** Serves what a server on this machine serves, with a hook in each document. */
export async function openProxy(port: number): Promise<HookingProxy> {
	let isCut = false;
	const open = new Set<Socket>();
	const server = createServer((asked, answer) => {
		const { host, ...headers } = asked.headers;
		const forwarded = request(
			{
				host: "127.0.0.1",
				port,
				method: asked.method,
				path: asked.url,
				headers: { ...headers, host, "accept-encoding": "identity" },
			},
			(came) => {
				const isDocument = came.headers["content-type"]?.startsWith("text/html") === true;
				if (isDocument) return void hook(came, answer);
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
	return {
		address: `http://localhost:${(server.address() as AddressInfo).port}`,
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
) {
	let html = "";
	came.setEncoding("utf8");
	for await (const part of came) html += part;
	const { "content-length": _, "content-security-policy": __, ...headers } = came.headers;
	answer.writeHead(came.statusCode ?? 502, headers as Record<string, string>);
	answer.end(html.replace("<head>", `<head>${HOOK}`));
}
