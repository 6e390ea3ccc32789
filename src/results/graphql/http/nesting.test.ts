import { expect, it } from "vitest";
import { nesting } from "./nesting.ts";

it("counts brackets within each other, and none in strings, block strings and comments", () => {
	expect(nesting("{ a(b: [[1]]) { c } }")).toBe(4);
	expect(nesting('{ a(b: "[[[\\"[[[") # [[[[\n c(d: """[[ \\""" [[""") }')).toBe(2);
	expect(nesting('{ a(b: "[[[[')).toBe(2);
	expect(nesting('{ a(b: """[[[[')).toBe(2);
	expect(nesting("]]]] { a }")).toBe(0);
	expect(nesting("[".repeat(30_000))).toBe(30_000);
	expect(nesting('"'.repeat(30_001))).toBe(0);
});
