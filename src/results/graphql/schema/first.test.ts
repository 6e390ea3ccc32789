import { expect, test } from "vitest";
import { atMost } from "./first.ts";

test("a list has six entries by default, and accepts zero to a hundred", () => {
	expect([undefined, null, 0, 1, 6, 99, 100].map(atMost)).toEqual([6, 6, 0, 1, 6, 99, 100]);
	for (const first of [-1, 101]) expect(() => atMost(first)).toThrow(`first must be from 0 to 100, not ${first}`);
});
