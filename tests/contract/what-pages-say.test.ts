import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../../src/rendering/site.ts";
import { LANGUAGES, type Language } from "../../src/text/language.ts";
import { aShownCup, DRAWN, SHOWN_PAGES } from "../support/shown-pages.ts";
import { aShownSite, documentAt, mainOf, saidAt } from "../support/shown-site.ts";
import { standingOut } from "../support/standing-out.ts";

/*
 * Snapshot of every page's texts, in both languages (docs/develop/decisions/0043-what-pages-say-is-written-down.md). After an intended
 * change: `npx vitest run tests/contract/what- --update`, and read the diff line by line.
 */
let site: Site;
let anew: () => Site;
beforeAll(async () => {
	({ site, anew } = await aShownSite(aShownCup(), new Date("2026-07-14T12:17:00Z")));
});

const PICTURE = /<link rel="preload"[^>]*>/g;

/** The frame is the same on all pages of a year except for the menu's active entry, announcements and the footer. */
const FRAMED = /^\/2026\/(?:arenas\/arena\/heden|categories\/b12|categories\/b14\/playoff\/b14-a-1|teams\/b14-ask)$/;
const tellsFrame = (address: string, language: Language) =>
	/^\/\w+(\/nations)?$/.test(address) || (language === "en" && FRAMED.test(address));

test.each(LANGUAGES)("§1, §2, §4 every page matches its snapshot, in its language: %s", async (language) => {
	const lines: string[] = [];
	for (const address of SHOWN_PAGES) {
		lines.push(...(await saidAt(site, address, language, tellsFrame(address, language))));
	}
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(
		fileURLToPath(new URL(`../said/pages.${language}.txt`, import.meta.url)),
	);
});

test("Live: what each page shows of its edition, by which it hears of what changes, is written down", async () => {
	const lines: string[] = [];
	for (const address of SHOWN_PAGES) {
		const page = await site.page(`en,${address}`);
		lines.push(`${address}: ${page === null ? "nothing" : page.shows.join(" ")}`);
	}
	await expect(lines.join("\n")).toMatchFileSnapshot(fileURLToPath(new URL("../said/pages-show.txt", import.meta.url)));
});

test("§4 leads, the reader's choices and counts are emphasised as in the snapshot", async () => {
	const lines: string[] = [];
	for (const address of DRAWN) {
		const { html } = await documentAt(site, address, "en");
		lines.push("", `==== ${address}`, ...standingOut(mainOf(html), html));
	}
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(
		fileURLToPath(new URL("../said/standing-out.txt", import.meta.url)),
	);
});

test("Announcements: a page names those that concern it, and whether it is about the whole cup or is the reader's own", async () => {
	const told: Record<string, string> = {};
	for (const address of [
		"/2026",
		"/2026/favourites",
		"/2026/arenas/arena/heden",
		"/2026/categories/b12",
		"/2026/teams/b14-ask",
	]) {
		const { html } = await documentAt(site, address, "en");
		const bar = /<section[^>]*data-year[^>]*>/.exec(html)?.[0] ?? "";
		const of = ["own", "cup"].filter((name) => bar.includes(`data-${name}=`));
		const concerned = [...html.matchAll(/<li[^>]*data-for="([^"]*)"[^>]*data-about=/g)].map(([, audience]) => audience);
		told[address] = [...of, ...concerned].join(" ");
	}
	expect(told).toMatchInlineSnapshot(`
		{
		  "/2026": "cup",
		  "/2026/arenas/arena/heden": "arena:heden",
		  "/2026/categories/b12": "category:b12",
		  "/2026/favourites": "own cup",
		  "/2026/teams/b14-ask": "arena:heden team:b14-ask",
		}
	`);
});

test("§1, §4 a row rendered for another page has on each the same content as if rendered there", async () => {
	const documentOf = async (by: Site, address: string) => {
		const { html } = await documentAt(by, address, "en");
		// Pictures are asked for in the order in which they were met, which is another where the header was there already.
		const pictures = (html.match(PICTURE) ?? []).map((link) => link.split(" ").sort().join(" "));
		return html.replaceAll(PICTURE, "") + pictures.sort().join("");
	};
	const others: string[] = [];
	for (const address of SHOWN_PAGES) {
		if ((await documentOf(site, address)) !== (await documentOf(anew(), address))) others.push(address);
	}
	expect(others).toEqual([]);
});
