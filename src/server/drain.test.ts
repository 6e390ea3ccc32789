import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { draining } from "./drain.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
	for (const server of servers.splice(0)) server.closeAllConnections();
});

/**
 * A server whose answers wait until the test releases them.
 * @param work milliseconds for which each request blocks the event loop
 */
async function serving({ work = 0 } = {}) {
	const waiting: (() => void)[] = [];
	const server = createServer((request, response) => {
		for (const until = performance.now() + work; performance.now() < until; );
		if (request.url === "/begun") response.write("begun ");
		waiting.push(() => response.end("whole"));
	});
	servers.push(server);
	const door = draining(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const asked = async (count: number) => expect.poll(() => waiting.length).toBe(count);
	return { door, port, asked, waiting: () => waiting.length, letGo: () => waiting.splice(0).forEach((answer) => void answer()) };
}

/** A connection that sends a browser's request, and collects the answer. */
function caller(port: number, path: string) {
	const socket = connect(port, "127.0.0.1");
	sockets.push(socket);
	let heard = "";
	socket.on("data", (bytes) => {
		heard += bytes;
	});
	const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n`);
	ask();
	return { ask, heard: () => heard, closed: once(socket, "close") };
}

test("a request in progress when the process is asked to end is answered whole, then its connection is closed", async () => {
	const { door, port, asked, letGo } = await serving();
	const callers = Array.from({ length: 20 }, (_, index) => caller(port, index % 2 === 0 ? "/" : "/begun"));
	await asked(20);
	const drained = door.drain();
	letGo();
	await drained;
	for (const { heard, closed } of callers) {
		await closed;
		expect(heard()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*whole/);
	}
});

test("a request that arrived before the process was asked to end is answered, even if no turn of the loop had read it yet", async () => {
	const { door, port, letGo, waiting } = await serving();
	const callers = Array.from({ length: 20 }, () => caller(port, "/"));
	const drained = door.drain();
	await expect.poll(waiting).toBe(20);
	letGo();
	await drained;
	for (const { heard, closed } of callers) {
		await closed;
		expect(heard()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*whole/);
	}
});

test("connections that wait to be accepted while the server works are answered, however long that takes", async () => {
	const { door, port, letGo, waiting } = await serving({ work: 40 });
	const callers = Array.from({ length: 60 }, () => caller(port, "/"));
	await expect.poll(waiting, { interval: 1 }).toBeGreaterThan(0);
	const drained = door.drain();
	const answering = setInterval(letGo, 5);
	await drained;
	clearInterval(answering);
	for (const { heard, closed } of callers) {
		await closed;
		expect(heard()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*whole/);
	}
});

test("a new connection to an ending server is refused, and an idle one is closed", async () => {
	const { door, port, asked, letGo } = await serving();
	const [resting, busy] = [caller(port, "/"), caller(port, "/")];
	await asked(2);
	letGo();
	await expect.poll(resting.heard).toContain("whole");
	await expect.poll(busy.heard).toContain("whole");
	busy.ask();
	await asked(1);
	const drained = door.drain();
	expect(door.isDraining).toBe(true);
	await resting.closed;
	const late = connect(port, "127.0.0.1");
	sockets.push(late);
	const [error] = await once(late, "error");
	expect(error).toMatchObject({ code: "ECONNREFUSED" });
	letGo();
	await drained;
});

test("an answer that never ends is cut off after its time limit", async () => {
	const { door, port, asked } = await serving();
	const endless = caller(port, "/begun");
	await asked(1);
	await door.drain(50);
	await endless.closed;
	expect(endless.heard()).toContain("begun");
});
