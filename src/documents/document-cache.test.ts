import { describe, expect, it } from "vitest";
import { DocumentCache } from "./document-cache.ts";
import { type StoredDocument, storeDocument } from "./stored-document.ts";

const page = (body: string, dependencyKeys: string[], freshUntil = 100): Promise<StoredDocument> =>
	storeDocument({ status: 200, headers: {}, body }, new Set(dependencyKeys), freshUntil);

/** Renders the given pages one after the other and counts. */
function renderer(...pages: (() => Promise<StoredDocument>)[]) {
	let count = 0;
	return {
		render: async () => ({
			document: await (pages[Math.min(count++, pages.length - 1)] as () => Promise<StoredDocument>)(),
			keep: true,
		}),
		get count() {
			return count;
		},
	};
}

describe("the document cache", () => {
	it("renders a page once, however many ask for it at once", async () => {
		const cache = new DocumentCache();
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
		const cache = new DocumentCache();
		const four = renderer(
			() => page("group 4", ["division:4"]),
			() => page("group 4 after a goal", ["division:4"]),
		);
		const five = renderer(() => page("group 5", ["division:5"]));
		const before = await cache.get("/4", 0, four.render);
		await cache.get("/5", 0, five.render);
		cache.changed(new Set(["division:4", "match:12"]));
		const after = await cache.get("/4", 0, four.render);
		await cache.get("/5", 0, five.render);
		expect(after.etag).not.toBe(before.etag);
		expect(four.count).toBe(2);
		expect(five.count).toBe(1);
	});

	it("does not keep a page that was being rendered while something changed", async () => {
		const cache = new DocumentCache();
		const pages = renderer(
			() => page("0–0", ["match:1"]),
			() => page("1–0", ["match:1"]),
		);
		const first = cache.get("/m", 0, pages.render);
		cache.changed(new Set(["match:1"]));
		await first;
		await cache.get("/m", 0, pages.render);
		expect(pages.count).toBe(2);
	});

	it("renders again when a page has stood for its time", async () => {
		const cache = new DocumentCache();
		const pages = renderer(() => page("today", ["edition"], 60));
		await cache.get("/", 0, pages.render);
		await cache.get("/", 59, pages.render);
		expect(pages.count).toBe(1);
		await cache.get("/", 61, pages.render);
		expect(pages.count).toBe(2);
	});

	it("a failed rendering is not remembered", async () => {
		const cache = new DocumentCache();
		await expect(cache.get("/", 0, () => Promise.reject(new Error("no record")))).rejects.toThrow("no record");
		expect((await cache.get("/", 0, renderer(() => page("back", [])).render)).status).toBe(200);
	});
});
