import { describe, expect, it } from "vitest";
import { StoredResponse } from "../http/stored-response.ts";
import { Changes } from "../results/edition/keeping/changes.ts";
import { DocumentCache, type Rendered } from "./document-cache.ts";

const CAPACITY = 1024 * 1024;

const page = async (body: string, dependencyKeys: string[], freshUntil = 100): Promise<Rendered> => ({
	document: await StoredResponse.of({ status: 200, headers: {}, body, vary: "Accept-Encoding" }, "br"),
	dependencyKeys,
	freshUntil,
	keep: true,
});

/** Renders the given pages one after the other and counts. */
function renderer(...pages: (() => Promise<Rendered>)[]) {
	let count = 0;
	return {
		render: () => (pages[Math.min(count++, pages.length - 1)] as () => Promise<Rendered>)(),
		get count() {
			return count;
		},
	};
}

function caching() {
	const changes = new Changes();
	return { changes, cache: new DocumentCache(changes, CAPACITY) };
}

describe("the document cache", () => {
	it("renders a page once, however many ask for it at once", async () => {
		const { cache } = caching();
		const pages = renderer(
			() => page("group 4", ["division:4"]),
			() => page("rendered again", ["division:4"]),
		);
		const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get("/4", 0, pages.render)));
		expect(new Set(answers.map((answer) => answer.etag)).size).toBe(1);
		expect(pages.count).toBe(1);
		expect(cache.size).toBe(1);
	});

	it("drops the pages that depend on what changed and keeps the others", async () => {
		const { cache, changes } = caching();
		const four = renderer(
			() => page("group 4", ["division:4"]),
			() => page("group 4 after a goal", ["division:4"]),
		);
		const five = renderer(() => page("group 5", ["division:5"]));
		const before = await cache.get("/4", 0, four.render);
		await cache.get("/5", 0, five.render);
		changes.note(["division:4", "match:12"]);
		expect(cache.kept("/4", 0)).toBeUndefined();
		const after = await cache.get("/4", 0, four.render);
		await cache.get("/5", 0, five.render);
		expect(after.etag).not.toBe(before.etag);
		expect(four.count).toBe(2);
		expect(five.count).toBe(1);
	});

	it("tells nobody of a page that was being rendered while what it shows changed, but who had asked for it before", async () => {
		const { cache, changes } = caching();
		let finish = () => {};
		const begun = new Promise<void>((resolve) => {
			finish = resolve;
		});
		const pages = renderer(
			() => begun.then(() => page("0–0", ["match:1"])),
			() => page("1–0", ["match:1"]),
		);
		const first = cache.get("/m", 0, pages.render);
		changes.note(["match:1"]);
		const second = await cache.get("/m", 0, pages.render);
		finish();
		await first;
		expect((await cache.get("/m", 0, pages.render)).etag).toBe((await page("1–0", [])).document.etag);
		expect(second.etag).not.toBe((await first).etag);
	});

	it("keeps a page that was being rendered while something else changed", async () => {
		const { cache, changes } = caching();
		const pages = renderer(() => page("0–0", ["match:1"]));
		const first = cache.get("/m", 0, pages.render);
		changes.note(["match:2"]);
		await first;
		await cache.get("/m", 0, pages.render);
		expect(pages.count).toBe(1);
	});

	it("renders again when a page has stood for its time", async () => {
		const { cache } = caching();
		const pages = renderer(() => page("today", ["edition"], 60));
		await cache.get("/", 0, pages.render);
		await cache.get("/", 59, pages.render);
		expect(pages.count).toBe(1);
		await cache.get("/", 61, pages.render);
		expect(pages.count).toBe(2);
	});

	it("a failed rendering is not remembered", async () => {
		const { cache } = caching();
		await expect(cache.get("/", 0, () => Promise.reject(new Error("no record")))).rejects.toThrow("no record");
		expect((await cache.get("/", 0, renderer(() => page("back", [])).render)).status).toBe(200);
	});
});
