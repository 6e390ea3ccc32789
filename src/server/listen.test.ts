import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it("a body whose connection ends before it has come whole is reported with its address, one that has come is not", async () => {
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
