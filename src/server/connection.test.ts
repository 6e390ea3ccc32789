import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { isFromHere } from "../office/staff/first-start.ts";
import { connectionOf } from "./connection.ts";
import { listen } from "./listen.ts";

test("another site's name that resolves to this machine is not requested from here, though the server replaces it", async () => {
	const app = new Hono();
	app.get("*", (context) => context.json({ asked: new URL(context.req.url).hostname, here: isFromHere(context, connectionOf) }));
	const server = await listen(app, 0, { host: "127.0.0.1" });
	const { port } = server.address() as AddressInfo;
	async function askedAs(host: string, path = "/") {
		const asking = request({ host: "127.0.0.1", port, path, headers: { host } }).end();
		const [answer] = await once(asking, "response");
		return JSON.parse(Buffer.concat(await answer.toArray()).toString()) as { asked: string; here: boolean };
	}
	try {
		for (const host of ["localhost", `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
			expect([host, (await askedAs(host)).here]).toEqual([host, true]);
		for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.7"])
			expect([host, (await askedAs(host)).here]).toEqual([host, false]);
		expect(await askedAs("evil.example")).toMatchObject({ asked: "localhost" });
		// A request target that names its host itself (RFC 9112 §3.2.2) does not override the Host header, nor the other way round.
		expect((await askedAs("evil.example", `http://localhost:${port}/`)).here).toBe(false);
		expect((await askedAs("localhost", "http://evil.example/")).here).toBe(false);
	} finally {
		server.close();
	}
});
