import { describe, expect, it } from "vitest";
import { inAnotherYear, withinYear } from "./year-path.ts";

describe("choosing another year", () => {
	it.each([
		["/", "/2024"],
		["/2026", "/2024"],
		["/2026/", "/2024"],
		["/2026/categories/12", "/2024/categories/12"],
		["/2026/matches/2026", "/2024/matches/2026"],
		["/20260/teams", "/2024/teams"],
		["/nowhere", "/2024/nowhere"],
		["/privacy", "/2024"],
	])("rewrites only the year of %s", (from, to) => {
		expect(inAnotherYear(from, "2024")).toBe(to);
	});
});

describe("the path within its year", () => {
	it.each([
		["/", ""],
		["/2026", ""],
		["/2026/nations/", "nations"],
		["/nations/se", "nations/se"],
	])("of %s is %j", (from, within) => {
		expect(withinYear(from)).toBe(within);
	});
});
