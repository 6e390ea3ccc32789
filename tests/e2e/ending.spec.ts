import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../support/browser.ts";
import { builtServer } from "../support/built-program.ts";
import { freePort } from "../support/free-port.ts";
import { smallRecord } from "../support/small-record.ts";

const ROOT = path.resolve(import.meta.dirname, "..", "..");
const SIGN_IN = JSON.stringify({ email: "nobody@cup.example", password: "not a password", device_name: "a test" });

async function aRecord(): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-ending-"));
	await smallRecord(folder);
	return folder;
}

/** A client whose request the server has begun to read, and whose body is still to be sent. */
async function halfway(port: number) {
	const socket = connect(port, "127.0.0.1");
	const closed = once(socket, "close");
	let heard = "";
	socket.on("data", (bytes) => {
		heard += bytes;
	});
	socket.write(
		`POST /sanctum/token HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${SIGN_IN.length}\r\nExpect: 100-continue\r\n\r\n`,
	);
	await expect.poll(() => heard).toContain("100 Continue");
	return { send: () => socket.write(SIGN_IN), heard: () => heard, closed };
}

test("a terminated process answers pending requests, asks streams to reconnect, and logs in JSON only", async () => {
	const folder = await aRecord();
	const port = await freePort();
	const server = spawn(process.execPath, [builtServer()], {
		cwd: ROOT,
		env: { ...process.env, PORT: String(port), CUPBOARD_DATA: folder, DATABASE_URL: "", LOG_LEVEL: "info" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(server, "exit");
	let said = "";
	server.stdout.on("data", (text) => {
		said += text;
	});
	const ready = () =>
		fetch(`http://localhost:${port}/ready`).then(
			({ status }) => status,
			() => 0, // it does not listen yet
		);
	await expect.poll(ready).toBe(200);

	const stream = await fetch(`http://localhost:${port}/live/2026`);
	const frames = stream.text();
	const callers = await Promise.all(Array.from({ length: 20 }, () => halfway(port)));
	server.kill("SIGTERM");
	// It knows of the end when its stream has ended.
	const told = await frames;
	for (const { send } of callers) send();
	for (const { heard, closed } of callers) {
		await closed;
		expect(heard()).toMatch(/HTTP\/1\.1 (422|429) [\s\S]*"message":"[^"]+"/);
	}
	expect(await ended).toEqual([0, null]);
	expect(told.match(/^retry: \d+$/gm)).toHaveLength(2);
	expect(said).toContain(`Cupboard is on http://localhost:${port}`);
	for (const line of said.trim().split("\n")) expect(() => JSON.parse(line), line).not.toThrow();
	rmSync(folder, { recursive: true, force: true });
});
