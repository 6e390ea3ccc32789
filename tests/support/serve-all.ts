import { fork } from "node:child_process";
import { createServer } from "node:http";
import path from "node:path";
import { freePort } from "./free-port.ts";
import type { Asked } from "./own-live-cup.ts";
import { type Served, serveCup } from "./served-cup.ts";
import { namedCup, STRIPE } from "./servers.ts";

/**
 * Serves all cups that a run of browser tests needs, until it is killed: `serve-all.ts 4331 demo 4310 small 4311 live 4313`. Cups for the
 * whole run are named with their ports; at the first port tests request cups of their own (own-live-cup.ts), and it answers when all are
 * ready.
 * In this one process, since starting a process takes as long as most tests: the program, the record's engine and compiled code are loaded
 * once. Except the demo, which takes as long to start as the others together: it gets another core.
 */
const [own = "4331", ...standing] = process.argv.slice(2);
const running = new Map<string, Served>();

/** In a process of its own, without which this one ends. @returns when it is served */
function beside(cup: string, port: string): Promise<void> {
	const program = process.argv[1] ?? "";
	const child = fork(path.join(path.dirname(program), `serve${path.extname(program)}`), [cup, port]);
	child.once("exit", (code) => {
		console.error(`The server of ${cup} has ended (${code})`);
		process.exit(1);
	});
	return new Promise((resolve) => child.once("message", () => resolve()));
}

async function inThisProcess(named: string, port: string): Promise<void> {
	await serveCup(namedCup(named), { port: Number(port), stripe: STRIPE });
}

async function answer(method: string | undefined, path: string, body: string): Promise<object> {
	if (method === "DELETE") {
		const port = path.slice(1);
		const served = running.get(port);
		if (served === undefined) throw new Error(`No cup is served at ${port}`);
		running.delete(port);
		await served.stop();
		return {};
	}
	const { cup, port = await freePort(), variables } = JSON.parse(body) as Asked;
	running.set(String(port), await serveCup(cup, { port, ...(variables && { variables }) }));
	return { port };
}

const asked = createServer(async (request, response) => {
	let body = "";
	for await (const part of request) body += part;
	// Playwright waits until it answers.
	if (request.method === "GET") return response.end();
	const [status, told] = await answer(request.method, request.url ?? "", body).then(
		(done) => [200, done] as const,
		(error: unknown) => [500, { error: String(error) }] as const,
	);
	return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(told));
});

const pairs = standing.flatMap((cup, at) => (at % 2 === 0 ? [[cup, standing[at + 1] ?? ""] as const] : []));
const apart = pairs.filter(([cup]) => cup === "demo").map(([cup, port]) => beside(cup, port));
for (const [cup, port] of pairs) if (cup !== "demo") await inThisProcess(cup, port);
await Promise.all(apart);
asked.listen(Number(own), "127.0.0.1");
