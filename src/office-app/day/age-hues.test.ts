import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ageHues, MOST_AGES } from "./age-hues.ts";

it("gives each age of a cup a colour of its own, and the design's where it names one", () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.option(fc.integer({ min: 5, max: 21 })), { maxLength: MOST_AGES }), (ages) => {
			const hues = ageHues(ages);
			expect(new Set(hues.values()).size).toBe(ages.length);
			for (const age of ages) if ([18, 16, 15, 14, 13, 12, 11].includes(age ?? 0)) expect(hues.get(age)).toBe(age);
		}),
	);
	// Ten and 17 had the colours of other ages of the same cup.
	expect([...ageHues([17, 16, 14, 10]).values()].length).toBe(4);
	expect(new Set(ageHues([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]).values()).size).toBe(14);
	expect(ageHues(Array.from({ length: 20 }, (_, age) => age)).size).toBe(20);
});

it("every colour of an age has a value in the light and in the dark, and no two have the same", () => {
	const css = readFileSync(fileURLToPath(new URL("../office.css", import.meta.url)), "utf8");
	const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
	const names = [...ageHues(Array.from({ length: MOST_AGES }, (_, at) => at + 5)).values()];
	for (const part of [light, dark]) {
		const values = names.map((name) => new RegExp(`--age-${name}: (#[0-9a-f]{6});`).exec(part)?.[1]);
		expect(values).not.toContain(undefined);
		expect(new Set(values).size).toBe(names.length);
	}
});
