import { readdirSync, readFileSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { loadPages } from "../../src/brands/load-pages.ts";
import { UNMETERED } from "../../src/http/cpu-quota.ts";
import { createLog } from "../../src/log/log.ts";
import { createSite, type Site } from "../../src/rendering/site.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL, type ResultsGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { followedEditions } from "../../src/results/live/followed-editions.ts";
import { type AppOptions, createApp } from "../../src/server/app.ts";
import { BRANDS_FOLDER, CLIENT_FOLDER, loadBuiltSite } from "../../src/server/built-site.ts";
import { listen } from "../../src/server/listen.ts";
import { siteFolders, staticFiles } from "../../src/server/static-files.ts";
import { serveResources } from "../../src/serving/serve-resources.ts";
import { sitemaps as sitemapResource } from "../../src/sharing/sitemap/sitemaps.ts";
import { aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { followed } from "../support/followed.ts";
import { SCREENS } from "../support/screens.ts";

const HOST = "cup.example";
const NOON = new Date("2026-07-14T12:00:00Z");
const brand = { ...loadBrand(BRANDS_FOLDER, "fyrcupen"), cup: 7 };
const log = createLog("silent");
const onError = (error: unknown) => {
	throw error;
};

type Served = {
	readonly source: CupInMemory;
	readonly models: ReadModels;
	readonly site: Site;
	/** The number of requests that reached the app. */
	readonly reached: () => number;
	/** What the app answers, and what is answered before it. */
	readonly app: Server;
	readonly door: Server;
};

const servers: Server[] = [];
afterAll(() => {
	for (const server of servers) server.close();
});

async function serve({ publicUrl, now }: { publicUrl?: string; now?: () => number } = {}): Promise<Served> {
	const cup = aSmallCup();
	// Otherwise its clock is stopped.
	if (now !== undefined) delete cup.cup.clock;
	const source = new CupInMemory(cup);
	const models = await ReadModels.open({ source, clock: () => new Date(now?.() ?? NOON), onError });
	const graphql: ResultsGraphQL = createGraphQL({ models, publicUrl, onError });
	const ask: Parameters<typeof createSite>[0]["ask"] = (document, variables, lang) =>
		graphql.execute(document, variables, { lang });
	const { changes } = models;
	const site = createSite({
		build: loadBuiltSite,
		brand,
		pages: loadPages(path.join(BRANDS_FOLDER, brand.folder)).pages,
		log,
		ask,
		publicUrl,
		resultsUrl: undefined,
		accountsUrl: undefined,
		identityUrl: undefined,
		passPrice: undefined,
		demoAccount: null,
		followed: () => followedEditions(models, brand.cup),
		clock: async () => (await models.cup(brand.cup))?.clock ?? null,
		zone: async () => "Europe/Stockholm",
		now: now ?? (() => NOON.getTime()),
		changes,
		cache: true,
	});
	const table = [staticFiles(siteFolders(CLIENT_FOLDER, "/nowhere"), publicUrl), sitemapResource({ brand, ask })];
	const resources = serveResources(table, { changes, log, publicUrl });
	let reached = 0;
	const nothing = async () => new Response(null, { status: 404 });
	const nobody = async () => null;
	const app = createApp({
		brand,
		papers: { fetch: nobody },
		site: {
			...site,
			fetch: (...asked) => {
				reached++;
				return site.fetch(...asked);
			},
		},
		publicUrl,
		graphql: (...asked) => {
			reached++;
			return graphql.fetch(...asked);
		},
		meters: { graphql: () => UNMETERED, pages: () => UNMETERED },
		accounts: { fetch: nothing, identity: nothing },
		office: { fetch: nothing },
		playing: { files: new Hono() },
		worker: () => new Response(null, { status: 404 }),
		reporting: new Hono() as AppOptions["reporting"],
		readiness: async () => null,
		resources,
		health: { answer: async () => ({ ok: true }) },
		log,
	});
	const served = {
		source,
		models,
		site,
		reached: () => reached,
		app: await listen(app, 0, { publicUrl }),
		door: await listen(app, 0, { publicUrl, stored: [site.stored, site.storedPageData, graphql.stored, resources.stored] }),
	};
	servers.push(served.app, served.door);
	return served;
}

/** The whole answer, byte for byte, except for the clock. */
function answer(server: Server, target: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<string> {
	const said = Object.entries({ Host: "localhost:4310", Connection: "close", ...headers }).map(
		([name, value]) => `${name}: ${value}`,
	);
	return new Promise((resolve, reject) => {
		const parts: Buffer[] = [];
		const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
			socket.write(`${method} ${target} HTTP/1.1\r\n${said.join("\r\n")}\r\n\r\n`),
		);
		socket.on("data", (bytes) => parts.push(bytes));
		socket
			.on("end", () =>
				resolve(
					Buffer.concat(parts)
						.toString("latin1")
						.replace(/^Date: .*$/m, "Date"),
				),
			)
			.on("error", reject);
	});
}

const headOf = (text: string) => text.slice(0, text.indexOf("\r\n\r\n")).toLowerCase();
const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(headOf(text))?.[1]?.trim();

const CODINGS = ["br", "gzip", ""];
const LANGUAGES = ["app-lang=en", "app-lang=sv"];
const DATA = `/graphql?query=${encodeURIComponent('{ tournament(cup: 7, tournament: "lc-2026") { nations { code name teams { id name category { id name } matches { id homeScore awayScore } } } } }')}`;

let served: Served;
let addresses: string[];

beforeAll(async () => {
	served = await serve({ publicUrl: `https://${HOST}` });
	const sitemap = await answer(served.app, "/sitemap-2026.xml");
	const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, one]) => one as string);
	const every = Math.max(1, Math.floor(paths.length / 45));
	addresses = [
		...paths.filter((_, index) => index % every === 0).slice(0, 45),
		...["/2026", "/2026/matches?show=all", "/2026/matches?day=2026-07-14", "/2026/search?q=Fyr", "/2026/arenas?filter=he"],
		...["/?lang=sv", "/?lang=en", "/2026/nations?lang=sv&filter=sw", "/2026/matches/g15-m1?tab=table", "/2026/statistics"],
		...[
			"/2026.data",
			"/_root.data",
			"/2026/nations.data",
			"/?fbclid=zzz",
			"/2026?utm_source=x&lang=sv",
			"/2026/matches/g15-m1?tab=none",
		],
	];
});

/** The texts of all parts of a value, from some length on; nested parts are included. */
function partsOf(value: unknown, least: number): string[] {
	if (typeof value !== "object" || value === null) return [];
	const text = JSON.stringify(value);
	return text.length < least ? [] : [text, ...Object.values(value).flatMap((part) => partsOf(part, least))];
}

describe("a followed page", () => {
	test("is charged to the quota of its client, and not read without quota", async () => {
		const { page } = served.site;
		let spent = 0;
		const spend = (ms: number) => {
			spent += ms;
		};
		const free = await page("en,/2026/matches");
		expect(free?.shows).not.toHaveLength(0);
		expect(await page("en,/2026/matches", { ...UNMETERED, spend })).toEqual(free);
		expect(spent).toBeGreaterThan(0);
		expect(await page("en,/2026/matches", { ...UNMETERED, wait: () => 1_000 })).toBeNull();
		expect(await page("en,/2026/matches", { ...UNMETERED, isOverdrawn: () => true })).toBeNull();
	});
});

describe("a page by its name at /graphql", () => {
	const named = (page: string) => `/graphql?${new URLSearchParams({ page })}`;
	const read = (text: string) => ({
		status: headOf(text).slice(9, 12),
		revision: headerOf(text, "revision"),
		data: text.includes('{"data":') ? JSON.parse(text.slice(text.indexOf('{"data":'))).data : undefined,
	});

	test("has what its document has, in its language, whatever else is in its address", async () => {
		for (const [path] of SCREENS) {
			for (const language of ["en", "sv"]) {
				const document = await served.site.fetch(
					new Request(`https://${HOST}/2026${path}`, { headers: { Cookie: `app-lang=${language}` } }),
				);
				const [, text = ""] = /id="page-data">(.*?)<\/script>/.exec(await document.text()) ?? [];
				const { loaderData } = JSON.parse(text) as { loaderData: Readonly<Record<string, unknown>> };
				const own = Object.entries(loaderData).findLast(([id]) => id.startsWith("pages/") && id !== "pages/edition")?.[1];
				const unknown = path.includes("?") ? "&x=1" : "?x=1";
				const asked = new Request(`https://${HOST}${named(`${language},/2026${path}${unknown}`)}`);
				const { data } = await (await served.site.pageData(asked)).json();
				expect([path, language, data]).toEqual([path, language, own]);
			}
		}
	});

	test("is cached until something in it changes, and has the revision at which it is valid", async () => {
		const { source, models, app } = await serve({ publicUrl: `https://${HOST}` });
		const shown = async (page: string) => read(await answer(app, named(page)));
		const [changing, staying] = ["en,/2026/matches/g15-m1", "en,/2026/matches/b14-m1"] as const;
		const before = await shown(changing);
		const other = await shown(staying);
		const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...match, score: { home: 7, away: 5 } }));
		const after = await shown(changing);
		expect(JSON.stringify(after.data)).toContain('"homeScore":7');
		expect(JSON.stringify(before.data)).not.toContain('"homeScore":7');
		expect(Number(after.revision)).toBe(Number(before.revision) + 1);
		expect(await shown(staying)).toEqual({ ...other, revision: after.revision });
	});

	test("is answered before the app while nothing changes, with the headers and bytes of the app", async () => {
		const lines = (text: string) => [...headOf(text).split("\r\n").sort(), text.slice(text.indexOf("\r\n\r\n"))];
		const { source, models, app, door, reached } = await serve({ publicUrl: `https://${HOST}` });
		const target = named("sv,/2026/nations?filter=sw");
		const byApp = await answer(app, target, { "Accept-Encoding": "br" });
		const before = reached();
		expect(lines(await answer(door, target, { "Accept-Encoding": "br" }))).toEqual(lines(byApp));
		expect(lines(await answer(door, target, { "Accept-Encoding": "br" }, "HEAD"))).toEqual(
			lines(await answer(app, target, { "Accept-Encoding": "br" }, "HEAD")),
		);
		expect(reached()).toBe(before);
		const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...match, score: { home: 7, away: 5 } }));
		const after = await answer(door, target, { "Accept-Encoding": "br" });
		expect(Number(headerOf(after, "revision"))).toBe(Number(headerOf(byApp, "revision")) + 1);
	});

	test("is read once for many, and not read without quota", async () => {
		const { site } = await serve({ publicUrl: `https://${HOST}` });
		let spent = 0;
		const spend = (ms: number) => {
			spent += ms;
		};
		const asked = () => new Request(`https://${HOST}${named("en,/2026/nations")}`);
		const late = { ...UNMETERED, wait: () => 1 };
		expect((await site.pageData(asked(), late)).status).toBe(429);
		expect((await site.pageData(asked(), { ...UNMETERED, spend })).status).toBe(200);
		const once = spent;
		expect(once).toBeGreaterThan(0);
		expect((await site.pageData(asked(), { ...late, spend })).status).toBe(200);
		expect(spent).toBe(once);
	});

	test.each(["en,/2026/teams/none", "en,/none"])("is null where nothing is there: %s", async (page) => {
		const text = await answer(served.app, named(page));
		expect([read(text), headerOf(text, "cache-control")]).toEqual([{ status: "200", data: null }, "no-store"]);
	});

	test.each(["xx,/2026/matches", "en,//other.example/", "2026/matches", "", "en"])(
		"an error says how pages are named: %s",
		async (page) => {
			const text = await answer(served.app, named(page));
			expect([read(text).status, headerOf(text, "cache-control")]).toEqual(["400", "no-store"]);
			expect(text).toContain("such as en,/2026/matches");
		},
	);

	test("a query beside it is answered as a query", async () => {
		const text = await answer(served.app, `${named("en,/2026/matches")}&query=%7B__typename%7D`);
		expect(text).toContain('{"data":{"__typename":"Query"}}');
	});
});

describe("a document's data", () => {
	test("contains no large part twice", async () => {
		const LEAST = 400;
		for (const [path] of SCREENS) {
			const document = await served.site.fetch(new Request(`https://${HOST}/2026${path}`));
			const [, data = ""] = /id="page-data">(.*?)<\/script>/.exec(await document.text()) ?? [];
			const { loaderData } = JSON.parse(data) as { loaderData: Readonly<Record<string, unknown>> };
			const parts = Object.values(loaderData).flatMap((loaded) => partsOf(loaded, LEAST));
			const again = parts.filter((part, at) => parts.indexOf(part) !== at);
			expect([path, again]).toEqual([path, []]);
		}
	});
});

describe("a cached answer is sent before the app is called", () => {
	test("with the same bytes and headers at 60 addresses, in both languages and every coding, to GET and HEAD and with a matching ETag", async () => {
		expect(addresses.length).toBeGreaterThanOrEqual(60);
		let before = 0;
		for (const target of addresses) {
			for (const Cookie of LANGUAGES) {
				for (const coding of CODINGS) {
					const headers = { Cookie, "Accept-Encoding": coding };
					const byApp = await answer(served.app, target, headers);
					const reached = served.reached();
					expect([target, await answer(served.door, target, headers)]).toEqual([target, byApp]);
					if (!headOf(byApp).startsWith("http/1.1 200")) continue;
					expect([target, served.reached()]).toEqual([target, reached]);
					before++;
					const etag = headerOf(byApp, "etag");
					const known = { ...headers, "If-None-Match": `"x", ${/^etag: (.*)$/m.exec(byApp)?.[1]?.trim() ?? etag}` };
					const notModified = await answer(served.door, target, known);
					expect(headOf(notModified)).toMatch(/^http\/1\.1 304/);
					expect(notModified).toBe(await answer(served.app, target, known));
					expect(await answer(served.door, target, headers, "HEAD")).toBe(await answer(served.app, target, headers, "HEAD"));
				}
			}
		}
		// Every one of them but a redirect, and an address that is none.
		expect(before).toBeGreaterThanOrEqual(58 * LANGUAGES.length * CODINGS.length);
	});

	test("with every security header, with HSTS if visitors use https, and with the language cookie for its reader alone", async () => {
		await answer(served.door, "/?lang=sv");
		const reached = served.reached();
		const arrival = await answer(served.door, "/?lang=sv");
		expect(served.reached()).toBe(reached);
		expect(headerOf(arrival, "strict-transport-security")).toBe("max-age=31536000");
		expect(headerOf(arrival, "set-cookie")).toMatch(/^app-lang=sv; /);
		expect(headerOf(arrival, "cache-control")).toBe("private, no-cache");
		const next = await answer(served.door, "/?lang=sv", { Cookie: "app-lang=sv" });
		expect([headerOf(next, "set-cookie"), headerOf(next, "cache-control")]).toEqual([undefined, "public, no-cache"]);
	});

	test("from one document for all unknown parameters, in any spelling", async () => {
		await answer(served.app, "/2026/nations");
		const reached = served.reached();
		for (const query of ["?x=1", "?x=1&x=2", "?%78", "?", "?utm_source=%F0%9F%91%8B&filter="]) {
			expect([query, headOf(await answer(served.door, `/2026/nations${query}`)).slice(0, 12)]).toEqual([query, "http/1.1 200"]);
		}
		expect(served.reached()).toBe(reached);
	});

	test.each(["http://cup.example/2026", "//2026", "/2026/../2026", "/%32026", "/2026#x", "/\\2026"])(
		"or not at all where an address is written in another way than its document's: %s is answered as by the app",
		async (target) => {
			await answer(served.app, "/2026");
			expect(await answer(served.door, target)).toBe(await answer(served.app, target));
		},
	);

	test("never to methods other than GET and HEAD", async () => {
		await answer(served.app, "/2026");
		for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
			expect(headOf(await answer(served.door, "/2026", { "Content-Length": "0" }, method))).toMatch(/^http\/1\.1 405/);
		}
	});

	test("for the requested host, if PUBLIC_URL is not set", async () => {
		const nameless = await serve();
		const byName = async (Host: string) => headOf(await answer(nameless.door, "/2026", { Host }));
		for (const name of ["localhost:1", "localhost:2", "localhost:1"]) {
			const text = await answer(nameless.door, "/2026", { Host: name });
			expect(text).toContain(`http://${name}/`);
			expect(text).not.toContain(`http://localhost:${name.endsWith("1") ? 2 : 1}/`);
		}
		expect(await byName("evil.example")).toMatch(/^http\/1\.1 200/);
		expect(await answer(nameless.door, "/2026", { Host: "evil.example" })).not.toContain("evil.example");
		expect(await byName("a@b")).toMatch(/^http\/1\.1 400/);
	});

	test("including scripts, styles and flags, in the codings that the build has made", async () => {
		const assets = path.join(CLIENT_FOLDER, "assets");
		const [script] = readdirSync(assets)
			.filter((name) => name.endsWith(".js"))
			.sort((one, other) => statSync(path.join(assets, other)).size - statSync(path.join(assets, one)).size);
		for (const target of [`/assets/${script}`, "/flags/se.svg", "/flags/mx.svg"]) {
			for (const coding of CODINGS) {
				const headers = { "Accept-Encoding": coding };
				const byApp = await answer(served.app, target, headers);
				expect(headOf(byApp)).toMatch(/^http\/1\.1 200/);
				expect(await answer(served.door, target, headers)).toBe(byApp);
			}
		}
		const packed = await answer(served.door, `/assets/${script}`, { "Accept-Encoding": "br" });
		expect(headerOf(packed, "cache-control")).toBe("public, max-age=31536000, immutable");
		const beside = readFileSync(path.join(assets, `${script}.br`)).toString("latin1");
		expect(packed.slice(packed.indexOf("\r\n\r\n") + 4) === beside).toBe(true);
	});

	test("including GraphQL: an answer to GET, in every coding, until something in it changes", async () => {
		for (const coding of CODINGS) {
			for (const revision of ["", "&revision=1"]) {
				const headers = { "Accept-Encoding": coding };
				const byApp = await answer(served.app, DATA + revision, headers);
				const reached = served.reached();
				expect(await answer(served.door, DATA + revision, headers)).toBe(byApp);
				expect(served.reached()).toBe(reached);
				expect(headerOf(byApp, "content-encoding")).toBe(coding === "" ? undefined : coding);
				expect(headerOf(byApp, "vary")).toBe("accept, accept-encoding");
				expect(headerOf(byApp, "strict-transport-security")).toBe("max-age=31536000");
				const etag = /^etag: (.*)$/m.exec(byApp)?.[1]?.trim() ?? "";
				const notModified = await answer(served.door, DATA + revision, { ...headers, "If-None-Match": etag });
				expect(headOf(notModified)).toMatch(/^http\/1\.1 304/);
				expect(notModified).toBe(await answer(served.app, DATA + revision, { ...headers, "If-None-Match": etag }));
			}
		}
		expect(headOf(await answer(served.door, DATA, { Accept: "application/graphql-response+json" }))).toContain(
			"content-type: application/graphql-response+json",
		);
	});
});

describe("a document's styles", () => {
	// Chromium 156 lays out all text again for such a face: findings/chromium-repeated-font-face-lays-out-all.sh.
	test("have the fallback typefaces, which the stylesheet behind them does not repeat", async () => {
		const html = await (await served.site.fetch(new Request(`https://${HOST}/2026/nations`))).text();
		const faces = (css: string) =>
			new Set(Array.from(css.matchAll(/@font-face\s*\{[^}]*font-family:\s*"?([^;"}]+)/g), ([, family = ""]) => family));
		const own = faces(html.slice(0, html.indexOf("</head>")));
		expect([...own]).toContain("Sofia Sans Fallback");
		const sheets = readdirSync(path.join(CLIENT_FOLDER, "assets")).filter((name) => /^styles-.*\.css$/.test(name));
		expect(sheets).toHaveLength(1);
		const behind = readFileSync(path.join(CLIENT_FOLDER, "assets", sheets[0] as string), "utf8");
		expect([...faces(behind)].filter((family) => own.has(family))).toEqual([]);
	});

	test("are elements whose hashes are in the policy: no element has a style attribute, which the policy would block", async () => {
		let ruled = 0;
		for (const [path] of SCREENS) {
			const document = await served.site.fetch(new Request(`https://${HOST}/2026${path}`));
			const policy = document.headers.get("content-security-policy") ?? "";
			expect(policy).toMatch(/; style-src 'self'( 'sha256-[^']+')+; img-src /);
			const html = await document.text();
			expect([path, html.match(/<[a-z][^<>]* style="/g)]).toEqual([path, null]);
			const names = new Set(Array.from(html.matchAll(/ data-s="(\w+)"/g), ([, name]) => name));
			const head = html.slice(0, html.indexOf("</head>"));
			for (const name of names) {
				expect([path, head.includes(`:is(#s,[data-s=${name}]){`)]).toEqual([path, true]);
				ruled++;
			}
		}
		expect(ruled).toBeGreaterThan(40);
	});
});

describe("a HEAD of GraphQL", () => {
	test("is answered like its GET, without the content, cached or not, valid or not", async () => {
		for (const target of [DATA, "/graphql?query=%7B__typename%7D", "/graphql?query=%7Bnothing%7D", "/graphql"]) {
			for (const coding of CODINGS) {
				const headers = { "Accept-Encoding": coding };
				for (const server of [served.app, served.door]) {
					const [byGet, byHead] = [await answer(server, target, headers), await answer(server, target, headers, "HEAD")];
					const without = (text: string) => headOf(text).replace(/^(content-length|transfer-encoding): .*\r\n/gm, "");
					expect([target, without(byHead)]).toEqual([target, without(byGet)]);
					expect(byHead.slice(byHead.indexOf("\r\n\r\n") + 4)).toBe("");
				}
			}
		}
	});
});

describe("Vary", () => {
	/** Each name once, in one line. */
	function expectOnce(target: string, text: string): void {
		const said = headOf(text).match(/^vary: .*$/gm) ?? [];
		const names = said.flatMap((line) =>
			line
				.slice("vary: ".length)
				.trim()
				.split(/\s*,\s*/),
		);
		expect([target, said.length <= 1, names]).toEqual([target, true, [...new Set(names)]]);
	}

	test("names each header once at every address, in every coding, language and method, cached or not", async () => {
		const other = [
			"/flags/se.svg",
			"/health",
			"/ready",
			"/sitemap.xml",
			"/sitemap-2026.xml",
			"/robots.txt",
			"/nothing",
			"/calendar/x",
		];
		for (const target of [...addresses, ...other, DATA, "/graphql", "/api/report", "/office", "/identity"]) {
			for (const coding of CODINGS) {
				for (const method of ["GET", "HEAD", "OPTIONS"]) {
					const headers = { Cookie: LANGUAGES[0] as string, "Accept-Encoding": coding, Origin: "https://other.example" };
					for (const server of [served.app, served.door])
						expectOnce(`${method} ${target}`, await answer(server, target, headers, method));
				}
			}
		}
	});
});

describe("a page that is not cached", () => {
	test("is not rendered for an address over its quota, which gets a retry time; cached pages are still sent to it", async () => {
		const { fetch } = (await serve({ publicUrl: `https://${HOST}` })).site;
		const asked = (path: string) => new Request(`https://${HOST}${path}`);
		const late = { ...UNMETERED, wait: () => 1 };
		const refused = await fetch(asked("/2026/nations"), late);
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
		expect((await fetch(asked("/2026/nations"))).status).toBe(200);
		expect((await fetch(asked("/2026/nations"), late)).status).toBe(200);
	});

	test("is rendered if another address that had requested it first is over its quota", async () => {
		const { fetch } = (await serve({ publicUrl: `https://${HOST}` })).site;
		const asked = () => new Request(`https://${HOST}/2026/nations`);
		const overdrawn = { ...UNMETERED, isOverdrawn: () => true, wait: () => 0 };
		let isLate = false;
		const first = fetch(asked(), { ...overdrawn, wait: () => (isLate ? 1 : 0) });
		const second = fetch(asked());
		isLate = true;
		expect([(await first).status, (await second).status]).toEqual([429, 200]);
	});

	test("is stored neither here nor in the browser if it does not exist", async () => {
		const { app, reached, door } = await serve({ publicUrl: `https://${HOST}` });
		const none = await answer(app, "/2026/teams/none");
		expect([headOf(none).slice(9, 12), headerOf(none, "cache-control")]).toEqual(["404", "no-store"]);
		const before = reached();
		await answer(door, "/2026/teams/none");
		expect(reached()).toBe(before + 1);
	});

	test("allows GET and HEAD only, and answers 405 with Allow otherwise", async () => {
		const refused = await answer(served.app, "/2026", { "Content-Length": "0" }, "PUT");
		expect([headOf(refused).slice(9, 12), headerOf(refused, "allow")]).toEqual(["405", "get, head"]);
	});
});

describe("a change evicts at once what shows it, and nothing else", () => {
	test("a goal: its match's page and its answers, not another's", async () => {
		const { source, models, door, reached } = await serve({ publicUrl: `https://${HOST}` });
		const query = encodeURIComponent('{ tournament(cup: 7, tournament: "lc-2026") { match(id: "g15-m1") { homeScore } } }');
		const data = `/graphql?query=${query}`;
		const ask = (target: string) => answer(door, target);
		const before = new Map<string, string>();
		for (const target of ["/2026/matches/g15-m1", data, "/2026/matches/b14-m1", "/2026/rules"]) {
			await ask(target);
			before.set(target, await ask(target));
		}
		const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...match, score: { home: 7, away: 5 } }));
		expect(await ask(data)).toContain('"homeScore":7');
		expect(await ask("/2026/matches/g15-m1")).not.toBe(before.get("/2026/matches/g15-m1"));
		const count = reached();
		expect(await ask("/2026/matches/b14-m1")).toBe(before.get("/2026/matches/b14-m1"));
		expect(reached()).toBe(count);
	});

	test("a change of publication or of a young category: no client gets an answer that was cached before it", async () => {
		const { source, models, door } = await serve({ publicUrl: `https://${HOST}` });
		const data = `/graphql?query=${encodeURIComponent('{ tournament(cup: 7, tournament: "lc-2026") { match(id: "g15-m1") { homeScore } } }')}`;
		const page = "/2026/matches/g15-m1";
		for (let times = 0; times < 2; times++) for (const target of [page, data]) await answer(door, target);
		const shown = async () => [/"homeScore":\d/.test(await answer(door, data)), headOf(await answer(door, page)).slice(9, 12)];
		expect(await shown()).toEqual([true, "200"]);
		const scored = await answer(door, page);
		await followed(models, () =>
			source.revise("lc-2026", ({ categories }) => {
				for (const category of categories) category.publishes = { scores: false, tables: false, playoffs: false };
			}),
		);
		expect(await shown()).toEqual([false, "200"]);
		expect(await answer(door, page)).not.toBe(scored);
		await followed(models, () =>
			source.revise("lc-2026", ({ published }) => {
				published.schedule = false;
			}),
		);
		expect(await shown()).toEqual([false, "404"]);
	});
});

describe("an edition that has ended", () => {
	const PAGES = ["matches/g15-m1", "categories/g15", "categories/b14/playoff/b14-a-1", "nations", "teams/g15-ask", "matches"];
	const DAY = 86_400_000;
	const AUTUMN = Date.parse("2026-09-01T10:00:00Z");
	/** What a reader sees: of the data beside it the time may be another. */
	const seen = (page: string) => page.slice(page.indexOf("\r\n\r\n")).replace(/<script[^>]*>.*?<\/script>/gs, "");

	test("is cached without expiry and revalidated by its readers, and a correction evicts it at once", async () => {
		let now = AUTUMN;
		const { source, models, door, reached } = await serve({ publicUrl: `https://${HOST}`, now: () => now });
		const pages = PAGES.map((page) => `/2026/${page}`);
		for (const page of pages) expect([page, headOf(await answer(door, page)).slice(9, 12)]).toEqual([page, "200"]);
		const kept = new Map<string, string>();
		for (const page of pages) kept.set(page, await answer(door, page));
		expect(headerOf(kept.get(pages[0] as string) as string, "cache-control")).toBe("public, no-cache");
		const before = reached();
		for (now of [AUTUMN + 90_000, AUTUMN + 10 * DAY, AUTUMN + 300 * DAY]) {
			for (const page of pages) expect([page, (await answer(door, page)) === kept.get(page)]).toEqual([page, true]);
		}
		expect(reached()).toBe(before);
		const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...match, score: { home: 7, away: 5 } }));
		expect(await answer(door, "/2026/matches/g15-m1")).not.toBe(kept.get("/2026/matches/g15-m1"));
	});

	test("is the same whenever it is rendered", async () => {
		const servers = [AUTUMN, AUTUMN + 300 * DAY].map((at) => serve({ publicUrl: `https://${HOST}`, now: () => at }));
		const [early, late] = (await Promise.all(servers)) as [Served, Served];
		for (const page of PAGES) {
			const shown = seen(await answer(early.door, `/2026/${page}`));
			expect([page, seen(await answer(late.door, `/2026/${page}`)) === shown]).toEqual([page, true]);
		}
	});

	test("is rendered again each minute only while the edition is being played", async () => {
		let now = Date.parse("2026-07-15T10:00:00Z");
		const { door, reached } = await serve({ publicUrl: `https://${HOST}`, now: () => now });
		await answer(door, "/2026/nations");
		const before = reached();
		await answer(door, "/2026/nations");
		expect(reached()).toBe(before);
		now += 61_000;
		await answer(door, "/2026/nations");
		expect(reached()).toBe(before + 1);
	});
});
