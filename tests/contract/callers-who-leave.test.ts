import { type AddressInfo, connect } from "node:net";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerTo } from "../../src/accounts/request/answer.ts";
import { listen } from "../../src/server/listen.ts";

const logged: string[] = [];
const answered: number[] = [];
const keep = (_: object, message: string) => void logged.push(message);

let server: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
	logged.length = 0;
	answered.length = 0;
	const app = new Hono();
	app.onError((error, caller) => answerTo(error, caller, { warn: keep, error: keep }));
	app.use(async (caller, next) => {
		await next();
		answered.push(caller.res.status);
	});
	app.post("/text", async (caller) => caller.text(await caller.req.text()));
	app.post("/form", async (caller) => caller.json(await caller.req.parseBody()));
	app.post("/fails", async (caller) => {
		await caller.req.text();
		throw new Error("of ours");
	});
	server = await listen(app, 0);
});
afterEach(() => void server.close());

const ask = (path: string, length: number) =>
	`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\nhello`;

const connections = (): Promise<number> => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

/** Sends a request and disconnects, by a reset of the connection or its end, before an answer. */
async function leave(request: string, how: "resetAndDestroy" | "destroy"): Promise<void> {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	await new Promise<void>((sent) => socket.write(request, () => sent()));
	await connections();
	socket[how]();
	await vi.waitFor(() => expect(answered).toHaveLength(1), { timeout: 60_000 });
}

it.each([
	["/text", "resetAndDestroy"],
	["/text", "destroy"],
	["/form", "resetAndDestroy"],
	["/form", "destroy"],
] as const)("a caller of %s that leaves in the middle of its request, by %s, is no fault of ours", async (path, how) => {
	// Longer than what is read before the app is asked.
	await leave(ask(path, 100_000), how);
	expect([answered, logged]).toEqual([[400], []]);
});

it("a client that leaves in the middle of a short body reaches no handler, and no error is logged", async () => {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	await new Promise<void>((sent) => socket.write(ask("/text", 100), () => sent()));
	await vi.waitFor(async () => expect(await connections()).toBe(1), { timeout: 60_000 });
	socket.destroy();
	await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 60_000 });
	expect([answered, logged]).toEqual([[], []]);
});

it("a request that arrived whole and fails is logged as an error, even if its client has left", async () => {
	await leave(ask("/fails", 5), "destroy");
	expect([answered, logged]).toEqual([[500], ["a call failed"]]);
});
