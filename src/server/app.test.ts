import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serveResource } from "../../tests/support/serve-resource.ts";
import { loadBrand } from "../brands/load.ts";
import { UNMETERED } from "../http/cpu-quota.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { type AppOptions, createApp } from "./app.ts";
import { listen } from "./listen.ts";
import { staticFiles } from "./static-files.ts";

const logged: { about: { err?: unknown; path?: unknown }; message: string }[] = [];
const log = {
	error: (about: object, message: string) => void logged.push({ about, message }),
	warn: () => undefined,
} as unknown as AppOptions["log"];
const said = (text: string) => async () => new Response(text);
const fails = async (): Promise<Response> => {
	throw new Error("the inside of it");
};

const reporting: AppOptions["reporting"] = new Hono();
reporting.get("/", (context) => context.json({}));

const files = serveResource(staticFiles([{ path: "/assets", folder: "/nowhere", cacheControl: "" }]));

/** The app with parts that answer one word each, without headers of their own, and one that fails. */
const PARTS: AppOptions = {
	brand: loadBrand(path.join(import.meta.dirname, "..", "brands"), "fyrcupen"),
	site: {
		fetch: said("site"),
		pageData: said("page data"),
		stored: () => undefined,
		storedPageData: () => undefined,
		page: async () => null,
	},
	publicUrl: undefined,
	graphql: async (request) => new Response(new Request(request).method),
	meters: { graphql: () => UNMETERED, pages: () => UNMETERED },
	accounts: { fetch: said("accounts"), identity: said("identity") },
	office: { fetch: said("office") },
	playing: { files: new Hono() },
	papers: { fetch: async () => null },
	worker: () => new Response(null, { status: 404 }),
	reporting,
	readiness: async () => null,
	resources: {
		fetch: async (request) => {
			const { pathname } = new URL(request.url);
			if (pathname.startsWith("/assets/")) return files.fetch(request);
			if (pathname.startsWith("/share/")) return fails();
			return /^\/(?:calendar|sitemap)/.test(pathname) ? said("resource")() : null;
		},
	},
	health: { answer: async () => ({ ok: true }) },
	log,
};
const app = createApp(PARTS);

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
	server = await listen(app, 0, { log });
});
beforeEach(() => {
	logged.length = 0;
});
afterAll(() => server.close());

/** The answer to a request that no client would send. */
function raw(request: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(request));
		let answer = "";
		socket.on("data", (bytes) => {
			answer += bytes;
		});
		socket.on("end", () => resolve(answer)).on("error", reject);
	});
}
const asked = (path: string, host: string, method = "GET") =>
	raw(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
const SECURED = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`);

describe("an answer", () => {
	it.each([
		"/health",
		"/graphql",
		"/api/report",
		"/api/user",
		"/2026",
		"/calendar/x",
		"/sitemap.xml",
		"/identity",
		"/assets/x.js",
	])("of %s has every security header", async (path) => {
		const { headers } = await app.request(path);
		expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
	});

	it("has HSTS for a year if visitors use https, and only then", async () => {
		const told = async (publicUrl: string | undefined) => {
			const { headers } = await createApp({ ...PARTS, publicUrl }).request("/2026");
			return headers.get("strict-transport-security");
		};
		expect(await told("https://cup.example")).toBe("max-age=31536000");
		for (const address of ["http://cup.example", undefined]) expect(await told(address)).toBeNull();
	});

	it("cannot be loaded by another site, except what others embed: the logo, icons", async () => {
		const policy = async (path: string) => (await app.request(path)).headers.get("cross-origin-resource-policy");
		for (const path of ["/2026", "/api/user", "/identity", "/health"])
			expect([path, await policy(path)]).toEqual([path, "same-origin"]);
		for (const path of ["/logo.svg", "/icons/32.png", "/favicon.ico"])
			expect([path, await policy(path)]).toEqual([path, "cross-origin"]);
	});

	it("about readiness has a status and the reason", async () => {
		const asked = async (reason: string | null) => {
			const answer = await createApp({ ...PARTS, readiness: async () => reason }).request("/ready");
			return [answer.status, await answer.json(), answer.headers.get("cache-control")];
		};
		expect(await asked(null)).toEqual([200, { ready: true }, "no-store"]);
		expect(await asked("the record is migrated")).toEqual([503, { ready: false, reason: "the record is migrated" }, "no-store"]);
	});

	it("keeps the headers that its part sets", async () => {
		const own = createApp({ ...PARTS, graphql: async () => new Response("", { headers: { "referrer-policy": "no-referrer" } }) });
		expect((await own.request("/graphql")).headers.get("referrer-policy")).toBe("no-referrer");
	});

	it("to a failure reveals nothing internal, is not cached, and is one log line without possible secrets", async () => {
		const answer = await app.request("/share/a-secret.png");
		expect([answer.status, await answer.text()]).toEqual([500, "Something went wrong here. Please try again.\n"]);
		expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
		expect(logged).toEqual([
			{ about: { err: expect.objectContaining({ message: "the inside of it" }), path: "/share" }, message: expect.any(String) },
		]);
	});
});

describe("a request", () => {
	it.each(["a%00b", "1.2.3.256", "a b", "", "[::1", "cup.example:99999", "a@b", "a/b", "a?b"])(
		"to the invalid host %j is refused with every security header, and logs nothing",
		async (host) => {
			for (const path of ["/", "/calendar/2026/teams/1.ics", "/robots.txt", "/graphql", "/health"]) {
				const answer = (await asked(path, host)).toLowerCase();
				expect([path, answer.split("\r\n")[0]]).toEqual([path, "http/1.1 400 bad request"]);
				for (const header of [...SECURED, "Cache-Control: no-store"]) expect(answer).toContain(header.toLowerCase());
			}
			expect(logged).toEqual([]);
		},
	);

	it.each(["localhost", "cup.example:8080", "[::1]:80", "xn--lillcupen-x4a.example", "127.0.0.1"])(
		"to the host %s is answered",
		async (host) => {
			expect((await asked("/", host)).split("\r\n")[0]).toBe("HTTP/1.1 200 OK");
		},
	);

	it.each(["evil.example", "cup.example:8080", "8.8.8.8", "localhost.evil.example", "[2001:db8::1]:80"])(
		"to a server without a configured name never redirects to %s: the client chose that name",
		async (host) => {
			const answer = await asked("/robots.txt", host);
			expect(answer).not.toContain(host);
			expect(answer).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/);
		},
	);

	it.each(["localhost:8080", "127.0.0.1", "192.168.1.5:3000", "[::1]:3000", "demo.localhost"])(
		"by this machine's own name %s is answered under that name",
		async (host) => {
			expect(await asked("/robots.txt", host)).toContain(`Sitemap: http://${host}/sitemap.xml`);
		},
	);

	it("by TRACE is refused at every address", async () => {
		for (const path of ["/", "/graphql", "/api/report", "/identity", "/health"])
			expect((await asked(path, "localhost", "TRACE")).split("\r\n")[0]).toBe("HTTP/1.1 405 Method Not Allowed");
		expect(logged).toEqual([]);
	});

	it.each(["http://a%00b/", "http://", "//", "/\\evil"])(
		"for the target %s is answered, or refused, and is no server error",
		async (path) => {
			expect((await asked(path, "localhost")).split("\r\n")[0]).toMatch(/^HTTP\/1\.1 (200|400) /);
			expect(logged).toEqual([]);
		},
	);
});
