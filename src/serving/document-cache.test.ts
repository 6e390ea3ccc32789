import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Changes } from "../results/edition/keeping/changes.ts";
import { DocumentCache, type Rendered } from "./document-cache.ts";
import { StoredResponse } from "./stored-response.ts";

const CAPACITY = 1024 * 1024;

const page = async (body: string, dependencyKeys: string[], freshUntil = 3_600_000): Promise<Rendered> => ({
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
	it("renders a page once, however many request it at once", async () => {
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

	it("sends a page whose data changed during rendering only to those who requested it before the change", async () => {
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

	it("caches a page if something else changed during rendering", async () => {
		const { cache, changes } = caching();
		const pages = renderer(() => page("0–0", ["match:1"]));
		const first = cache.get("/m", 0, pages.render);
		changes.note(["match:2"]);
		await first;
		await cache.get("/m", 0, pages.render);
		expect(pages.count).toBe(1);
	});

	it("renders again when a page has expired", async () => {
		const { cache } = caching();
		const pages = renderer(() => page("today", ["edition"], 60_000));
		await cache.get("/", 0, pages.render);
		await cache.get("/", 59_000, pages.render);
		expect(pages.count).toBe(1);
		await cache.get("/", 61_000, pages.render);
		expect(pages.count).toBe(2);
	});

	it("a failed rendering is not remembered", async () => {
		const { cache } = caching();
		await expect(cache.get("/", 0, () => Promise.reject(new Error("no record")))).rejects.toThrow("no record");
		expect((await cache.get("/", 0, renderer(() => page("back", [])).render)).status).toBe(200);
	});
});

describe("a popular page with frequent changes", () => {
	afterEach(() => void vi.useRealTimers());

	/** A page with the number of changes it has seen, requested through the cache; and the record's changes with their times. */
	function inDemand() {
		vi.useFakeTimers({ toFake: ["performance"] });
		const { cache, changes } = caching();
		const happened: { readonly at: number; readonly isGate: boolean }[] = [];
		const rendered: { readonly at: number; readonly isOfGate: boolean }[] = [];
		let sinceGate = false;
		return {
			happened,
			rendered,
			change(isGate = false) {
				changes.note(["match:1"], { isGate });
				happened.push({ at: performance.now(), isGate });
				sinceGate ||= isGate;
			},
			/** @returns the number of changes that the served page has seen */
			async ask(): Promise<number> {
				const render = () => {
					rendered.push({ at: performance.now(), isOfGate: sinceGate });
					sinceGate = false;
					return page(String(happened.length), ["match:1"]);
				};
				const { body } = await (await cache.get("/", 0, render)).in("identity");
				return Number(body.toString());
			},
		};
	}

	it("is always current if it is rendered seldom", async () => {
		const { ask, change } = inDemand();
		for (let time = 0; time < 20; time++) {
			change();
			vi.advanceTimersByTime(1_000);
			expect(await ask()).toBe(time + 1);
		}
	});

	it("is rendered at a bounded rate, and at most a quarter of a second old", async () => {
		const { ask, change, rendered, happened } = inDemand();
		for (let time = 0; time < 1_000; time++) {
			change();
			vi.advanceTimersByTime(10);
			const seen = await ask();
			expect(performance.now() - (happened[seen]?.at ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(250);
		}
		expect(rendered.length).toBeLessThanOrEqual(4 + 4 * 10);
		expect(rendered.length).toBeGreaterThan(30);
	});

	it("is never shown as before a change of publication or of a young category's results", async () => {
		const { ask, change, happened } = inDemand();
		for (let time = 0; time < 20; time++) {
			change();
			await ask();
		}
		change(true);
		expect(await ask()).toBe(happened.length);
		change();
		change(true);
		change();
		expect(await ask()).toBe(happened.length);
	});

	it("is counted while it is rendered, among a thousand others; the least recently rendered is forgotten", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const { cache, changes } = caching();
		const rendered = await page("0–0", ["match:1"]);
		const asked = async (key: string) => {
			changes.note(["match:1"]);
			await cache.get(key, 0, async () => rendered);
		};
		for (let times = 0; times < 4; times++) await asked("/in-demand");
		vi.advanceTimersByTime(260);
		for (let times = 0; times < 4; times++) await asked("/before");
		await asked("/in-demand");
		for (let at = 0; at < 999; at++) await cache.get(`/${at}`, 0, async () => ({ ...rendered, keep: false }));
		changes.note(["match:1"]);
		expect(["/before", "/in-demand"].map((key) => cache.kept(key, 0) === undefined)).toEqual([true, false]);
	});

	it("keeps to all of that for any order of changes and requests", async () => {
		const step = fc.oneof(
			{ weight: 6, arbitrary: fc.constant("ask" as const) },
			{ weight: 6, arbitrary: fc.constant("change" as const) },
			{ weight: 1, arbitrary: fc.constant("gate" as const) },
			{ weight: 6, arbitrary: fc.integer({ min: 1, max: 400 }) },
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
				const { ask, change, happened, rendered } = inDemand();
				for (const one of steps) {
					if (typeof one === "number") vi.advanceTimersByTime(one);
					else if (one !== "ask") change(one === "gate");
					else {
						const missed = happened.slice(await ask());
						expect(missed.some(({ isGate }) => isGate)).toBe(false);
						expect(performance.now() - (missed[0]?.at ?? performance.now())).toBeLessThanOrEqual(250);
					}
				}
				const counted = rendered.filter(({ isOfGate }) => !isOfGate);
				for (const { at } of counted)
					expect(counted.filter((other) => other.at >= at && other.at < at + 1_000).length).toBeLessThanOrEqual(9);
				vi.useRealTimers();
			}),
			{ numRuns: 200 },
		);
	});
});
