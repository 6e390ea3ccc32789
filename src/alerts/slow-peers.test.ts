import { once } from "node:events";
import http from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import webPush from "web-push";
import { aSubscription } from "../../tests/support/push-stand-in.ts";
import { publicLookup } from "./public-lookup.ts";
import { createPush } from "./push.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];
let asked = () => {};
let isAsked = Promise.resolve();
let push: ReturnType<typeof createPush> | undefined;
afterEach(() => {
	vi.useRealTimers();
	push?.close();
	for (const socket of sockets.splice(0)) socket.destroy();
	for (const server of servers.splice(0)) server.close();
});

/** A peer that answers as a test has it, byte by byte. */
async function peer(answer: (socket: Socket) => void, host = "127.0.0.1", port = 0) {
	const server = createServer((socket) => {
		sockets.push(socket);
		socket.on("error", () => undefined);
		socket.once("data", () => {
			answer(socket);
			asked();
		});
	});
	servers.push(server);
	server.listen(port, host);
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

function pushTo(port: number, signal?: AbortSignal) {
	const standIn = `http://127.0.0.1:${port}`;
	const keys = webPush.generateVAPIDKeys();
	push = createPush({ keys, subject: "mailto:post@cup.example", standIn, now: () => new Date("2026-07-15T12:00:00Z") });
	const { told } = aSubscription(`${standIn}/p`);
	return push.push(told, { title: "Goal" }, { tag: "goal:1", ttl: 60, urgency: "high" }, signal);
}

/** Advances the clock once the peer has received the request. */
async function passing(milliseconds: number): Promise<void> {
	await isAsked;
	await vi.advanceTimersByTimeAsync(milliseconds);
}
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

describe("a push service that is slow", () => {
	beforeEach(() => {
		isAsked = new Promise((resolve) => {
			asked = resolve;
		});
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
	});
	/** One byte every five seconds, without end. */
	const drip = (socket: Socket, text: string) => {
		let at = 0;
		setInterval(() => socket.write(text[at++ % text.length]!), 5_000);
	};

	it.each<[string, (socket: Socket) => void]>([
		["says nothing", () => undefined],
		["sends its headers byte by byte", (socket) => drip(socket, "HTTP/1.1 201 Created\r\nX-Slow: ")],
		["sends hints and no status", (socket) => void setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 100)],
	])("and %s is given up when the time for all of it is over", async (_, answer) => {
		const pushed = pushTo(await peer(answer));
		const came = vi.fn();
		void pushed.then(came);
		await passing(7_999);
		const gone = closed(sockets[0]!);
		expect(came).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await pushed).toEqual({ is: "silent", reason: "ETIMEDOUT" });
		await gone;
	});

	it.each<[string, (socket: Socket) => void]>([
		["byte by byte", (socket) => drip(socket, "x")],
		[
			"without an end",
			(socket) => {
				const go = () => socket.writable && socket.write("x".repeat(65_536), go);
				go();
			},
		],
	])("and sends a body %s has taken the message by its status, and its connection is dropped", async (_, rest) => {
		const port = await peer((socket) => {
			socket.write("HTTP/1.1 201 Created\r\nContent-Length: 999999999\r\n\r\n");
			rest(socket);
		});
		expect(await pushTo(port)).toEqual({ is: "sent" });
		const gone = sockets[0]!.destroyed ? null : closed(sockets[0]!);
		await vi.advanceTimersByTimeAsync(500);
		await gone;
	});

	it("is not waited for by a process that ends", async () => {
		const ending = new AbortController();
		const pushed = pushTo(await peer(() => undefined), ending.signal);
		await passing(0);
		ending.abort();
		expect(await pushed).toEqual({ is: "stopped" });
	});
});

it("an idle connection that is closed while being reused is replaced at once", async () => {
	let answered = 0;
	const port = await peer((socket) => {
		const answer = () => socket.write("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n");
		answer();
		answered++;
		socket.on("data", () => (answered === 1 ? socket.destroy() : answer()));
	});
	expect(await pushTo(port)).toEqual({ is: "sent" });
	await expect.poll(() => answered).toBe(1);
	const { told } = aSubscription(`http://127.0.0.1:${port}/p`);
	await new Promise((resolve) => setImmediate(resolve));
	expect(await push!.push(told, {}, { tag: "goal:2", ttl: 60, urgency: "high" })).toEqual({ is: "sent" });
});

describe("a name given by a client", () => {
	const allowed = (address: string) => address === "127.0.0.2";
	async function ask(port: number, lookup: ReturnType<typeof publicLookup>): Promise<string> {
		const agent = new http.Agent({ lookup, keepAlive: false });
		try {
			const [answer] = (await once(http.get({ host: "push.example", port, agent }), "response")) as [http.IncomingMessage];
			return String(answer.headers["x-at"]);
		} finally {
			agent.destroy();
		}
	}

	it("is connected to at the address that was checked, and at no other one that it leads to", async () => {
		const at = (name: string) => (socket: Socket) =>
			void socket.end(`HTTP/1.1 200 OK\r\nX-At: ${name}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
		const port = await peer(at("inside"), "127.0.0.1");
		await peer(at("outside"), "127.0.0.2", port);
		let looks = 0;
		// It leads elsewhere at every second look.
		const turning = async () =>
			(looks++ % 2 === 0 ? ["127.0.0.1", "127.0.0.2"] : ["127.0.0.1"]).map((address) => ({ address, family: 4 }));
		const lookup = publicLookup(turning, allowed);
		expect(await ask(port, lookup)).toBe("outside");
		await expect(ask(port, lookup)).rejects.toMatchObject({ code: "ENOTPUBLIC" });
		expect(looks).toBe(2);
	});

	it("whose name servers fail is not connected to", async () => {
		const failing = publicLookup(async () => {
			throw Object.assign(new Error("no answer"), { code: "ETIMEOUT" });
		}, allowed);
		await expect(ask(9, failing)).rejects.toMatchObject({ code: "ETIMEOUT" });
	});
});
