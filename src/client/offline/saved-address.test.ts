import { expect, test } from "vitest";
import { savedAddresses } from "./saved-address.ts";
import { isSitePath } from "./site-path.ts";

test.each<[said: string, address: string, addresses: readonly string[]]>([
	["itself", "/2026/teams/a", ["/2026/teams/a"]],
	["without the last stroke", "/2026/teams/", ["/2026/teams"]],
	["of the site's own root", "/", ["/"]],
	["what says nothing of what it holds left out", "/2026/teams/a?lang=sv&installed=1&pass=abc", ["/2026/teams/a"]],
	["with its query, else without it", "/2026/teams/a?tab=form&lang=sv", ["/2026/teams/a?tab=form", "/2026/teams/a"]],
	["the live center's of another day is another page", "/2026/matches?day=2026-07-16", ["/2026/matches?day=2026-07-16"]],
	["a search", "/2026/search/?q=a", ["/2026/search?q=a"]],
	["streams", "/2026/streams?arena=a", ["/2026/streams?arena=a"]],
	["a category", "/2026/categories/b16?day=1", ["/2026/categories/b16?day=1"]],
	["a table", "/2026/categories/b16/division/d?a=1", ["/2026/categories/b16/division/d?a=1", "/2026/categories/b16/division/d"]],
	["a match", "/2026/matches/m1?a=1", ["/2026/matches/m1?a=1", "/2026/matches/m1"]],
])("under which a page may be kept: %s", (_, address, addresses) => {
	const { pathname, search } = new URL(address, "http://cup.test");
	expect(savedAddresses({ pathname, search })).toEqual(addresses);
});

test("pages of the site are what no other service, file or worker's page is", () => {
	for (const path of ["/", "/2026", "/2026/matches/m1", "/teams/a", "/2026/api", "/mysitemap-1.xml", "/apis"])
		expect(isSitePath(path), path).toBe(true);
	const others = [
		...["/office", "/office/cup", "/identity/in", "/report/abc", "/api/v1/matches", "/sanctum/csrf-cookie", "/graphql"],
		...[
			"/live/2026",
			"/play/1",
			"/calendar/team.ics",
			"/sheet/2026/categories/b14/tables.csv",
			"/share/m1.png",
			"/saved/page/sv/2026",
			"/assets/a.js",
			"/flags/se.svg",
		],
		...["/icons/192.png", "/advertisements/a.png", "/health", "/ready", "/sw.js", "/robots.txt", "/manifest.webmanifest"],
		...["/favicon.ico", "/logo.svg", "/sitemap.xml", "/sitemap-2026.xml"],
	];
	for (const path of others) expect(isSitePath(path), path).toBe(false);
});
