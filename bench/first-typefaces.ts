import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { startDemoServer } from "./measuring/demo-server.ts";
import { openBrowser, SLOW_4G, type Visit, visitSlowly } from "./measuring/phone.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * What the typefaces inside a document cost a first visit on "Slow 4G": the same pages with and without them, in pairs, each pair in the other
 * order. `npm run bench -- first-typefaces`, after `npm run build`; PAIRS sets how many.
 */
const PAIRS = Number(process.env.PAIRS ?? 9);
/** The attribute of aheadElement in src/site/typefaces/ahead-element.ts. */
const INSIDE = / data-first="[^"]*"/;

/** Serves the site's answers; its documents compressed here, so that both sides of a pair are compressed alike. */
async function proxy(site: string, change: (document: string) => string) {
	const documents = new Map<string, { headers: Record<string, string | string[] | undefined>; body: Buffer }>();
	const server = createServer((request, response) => {
		const isDocument = request.headers["sec-fetch-dest"] === "document";
		const path = request.url ?? "/";
		const cached = isDocument ? documents.get(path) : undefined;
		if (cached !== undefined) return response.writeHead(200, cached.headers).end(cached.body);
		const headers = { ...request.headers, host: new URL(site).host, ...(isDocument && { "accept-encoding": "identity" }) };
		const asked = ask(site + path, { method: request.method, headers }, (answer) => {
			if (!isDocument) {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				return answer.pipe(response);
			}
			const parts: Buffer[] = [];
			answer.on("data", (part: Buffer) => parts.push(part));
			answer.on("end", () => {
				const { "content-length": _, "transfer-encoding": __, ...kept } = answer.headers;
				const body = brotliCompressSync(change(Buffer.concat(parts).toString()));
				const compressed = { headers: { ...kept, "content-encoding": "br" }, body };
				if (answer.statusCode === 200) documents.set(path, compressed);
				response.writeHead(answer.statusCode ?? 502, compressed.headers).end(body);
			});
		});
		asked.on("error", () => response.destroy());
		// A page's live stream has no end of its own.
		response.on("close", () => asked.destroy());
		request.pipe(asked);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${port}`,
		documents,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

const browser = await openBrowser();
const running = process.env.SITE === undefined ? await startDemoServer() : null;
const site = process.env.SITE ?? `http://localhost:${running?.port}`;
const within = await proxy(site, (document) => {
	if (!INSIDE.test(document)) throw new Error("the document has no typefaces inside");
	return document;
});
const without = await proxy(site, (document) => document.replace(INSIDE, ""));
try {
	const foreign = watchForeignLoad();
	// The first visit renders the page.
	for (const { address } of [within, without]) await visitSlowly(browser, `${address}/`, SLOW_4G);
	const pairs: { within: Visit; without: Visit }[] = [];
	for (let at = 0; at < PAIRS; at++) {
		const order = at % 2 === 0 ? [within, without] : [without, within];
		const visits = new Map<object, Visit>();
		for (const one of order) visits.set(one, await visitSlowly(browser, `${one.address}/`, SLOW_4G));
		pairs.push({ within: visits.get(within) as Visit, without: visits.get(without) as Visit });
	}
	const load = foreign();
	const of = (who: "within" | "without", what: keyof Visit) => median(pairs.map((pair) => pair[who][what]));
	for (const [what, key] of [
		["first paint", "firstPaint"],
		["largest paint", "largestPaint"],
	] as const) {
		sayRow({
			what: `first visit by phone: Home, ${what} with the cup's digits in the document`,
			ours: of("within", key),
			reference: of("without", key),
			beside: "the same document without them",
			unit: "ms",
			target: "≤ 1.02",
			foreign: load,
		});
	}
	const size = ({ documents }: typeof within) => (documents.get("/")?.body.length ?? Number.NaN) / 1000;
	console.log(`Home's document, compressed: ${size(within).toFixed(1)} kB with, ${size(without).toFixed(1)} kB without`);
} finally {
	within.close();
	without.close();
	await browser.close();
	await running?.stop();
}
