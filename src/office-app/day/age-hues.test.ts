import fc from "fast-check";
import { expect, it } from "vitest";
import { ageHues } from "./age-hues.ts";

it("gives each of up to seven ages of a cup a colour of its own, and the design's where it names one", () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.option(fc.integer({ min: 5, max: 21 })), { maxLength: 7 }), (ages) => {
			const hues = ageHues(ages);
			expect(new Set(hues.values()).size).toBe(ages.length);
			for (const age of ages) if ([18, 16, 15, 14, 13, 12, 11].includes(age ?? 0)) expect(hues.get(age)).toBe(age);
		}),
	);
	// Ten and 17 had the colours of other ages of the same cup.
	expect([...ageHues([17, 16, 14, 10]).values()].length).toBe(4);
	expect(ageHues([5, 6, 7, 8, 9, 10, 11, 12]).size).toBe(8);
});
