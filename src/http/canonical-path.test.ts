import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test("surplus slashes at the end and escaped letters are normalised", () => {
	expect(canonicalPath("/2026/matches//")).toBe("/2026/matches");
	expect(canonicalPath("/2026/matches////")).toBe("/2026/matches");
	expect(canonicalPath("/2026/m%61tches")).toBe("/2026/matches");
	expect(canonicalPath("/%32026/teams/b14%2Dbro")).toBe("/2026/teams/b14-bro");
});

test("a path in its usual spelling is unchanged, and so is one that would change its meaning", () => {
	for (const path of [
		"/",
		"//",
		"/2026",
		"/2026/search/",
		"/2026/teams/%C3%A5",
		"/2026/teams/a%2Fb",
		"//evil.example",
		"/2026/%00",
	])
		expect(canonicalPath(path)).toBe(path);
});
