import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Hono } from "hono";
import { loadBrand } from "../src/brands/load.ts";
import { openInMemory } from "../src/database/folder.ts";
import { makeDemo } from "../src/demo/make-demo.ts";
import type { InProcessClient } from "../src/documents/in-process-client.ts";
import { createSite } from "../src/documents/site.ts";
import { UNMETERED } from "../src/http/meter.ts";
import { createLog } from "../src/log/log.ts";
import { recordSource } from "../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../src/results/graphql/create-graphql.ts";
import { createReporting } from "../src/results/reporter/reporting.ts";
import { createApp } from "../src/server/app.ts";
import { BRANDS_FOLDER, CLIENT_FOLDER, loadBuiltSite } from "../src/server/built-site.ts";
import { listen } from "../src/server/listen.ts";
import { createSharePictures } from "../src/sharing/picture/share-pictures.ts";
import { createSitemaps } from "../src/sharing/sitemap/sitemaps.ts";

/**
 * Documents a second: Home of the demo cup from the document cache and rendered each time, beside Node's own http server
 * answering the same bytes from memory in the same run. The ratios are what to look at; the machine is what it is.
 */
const SECONDS = 4;
const CONNECTIONS = 32;

function bodyOf(address: string, agent?: Agent): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () => resolve(Buffer.concat(parts)));
		}).on("error", reject);
	});
}

/** @param next the address of each request: the same for what is kept, another each time for what is to be rendered */
async function perSecond(next: () => string): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const until = performance.now() + SECONDS * 1000;
	let answered = 0;
	await Promise.all(
		Array.from({ length: CONNECTIONS }, async () => {
			while (performance.now() < until) {
				await bodyOf(next(), agent);
				answered++;
			}
		}),
	);
	agent.destroy();
	return answered / SECONDS;
}

const database = await openInMemory();
await makeDemo(database, { today: new Date().toISOString().slice(0, 10) });
const brand = loadBrand(BRANDS_FOLDER, "fyrcupen");
const log = createLog("error");
const models = await ReadModels.open({ source: recordSource(database), clock: () => new Date(), onError: console.error });
const graphql = createGraphQL({ models, onError: console.error });

async function serve(cache: boolean): Promise<string> {
	const ask: InProcessClient = (document, variables, lang) => graphql.execute(document, variables, { lang });
	const site = createSite({
		build: loadBuiltSite,
		brand,
		pages: {},
		log,
		ask,
		publicUrl: undefined,
		resultsUrl: undefined,
		accountsUrl: undefined,
		identityUrl: undefined,
		passPrice: undefined,
		demoAccount: null,
		followed: async () => ({}),
		clock: async () => null,
		zone: async () => "UTC",
		now: Date.now,
		cache,
	});
	const sitemaps = createSitemaps({ brand, ask, log, publicUrl: undefined });
	const sharePictures = createSharePictures({ brand, ask, log });
	const parts = {
		brand,
		site,
		sitemaps,
		sharePictures,
		publicUrl: undefined,
		graphql: graphql.fetch,
		meters: { graphql: () => UNMETERED, pages: () => UNMETERED },
		log,
		readiness: async () => null,
		clientFolder: CLIENT_FOLDER,
	};
	const nothing = async () => new Response(null, { status: 404 });
	const accounts = { fetch: nothing, identity: nothing };
	const calendars = { fetch: nothing };
	const playing = { files: new Hono() };
	const reporting = createReporting({ database, models, log, now: () => new Date(), isOwnOrigin: () => true });
	const advertisementsFolder = path.join(BRANDS_FOLDER, brand.folder, "advertisements");
	const health = { answer: async () => ({ ok: true }) as const };
	const server = await listen(createApp({ ...parts, accounts, calendars, playing, reporting, advertisementsFolder, health }), 0);
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const cached = await serve(true);
const bytes = await bodyOf(cached);
const plain = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(bytes));
await new Promise<void>((resolve) => plain.listen(0, resolve));

const reference = await perSecond(() => `http://127.0.0.1:${(plain.address() as AddressInfo).port}`);
const rendered = await serve(false);
let count = 0;
for (const [name, next] of [
	["from the document cache", () => cached],
	["rendered each time", () => `${rendered}/?n=${count++}`],
] as const) {
	await perSecond(next);
	const measured = await perSecond(next);
	console.log(
		`Home ${name}: ${measured.toFixed(0)}/s, ${(measured / reference).toFixed(3)} of node:http (${reference.toFixed(0)}/s)`,
	);
}
process.exit(0);
