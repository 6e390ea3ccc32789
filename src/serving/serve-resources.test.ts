import { afterEach, expect, test, vi } from "vitest";
import { Changes } from "../results/edition/keeping/changes.ts";
import type { Made, Resource } from "./resource.ts";
import { serveResources } from "./serve-resources.ts";

afterEach(() => vi.useRealTimers());

type Row = { readonly made: Partial<Made> | Response | Error };

/** A resource under /feed whose answers count how often they were made. */
function served({ made }: Row = { made: {} }) {
	let times = 0;
	const feed: Resource = {
		name: "a feed",
		budget: 1_000_000,
		failureHeaders: { "x-failed": "yes" },
		keyOf: (asked) => (asked.target.startsWith("/feed/") ? asked.url.pathname : null),
		async make(key) {
			times += 1;
			if (made instanceof Error) throw made;
			if (made instanceof Response) return made;
			const headers = { "content-type": "application/json" };
			const body = JSON.stringify({ key, times });
			return {
				status: 200,
				headers,
				body,
				vary: "Accept-Encoding",
				dependencyKeys: ["g14"],
				freshUntil: Number.POSITIVE_INFINITY,
				...made,
			};
		},
	};
	const changes = new Changes();
	const errors: string[] = [];
	const { fetch, stored } = serveResources([feed], {
		changes,
		publicUrl: undefined,
		log: { error: (_: object, message: string) => void errors.push(message) } as never,
	});
	const get = async (path: string, init?: RequestInit) => fetch(new Request(`http://cup.example${path}`, init));
	const found = (url: string, method = "GET") => stored({ method, url, headers: { host: "cup.example" } } as never);
	return { get, found, changes, errors, times: () => times };
}

test("an answer is made once, also for requests meanwhile, and again when something it depends on changes", async () => {
	const { get, found, changes, times } = served();
	expect(found("/feed/a")).toBeUndefined();
	const both = await Promise.all([get("/feed/a"), get("/feed/a?x=1")]);
	expect(await Promise.all(both.map((answer) => answer?.json()))).toEqual([
		{ key: "/feed/a", times: 1 },
		{ key: "/feed/a", times: 1 },
	]);
	expect([found("/feed/a")?.response.status, found("/feed/a", "HEAD")?.response.status]).toEqual([200, 200]);
	expect([found("/feed/a", "POST"), found("/feed/b"), found("/other")]).toEqual([undefined, undefined, undefined]);
	changes.note(["other"]);
	await get("/feed/a");
	expect(times()).toBe(1);
	vi.useFakeTimers({ toFake: ["performance"] });
	changes.note(["g14"]);
	// No more often than a page is rendered.
	vi.advanceTimersByTime(10_000);
	await get("/feed/a");
	expect(times()).toBe(2);
});

test("an answer has an ETag, is a 304 if the client has it, and headers alone for HEAD", async () => {
	const { get } = served();
	const answer = await get("/feed/a");
	const etag = answer?.headers.get("etag") ?? "";
	expect([answer?.headers.get("vary"), etag]).toEqual(["Accept-Encoding", expect.stringMatching(/^W\/"/)]);
	expect((await get("/feed/a", { headers: { "if-none-match": etag } }))?.status).toBe(304);
	const head = await get("/feed/a", { method: "HEAD" });
	expect([head?.status, head?.headers.get("etag"), await head?.text()]).toEqual([200, etag, ""]);
	const packed = await get("/feed/a", { headers: { "accept-encoding": "gzip" } });
	expect(packed?.headers.get("content-encoding")).toBe("gzip");
});

test("a missing resource, and one that may not be cached, is made each time", async () => {
	for (const made of [{ status: 404 }, { isCached: false }, new Response("none", { status: 404 })]) {
		const { get, found, times } = served({ made });
		const answers = [await get("/feed/a"), await get("/feed/a")];
		for (const answer of answers) expect((await answer?.text())?.length).toBeGreaterThan(0);
		expect([times(), found("/feed/a")]).toEqual([2, undefined]);
	}
});

test("a failure is a 500 with the headers of its kind, is logged, and is retried", async () => {
	const { get, errors, times } = served({ made: new Error("no record") });
	for (let time = 0; time < 2; time++) {
		const answer = await get("/feed/a");
		expect([answer?.status, answer?.headers.get("x-failed")]).toEqual([500, "yes"]);
	}
	expect([times(), errors]).toEqual([2, ["a feed could not be made", "a feed could not be made"]]);
});

test("an address without a resource is passed on", async () => {
	const { get, times } = served();
	expect([await get("/"), await get("/feed"), times()]).toEqual([null, null, 0]);
});
