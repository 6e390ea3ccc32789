import { describe, expect, test } from "vitest";
import { ownPath } from "./coming-from.ts";

describe("the page that a visitor came from", () => {
	test("the visitor returns to a path of this site, with its query", () => {
		expect(ownPath("/2026/teams/12?lang=sv#table")).toBe("/2026/teams/12?lang=sv#table");
		expect(ownPath("/")).toBe("/");
	});

	test("the visitor is never sent to another site", () => {
		for (const from of [
			"https://evil.example/",
			"//evil.example",
			"/\\evil.example",
			"/2026/..//evil.example",
			"/2026/..\\/evil.example",
			"/2026/%2e%2e//evil.example",
			"/x/..//evil.example/a?b=c",
			"/.//evil.example",
			"/\t/evil.example",
			"/\t/[",
			"javascript:alert(1)",
			"evil",
			"",
			null,
			7,
			{},
		]) {
			expect(ownPath(from)).toBeNull();
		}
	});

	test("a way in does not lead back to a way in", () => {
		expect(ownPath("/2026/signin")).toBeNull();
		expect(ownPath("/2026/signup/")).toBeNull();
	});
});
