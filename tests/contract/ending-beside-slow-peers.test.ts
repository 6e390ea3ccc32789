import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtProgram } from "../../scripts/program.mjs";
import { loadBrand } from "../../src/brands/load.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { aSmallCup } from "../support/cup.ts";
import { freePort } from "../support/free-port.ts";
import { letGo } from "../support/kept-record.ts";
import { aSubscription } from "../support/push-stand-in.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

/** Milliseconds from SIGTERM to the end: the documented ten seconds and one. */
const DEADLINE = 11_000;

/** A push service that accepts each request and answers one letter a second, without end. */
let peer: Server;
let peerPort: number;
const connections = new Set<Socket>();
beforeAll(async () => {
	peer = createServer((socket) => {
		connections.add(socket);
		const answer = `HTTP/1.1 201 Created\r\nX-Slow: ${"x".repeat(1_000)}`;
		let at = 0;
		const dripping = setInterval(() => socket.write(answer[at++ % answer.length] ?? "x"), 1_000);
		socket.on("error", () => undefined).on("close", () => clearInterval(dripping));
	});
	await once(peer.listen(0, "127.0.0.1"), "listening");
	peerPort = (peer.address() as { port: number }).port;
});
afterAll(() => {
	for (const socket of connections) socket.destroy();
	peer.close();
});

const { cupboard, write, folder, environment } = aRecordFolder();

it("a process that is alerting by a service that answers a letter a second ends within its ten seconds, with 0", async () => {
	const cup = aSmallCup();
	const { cup: id } = loadBrand(BRANDS_FOLDER, "fyrcupen");
	expect(await cupboard("import", write("cup.json", { ...cup, cup: { ...cup.cup, id } }))).toMatchObject({ code: 0 });
	await letGo(path.join(environment.CUPBOARD_DATA, "record"));
	builtProgram();
	const port = await freePort();
	const home = `http://localhost:${port}`;
	const bin = fileURLToPath(new URL("../../bin/cupboard.mjs", import.meta.url));
	const env = { ...process.env, ...environment, PORT: String(port), PUSH_STAND_IN: `http://127.0.0.1:${peerPort}` };
	const server = spawn(process.execPath, [bin, "serve"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
	let said = "";
	server.stdout.on("data", (text) => {
		said += text;
	});
	const ended = once(server, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
	try {
		const isReady = () =>
			fetch(`${home}/ready`).then(
				({ ok }) => ok,
				() => false,
			);
		await expect.poll(isReady, { interval: 250, timeout: 240_000 }).toBe(true);
		const call = async (method: string, address: string, body: object, token?: string) => {
			const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
			const answer = await fetch(home + address, { method, headers, body: JSON.stringify(body) });
			expect([address, answer.ok]).toEqual([address, true]);
			return answer.text();
		};
		const password = "four lighthouses at sea";
		const person = { name: "Åsa", email: "asa@cup.example", password, password_confirmation: password, device_name: "phone" };
		const token = await call("POST", "/sanctum/register", person);
		await call("PUT", "/api/user/alerts", aSubscription(`http://127.0.0.1:${peerPort}/one`).told, token);
		await call("POST", "/api/user/alerts/test", {}, token);
		await expect.poll(() => connections.size, { interval: 100, timeout: 60_000 }).toBe(1);

		server.kill("SIGTERM");
		const late = new AbortController();
		const tooLate = new Promise<"too late">((resolve) => {
			const timer = setTimeout(() => resolve("too late"), DEADLINE);
			late.signal.addEventListener("abort", () => clearTimeout(timer));
		});
		expect(await Promise.race([ended, tooLate])).toEqual([0, null]);
		late.abort();
		// None of it is logged as a failure.
		expect(said.split("\n").filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
	} finally {
		server.kill("SIGKILL");
	}
});
