import fc from "fast-check";
import { expect, test } from "vitest";
import { LATE_STEPS, stepFor } from "./late-steps.ts";

test("a field on time begins without a proposal, a late one with the smallest step that makes up for it", () => {
	expect([null, 0, 1, 5, 14, 16, 21, 30, 75].map(stepFor)).toEqual([0, 0, 5, 5, 15, 20, 30, 30, 30]);
});

test("no smaller step would make up for the field's delay", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 120 }), (late) => {
			const step = stepFor(late);
			expect(LATE_STEPS).toContain(step);
			for (const other of LATE_STEPS) if (other < step) expect(other).toBeLessThan(late);
		}),
	);
});
