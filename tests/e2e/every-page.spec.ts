import type { Page } from "@playwright/test";
import { matchPath } from "react-router";
import { expectNoFaults, READERS_RULES } from "../support/axe.ts";
import { DEMO, expect, expectNoSidewaysScroll, test, visit } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { htmlValidator } from "../support/html-validator.ts";
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
	await expect(page.locator("html")).toHaveAttribute("lang", lang);
	await expect(page.locator("h1")).toHaveCount(1);
	await expect(page).toHaveTitle(/\S.* – Fyrcupen \d{4}$|^Fyrcupen \d{4}/);
	await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
	await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
	await expect(page.locator('link[rel="alternate"][hreflang="sv"]')).toHaveAttribute("href", /[?&]lang=sv/);
	await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
}

test("every screen of the site stands among the pages that are looked at", async () => {
	const addresses = await Promise.all(Object.values(DEMO_PAGES).map((find) => find()));
	const paths = addresses.map((address) => new URL(address, DEMO).pathname.replace(/(?<=.)\/$/, ""));
	expect(ROUTES_OF_YEAR.filter((path) => !paths.some((own) => matchPath({ path, caseSensitive: true }, own)))).toEqual([]);
});

for (const [name, find] of Object.entries(DEMO_PAGES)) {
	// One visit a language shows all of it: loading a page again for each question is most of the time that the questions take.
	test(`${name}: named in both languages, nothing scrolls sideways at 320 to 1280 px, axe finds nothing, light and dark`, async ({
		page,
	}) => {
		const address = await find();
		for (const lang of ["sv", "en"]) {
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
			await visit(page, inLanguage(address, lang));
			await test.step(`${lang}: one H1, a title, a description, canonical and both languages' addresses`, () =>
				expectNamed(page, lang));
			await test.step(`${lang}: nothing scrolls sideways`, async () => {
				for (const width of [320, 768, 1280, 390]) {
					await page.setViewportSize({ width, height: 844 });
					await expectNoSidewaysScroll(page);
				}
			});
		}
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await test.step("light: axe finds nothing", () => expectNoFaults(page, { tags: READERS_RULES }));
		await test.step("dark, the same page in other colours: axe finds nothing", async () => {
			// A colour on its way to another would be measured as neither.
			await page.evaluate(() => {
				const still = new CSSStyleSheet();
				still.replaceSync("*, ::before, ::after { transition: none !important }");
				document.adoptedStyleSheets.push(still);
			});
			await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
			await expectNoFaults(page, { rules: ["color-contrast"] });
		});
	});

	test(`${name}: the HTML is valid, and the same bytes for every reader`, async ({ request }) => {
		const address = DEMO + (await find());
		const as = async (agent: string): Promise<string> =>
			(await request.get(address, { headers: { "user-agent": agent, "accept-language": "sv" } })).text();
		const html = await as("Mozilla/5.0 (iPhone) Safari");
		expect(html).toBe(await as("curl/8"));
		const { results } = await validator.validateString(html);
		expect(
			results.flatMap((result) => result.messages.map((one) => `${one.line}:${one.column} ${one.ruleId} ${one.message}`)),
		).toEqual([]);
	});
}

test.describe("with scripts switched off", () => {
	test.use({ javaScriptEnabled: false });
	for (const [name, find] of Object.entries(DEMO_PAGES)) {
		test(`${name}: can be read, and leads on, with scripts switched off`, async ({ page }) => {
			await page.goto(DEMO + (await find()));
			await expect(page.locator("h1")).toBeVisible();
			await expect(page.getByRole("main")).toHaveText(/\S.{20}/, { useInnerText: true });
			await expect(page.locator(".scripts-only:visible"), "nothing that would not work").toHaveCount(0);
			// The way in needs an account, so it is no public page; an empty page leads on by its header.
			const within = page.locator("main a[href^='/']:not([href*='/sign']):visible");
			const on = (await within.count()) > 0 ? within.first() : page.getByRole("banner").getByRole("link").first();
			const target = (await on.getAttribute("href")) ?? "";
			const [answer] = await Promise.all([
				page.waitForResponse((response) => response.request().isNavigationRequest()),
				on.click(),
			]);
			expect(answer.status(), target).toBeLessThan(400);
			await expect(page.locator("h1")).toBeVisible();
		});
	}
});
