import { beforeEach, expect, test, vi } from "vitest";
import { cachesInMemory } from "../../../tests/support/caches-in-memory.ts";
import { offlineEn } from "../../text/offline/en.ts";
import { offlineSv } from "../../text/offline/sv.ts";
import {
	OWN_ANSWER,
	SAVED_BUILD,
	SAVED_FILES,
	SAVED_HOME,
	SAVED_LANGUAGE,
	SAVED_SHELL,
	savedFile,
} from "../offline/saved-names.ts";
import { MOST_BYTES, type PageToSave, saveData, savedBytes, savedData, savedPages, savePage } from "../offline/saved-store.ts";

const ORIGIN = "http://cup.test";
const listeners: Record<string, (event: object) => void> = {};
const registration = { active: null as object | null, scope: `${ORIGIN}/` };
const cookies = new Map<string, string>();
const claim = vi.fn(async () => undefined);
const FILES = ["/assets/a.js", "/assets/b.css"];

/** The network's answers. */
let network: (path: string) => Response | Promise<Response>;
const noNetwork = () => Promise.reject(new TypeError("no network"));
const asked: string[] = [];

beforeEach(async () => {
	const self = {
		addEventListener: (type: string, listener: (event: object) => void) => Object.assign(listeners, { [type]: listener }),
		...{ registration, clients: { claim }, caches: cachesInMemory() },
		cookieStore: { get: async (name: string) => ({ value: cookies.get(name) ?? "" }) },
	};
	const globals = { self, caches: self.caches, registration, location: new URL(ORIGIN), navigator: {} };
	for (const [name, value] of Object.entries({ ...globals, BUILT_FILES: FILES, BUILT_BYTES: 1_000, FetchEvent: class {} }))
		vi.stubGlobal(name, value);
	vi.stubEnv("NODE_ENV", "production");
	// No timeout expires; between two files other tasks run.
	const { setTimeout: now } = globalThis;
	vi.stubGlobal("setTimeout", (act: () => void, ms: number) => (ms === 0 ? now(act, 0) : undefined));
	vi.spyOn(Response, "redirect").mockImplementation(
		(url) => new Response(null, { status: 302, headers: { location: String(url) } }),
	);
	vi.stubGlobal("fetch", async (request: Request) => {
		const path = request.url.slice(ORIGIN.length);
		asked.push(path);
		return network(path);
	});
	network = noNetwork;
	asked.length = 0;
	cookies.clear();
	registration.active = null;
	await import("./worker.ts");
});

/** @returns the worker's answer; undefined where it leaves the address to the browser */
async function ask(address: string, mode = "navigate"): Promise<Response | undefined> {
	const request = Object.defineProperty(new Request(new URL(address, ORIGIN)), "mode", { value: mode });
	let answer: Promise<Response> | undefined;
	listeners.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
	return answer;
}

/** A page's identity: its redirect's target, otherwise its mark and its texts. */
async function opens(address: string): Promise<string> {
	const answer = await ask(address);
	if (answer === undefined) return "the browser's";
	const leads = answer.headers.get("location");
	if (leads !== null) return `→ ${leads}`;
	const html = await answer.text();
	const [, why] = /data-saved-why="(\w+)"/.exec(html) ?? [];
	const mark = why === undefined ? "" : `${why}: `;
	return `${mark}${html.includes("data-not-saved") ? "in another's place " : ""}${html.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]*>/g, "")}`;
}

const keep = (address: string, more: Partial<PageToSave> = {}) =>
	savePage({
		...{
			language: "en",
			address,
			title: "",
			day: "",
			place: 0,
			at: 5,
			revision: 1,
			etag: "",
			files: [],
			policy: "default-src 'none'",
		},
		...{ html: `<html><body>kept ${address}</body></html>`, ...more },
	});

/** With My Week and a team of a phone that reads English. */
async function keepSome(): Promise<void> {
	await saveData(SAVED_LANGUAGE, "en");
	await saveData(SAVED_HOME, "/2026");
	await saveData(SAVED_SHELL, "/2026/favourites");
	for (const path of ["/teams/a", "/favourites", ""]) await keep(`/2026${path}`);
}

const own = (body: string, status = 200) => new Response(body, { status, headers: { [OWN_ANSWER]: "page" } });
const login = (status = 200) => new Response("log in", { status, headers: { "content-type": "text/html" } });
/** Failing answers, one after the other: the site refuses, or another server answers in its place. */
const refusals = () => [own("gone", 404), own("failed", 500), login(), login(403), new Response("bad gateway", { status: 502 })];

test("offline, an address opens its saved page, under its policy, at its own address", async () => {
	await keepSome();
	expect((await ask("/2026/teams/a"))?.headers.get("content-security-policy")).toBe("default-src 'none'");
	const opened: Record<string, string> = {};
	for (const address of [
		"/2026/teams/a",
		"/2026/teams/a?lang=sv",
		"/2026/teams/a?tab=form",
		"/teams/a",
		"/",
		"/2026/favourites?day=1",
	])
		opened[address] = await opens(address);
	expect(opened).toEqual({
		"/2026/teams/a": "noNetwork: kept /2026/teams/a",
		"/2026/teams/a?lang=sv": "noNetwork: kept /2026/teams/a",
		"/2026/teams/a?tab=form": "→ /2026/teams/a",
		"/teams/a": "→ /2026/teams/a",
		"/": "noNetwork: kept /2026",
		"/2026/favourites?day=1": "noNetwork: kept /2026/favourites",
	});
	await keep("/2026/teams/a", { language: "sv", html: "<html>sparad</html>" });
	expect(await opens("/2026/teams/a?lang=sv")).toBe("noNetwork: sparad");
	expect(await opens("/2026/teams/a")).toBe("noNetwork: kept /2026/teams/a");
});

test("the site's answer precedes the saved copy; the answer of a gateway, a login page or a failure does not", async () => {
	await keepSome();
	const opened: string[] = [];
	for (const answer of [own("now"), ...refusals()]) {
		network = () => answer.clone();
		opened.push(await opens("/2026/teams/a"));
	}
	const kept = "noAnswer: kept /2026/teams/a";
	expect(opened).toEqual(["now", "gone", kept, kept, kept, kept]);
});

test("an unsaved page is explained in My Week's document, unless the server answers with its own message", async () => {
	await keepSome();
	const opened: string[] = [await opens("/2026/teams/b")];
	for (const answer of refusals()) {
		network = () => answer.clone();
		opened.push(await opens("/2026/teams/b"));
	}
	const instead = "noAnswer: in another's place kept /2026/favourites";
	expect(opened).toEqual([instead.replace("Answer", "Network"), "gone", "failed", instead, "log in", instead]);
	await saveData(SAVED_SHELL, "/2026/gone");
	network = noNetwork;
	expect(await opens("/2026/teams/b"), "or in any other that is kept").toBe("noNetwork: in another's place kept /2026/teams/a");
});

test("with nothing saved the message is in the language of the address, otherwise of the saved pages, otherwise as chosen, otherwise in both", async () => {
	const said = async (address: string) => {
		const html = (await (await ask(address))?.text()) ?? "";
		return [offlineEn, offlineSv].map(({ title }) => html.includes(`<h1>${title}`));
	};
	expect(await said("/2026")).toEqual([true, true]);
	expect(await said("/2026?lang=de")).toEqual([true, true]);
	cookies.set("app-lang", "sv");
	expect(await said("/2026")).toEqual([false, true]);
	await saveData(SAVED_LANGUAGE, "en");
	expect(await said("/2026")).toEqual([true, false]);
	expect(await said("/2026?lang=sv")).toEqual([false, true]);
	vi.stubGlobal("CompressionStream", undefined);
	expect(await said("/2026?lang=en"), "in a browser that can keep nothing").toEqual([true, false]);
	network = () => own("now");
	expect(await opens("/2026")).toBe("now");
});

test("a calendar is answered with whatever the site answers, and never with a captive portal's page", async () => {
	await keepSome();
	const address = "/calendar/2026/teams/a.ics";
	const opened: string[] = [];
	const file = new Response("BEGIN", { headers: { "content-type": "text/calendar" } });
	for (const answer of [file, new Response("gone", { status: 404, headers: { "content-type": "text/html" } })]) {
		network = () => answer.clone();
		opened.push(await opens(address));
	}
	expect(opened).toEqual(["BEGIN", "gone"]);
	for (const none of [noNetwork, () => login()]) {
		network = none;
		expect((await ask(address))?.status).toBe(503);
	}
});

test("files and flags are the phone's where it has them, and the network's where it has not", async () => {
	await (await caches.open("workbox-precache-v2-http://cup.test/")).put("/assets/a.js", new Response("kept"));
	await saveData(savedFile("/flags/se.svg"), "<svg>kept</svg>");
	network = () => new Response("fetched", { headers: { "content-type": "image/svg+xml" } });
	const got: Record<string, string | undefined> = {};
	for (const path of ["/assets/a.js", "/assets/c.js", "/flags/se.svg", "/flags/no.svg", "/logo.svg"])
		got[path] = await (await ask(path, "no-cors"))?.text();
	expect(got).toEqual({
		...{ "/assets/a.js": "kept", "/assets/c.js": "fetched" },
		...{ "/flags/se.svg": "<svg>kept</svg>", "/flags/no.svg": "fetched", "/logo.svg": "fetched" },
	});
	expect(asked).toEqual(["/assets/c.js", "/flags/no.svg", "/logo.svg"]);
	expect((await ask("/flags/se.svg", "no-cors"))?.headers.get("content-type")).toBe("image/svg+xml");
});

test("what is no page, file or flag of this site is left to the browser", async () => {
	await keepSome();
	const left: [string, string][] = [
		...([
			["/2026/teams/a", "cors"],
			["/api/user", "cors"],
			["/office", "navigate"],
			["/report/one", "navigate"],
		] as [string, string][]),
		...([
			["http://other.test/2026/teams/a", "navigate"],
			["http://other.test/assets/a.js", "no-cors"],
		] as [string, string][]),
		...([
			["http://other.test/flags/se.svg", "no-cors"],
			["http://other.test/calendar/2026/a.ics", "navigate"],
		] as [string, string][]),
		...([
			["/flags/se.svg/more", "no-cors"],
			["/live", "cors"],
		] as [string, string][]),
	];
	for (const [address, mode] of left) expect([address, await ask(address, mode)]).toEqual([address, undefined]);
});

async function happen(type: string): Promise<void> {
	const waits: Promise<unknown>[] = [];
	listeners[type]?.({ waitUntil: (until: Promise<unknown>) => waits.push(until) });
	await Promise.all(waits);
}
const builtFiles = async () => {
	const name = (await caches.keys()).find((one) => one.startsWith("workbox-precache"));
	return name === undefined ? null : (await (await caches.open(name)).keys()).map(({ url }) => url.slice(ORIGIN.length));
};
const script = () => new Response("", { headers: { "content-type": "text/javascript" } });

test("a worker caches all built files, and reports their number and size; no captive portal's answer is cached", async () => {
	network = script;
	await happen("install");
	expect(await builtFiles()).toEqual(FILES);
	expect([(await savedData(SAVED_BUILD))?.data, (await savedData(SAVED_FILES))?.data]).toEqual([1_000, 2]);
	for (const path of FILES) await (await caches.open("workbox-precache-v2-http://cup.test/")).delete(path);
	for (const instead of [login(), new Response("", { status: 404, headers: { "content-type": "text/javascript" } })]) {
		network = () => instead.clone();
		await expect(happen("install")).rejects.toThrow();
		expect(await builtFiles()).toEqual([]);
	}
});

test("the first worker of a full phone begins without files; a later one leaves the phone to the one before", async () => {
	network = (path) => (path === FILES[0] ? script() : Promise.reject(new DOMException("full", "QuotaExceededError")));
	await happen("install");
	expect(await builtFiles()).toBeNull();
	expect(await savedData(SAVED_BUILD)).toBeNull();
	registration.active = {};
	await expect(happen("install")).rejects.toThrow("full");
	expect(await builtFiles()).toEqual([FILES[0]]);
});

test("while two versions lie there the dearest pages have what is left; before the first there is nothing to make room for", async () => {
	network = script;
	vi.stubGlobal("BUILT_BYTES", MOST_BYTES);
	await keep("/2026/second", { place: 1 });
	await keep("/2026/first", { place: 0 });
	await happen("install");
	expect((await savedPages()).length).toBe(2);
	registration.active = {};
	const pages = (await savedPages()).map(({ bytes }) => bytes);
	const beside = (await savedBytes()) - pages.reduce((sum, bytes) => sum + bytes, 0);
	vi.stubGlobal("BUILT_BYTES", (MOST_BYTES - beside - Math.max(...pages) - 5) / 2);
	await happen("install");
	expect((await savedPages()).map(({ address }) => address)).toEqual(["/2026/first"]);
});

test("a new worker deletes files that no saved page needs, and answers for the open pages", async () => {
	const files = await caches.open("workbox-precache-v2-http://cup.test/");
	for (const path of [...FILES, "/assets/kept-page.js", "/assets/old.js"]) await files.put(path, script());
	await keep("/2026", { files: ["/assets/kept-page.js"] });
	await happen("activate");
	expect(await builtFiles()).toEqual([...FILES, "/assets/kept-page.js"]);
	expect(claim).toHaveBeenCalledOnce();
});
