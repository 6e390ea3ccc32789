import fc from "fast-check";
import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("lets through so many in a span, tells the rest how long it lasts, and begins another at its end", () => {
	const limit = new RateLimit(2, 1_000);
	expect([0, 400, 400, 999].map((now) => limit.take("pitch", now))).toEqual([0, 0, 600, 1]);
	expect([1_000, 1_000, 1_000, 1_999].map((now) => limit.take("pitch", now))).toEqual([0, 0, 1_000, 1]);
});

test("counts each caller by itself", () => {
	const limit = new RateLimit(1, 1_000);
	expect(["one", "other", "one", "other"].map((caller) => limit.take(caller, 5))).toEqual([0, 0, 1_000, 1_000]);
});

test("whenever they come: never more than so many of a caller in a span, and who waits as told is let through", () => {
	const pauses = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 });
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100 }), pauses, (most, span, all) => {
			const limit = new RateLimit(most, span);
			let [now, begun, asked] = [0, Number.NEGATIVE_INFINITY, 0];
			for (const pause of all) {
				now += pause;
				if (now >= begun + span) [begun, asked] = [now, 0];
				asked += 1;
				expect(limit.take("pitch", now)).toBe(asked <= most ? 0 : begun + span - now);
			}
			expect(limit.take("pitch", begun + span)).toBe(0);
		}),
	);
});
