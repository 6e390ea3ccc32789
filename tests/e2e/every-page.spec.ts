import type { Page } from "@playwright/test";
import { matchPath } from "react-router";
import { expectNoFaults, READERS_RULES } from "../support/axe.ts";
import { DEMO, DESKTOP, expect, test, visit } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { htmlValidator } from "../support/html-validator.ts";
import { expectFits, type Look } from "../support/readable.ts";
import { ROUTES_OF_YEAR } from "../support/screens.ts";

const validator = htmlValidator({
	extends: ["html-validate:standard"],
	rules: {
		// React's own way of writing; none of them changes what a browser reads.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"no-inline-style": "off",
		"no-trailing-whitespace": "off",
		"long-title": "off",
		"void-style": "off",
		// One attribute of SVG is written as SVG writes it.
		"attr-case": "off",
		"doctype-style": "off",
		"require-sri": "off",
		"tel-non-breaking": "off",
	},
});

const inLanguage = (address: string, lang: string) => `${DEMO}${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;

async function expectNamed(page: Page, lang: string): Promise<void> {
	const named = await page.evaluate(() => {
		const all = (selector: string, attribute: string) =>
			[...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
		return {
			lang: document.documentElement.lang,
			headings: document.querySelectorAll("h1").length,
			title: document.title,
			description: all('meta[name="description"]', "content"),
			canonical: all('link[rel="canonical"]', "href"),
			swedish: all('link[rel="alternate"][hreflang="sv"]', "href"),
			english: all('link[rel="alternate"][hreflang="en"]', "href"),
		};
	});
	expect(named).toEqual({
		lang,
		headings: 1,
		title: expect.stringMatching(/\S.* – Fyrcupen \d{4}$|^Fyrcupen \d{4}/),
		description: [expect.stringMatching(/\S{3}/)],
		canonical: [expect.any(String)],
		swedish: [expect.stringMatching(/[?&]lang=sv/)],
		english: [expect.any(String)],
	});
}

/** The HTML that a page is, for every reader the same bytes. */
async function expectValid(address: string): Promise<void> {
	const as = async (agent: string): Promise<string> =>
		(await fetch(DEMO + address, { headers: { "user-agent": agent, "accept-language": "sv" } })).text();
	const html = await as("Mozilla/5.0 (iPhone) Safari");
	expect.soft(html === (await as("curl/8")), "the same bytes for every reader").toBe(true);
	const { results } = await validator.validateString(html);
	expect
		.soft(results.flatMap((result) => result.messages.map((one) => `${one.line}:${one.column} ${one.ruleId} ${one.message}`)))
		.toEqual([]);
}

/** Pages with names in rows, on cards, in boxes and on boards; the demo cup has some of 40 letters in each. */
const WIDE: ReadonlySet<string> = new Set([
	"home of the latest year",
	"category",
	"young category",
	"group in play",
	"young group",
	"playoff",
	"nation of many teams, one category open",
	"arena",
	"field",
	"team",
	"streams",
	"open stream of a field",
	"statistics",
	"live center",
	"live center of one category, where nothing is live",
	"live center, one day's results",
	"live match",
	"match after penalties",
	"upcoming match",
	"postponed match",
]);

/** A page of each of the 22 routes of SPEC §2, and of what its rows look like in other states. */
const LARGE: ReadonlySet<string> = new Set([
	"home of the latest year",
	"home of a finished year",
	"home of an unpublished year",
	"search for what is of every kind",
	"sign-in",
	"sign-up",
	"my week, signed out",
	"statistics",
	"age categories",
	"category",
	"category teams",
	"group in play",
	"young group",
	"playoff",
	"nations",
	"nation of many teams, one category open",
	"arenas",
	"arena",
	"field",
	"team",
	"streams",
	"open stream of a field",
	"live center",
	"live match",
	"match after penalties",
	"upcoming match",
]);

/** What is looked at in Swedish, which has the longer words: letters of up to twice the size on a phone and a desktop, then each width. */
const inSwedish = (name: string): readonly Look[] => [
	{ width: 390, whole: WIDE.has(name) },
	...(LARGE.has(name) ? [125, 150, 175, 200].map((letters) => ({ width: 390, letters, whole: true })) : []),
	...(LARGE.has(name) ? [{ width: DESKTOP.width, letters: 200, whole: true }] : []),
	...(WIDE.has(name) ? [{ width: 320, letters: 200 }] : []),
	{ width: 320, letters: 100, whole: WIDE.has(name) },
	{ width: 768, whole: WIDE.has(name) },
	...(WIDE.has(name) ? [{ width: 1920, whole: true }] : []),
	{ width: DESKTOP.width, whole: WIDE.has(name) },
];

/** The last of them is what axe looks at. */
const IN_ENGLISH: readonly Look[] = [DESKTOP.width, 768, 320, 390].map((width) => ({ width }));

const asked = (name: string): string =>
	[
		"valid HTML, the same for every reader",
		"named in both languages",
		"nothing scrolls sideways at 320 to 1280 px",
		...(WIDE.has(name) ? ["every name, score and time is read whole from 320 to 1920 px"] : []),
		...(LARGE.has(name) ? ["and with letters of up to twice the size"] : []),
		"axe finds nothing, light and dark",
	].join(", ");

test("every screen of the site is among the checked pages", async () => {
	const addresses = await Promise.all(Object.values(DEMO_PAGES).map((find) => find()));
	const paths = addresses.map((address) => new URL(address, DEMO).pathname.replace(/(?<=.)\/$/, ""));
	expect(ROUTES_OF_YEAR.filter((path) => !paths.some((own) => matchPath({ path, caseSensitive: true }, own)))).toEqual([]);
});

for (const [name, find] of Object.entries(DEMO_PAGES)) {
	// One visit a language checks all of it: loading a page for each check would cost more than the checks.
	test(`${name}: ${asked(name)}`, async ({ page }) => {
		const address = await find();
		await test.step("the HTML is valid, and the same bytes for every reader", () => expectValid(address));
		for (const [lang, looks] of [
			["sv", inSwedish(name)],
			["en", IN_ENGLISH],
		] as const) {
			await visit(page, inLanguage(address, lang));
			await test.step(`${lang}: one H1, a title, a description, canonical and both languages' addresses`, () =>
				expectNamed(page, lang));
			await test.step(`${lang}: at each width nothing scrolls sideways, and is read whole where that is asked`, async () => {
				for (const look of looks) await expectFits(page, look);
			});
		}
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await test.step("light: axe finds nothing", () => expectNoFaults(page, { tags: READERS_RULES }));
		await test.step("dark, the same page in other colours: axe finds nothing", async () => {
			await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
			await expectNoFaults(page, { rules: ["color-contrast"] });
		});
	});
}

/** The content for readers without scripts, evaluated in the page. */
const withoutThem = (page: Page) =>
	page.evaluate(() => {
		const isVisible = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
		return {
			headings: [...document.querySelectorAll("h1")].map(isVisible),
			wouldNotWork: [...document.querySelectorAll(".scripts-only")].filter(isVisible).map((element) => element.outerHTML),
		};
	});

/** The first link of a page's own that is shown can be pressed, and leads to a page that is there. */
async function expectLeadsOn(page: Page, name: string): Promise<void> {
	// The way in needs an account, so it is no public page; an empty page leads on by its header.
	const own = page.locator("main a[href^='/']:not([href*='/sign']):visible").first();
	const on = (await own.count()) > 0 ? own : page.getByRole("banner").getByRole("link").first();
	const target = (await on.getAttribute("href")) ?? "";
	await on.click({ trial: true });
	const answer = await fetch(new URL(target, DEMO));
	expect.soft(answer.status, `${name}: ${target}`).toBeLessThan(400);
	expect.soft(await answer.text(), `${name}: ${target}`).toContain("<h1");
}

/** Pages per test: each is loaded in the same empty browser, and those of one test share a process. */
const TOGETHER = 7;
const ALL = Object.entries(DEMO_PAGES);
for (let from = 0; from < ALL.length; from += TOGETHER) {
	const pages = ALL.slice(from, from + TOGETHER);
	const names = pages.map(([name]) => name).join("; ");
	test(`with scripts switched off can be read, and lead on: ${names}`, async ({ withoutScripts: page }) => {
		for (const [name, find] of pages)
			await test.step(name, async () => {
				await page.goto(DEMO + (await find()));
				expect.soft(await withoutThem(page), name).toEqual({ headings: [true], wouldNotWork: [] });
				await expect.soft(page.getByRole("main"), name).toHaveText(/\S.{20}/, { useInnerText: true });
				await expectLeadsOn(page, name);
			});
	});
}

test("with scripts switched off a link that is pressed leads to its page", async ({ withoutScripts: page }) => {
	await page.goto(DEMO);
	const link = page.locator("main a[href^='/']:visible").first();
	const target = (await link.getAttribute("href")) ?? "";
	await link.click();
	await expect(page).toHaveURL(new URL(target, DEMO).href);
	await expect(page.locator("h1")).toBeVisible();
});

test("the days of a future year do not wrap", async ({ page }) => {
	for (const lang of ["en", "sv"]) {
		await page.goto(inLanguage((await DEMO_PAGES["home of an unpublished year"]?.()) ?? "", lang));
		const days = page.getByRole("main").getByText(/^\d+–\d+$/);
		for (const width of [320, 390, 768, DESKTOP.width, 1920]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await days.evaluate((text) => text.getClientRects().length)).toBe(1);
		}
	}
});
