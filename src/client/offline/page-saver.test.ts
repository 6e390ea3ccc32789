import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachesInMemory } from "../../../tests/support/caches-in-memory.ts";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { type PageSaving, savePages } from "./page-saver.ts";
import {
	OWN_ANSWER,
	SAVED_BUILD,
	SAVED_DAY,
	SAVED_FILES,
	SAVED_HOME,
	SAVED_LANGUAGE,
	SAVED_SHELL,
	savedFile,
	savedFollowed,
	savedMisfits,
} from "./saved-names.ts";
import {
	dropSaved,
	MOST_BYTES,
	SAVING_LOCK,
	type SavedPage,
	saveData,
	savedBytes,
	savedData,
	savedPages,
	savePage,
} from "./saved-store.ts";

/** A browser's locks, each held by one at a time. */
function locksInMemory() {
	const held = new Map<string, Promise<unknown>>();
	return {
		async request(name: string, ...[given, act]: [unknown, unknown?]) {
			const run = (act ?? given) as (lock: object | null) => Promise<unknown>;
			const before = held.get(name);
			if (before !== undefined && (given as LockOptions).ifAvailable) return run(null);
			const own = Promise.resolve(before).then(() => run({}));
			held.set(name, own);
			await own;
			if (held.get(name) === own) held.delete(name);
		},
	};
}

const PAGE_DATA = JSON.stringify({ loaderData: { root: { language: "en", followed: { 2026: 7 } } }, errors: null });
const HTML = `<title>Home – Cup</title><script type="application/json" id="page-data">${PAGE_DATA}</script>`;

/** The requests to the server: path, and the state that the client sent. */
let asked: string[];
let etag: string;
let changed: number;

const keeping: PageSaving = {
	...{ cup: 1, tournament: "t", year: "2026", latest: "2026", language: "en", resultsBase: "/api", pathname: "/2026" },
	...{ teams: [], fields: [], changedAt: () => changed, signal: new AbortController().signal },
};

beforeEach(async () => {
	[asked, etag, changed] = [[], '"one"', 7];
	vi.stubGlobal("caches", cachesInMemory());
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("fetch", async (address: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
		const told = headers["if-none-match"] ?? "";
		asked.push(`${address} ${told}`.trim());
		return new Response(told === etag ? null : HTML, {
			status: told === etag ? 304 : 200,
			headers: { [OWN_ANSWER]: "page", etag },
		});
	});
	await caches.open("workbox-precache-test");
});
afterEach(() => void vi.unstubAllGlobals());

const look = async (): Promise<readonly string[]> => {
	asked = [];
	await savePages(keeping);
	return asked;
};
/** Follows a team without matches on that day. */
const followsOn = (today: string) => {
	const page = vi.mocked(fetch);
	const followed = JSON.stringify({ data: { tournament: { today, matchesOf: [] } } });
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
		init.method === "POST" ? new Response(followed, { headers: { "content-type": "application/json" } }) : page(address, init),
	);
};
const follows = () => savePages({ ...keeping, teams: ["b14-ask"] });
const addresses = async () => (await savedPages()).map(({ address }) => address);

test("what does not fit is asked for once, and again when it has changed or there is room", async () => {
	await saveData(SAVED_BUILD, MOST_BYTES / 2);
	expect(await look()).toEqual(["/2026/favourites", "/2026"]);
	expect(await addresses()).toEqual([]);
	expect(await look()).toEqual([]);

	changed = 8;
	expect(await look(), "with what it was known by").toEqual(['/2026/favourites "one"', '/2026 "one"']);
	expect(await look(), "the server has said that it stands").toEqual([]);

	[changed, etag] = [9, '"two"'];
	expect(await look()).toEqual(['/2026/favourites "one"', '/2026 "one"']);

	await saveData(SAVED_BUILD, 0);
	expect(await look(), "whole: nothing of it is kept").toEqual(["/2026/favourites", "/2026"]);
	expect((await savedData(savedMisfits("en")))?.data).toEqual({});
	expect(await addresses()).toEqual(["/2026/favourites", "/2026"]);
});

test("pages have the room of a second build's files as long as none lies there", async () => {
	await saveData(SAVED_BUILD, MOST_BYTES * 0.6);
	await saveData(SAVED_FILES, 1);
	const files = await caches.open("workbox-precache-test");
	await files.put("/assets/one.js", new Response(""));
	await look();
	expect(await addresses()).toEqual(["/2026/favourites", "/2026"]);
	expect((await savedPages()).map(({ place }) => place)).toEqual([0, 1]);
	await dropSaved();
	await saveData(SAVED_BUILD, MOST_BYTES * 0.6);
	await saveData(SAVED_FILES, 1);
	await files.put("/assets/one-next.js", new Response(""));
	await look();
	expect(await addresses()).toEqual([]);
});

test("a reader who signs in after another user signed out has no more space: the files are still cached", async () => {
	const files = await caches.open("workbox-precache-test");
	await files.put("/assets/one.js", new Response("x".repeat(MOST_BYTES)));
	await dropSaved();
	await look();
	expect(await addresses()).toEqual([]);
	await dropSaved();
	await saveData(SAVED_BUILD, MOST_BYTES - 100);
	await saveData(SAVED_FILES, 1);
	await look();
	expect(await addresses(), "what is kept beside pages has its room too").toEqual([]);
});

test("a saved page is requested again once it has changed, with its ETag", async () => {
	expect(await look()).toEqual(["/2026/favourites", "/2026"]);
	expect(await look()).toEqual([]);
	changed = 8;
	expect(await look()).toEqual(['/2026/favourites "one"', '/2026 "one"']);
	expect(await look()).toEqual([]);
});

test("a page of a past day stays until its edition changes, and is deleted then", async () => {
	followsOn("2026-07-13");
	await follows();
	const [{ bytes: _, ...told } = { bytes: 0 }] = await savedPages();
	const over = "/2026/matches/1";
	const wanted = await addresses();
	await savePage({ ...(told as SavedPage), address: over, day: "2026-07-12", revision: 7, html: HTML });
	await savePage({ ...(told as SavedPage), address: "/2026/matches/of-today", day: "2026-07-13", revision: 7, html: HTML });
	await savePage({ ...(told as SavedPage), address: "/2026/teams/of-no-day", day: "", revision: 7, html: HTML });
	await follows();
	expect(await addresses()).toEqual([...wanted, over]);
	changed = 8;
	await follows();
	expect(await addresses()).not.toContain(over);

	await savePage({ ...(told as SavedPage), address: over, day: "2026-07-12", revision: 8, html: HTML });
	const all = (await savedPages()).reduce((sum, { bytes }) => sum + bytes, 0);
	const { bytes } = (await savedPages()).at(-1)!;
	await saveData(SAVED_FILES, 1);
	await saveData(SAVED_BUILD, MOST_BYTES - ((await savedBytes()) - all) - (all - bytes));
	etag = '"two"';
	await savePages({ ...keeping, teams: ["b14-ask"], changedAt: (keys) => (keys.length === 0 ? 8 : 9) });
	expect(await addresses(), "it gives way to another").toEqual(wanted);
});

test("a page saved for a day counts for the next as soon as that begins, whether or not it is requested again", async () => {
	const days = async () => (await savedPages()).map(({ day }) => day.slice(8)).filter(Boolean);
	for (const day of ["13", "14"]) {
		followsOn(`2026-07-${day}`);
		await follows();
		expect(await days()).toEqual([day]);
	}
	changed = 8;
	followsOn("2026-07-15");
	await follows();
	expect(await days()).toEqual(["15"]);
});

test("with favourites their day is saved too: the pages, and of each its topics, files and flags", async () => {
	const match = { ...shownMatch("b14-ask", "Osaka"), arenaId: "heden", fieldId: "heden-1", part: "ON" };
	const division = { id: "d1", title: "Group 1", stage: { type: "GROUP" } };
	const tournament = {
		today: "2026-07-17",
		matchesOf: [{ ...match, id: "m1", category: { id: "b14" }, division, against: null }],
	};
	const shows =
		'<script src="/assets/entry.js"></script><img src="/flags/se.svg"/><img src="/flags/mx.svg"/><img src="/flags/no.svg"/><img src="/logo.svg"/>';
	const questions: unknown[] = [];
	const files: string[] = [];
	const large = new Response(" ".repeat(30_001), { headers: { "content-type": "image/svg+xml" } });
	const page = vi.mocked(fetch);
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		if (init.method === "POST") {
			questions.push([address, JSON.parse(String(init.body)).variables]);
			return new Response(JSON.stringify({ data: { tournament } }));
		}
		if (/[.](js|svg)$/.test(address)) {
			files.push(address);
			if (address.endsWith("mx.svg")) return large.clone();
			if (address.endsWith("no.svg"))
				return new Response("not there", { status: 404, headers: { "content-type": "image/svg+xml" } });
			if (address.endsWith("logo.svg")) return new Response("log in", { headers: { "content-type": "text/html" } });
			return new Response("its content", {
				headers: { "content-type": address.endsWith("svg") ? "image/svg+xml" : "text/javascript" },
			});
		}
		expect(init.cache).toBe("no-store");
		const answer = await page(address, init);
		const html = (await answer.text()).replace("Home", address) + shows;
		return new Response(html, { headers: { [OWN_ANSWER]: "page", etag: address, "content-security-policy": `of ${address}` } });
	});
	vi.spyOn(Date, "now").mockReturnValue(5_000);
	const fields = [{ id: "valhalla-1", arena: "valhalla" }];
	await savePages({ ...keeping, cup: 3, tournament: "9", latest: "2027", teams: ["b14-ask"], fields });

	expect(questions).toEqual([["/api/graphql?lang=en", { cup: 3, tournament: "9", teams: ["b14-ask"], fields: ["valhalla-1"] }]]);
	const day = "2026-07-17";
	const kept = [
		...["/favourites", "", "/matches", "/matches/m1", "/categories/b14/division/d1", "/teams/b14-ask"],
		...["/arenas/arena/heden/field/heden-1", "/arenas/arena/heden", "/arenas/arena/valhalla/field/valhalla-1"],
	];
	expect((await savedPages()).map(({ bytes: _, ...said }) => said)).toEqual(
		kept.map((path, place) => {
			const address = `/2026${path}`;
			const told = {
				language: "en",
				address,
				title: address,
				day: place < 3 ? "" : day,
				place,
				at: 5_000,
				revision: 7,
				etag: address,
			};
			return { ...told, files: ["/assets/entry.js"], policy: `of ${address}` };
		}),
	);
	expect(
		files.filter((file) => !/(mx|no|logo)[.]svg$/.test(file)),
		"each once",
	).toEqual(["/assets/entry.js", "/flags/se.svg"]);
	const dataOf = async (name: string) => (await savedData(name))?.data;
	const pictures = ["/flags/se.svg", "/flags/mx.svg", "/flags/no.svg", "/logo.svg"];
	expect(await Promise.all(pictures.map((path) => dataOf(savedFile(path))))).toEqual([
		...["its content", undefined, undefined, undefined],
	]);
	expect(await dataOf(savedFollowed("2026", "en"))).toEqual(tournament);
	expect(await Promise.all([SAVED_LANGUAGE, SAVED_HOME, SAVED_SHELL, SAVED_DAY].map(dataOf))).toEqual([
		"en",
		"/2027",
		"/2026/favourites",
		day,
	]);
});

test("without favourites the live center is saved while it is read, and stays then; other pages and languages are deleted", async () => {
	await savePages({ ...keeping, pathname: "/2026/matches" });
	expect((await savedPages()).map(({ address, place, day }) => [address, place, day])).toEqual([
		...[
			["/2026/favourites", 0, ""],
			["/2026", 1, ""],
			["/2026/matches", 2, ""],
		],
	]);
	expect(await savedData(SAVED_DAY)).toBeNull();
	expect((await savedPages())[0]?.policy, "of one that came without").toBe("default-src 'self'");
	const [{ bytes: _, ...told } = { bytes: 0 }] = await savedPages();
	await savePage({ ...(told as SavedPage), address: "/2026/teams/a", html: HTML });
	await savePage({ ...(told as SavedPage), language: "sv", address: "/2026", html: HTML });
	await look();
	expect((await savedPages()).map(({ language, address }) => `${language} ${address}`)).toEqual([
		...["en /2026/favourites", "en /2026", "en /2026/matches"],
	]);
});

test("a page's missing files are requested again, and without them it is not saved", async () => {
	const page = vi.mocked(fetch);
	const said = vi.spyOn(console, "info").mockImplementation(() => undefined);
	const withFile = (file: () => Response) =>
		vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
			if (address.startsWith("/assets/")) return file();
			const answer = await page(address, init);
			if (answer.status === 304) return answer;
			return new Response(`${await answer.text()}<script src="/assets/a.js"></script>`, { headers: answer.headers });
		});
	for (const none of [new Response("", { status: 404 }), new Response("log in", { headers: { "content-type": "text/html" } })]) {
		withFile(() => none);
		await look();
		expect(await addresses()).toEqual([]);
	}
	expect(said).toHaveBeenCalledTimes(2);
	withFile(() => new Response("", { headers: { "content-type": "text/javascript" } }));
	await look();
	expect(await look(), "all is there").toEqual([]);
	await (await caches.open("workbox-precache-test")).delete("/assets/a.js");
	expect(await look()).toEqual(['/2026/favourites "one"', '/2026 "one"']);
});

const answering = (answer: () => Response) => vi.stubGlobal("fetch", async () => answer());

test("a page that the server reports as missing is deleted; a proxy's answer, or one in another language, changes nothing", async () => {
	await look();
	changed = 8;
	const said = vi.spyOn(console, "info").mockImplementation(() => undefined);
	answering(() => new Response("Log in to the hall's network", { status: 404 }));
	await savePages(keeping);
	expect(await addresses()).toEqual(["/2026/favourites", "/2026"]);
	expect(said).toHaveBeenCalledOnce();
	const swedish = HTML.replace('"language":"en"', '"language":"sv"');
	answering(() => new Response(swedish, { status: 200, headers: { [OWN_ANSWER]: "page", etag: '"sv"' } }));
	await savePages(keeping);
	expect((await savedPages()).map((page) => page.etag)).toEqual(['"one"', '"one"']);
	answering(() => new Response("", { status: 404, headers: { [OWN_ANSWER]: "page" } }));
	await savePages(keeping);
	expect(await addresses()).toEqual([]);
});

test("a page being saved while its reader signs out is deleted with the others", async () => {
	vi.stubGlobal("navigator", { locks: locksInMemory() });
	const leaving = new AbortController();
	let left: Promise<void> | undefined;
	const pack = CompressionStream;
	vi.stubGlobal(
		"CompressionStream",
		class extends pack {
			constructor(format: CompressionFormat) {
				super(format);
				// The first page has arrived and is compressed.
				if (asked.length === 0 || left !== undefined) return;
				left = dropSaved();
				leaving.abort();
			}
		},
	);
	asked = [];
	await savePages({ ...keeping, signal: leaving.signal });
	expect(left).toBeDefined();
	await left;
	expect(await caches.has("cupboard-saved-1")).toBe(false);
});

test("a reader who leaves during a request leaves nothing of it: neither page nor favourites", async () => {
	const said = vi.spyOn(console, "info").mockImplementation(() => undefined);
	const page = vi.mocked(fetch);
	const files = await caches.open("workbox-precache-test");
	for (const when of [/graphql/, /^[/]2026[/]favourites/, /^[/]assets/]) {
		const leaving = new AbortController();
		vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
			if (when.test(address)) leaving.abort();
			if (init.method === "POST") return Response.json({ data: { tournament: { today: "2026-07-13", matchesOf: [] } } });
			if (address.startsWith("/assets/")) return new Response("", { headers: { "content-type": "text/javascript" } });
			const answer = await page(address, init);
			return new Response(`${await answer.text()}<script src="/assets/a.js"></script>`, { headers: answer.headers });
		});
		await savePages({ ...keeping, teams: ["b14-ask"], signal: leaving.signal });
		expect(await addresses()).toEqual([]);
		expect((await savedData(savedFollowed("2026", "en"))) === null).toBe(when.test("graphql"));
		await files.delete("/assets/a.js");
	}
	asked = [];
	vi.stubGlobal("fetch", page);
	await savePages({ ...keeping, signal: AbortSignal.abort() });
	expect(await addresses(), "or has left before").toEqual([]);
	expect(said, "nor is anything said of it").not.toHaveBeenCalled();
});

test("one tab saves pages at a time: another one does nothing meanwhile, nor later", async () => {
	const locks = locksInMemory();
	vi.stubGlobal("navigator", { locks });
	let leave: (() => void) | undefined;
	const other = locks.request(SAVING_LOCK, {}, () => new Promise<void>((resolve) => (leave = resolve)));
	const second = savePages(keeping);
	await vi.waitFor(() => expect(leave).toBeDefined());
	leave?.();
	await Promise.all([other, second]);
	expect(asked).toEqual([]);
	expect(await look()).toEqual(["/2026/favourites", "/2026"]);
});

test("a network that never answers blocks the lock for two minutes at most, without an error", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	try {
		const asks = vi.fn((_: string, { signal }: RequestInit) => {
			return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
		});
		vi.stubGlobal("fetch", asks);
		const kept = savePages(keeping);
		await new Promise<void>((asked) =>
			asks.mockImplementationOnce((...of) => {
				asked();
				return asks.getMockImplementation()!(...of);
			}),
		);
		await vi.advanceTimersByTimeAsync(119_000);
		expect(asks.mock.lastCall?.[1].signal?.aborted).toBe(false);
		await vi.advanceTimersByTimeAsync(1_000);
		await kept;
	} finally {
		vi.useRealTimers();
	}
});
