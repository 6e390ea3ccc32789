import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it("a body whose connection ends too early is reported with its address, a whole one is not", async () => {
	const incomplete: (string | undefined)[] = [];
	let socket: Socket | undefined;
	const app = new Hono().post("/", async (context) => context.text(await context.req.text()));
	const server = await listen(app, 0, {
		host: "127.0.0.1",
		publicUrl: "http://cup.example",
		onBody(request) {
			const { remoteAddress } = request.socket;
			if (socket) setTimeout(() => socket?.destroy(), 50);
			return () => incomplete.push(remoteAddress);
		},
	});
	const { port } = server.address() as { port: number };
	try {
		const whole = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "whole" });
		expect(await whole.text()).toBe("whole");
		socket = connect(port, "127.0.0.1");
		socket.write("POST / HTTP/1.1\r\nHost: cup.example\r\nContent-Length: 20\r\n\r\nhalf");
		await expect.poll(() => incomplete, { timeout: 10_000 }).toEqual(["127.0.0.1"]);
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

it("a request whose headers are late is answered 408 and reported with its address, one whose body is late is not", async () => {
	const slow: [string | undefined, boolean][] = [];
	const sockets: Socket[] = [];
	const app = new Hono().post("/", async (context) => context.text(await context.req.text()));
	const server = await listen(app, 0, {
		...{ host: "127.0.0.1", publicUrl: "http://cup.example" },
		onSlowHeaders: (address, hasSent) => slow.push([address, hasSent]),
	});
	server.on("connection", (socket) => sockets.push(socket));
	const { port } = server.address() as { port: number };
	/** As Node does in its check for late requests, twice a minute. */
	const endLate = (socket: Socket | undefined) =>
		server.emit("clientError", Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
	async function late(text: string): Promise<string> {
		const before = sockets.length;
		const client = connect(port, "127.0.0.1");
		const answer: string[] = [];
		client.on("data", (part) => answer.push(String(part)));
		client.write(text);
		await expect.poll(() => sockets[before]?.bytesRead).toBe(text.length);
		await new Promise((resolve) => setImmediate(resolve));
		endLate(sockets[before]);
		await once(client, "close");
		return answer.join("");
	}
	try {
		expect(await late("")).toMatch(/^HTTP\/1.1 408 /);
		expect(await late("GET / HTTP/1.1\r\nHost: cup.exam")).toMatch(/^HTTP\/1.1 408 /);
		expect(slow).toEqual([
			["127.0.0.1", false],
			["127.0.0.1", true],
		]);
		expect(await late("POST / HTTP/1.1\r\nHost: cup.example\r\nContent-Length: 20\r\n\r\nhalf")).toMatch(/^HTTP\/1.1 408 /);
		expect(slow).toHaveLength(2);
		const broken = connect(port, "127.0.0.1").on("error", () => undefined);
		broken.end("no request\r\n\r\n");
		expect(String(await once(broken, "data"))).toMatch(/^HTTP\/1.1 400 /);
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

it("the app is called when a short body has arrived whole, and not at all if it never does", async () => {
	const asked: string[] = [];
	const app = new Hono().post("/", async (context) => {
		asked.push("begun");
		return context.text(await context.req.text());
	});
	const server = await listen(app, 0, { host: "127.0.0.1", publicUrl: "http://cup.example" });
	const { port } = server.address() as { port: number };
	try {
		const slow = connect(port, "127.0.0.1");
		slow.write("POST / HTTP/1.1\r\nHost: cup.example\r\nContent-Length: 5\r\n\r\nslo");
		expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "whole" })).text()).toBe("whole");
		expect(asked).toEqual(["begun"]);
		slow.write("ow");
		expect(String(await once(slow, "data"))).toMatch(/^HTTP\/1.1 200 [\s\S]*sloow$/);
		expect(asked).toEqual(["begun", "begun"]);
		slow.end("POST / HTTP/1.1\r\nHost: cup.example\r\nContent-Length: 5\r\n\r\nslo");
		await once(slow, "close");
		expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "again" })).text()).toBe("again");
		expect(asked).toHaveLength(3);
	} finally {
		server.closeAllConnections();
		server.close();
	}
});
