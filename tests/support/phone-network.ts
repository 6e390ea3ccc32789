import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What lies between a phone and a server: it lets everything through; nothing answers; somebody's login page answers everything with 200;
 * or the server is in trouble.
 */
export type NetworkMode = "open" | "cut" | "captive" | "trouble";

export const LOGIN_PAGE = "<!DOCTYPE html><html><body><h1>Welcome to our wifi</h1><form>Log in</form></body></html>";

/** `headers` are those beside its type. */
type OtherAnswer = { status: number; type: string; body: string; headers?: Readonly<Record<string, string>> };

export type PhoneNetwork = {
	readonly address: string;
	turn(mode: NetworkMode): void;
	/** Another answer to one path, as after a deployment; null: the server's own again. */
	answer(path: RegExp, instead: OtherAnswer | null): void;
	/** What has been asked for, "GET /2026", since the mode was turned. */
	readonly asked: readonly string[];
	close(): Promise<void>;
};

/** @param server that it leads to */
export async function phoneNetwork(server: string): Promise<PhoneNetwork> {
	let mode: NetworkMode = "open";
	let asked: string[] = [];
	const instead = new Map<string, OtherAnswer & { path: RegExp }>();
	const target = new URL(server);
	const proxy = createServer((coming, going) => {
		asked.push(`${coming.method} ${coming.url}`);
		if (mode === "cut") return coming.socket.destroy();
		if (mode === "captive") return going.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(LOGIN_PAGE);
		if (mode === "trouble") return going.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
		const other = [...instead.values()].find(({ path }) => path.test(coming.url ?? ""));
		if (other) {
			const headers = { "content-type": other.type, "cache-control": "no-store", ...other.headers };
			return going.writeHead(other.status, headers).end(other.body);
		}
		const { method, headers, url: path } = coming;
		const asking = request({ host: target.hostname, port: target.port, method, headers, path }, (answered) => {
			going.writeHead(answered.statusCode ?? 500, answered.headers);
			answered.pipe(going);
		});
		asking.on("error", () => coming.socket.destroy());
		going.on("close", () => asking.destroy());
		coming.pipe(asking);
	});
	const sockets = new Set<import("node:net").Socket>();
	proxy.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((resolve) => proxy.listen(0, "localhost", resolve));
	return {
		address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
		turn(next) {
			mode = next;
			asked = [];
			// What is open, such as the stream, ends with the network.
			if (next !== "open") for (const socket of sockets) socket.destroy();
		},
		answer(path, other) {
			if (other === null) instead.delete(path.source);
			else instead.set(path.source, { path, ...other });
		},
		get asked() {
			return asked;
		},
		close: () =>
			new Promise((resolve) => {
				for (const socket of sockets) socket.destroy();
				proxy.close(() => resolve());
			}),
	};
}
