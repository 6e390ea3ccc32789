import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedAddress } from "./query.ts";
import { knownSearch } from "./query-parameters.ts";

const known = (address: string) => {
	const { pathname, search } = new URL(address, "https://cup.example");
	return knownSearch({ pathname, search });
};

test("DECISIONS §4: unknown query parameters are dropped, on every page and on one that is not there", () => {
	for (const path of ["/", "/2026", "/2026/teams/12", "/2026/matches", "/matches/4", "/2026/nowhere", "/privacy", "/report"])
		expect([path, known(`${path}?fbclid=zzz&utm_source=x&__proto__=1`)]).toEqual([path, ""]);
	expect(known("/2026/matches?fbclid=zzz&show=live&gclid=1&lang=sv")).toBe("?show=live&lang=sv");
});

test("a parameter is known on the pages that show something by it", () => {
	expect(known("/2026/matches?show=live&category=3&round=2")).toBe("?show=live&category=3");
	expect(known("/2026/categories/3/division/8?round=2&show=live&columns=all")).toBe("?columns=all&round=2");
	expect(known("/2026/search/?q=heden%202&kind=teams")).toBe("?q=heden+2&kind=teams");
	expect(known("/2026/signin?forgot")).toBe("?forgot=1");
	expect(known("/2026/teams/4?forgot=1")).toBe("");
	expect(known("/2026/streams/4?pass=paid")).toBe("?pass=paid");
});

test.each([
	["/2026/matches", "show=all"],
	["/2026/matches", "day=today"],
	["/2026/matches", "rows=-1"],
	["/2026/matches", "rows=1e9"],
	["/2026/matches", "category="],
	["/2026/matches", "category=a%00b"],
	["/2026/search", "kind=players"],
	["/2026/search", "q=%20%20"],
	["/2026/matches/4", "tab=goals"],
	["/2026/categories/3", "view=graph"],
	["/2026/arenas/arena/1/field/2", "day=2026-7-1"],
	["/2026", "lang=de"],
	["/2026", "pass=stolen"],
])("on %s, ?%s is as nothing", (path, query) => {
	expect(known(`${path}?${query}`)).toBe("");
});

test("what is asked alike reads alike: in one order, each name once, and no longer than is looked at", () => {
	expect(known("/2026/matches?day=2026-07-14&show=live&show=next")).toBe(known("/2026/matches?show=live&day=2026-07-14"));
	expect(known(`/2026/search?q=${"a".repeat(5_000)}`)).toBe(`?q=${"a".repeat(100)}`);
	expect(known(`/2026/search?q=${"a".repeat(99)}%20b`)).toBe(`?q=${"a".repeat(99)}`);
});

test("what is known of what is known is the same, whatever was asked", () => {
	const name = fc.oneof(
		fc.constantFrom("q", "kind", "day", "show", "rows", "round", "team", "lang", "pass", "forgot"),
		fc.string(),
	);
	const path = fc.constantFrom("/", "/2026/search", "/2026/matches", "/matches", "/2026/categories/1/playoff/2", "/2026/signin");
	fc.assert(
		fc.property(path, fc.array(fc.tuple(name, fc.string())), (pathname, asked) => {
			const once = knownSearch({ pathname, search: `?${new URLSearchParams(asked)}` });
			expect(knownSearch({ pathname, search: once })).toBe(once);
			expect(new URLSearchParams(once).size).toBeLessThanOrEqual(asked.length);
		}),
	);
});

test("a shared address has the page's filters and language, and nothing about the visit", () => {
	const here = { pathname: "/2026/matches/4", search: "?tab=table&pass=paid&lang=sv&fbclid=zzz" };
	expect(sharedAddress(here, "en")).toBe("/2026/matches/4?tab=table&lang=en");
});
