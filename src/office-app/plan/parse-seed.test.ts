import { expect, it } from "vitest";
import { parseSeed } from "./parse-seed.ts";

it("a seed is a whole number from 1 to 9999, and empty means not seeded", () => {
	expect([" 1 ", "9999", "", " "].map(parseSeed)).toEqual([1, 9999, null, null]);
	for (const wrong of ["0", "-1", "1.5", "10000", "1e3", "first"]) expect(parseSeed(wrong)).toBeUndefined();
});
