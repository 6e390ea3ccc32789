import { createServer } from "node:http";
import { freePort } from "./free-port.ts";
import type { Asked } from "./own-live-cup.ts";
import type { Served } from "./served-cup.ts";

/**
 * Serves the cups that tests ask for a server of their own (own-live-cup.ts): `serve-own.ts 4331`. All in this process, which has read the program
 * and compiled the record's engine once: a process of its own takes as long to begin as most tests take.
 */
const [own = "4331"] = process.argv.slice(2);
const running = new Map<string, Served>();

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
	// Read where the first test asks: most runs of a few tests have none that does.
	const { serveCup } = await import("./served-cup.ts");
	running.set(String(port), await serveCup(cup, { port, ...(variables && { variables }) }));
	return { port };
}

createServer(async (request, response) => {
	let body = "";
	for await (const part of request) body += part;
	// Playwright waits until it answers.
	if (request.method === "GET") return response.end();
	const [status, told] = await answer(request.method, request.url ?? "", body).then(
		(done) => [200, done] as const,
		(error: unknown) => [500, { error: String(error) }] as const,
	);
	return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(told));
}).listen(Number(own), "127.0.0.1");
