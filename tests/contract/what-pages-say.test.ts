import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { loadPages } from "../../src/brands/load-pages.ts";
import { createSite, type Site, type SiteOptions } from "../../src/documents/site.ts";
import { createLog } from "../../src/log/log.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { followedEditions } from "../../src/results/live/followed-editions.ts";
import { BRANDS_FOLDER, loadBuiltSite } from "../../src/server/built-site.ts";
import { LANGUAGES } from "../../src/site/text/language.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { saidInHead, saidText } from "../support/said-text.ts";
import { aShownCup, SHOWN_PAGES } from "../support/shown-pages.ts";

/*
 * What every page says is written down, in both languages (docs/decisions/0043-what-pages-say-is-written-down.md). Where something else is
 * meant to be said: `npx vitest run tests/contract/what- --update`, and read the difference line by line.
 */
const SITE = "https://cup.example";
const NOW = new Date("2026-07-14T12:17:00Z");
const brand = { ...loadBrand(BRANDS_FOLDER, "fyrcupen"), cup: 7 };

let site: Site;
/** The same of which nothing has been drawn: what is drawn once is kept by the brand. */
let anew: () => Site;
beforeAll(async () => {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(aShownCup()), clock: () => NOW, onError });
	const graphql = createGraphQL({ models, publicUrl: SITE, onError });
	const options: Omit<SiteOptions, "brand" | "cache"> = {
		build: loadBuiltSite,
		pages: loadPages(path.join(BRANDS_FOLDER, brand.folder)).pages,
		log: createLog("silent"),
		ask: (document, variables, lang) => graphql.execute(document, variables, { lang }),
		publicUrl: SITE,
		resultsUrl: undefined,
		accountsUrl: undefined,
		identityUrl: undefined,
		passPrice: { amount: 14_900, currency: "SEK" },
		demoAccount: null,
		followed: () => followedEditions(models, brand.cup),
		clock: async () => (await models.cup(brand.cup))?.clock ?? null,
		zone: async () => "Europe/Stockholm",
		now: () => NOW.getTime(),
		changes: models.changes,
	};
	site = createSite({ ...options, brand, cache: true });
	anew = () => createSite({ ...options, brand: { ...brand }, cache: false });
});

const PICTURE = /<link rel="preload"[^>]*>/g;
const addressIn = (address: string, lang: string) => `${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;
const within = (html: string, element: string) => new RegExp(`<${element}\\b[\\s\\S]*</${element}>`).exec(html)?.[0] ?? "";

test.each(LANGUAGES)("§1, §2, §4 every page says what is written down, in its language: %s", async (language) => {
	const lines: string[] = [];
	for (const address of SHOWN_PAGES) {
		const answer = await site.fetch(new Request(SITE + addressIn(address, language), { redirect: "manual" }));
		const html = await answer.text();
		// What stands around a page is the same on all of a year but for where the menu says one is.
		const around = /^\/\w+(\/nations)?$/.test(address) ? html.replace(within(html, "main"), "<main>…</main>") : "";
		lines.push("", `==== ${address} ${answer.status}`, ...saidInHead(html), ...saidText(within(around, "body")), "----");
		lines.push(...saidText(within(html, "main")));
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

test("§1, §4 a row that was drawn for another page says on each what it would say had it been drawn there", async () => {
	const documentOf = async (by: Site, address: string) => {
		const html = await (await by.fetch(new Request(SITE + addressIn(address, "en"), { redirect: "manual" }))).text();
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
