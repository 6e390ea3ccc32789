import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cachesInMemory } from "../../../tests/support/caches-in-memory.ts";
import type { Brand } from "../../brands/brand.ts";
import { type SiteContext, siteContext } from "../data/context.ts";
import { type Edition, EditionsDocument } from "../data/editions.ts";
import type { Ask } from "../graphql/ask.ts";
import { NoAnswer } from "../graphql/no-answer.ts";
import { followedPageName } from "../live/followed-pages.ts";
import { openStore } from "../live/live.ts";
import { dataWhileRefetching, laterOf, refetchPage, revisionOf, savedAtOf } from "../live/page-data.ts";
import { savePage } from "../offline/saved-store.ts";
import {
	askLater,
	inBrowser,
	missingOf,
	notFound,
	nothing,
	onServer,
	type PageRequest,
	prefetchData,
	rememberSite,
} from "./page-request.ts";

const PUBLISHED = { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true };
const edition = (name: string, isPublished = true) =>
	({
		id: name,
		name,
		tournaments: [
			{ id: `t-${name}`, status: isPublished ? PUBLISHED : { ...PUBLISHED, clubsPublished: false, teamsPublished: false } },
		],
	}) as unknown as Edition;
const EDITIONS = [edition("2026"), edition("2025"), { ...edition("2024"), tournaments: [] }];

describe("a page's loader on the server", () => {
	const asked = vi.fn(async () => ({ cups: { cupId: 7, editions: EDITIONS } }));
	const load = onServer(async ({ year, tournament, cup, language, url, params }: PageRequest) => [
		...[year, tournament, cup, language, url.pathname, params.team],
	]);
	const at = (address: string, params: Readonly<Record<string, string>>, editions: readonly Edition[] = EDITIONS) => {
		asked.mockResolvedValue({ cups: { cupId: 7, editions: [...editions] } });
		const context = new RouterContextProvider();
		context.set(siteContext, { ask: asked as unknown as Ask, brand: { cup: 7 } as Brand, language: "sv" } as SiteContext);
		return load({ params, request: new Request(`https://cup.example${address}`), context });
	};
	const thrown = (promise: Promise<unknown>) =>
		promise.then(
			() => "nothing",
			(error: unknown) => {
				if (error instanceof Response) return `${error.status} ${error.headers.get("location")}`;
				return `${(error as { init?: { status?: number } }).init?.status} ${JSON.stringify((error as { data?: unknown }).data)}`;
			},
		);

	test("asks of the address's year, of this cup and in the reader's language", async () => {
		expect(await at("/2025/teams/a?x=1", { year: "2025", team: "a" })).toEqual(["2025", "t-2025", 7, "sv", "/2025/teams/a", "a"]);
		expect(asked).toHaveBeenLastCalledWith(expect.anything(), { cup: 7, lang: "sv" });
		expect(await at("/", {})).toEqual(["2026", "t-2026", 7, "sv", "/", undefined]);
	});

	test("§4 a path without a year leads to the latest, with its query; a year that is none, or has no edition, is not found", async () => {
		expect(await thrown(at("/teams/a?lang=sv", { team: "a" }))).toBe("302 /2026/teams/a?lang=sv");
		expect(await thrown(at("/20x6", { year: "20x6" }))).toBe('404 {"missing":"address"}');
		expect(await thrown(at("/2031", { year: "2031" }))).toBe('404 {"missing":"edition","year":"2031"}');
		expect(await thrown(at("/2024", { year: "2024" }))).toBe('404 {"missing":"edition","year":"2024"}');
	});

	test("where the record has no edition yet, the root is there and nothing else", async () => {
		expect(await thrown(at("/", {}, []))).toBe('200 {"missing":"cup"}');
		expect(await thrown(at("/2026", { year: "2026" }, []))).toBe('404 {"missing":"cup"}');
	});

	test("the site's data is remembered in no process that serves all readers", () => {
		rememberSite({ base: "https://results.example", cup: 7, language: "sv", editions: EDITIONS });
		expect(() => askLater("sv")).toThrow("has not been read");
	});

	test("a missing page is distinguished from an error", () => {
		const error = (status: number, data: unknown) => ({ status, data, statusText: "", internal: false });
		expect(missingOf(error(404, { missing: "thing", year: "2026" }))).toEqual({ missing: "thing", year: "2026" });
		expect(missingOf(error(404, null))).toEqual({});
		expect(missingOf(error(200, { missing: "cup" }))).toEqual({ missing: "cup" });
		expect(missingOf(error(503, { missing: "saved" }))).toEqual({ missing: "saved" });
		expect(missingOf(error(500, { missing: "thing" }))).toBeUndefined();
		expect(missingOf(new Error("500"))).toBeUndefined();
		expect(notFound({ missing: "thing" })).toMatchObject({ data: { missing: "thing" }, init: { status: 404 } });
	});
});

describe("a page's loader in the browser", () => {
	/** Of a year of its own each: what is heard of one stays as long as the tab. */
	let year = 3000;
	let revision = 5;
	const answered = vi.fn(async (_: string) =>
		Response.json({ data: { name: "answer" } }, { headers: { revision: String(revision) } }),
	);
	beforeEach(() => {
		year += 1;
		revision = 5;
		answered.mockClear();
		vi.stubGlobal("document", {});
		vi.stubGlobal("fetch", answered);
		vi.stubGlobal("localStorage", { getItem: () => null });
		rememberSite({ base: "https://results.example", cup: 7, language: "en", editions: [edition(String(year))] });
	});
	afterEach(() => rememberSite(undefined));

	const page = async ({ ask }: PageRequest) =>
		({ ...(await ask(EditionsDocument, { cup: 7, lang: "en" })) }) as unknown as { name: string };
	/** The phone's saved copies of the page, in some languages. */
	const keeps = async (...languages: readonly ("en" | "sv")[]) => {
		vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
		vi.stubGlobal("caches", cachesInMemory());
		for (const language of languages) {
			const said = JSON.stringify({ loaderData: { root: {}, page: { name: `kept ${language}` } } });
			const html = `<script type="application/json" id="page-data">${said}</script>`;
			const told = { title: "", day: "", at: 1_000, revision: 4, etag: "", files: [], policy: "" };
			await savePage({ language, address: `/${year}/teams/a`, html, ...told });
		}
	};
	const args = (query = "") => ({
		params: { year: String(year) },
		request: new Request(`https://cup.example/${year}/teams/a${query}`),
	});
	const addressAsked = (at = -1) => new URL(answered.mock.calls.at(at)?.[0] ?? "");

	test("asks in the language of the address, else in the one that is shown, for no older than has been heard of", async () => {
		const load = inBrowser(page);
		const data = await load(args());
		expect([addressAsked().origin, addressAsked().searchParams.get("lang"), addressAsked().searchParams.has("revision")]).toEqual(
			["https://results.example", "en", false],
		);
		expect(revisionOf(data)).toBe(5);
		openStore(String(year), 4);
		await load(args("?lang=sv"));
		expect(Object.fromEntries(addressAsked().searchParams)).toMatchObject({ lang: "sv", revision: "4" });
	});

	const named = (page: string) => `/graphql?${new URLSearchParams({ page })}`;
	const ofThisServer = () => rememberSite({ base: "", cup: 7, language: "en", editions: [edition(String(year))] });
	/** What the server has of pages' data. */
	const pageData = (query = "") => {
		answered.mockImplementationOnce(async () =>
			Response.json({ data: { name: "prefetched" } }, { headers: { revision: String(revision) } }),
		);
		prefetchData(new URL(args(query).request.url));
	};

	test("prefetched data is requested once by the page's address, and used once, while it is fresh and no newer revision has been received", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		ofThisServer();
		const load = inBrowser(page);
		pageData("?day=1");
		prefetchData(new URL(args("?day=1").request.url));
		expect(answered.mock.calls.map(([address]) => address)).toEqual([named(`en,/${year}/teams/a?day=1`)]);
		expect(await inBrowser(nothing)(args("?day=1")), "what stands around the page leaves it").toBeNull();
		const data = await load(args("?day=1"));
		expect([data, revisionOf(data)]).toEqual([{ name: "prefetched" }, 5]);
		expect(await load(args("?day=1")), "once only").toEqual({ name: "answer" });
		pageData("?lang=sv");
		expect(answered.mock.lastCall?.[0]).toBe(named(`sv,/${year}/teams/a`));
		expect(await load(args()), "in another language it is another page").toEqual({ name: "answer" });
		pageData();
		vi.advanceTimersByTime(10_000);
		expect(await load(args()), "ten seconds old").toEqual({ name: "prefetched" });
		pageData();
		vi.advanceTimersByTime(10_001);
		expect(await load(args()), "older").toEqual({ name: "answer" });
		pageData();
		openStore(String(year), 6);
		expect(await load(args()), "something newer has been heard of").toEqual({ name: "answer" });
		vi.useRealTimers();
	});

	test.each<[string, () => Promise<Response>]>([
		["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
		["no such page", async () => new Response("There is no such page.", { status: 404 })],
		["a login page", async () => new Response("<html>", { status: 200 })],
	])("a navigation asks GraphQL where prefetching failed (%s)", async (_, failed) => {
		ofThisServer();
		const load = inBrowser(page);
		answered.mockImplementationOnce(failed);
		prefetchData(new URL(args().request.url));
		expect(await load(args())).toEqual({ name: "answer" });
		expect(answered).toHaveBeenCalledTimes(2);
	});

	test("of results that another server has, no page is prefetched", () => {
		prefetchData(new URL(args().request.url));
		expect(answered).not.toHaveBeenCalled();
	});

	test("the saved copy is shown where the prefetched answer does not come", async () => {
		await keeps("en");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		ofThisServer();
		answered.mockImplementationOnce(() => new Promise(() => {}));
		prefetchData(new URL(args().request.url));
		const opened = inBrowser(page)(args());
		await vi.advanceTimersByTimeAsync(4_000);
		expect(await opened).toEqual({ name: "kept en" });
		vi.useRealTimers();
	});

	test("a refetched page uses the stream's data without a request, and stays as it is if no answer comes", async () => {
		const load = inBrowser(page);
		const store = openStore(String(year), 1);
		const address = `/${year}/teams/a`;
		const told = followedPageName("en", new URL(`https://cup.example${address}`));
		const shown = { name: "shown" };
		store?.pages.shows({ page: told, revision: 3, data: shown });
		const again = async (loadedAt: number, of = load) => {
			let data: unknown;
			const answer = await refetchPage({ address, data: shown, loadedAt }, async () => {
				data = await of(args());
			});
			return [data, answer];
		};
		expect(await again(2)).toEqual([shown, 3]);
		expect(answered).not.toHaveBeenCalled();
		expect(revisionOf(shown)).toBe(3);
		expect(await again(3)).toEqual([{ name: "answer" }, 5]);
		const filtered = refetchPage({ address: `${address}?day=1`, data: shown, loadedAt: 3 }, async () => {
			await load(args("?day=1"));
		});
		expect(await filtered, "the query is part of its address").toBe(5);
		expect(await again(2, inBrowser(nothing) as unknown as typeof load), "what stands around pages").toEqual([null, 1]);
		answered.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await again(3)).toEqual([shown, undefined]);
		expect(dataWhileRefetching(address), "afterwards it is a page as any other").toBeUndefined();
		answered.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await expect(load(args())).rejects.toThrow("Failed to fetch");
	});

	test("is of the revision of its first answer, which those that follow are no older than", async () => {
		const twice = inBrowser(async (request: PageRequest) => {
			const first = await page(request);
			revision = 9;
			await page(request);
			return first;
		});
		expect(revisionOf(await twice(args()))).toBe(5);
	});

	test("after four seconds without an answer the saved copy is shown in the wanted language, and replaced by the answer", async () => {
		await keeps("en", "sv");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		let answer = (_: Response) => {};
		const late = new Promise<Response>((resolve) => {
			answer = resolve;
		});
		answered.mockReturnValueOnce(late);
		const load = inBrowser(page);
		const opened = load(args("?lang=sv"));
		await vi.advanceTimersByTimeAsync(3_999);
		expect(vi.getTimerCount()).toBe(1);
		await vi.advanceTimersByTimeAsync(1);
		const data = await opened;
		expect([data, revisionOf(data), savedAtOf(data)]).toEqual([{ name: "kept sv" }, 4, 1_000]);
		const own = load(args("?lang=sv"));
		expect([await own, answered.mock.calls.length], "which is not there yet").toEqual([{ name: "answer" }, 2]);
		answer(Response.json({ data: { name: "late" } }, { headers: { revision: "5" } }));
		await laterOf(data);
		expect([await load(args("?lang=sv")), answered.mock.calls.length]).toEqual([{ name: "late" }, 2]);
		vi.useRealTimers();
	});

	test("a visible page waits for its own answer, however late; a missing page is not hidden by a saved copy", async () => {
		await keeps("en");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const address = `/${year}/teams/a?day=1`;
		answered.mockImplementationOnce(
			() => new Promise((resolve) => setTimeout(resolve, 9_000, Response.json({ data: { name: "9 s" } }))),
		);
		const load = inBrowser(page);
		const again = refetchPage({ address, data: { name: "shown" }, loadedAt: 3 }, async () => {
			expect(await load(args("?day=1"))).toEqual({ name: "9 s" });
		});
		await vi.advanceTimersByTimeAsync(9_000);
		await again;
		vi.useRealTimers();
		const gone = inBrowser(async () => {
			throw notFound({ missing: "thing" });
		});
		await expect(gone(args())).rejects.toMatchObject({ init: { status: 404 } });
	});

	test("without an answer the saved copy in the wanted language is shown, otherwise in the previous one", async () => {
		await keeps("en", "sv");
		answered.mockRejectedValue(new TypeError("Failed to fetch"));
		const load = inBrowser(page);
		expect(await load(args("?lang=sv"))).toEqual({ name: "kept sv" });
		await keeps("en");
		expect(await load(args("?lang=sv"))).toEqual({ name: "kept en" });
		answered.mockReset();
	});

	test("what is missing is not hidden by what was shown before", async () => {
		const gone = inBrowser(async () => {
			throw notFound({ missing: "thing" });
		});
		const address = `/${year}/teams/a`;
		await refetchPage({ address, data: { name: "shown" }, loadedAt: 1 }, async () => {
			await expect(gone(args())).rejects.toMatchObject({ init: { status: 404 } });
		});
	});

	test("without an answer, if a worker saves pages, the saved copy is shown, or a message that there is none", async () => {
		const load = inBrowser(async () => {
			throw new NoAnswer("a login page");
		});
		await expect(load(args())).rejects.toThrow("a login page");
		vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
		await expect(load(args())).rejects.toMatchObject({ data: { missing: "saved" }, init: { status: 503 } });
		const broken = inBrowser(async () => {
			throw new Error("400");
		});
		await expect(broken(args()), "an answer that refuses is one").rejects.toThrow("400");
	});
});
