import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { reachable, type ServedFile } from "./nginx.ts";

/** All that it does: finds an answer by its address, and writes its head and its bytes; a known `ETag` is a 304. */
const PROGRAM = `
const { createServer } = require("node:http");
const { readFileSync } = require("node:fs");
const answers = new Map(JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ name, head, etag, body }) => ["/" + name, { head, etag, body: Buffer.from(body, "base64") }]));
createServer((request, response) => {
	const { head, etag, body } = answers.get(request.url);
	if (request.headers["if-none-match"] === etag) response.writeHead(304, head).end();
	else response.writeHead(200, head).end(body);
}).listen(Number(process.argv[3]), "127.0.0.1");
`;

/** The same bytes and headers from `node:http` alone: what is ours beyond it is the rest. */
export async function startBareHttp(files: readonly ServedFile[]): Promise<{ port: number; pid: number; stop(): Promise<void> }> {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-bare-"));
	const port = await freePort();
	const answers = files.map(({ name, body, headers: { date: _, connection: __, "keep-alive": ___, ...headers } }) => ({
		...{ name, head: Object.entries(headers).flat(), etag: headers.etag, body: body.toString("base64") },
	}));
	writeFileSync(path.join(folder, "answers.json"), JSON.stringify(answers));
	writeFileSync(path.join(folder, "bare.cjs"), PROGRAM);
	const server = spawn(process.execPath, [path.join(folder, "bare.cjs"), path.join(folder, "answers.json"), String(port)], {
		stdio: "inherit",
	});
	await reachable(port, server);
	return {
		port,
		pid: server.pid as number,
		async stop() {
			server.kill("SIGTERM");
			await once(server, "exit");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
