import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtProgram } from "../../scripts/program.mjs";
import { loadBrand } from "../../src/brands/load.ts";
import { SECURITY_HEADERS } from "../../src/http/security-headers.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { aSmallCup } from "../support/cup.ts";
import { freePort } from "../support/free-port.ts";
import { letGo } from "../support/kept-record.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
type Ask = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

const { cupboard, write, folder, environment } = aRecordFolder();
let server: ChildProcess;
let port: number;
let metricsPort: number;

function ask(target: string, { method = "GET", headers = {}, body }: Ask = {}, at = port): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ port: at, method, path: target, headers: { host: "cup.example", ...headers } }, (answer) => {
			let text = "";
			answer.setEncoding("utf8").on("data", (part) => {
				text += part;
			});
			answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
		});
		sent.on("error", reject).end(body);
	});
}

beforeAll(async () => {
	const cup = aSmallCup();
	const { cup: id } = loadBrand(BRANDS_FOLDER, "fyrcupen");
	expect(await cupboard("import", write("cup.json", { ...cup, cup: { ...cup.cup, id } }))).toMatchObject({ code: 0 });
	await letGo(path.join(environment.CUPBOARD_DATA, "record"));
	builtProgram();
	[port, metricsPort] = [await freePort(), await freePort()];
	const bin = fileURLToPath(new URL("../../bin/cupboard.mjs", import.meta.url));
	const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), PUBLIC_URL: "https://cup.example", LOG_LEVEL: "error" };
	const env = { ...process.env, ...environment, ...ports };
	server = spawn(process.execPath, [bin, "serve"], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
	while (
		!(await ask("/ready").then(
			({ status }) => status === 200,
			() => false,
		))
	) {
		if (server.exitCode !== null) throw new Error("the server did not start");
		await setTimeout(250);
	}
});
afterAll(async () => {
	server.kill("SIGKILL");
	await once(server, "exit");
});

/** Named by what it is, where its address is in a page. */
async function fromPage(pattern: RegExp): Promise<string> {
	const { text } = await ask("/2026/teams/b14-ask");
	return pattern.exec(text)?.[1]?.replace("https://cup.example", "").replaceAll("&amp;", "&") ?? "not in the page";
}
const JSON_TYPE = { "content-type": "application/json", origin: "https://cup.example" };
const post = (body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): Ask => ({ method: "POST", headers, body });

type Row = readonly [what: string, target: string | RegExp, status: number, ask?: Ask];
const ROWS: readonly Row[] = [
	["a page", "/2026", 200],
	["a page of a team", "/2026/teams/b14-ask", 200],
	["a page that is none", "/2026/nothing-here", 404],
	["a script", /(\/assets\/[\w.-]+\.js)/, 200],
	["an asset that is none", "/assets/none.js", 404],
	["the manifest", /<link rel="manifest" href="([^"]+)"/, 200],
	["a share picture", /<meta property="og:image" content="([^"]+)"/, 200],
	["the sitemap", "/sitemap.xml", 200],
	["robots.txt", "/robots.txt", 200],
	["a calendar", "/calendar/2026/teams/b14-ask.ics", 200],
	["a calendar that is none", "/calendar/2026/teams/none.ics", 404],
	["a sheet", "/sheet/2026/categories/b14/tables.csv", 200],
	["a sheet that is none", "/sheet/2026/categories/none/tables.csv", 404],
	["a question", "/graphql?query={__typename}", 200],
	["a question that is posted", "/graphql", 200, post('{"query":"{__typename}"}')],
	["a question that cannot be read", "/graphql", 400, post('{"query')],
	["a question of another kind", "/graphql", 405, { method: "PUT" }],
	["a call without a token", "/api/user", 401],
	["a call that is none", "/api/none", 404],
	["a call by another method", "/sanctum/token", 405],
	["a call that cannot be read", "/sanctum/token", 400, post("{ no JSON")],
	["a call that is too large", "/sanctum/token", 413, post(`"${"x".repeat(20_000)}"`)],
	["a call of another site's page", "/sanctum/register", 403, post("{}", { ...JSON_TYPE, origin: "https://evil.example" })],
	["a report without a token", "/api/report/whoami", 401],
	["the office", "/office", 200],
	["a call of the office without a session", "/office/api/session", 401],
	["an identity page", "/identity", 200],
	["an identity page that is none", "/identity/none", 404],
	["a photo that is none", "/api/photos/none", 404],
	["a page by another method", "/2026", 405, { method: "DELETE" }],
	["a page by a method without content", "/2026", 405, { method: "OPTIONS" }],
	["an address that cannot be read", "/%zz", 404],
	["a Host that cannot be read", "/2026", 400, { headers: { host: "a@b" } }],
	["whether it is ready", "/ready", 200],
	["its health", "/health", 200],
];

it.each(ROWS.map(([what, target, status, asked]) => ({ what, target, status, asked })))(
	"$what has the headers that every answer has",
	async ({ target, status, asked }) => {
		const address = typeof target === "string" ? target : await fromPage(target);
		const answer = await ask(address, asked);
		expect([address, answer.status]).toEqual([address, status]);
		const { "cross-origin-resource-policy": policy, "referrer-policy": referrer, ...always } = SECURITY_HEADERS;
		expect(answer.headers).toMatchObject(always);
		// No browser asks by a Host that cannot be read.
		if (asked?.headers?.host === undefined) expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
		expect([referrer, "same-origin", "no-referrer"]).toContain(answer.headers["referrer-policy"]);
		expect([policy, "cross-origin"]).toContain(answer.headers["cross-origin-resource-policy"]);
		for (const name of ["server", "x-powered-by"]) expect(answer.headers).not.toHaveProperty(name);
		const type = (answer.headers["content-type"] ?? "").toLowerCase();
		if (answer.text !== "") expect(type).not.toBe("");
		if (/^text\/(html|plain|css|csv|calendar|javascript)/.test(type)) expect(type).toContain("charset=utf-8");
		if (!type.startsWith("text/html")) return;
		const rules = String(answer.headers["content-security-policy"]);
		for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
			expect(rules).toContain(rule);
		expect(rules).not.toMatch(/unsafe-|\*/);
	},
);

it("the metrics' own port has the same headers, and no other address", async () => {
	for (const [target, status] of [
		["/metrics", 200],
		["/", 404],
	] as const) {
		const answer = await ask(target, { headers: { host: `127.0.0.1:${metricsPort}` } }, metricsPort);
		expect([target, answer.status]).toEqual([target, status]);
		expect(answer.headers).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
	}
});
