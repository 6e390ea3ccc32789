import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtTestProgram } from "../support/built-program.ts";
import { freePort } from "../support/free-port.ts";
import { deskSecret } from "../support/office-desks.ts";
import { SCREENS } from "../support/screens.ts";

let server: ChildProcess;
let origin = "";
let port = 0;
const records = mkdtempSync(path.join(tmpdir(), "cupboard-preview-"));

beforeAll(async () => {
	port = await freePort();
	origin = `http://localhost:${port}`;
	const env = { ...process.env, E2E_RECORDS: records };
	server = fork(builtTestProgram("serve"), ["live", String(port)], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
	await once(server, "message");
	// What a preview would leak: the draw and the schedule are hidden.
	const hidden = await call("office", "POST", "/out/publication", {
		...{ of: "lot", on: false, withOthers: true, cupName: "Fyrcupen" },
	});
	expect(hidden.status).toBe(200);
});
afterAll(async () => {
	const ended = once(server, "exit");
	server.kill("SIGTERM");
	await ended;
	rmSync(records, { recursive: true, force: true });
});

type Role = Parameters<typeof deskSecret>[1];
const cookieOf = (role: Role) => `office=${deskSecret(port, role)}`;

async function call(role: Role, method: string, of: string, body?: object) {
	const headers: Record<string, string> = { cookie: cookieOf(role), origin, "content-type": "application/json" };
	const session = await fetch(`${origin}/office/api/session`, { headers });
	headers["x-office-token"] = ((await session.json()) as { token: string }).token;
	return fetch(`${origin}/office/api${of}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function opened(of: string): Promise<string> {
	const answer = await call("office", "POST", "/out/preview", { of });
	expect(answer.status).toBe(200);
	return ((await answer.json()) as { address: string }).address;
}

const look = (address: string, cookie = cookieOf("office")) =>
	fetch(origin + address, { redirect: "manual", headers: { cookie, "accept-language": "en" } });
const textAt = async (address: string) => (await look(address)).text();

const GROUP = "/2026/categories/b14/division/b14-g-1";
const MATCH = "/2026/matches/b14-m1";

it("shows the site's own pages as they would be with the switch on, and as they are", async () => {
	const [schedule, lot, now] = [await opened("schedule"), await opened("lot"), await opened("now")];
	const match = await textAt(schedule + MATCH);
	expect(match).toContain("ASK IF");
	expect(match).toContain("Preview, visible to you alone, ends ");
	expect(match).toContain("As it will be once published: the schedule.");
	expect((await look(now + MATCH)).status).toBe(404);
	expect((await look(lot + MATCH)).status, "the draw alone has no matches").toBe(404);
	expect(await textAt(lot + GROUP)).toContain("BRO IF");
	expect(await textAt(`${now}/2026?lang=en`)).toContain("As visitors see it now.");
	expect(await textAt(`${schedule + MATCH}?lang=sv`)).toContain("Så här blir det när detta publiceras: spelprogrammet.");
});

it("shows a change of the record on its next page", async () => {
	const base = await opened("teams");
	const text = { en: "Buses go at five", sv: "Bussarna går fem" };
	expect(await textAt(`${base}/2026`)).not.toContain(text.en);
	const made = await call("office", "PUT", "/out/announcements", { text, audience: { kind: "all" } });
	expect(await textAt(`${base}/2026`)).toContain(text.en);
	const { id } = (await made.json()) as { id: string };
	expect((await call("office", "DELETE", `/out/announcements/${id}`)).status).toBe(204);
	expect(await textAt(`${base}/2026`)).not.toContain(text.en);
});

it("is stored by no cache, framed by the office alone, listed by no search engine, and runs no script", async () => {
	const base = await opened("schedule");
	for (const page of [base, `${base}/2026`, base + MATCH, `${base}/2026/nowhere`, `${base}/calendar/2026/teams/b14-bro.ics`]) {
		const answer = await look(page);
		const text = await answer.text();
		expect([page, answer.headers.get("cache-control"), answer.headers.get("x-frame-options")]).toEqual([
			...[page, "private, no-store", "SAMEORIGIN"],
		]);
		expect(answer.headers.get("x-robots-tag")).toContain("noindex");
		for (const stored of ["etag", "last-modified", "expires", "age", "cupboard"])
			expect([page, answer.headers.has(stored)]).toEqual([page, false]);
		if (answer.status === 302) continue;
		const policy = answer.headers.get("content-security-policy");
		expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox allow-same-origin/);
		expect(policy).not.toMatch(/script-src|allow-scripts/);
		expect(text).not.toMatch(/<script|<[^>]*\son\w+="/);
		expect(text).not.toMatch(/rel="(modulepreload|manifest|canonical)"/);
	}
});

it("opens for the session that asked for it alone, as long as that is signed in and may publish", async () => {
	const base = await opened("schedule");
	const statusOf = async (address: string, cookie: string) => (await look(address, cookie)).status;
	expect(await statusOf(base + MATCH, cookieOf("office"))).toBe(200);
	expect(await statusOf(base + MATCH, "")).toBe(401);
	expect(await statusOf(base + MATCH, "office=nobody")).toBe(401);
	expect(await statusOf(base + MATCH, cookieOf("results")), "another desk").toBe(403);
	const [of, until, signed = ""] = base.split(".");
	const forged = [
		...[
			`${of?.replace("schedule", "lot")}.${until}.${signed}`,
			`${of}.${until}z.${signed}`,
			`${of}.${until}.${signed.slice(1)}x`,
		],
		...["/office/preview/schedule", "/office/preview/schedule.zzzzzzzz."],
	];
	for (const other of forged) expect([other, await statusOf(other + MATCH, cookieOf("office"))]).toEqual([other, 403]);
	for (const role of ["results", "arena"] as const)
		expect([role, (await call(role, "POST", "/out/preview", { of: "now" })).status]).toEqual([role, 403]);
	expect((await call("office", "POST", "/out/preview", { of: "everything" })).status).toBe(422);
	expect((await fetch(origin + base, { method: "POST", headers: { cookie: cookieOf("office") } })).status).toBe(404);
});

/** Addresses of links and forms; fragments, mail and other sites apart. */
const linksIn = (html: string): string[] =>
	[...html.matchAll(/<(?:a|area|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g)]
		.map(([, address = ""]) => address.replaceAll("&amp;", "&"))
		.filter((address) => !/^(#|mailto:|tel:|\?|https?:\/\/(?!localhost))/.test(address));

it("leads to its own pages, from every page", async () => {
	const base = await opened("schedule");
	const seen = new Set<string>();
	for (const [screen] of SCREENS) {
		const html = await textAt(`${base}/2026${screen}`);
		expect([screen, html.includes("Preview, visible to you alone")]).toEqual([screen, true]);
		for (const link of linksIn(html)) seen.add(link);
	}
	expect(seen.size).toBeGreaterThan(50);
	expect([...seen].filter((link) => !link.startsWith(`${base}/`))).toEqual([]);
	const home = await look(`${base}/`);
	expect([200, 302]).toContain(home.status);
	if (home.status === 302) expect(home.headers.get("location")).toContain(`${base}/2026`);
});

/** All that a visitor, a search engine, a calendar or another program can ask for. */
const PUBLIC: readonly string[] = [
	...["en", "sv"].flatMap((lang) => SCREENS.map(([screen]) => `/2026${screen}?lang=${lang}`)),
	...["/", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/sitemap-2026.xml", "/sw.js"],
	...["teams/b14-bro", "matches/b14-m1", "fields/heden-2"].map((of) => `/calendar/2026/${of}.ics`),
	...["placings/b14", "tables/b14"].map((of) => `/sheet/2026/${of}.csv`),
	...["", "/matches/b14-m1", "/categories/b14"].map((of) => `/share/en/2026${of}.png`),
];
const QUESTIONS: readonly string[] = [
	'{ tournament(cup: 1, tournament: "2026") { revision categories { id name } matches(first: 100) { totalCount nodes { id start homeTeamName } } } }',
	'{ tournament(cup: 1, tournament: "2026") { division(id: "b14-g-1") { id } match(id: "b14-m1") { id } team(id: "b14-bro") { id matches { id } } } }',
];

async function walked(): Promise<Map<string, string>> {
	const answers = new Map<string, string>();
	for (const address of PUBLIC) {
		const answer = await fetch(origin + address, { redirect: "manual" });
		answers.set(
			address,
			`${answer.status} ${answer.headers.get("etag")} ${Buffer.from(await answer.arrayBuffer()).toString("base64")}`,
		);
	}
	for (const query of QUESTIONS) {
		const asked = `${origin}/graphql?query=${encodeURIComponent(query)}`;
		answers.set(`get ${query}`, await (await fetch(asked)).text());
		const headers = { "content-type": "application/json" };
		answers.set(
			`post ${query}`,
			await (await fetch(`${origin}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })).text(),
		);
	}
	return answers;
}

it("changes nothing that anybody else can read, in the stores or beside them, and is told to no listener", async () => {
	const before = await walked();
	expect(Buffer.from(before.get(`/2026${GROUP.slice(5)}?lang=en`)?.split(" ")[2] ?? "", "base64").toString()).not.toContain(
		"BRO IF",
	);
	const leaving = new AbortController();
	const live = await fetch(`${origin}/live/2026`, { signal: leaving.signal });
	const reader = live.body!.getReader();
	const heard: string[] = [];
	const listening = (async () => {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			heard.push(Buffer.from(value).toString());
		}
	})().catch(() => undefined);
	const base = await opened("schedule");
	for (const [screen] of SCREENS) expect((await look(`${base}/2026${screen}?lang=en`)).status).toBeLessThan(500);
	expect(await textAt(base + GROUP)).toContain("BRO IF");
	// Once from the stores, once more from what they have stored since.
	for (const again of [await walked(), await walked()])
		for (const [address, answer] of again) expect(answer === before.get(address), address).toBe(true);
	leaving.abort();
	await listening;
	expect(heard.join("")).not.toMatch(/^data: .*(b14-m1|b14-g-1)/m);
	// The switches themselves are as they were.
	const told = (await (await call("office", "GET", "/out")).json()) as { published: object };
	expect(told.published).toEqual({ clubs: true, teams: true, lot: false, schedule: false });
});

it("ends with its session: a desk that signs out sees a clear page in its place", async () => {
	const base = await opened("schedule");
	expect((await look(base + MATCH)).status).toBe(200);
	expect((await call("office", "POST", "/sign-out")).status).toBe(204);
	const gone = await look(base + MATCH);
	expect(gone.status).toBe(401);
	expect(gone.headers.get("cache-control")).toBe("private, no-store");
	expect(await gone.text()).toContain("You are signed out");
});
