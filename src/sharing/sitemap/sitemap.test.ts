import { describe, expect, it } from "vitest";
import { ADDRESSES_A_FILE, partsOf, readSitemapPath, sitemap, sitemapIndex, sitemapPath } from "./sitemap.ts";

describe("a sitemap", () => {
	it("names each page at its English address, with both languages beside it", () => {
		expect(sitemap(["https://cup.example/2026/teams/a&b"], { language: "en" })).toBe(
			[
				'<?xml version="1.0" encoding="UTF-8"?>',
				'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
				"<url><loc>https://cup.example/2026/teams/a&amp;b</loc>" +
					'<xhtml:link rel="alternate" hreflang="en" href="https://cup.example/2026/teams/a&amp;b"/>' +
					'<xhtml:link rel="alternate" hreflang="sv" href="https://cup.example/2026/teams/a&amp;b?lang=sv"/>' +
					'<xhtml:link rel="alternate" hreflang="x-default" href="https://cup.example/2026/teams/a&amp;b"/></url>',
				"</urlset>",
				"",
			].join("\n"),
		);
	});

	it("stays within the format's 50,000 addresses and 50 MB, with ids of a hundred letters too", () => {
		const long = `https://results.a-cup-with-a-long-name.example/2026/matches/${"x".repeat(100)}`;
		expect(ADDRESSES_A_FILE).toBeLessThanOrEqual(50_000);
		expect(sitemap([long], { language: "en" }).length * ADDRESSES_A_FILE).toBeLessThan(50 * 1024 * 1024);
	});

	it("has a second part where one is not enough, each at its own path", () => {
		expect([0, 1, ADDRESSES_A_FILE, ADDRESSES_A_FILE + 1].map(partsOf)).toEqual([1, 1, 1, 2]);
		for (const part of [1, 2, 10]) expect(readSitemapPath(sitemapPath("2026", part))).toEqual({ year: "2026", part });
		for (const other of [
			"/sitemap.xml",
			"/sitemap-x.xml",
			"/sitemap-2026-1.xml",
			"/sitemap-2026-01.xml",
			"/a/sitemap-2026.xml",
		]) {
			expect(readSitemapPath(other)).toBeNull();
		}
	});

	it("is found through the index", () => {
		expect(sitemapIndex(["https://cup.example/sitemap-2026.xml"])).toContain(
			"<sitemap><loc>https://cup.example/sitemap-2026.xml</loc></sitemap>",
		);
	});
});
