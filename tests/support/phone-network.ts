import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Transform } from "node:stream";
import { setTimeout } from "node:timers/promises";

/**
 * The network between a phone and a server: it lets everything through; it is slow (a crowded pitch's mobile network: a round trip of 150
 * ms, 1.6 Mbit/s for all, one packet in twenty lost, one answer in twenty aborted); no connection is accepted; connections are accepted and
 * never answered; a captive portal answers everything with 200; or the server fails.
 */
export type NetworkMode = "open" | "slow" | "cut" | "silent" | "captive" | "trouble";

const SLOW = { roundTripMs: 150, bytesPerMs: 200, packetBytes: 1_460, resendMs: 300 };

/** True on each twentieth call: the same in each run. */
function everyTwentieth(): () => boolean {
	let times = 0;
	return () => {
		times += 1;
		return times % 20 === 0;
	};
}

/** One queue for all data: later data waits. */
function slowLine(): { readonly carry: () => Transform; readonly breaksOff: () => boolean } {
	let freeAt = 0;
	const isLost = everyTwentieth();
	return {
		breaksOff: everyTwentieth(),
		carry: () =>
			new Transform({
				transform(chunk: Buffer, _, done) {
					const packets = Math.ceil(chunk.length / SLOW.packetBytes);
					const lost = Array.from({ length: packets }).filter(isLost).length;
					const now = performance.now();
					freeAt = Math.max(freeAt, now) + chunk.length / SLOW.bytesPerMs + lost * SLOW.resendMs;
					setTimeout(freeAt - now).then(() => done(null, chunk));
				},
			}),
	};
}

export const LOGIN_PAGE = "<!DOCTYPE html><html><body><h1>Welcome to our wifi</h1><form>Log in</form></body></html>";

/** `headers` are those beside its type. */
type OtherAnswer = { status: number; type: string; body: string; headers?: Readonly<Record<string, string>> };

export type PhoneNetwork = {
	readonly address: string;
	turn(mode: NetworkMode): void;
	/** Another answer to one path, as after a deployment; null: the server's own again. */
	answer(path: RegExp, instead: OtherAnswer | null): void;
	/** Another build is served from now on: every built file has another name, and nothing has those of the build before. */
	deploy(): Promise<void>;
	/** What has been asked for, "GET /2026", since the mode was turned. */
	readonly asked: readonly string[];
	close(): Promise<void>;
};

type Build = { readonly answer: (coming: IncomingMessage, going: ServerResponse) => Promise<void> };

/** The server's answers if each of its built files had another name. */
async function anotherBuild(server: string): Promise<Build> {
	const worker = await (await fetch(`${server}/sw.js`)).text();
	const names = [...new Set(Array.from(worker.matchAll(/\/assets\/([\w.-]+)\.(js|css|woff2)/g), ([, name = ""]) => name))];
	const before = new Set(names);
	const renamed = (text: string) =>
		text.replace(/[\w.-]+?(?=\.(?:js|css|woff2)\b)/g, (name) => (before.has(name) ? `${name}${NEXT}` : name));
	return {
		async answer(coming, going) {
			const path = coming.url ?? "";
			const [, name, rest] = /^\/assets\/(.+)(\.\w+)$/.exec(path) ?? [];
			if (name !== undefined && before.has(name))
				return void going.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
			const own = name?.endsWith(NEXT) ? `/assets/${name.slice(0, -NEXT.length)}${rest}` : path;
			const { accept = "*/*", cookie = "", "accept-language": language = "en" } = coming.headers;
			// Without conditions about cached copies: the documents here name other files.
			const answered = await fetch(server + own, {
				headers: { accept, cookie, "accept-language": language },
				redirect: "manual",
			});
			const said = new Map(answered.headers);
			for (const header of ["content-encoding", "content-length", "transfer-encoding", "etag"]) said.delete(header);
			// The policy allows the document's original scripts by their digests.
			const policy = said.get("content-security-policy");
			if (policy) said.set("content-security-policy", policy.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'"));
			going.writeHead(answered.status, Object.fromEntries(said));
			const isText = /text\/(html|css|javascript)|application\/(javascript|json)/.test(said.get("content-type") ?? "");
			going.end(isText ? renamed(await answered.text()) : Buffer.from(await answered.arrayBuffer()));
		},
	};
}
const NEXT = "-next";

/** @param server that it leads to */
export async function phoneNetwork(server: string): Promise<PhoneNetwork> {
	let mode: NetworkMode = "open";
	let asked: string[] = [];
	const instead = new Map<string, OtherAnswer & { path: RegExp }>();
	let build: Build | null = null;
	const target = new URL(server);
	const line = slowLine();
	const proxy = createServer(async (coming, going) => {
		asked.push(`${coming.method} ${coming.url}`);
		if (mode === "slow") await setTimeout(SLOW.roundTripMs);
		if (mode === "cut") return coming.socket.destroy();
		if (mode === "silent") return;
		if (mode === "captive") return going.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(LOGIN_PAGE);
		if (mode === "trouble") return going.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
		const other = [...instead.values()].find(({ path }) => path.test(coming.url ?? ""));
		if (other) {
			const headers = { "content-type": other.type, "cache-control": "no-store", ...other.headers };
			return going.writeHead(other.status, headers).end(other.body);
		}
		if (build !== null && !/^\/(live|api|graphql)/.test(coming.url ?? "")) return build.answer(coming, going);
		const { method, headers, url: path } = coming;
		const asking = request({ host: target.hostname, port: target.port, method, headers, path }, (answered) => {
			going.writeHead(answered.statusCode ?? 500, answered.headers);
			if (mode !== "slow") return answered.pipe(going);
			if (line.breaksOff()) answered.once("data", () => coming.socket.destroy());
			answered.pipe(line.carry()).pipe(going);
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
			if (next !== "open" && next !== "slow") for (const socket of sockets) socket.destroy();
		},
		answer(path, other) {
			if (other === null) instead.delete(path.source);
			else instead.set(path.source, { path, ...other });
		},
		async deploy() {
			build = await anotherBuild(server);
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
