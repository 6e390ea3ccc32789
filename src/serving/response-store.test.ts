import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { Changes } from "../results/edition/keeping/changes.ts";
import type { ContentCoding } from "./accepted-encoding.ts";
import { ResponseStore } from "./response-store.ts";
import { StoredResponse } from "./stored-response.ts";

const response = (body: string, coding: ContentCoding = "identity") =>
	StoredResponse.of({ status: 200, headers: { "content-type": "text/html" }, body, vary: "Accept-Encoding" }, coding);
const FOREVER = Number.POSITIVE_INFINITY;

describe("the response store", () => {
	test("never exceeds its capacity, whatever is stored, requested in another encoding, read or changed", async () => {
		const CAPACITY = 60_000;
		const key = fc.string({ maxLength: 300 });
		const act = fc.oneof(
			fc.record({ act: fc.constant("put" as const), key, length: fc.nat(20_000), depends: fc.nat(300) }),
			fc.record({ act: fc.constant("code" as const), nth: fc.nat(50), coding: fc.constantFrom("br", "gzip", "identity") }),
			fc.record({ act: fc.constant("read" as const), key }),
			fc.record({ act: fc.constant("change" as const), key: fc.nat(300) }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
				const changes = new Changes();
				const store = new ResponseStore(changes, CAPACITY);
				const made: StoredResponse[] = [];
				for (const one of acts) {
					if (one.act === "put") {
						const kept = await response("x".repeat(one.length));
						made.push(kept);
						const dependencyKeys = Array.from({ length: one.depends }, (_, index) => `match:${index}`);
						store.put(one.key, kept, { dependencyKeys, readSince: changes.sequence, freshUntil: FOREVER });
					} else if (one.act === "code") await made[one.nth]?.in(one.coding as ContentCoding);
					else if (one.act === "read") store.get(one.key, 0);
					else changes.note([`match:${one.key}`]);
					expect(store.bytes).toBeLessThanOrEqual(CAPACITY);
					expect(store.bytes).toBeGreaterThanOrEqual(store.size * 1_000);
				}
			}),
			{ numRuns: 100 },
		);
	});

	test("counts the key, the headers, every encoding and the dependencies", async () => {
		const changes = new Changes();
		const sizeWith = async (change: {
			key?: string;
			body?: string;
			header?: string;
			depends?: number;
			codings?: ContentCoding[];
		}) => {
			const store = new ResponseStore(changes, 10_000_000);
			const headers = { "content-type": "text/html", ...(change.header && { "x-more": change.header }) };
			const kept = await StoredResponse.of({ status: 200, headers, body: change.body ?? "", vary: "Cookie" }, "identity");
			const dependencyKeys = Array.from({ length: change.depends ?? 0 }, (_, index) => `team:${index}`);
			store.put(change.key ?? "", kept, { dependencyKeys, readSince: 0, freshUntil: FOREVER });
			for (const coding of change.codings ?? []) await kept.in(coding);
			return store.bytes;
		};
		const bare = await sizeWith({});
		expect((await sizeWith({ key: "k".repeat(1_000) })) - bare).toBeGreaterThanOrEqual(1_000);
		expect((await sizeWith({ header: "h".repeat(1_000) })) - bare).toBeGreaterThanOrEqual(1_000);
		expect((await sizeWith({ body: "b".repeat(1_000) })) - bare).toBeGreaterThanOrEqual(1_000);
		expect((await sizeWith({ depends: 1_000 })) - bare).toBeGreaterThanOrEqual(4_000);
		const text = Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join("");
		const once = await sizeWith({ body: text });
		expect((await sizeWith({ body: text, codings: ["br", "gzip"] })) - once).toBeGreaterThanOrEqual(200);
	});

	test("evicts the least recently read, and never what is read all the time", async () => {
		const changes = new Changes();
		const store = new ResponseStore(changes, 200_000);
		const standing = { dependencyKeys: [], readSince: 0, freshUntil: FOREVER };
		store.put("home", await response("home"), standing);
		for (let index = 0; index < 500; index++) {
			store.put(`unknown ${index}`, await response("x".repeat(2_000)), standing);
			expect(store.get("home", 0)).toBeDefined();
		}
		expect(store.get("unknown 0", 0)).toBeUndefined();
		expect(store.get("unknown 499", 0)).toBeDefined();
	});

	test("stores nothing so large that little else would fit beside it", async () => {
		const store = new ResponseStore(new Changes(), 100_000);
		const standing = { dependencyKeys: [], readSince: 0, freshUntil: FOREVER };
		store.put("home", await response("home"), standing);
		store.put("large", await response("x".repeat(50_000)), standing);
		expect([store.get("large", 0), store.get("home", 0)?.status]).toEqual([undefined, 200]);
	});

	test("keeps nothing for longer if the clock was set back, and nothing past its time if it was set forward", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const HOUR = 3_600_000;
		const put = async () => {
			const store = new ResponseStore(new Changes(), 1_000_000);
			store.put("page", await response("page"), { dependencyKeys: [], readSince: 0, freshUntil: 60_000, now: 0 });
			return store;
		};
		const [back, unset, forward] = [await put(), await put(), await put()];
		expect(forward.get("page", 2 * HOUR)).toBeUndefined();
		vi.advanceTimersByTime(59_000);
		expect(back.get("page", 59_000 - 2 * HOUR)).toBeDefined();
		expect(unset.get("page", 59_000)).toBeDefined();
		vi.advanceTimersByTime(1_000);
		expect(back.get("page", 60_000 - 2 * HOUR)).toBeUndefined();
		vi.useRealTimers();
	});

	test("never answers with what a change has touched since before it was read, nor after it has expired", async () => {
		const keys = fc.uniqueArray(fc.nat(30), { maxLength: 8 });
		const step = fc.record({ changed: keys, reads: fc.boolean() });
		await fc.assert(
			fc.asyncProperty(keys, fc.array(step, { maxLength: 20 }), fc.nat(20), async (depends, steps, freshUntil) => {
				const changes = new Changes();
				const name = (key: number) => `1/cup-2026/match:${key}`;
				const store = new ResponseStore(changes, 1_000_000);
				const readSince = changes.sequence;
				let isTouched = false;
				store.put("page", await response("page"), { dependencyKeys: depends.map(name), readSince, freshUntil });
				for (const [now, { changed, reads }] of steps.entries()) {
					changes.note(changed.map(name));
					isTouched ||= changed.some((key) => depends.includes(key));
					if (!reads) continue;
					expect(store.get("page", now) !== undefined).toBe(!isTouched && now < freshUntil);
					if (isTouched || now >= freshUntil) return;
				}
			}),
		);
	});

	test("counts a replacement under a key instead of the replaced one", async () => {
		const store = new ResponseStore(new Changes(), 1_000_000);
		const keep = async (body: string) =>
			store.put("page", await response(body), { dependencyKeys: [], readSince: 0, freshUntil: FOREVER });
		await keep("0–0");
		const before = store.bytes;
		await keep("1–0");
		expect([store.bytes, store.size]).toEqual([before, 1]);
	});

	test("notices a change between the first read and the storing", async () => {
		const changes = new Changes();
		const store = new ResponseStore(changes, 1_000_000);
		const readSince = changes.sequence;
		changes.note(["match:1"]);
		store.put("page", await response("0–0"), { dependencyKeys: ["match:1"], readSince, freshUntil: FOREVER });
		expect(store.get("page", 0)).toBeUndefined();
		expect(store.bytes).toBe(0);
	});
});
