import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate";
import { DEMO, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

const validator = new HtmlValidate({
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

const told = (violations: Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"]) =>
	violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);

for (const [name, find] of Object.entries(DEMO_PAGES)) {
	test.describe(name, () => {
		let address: string;
		test.beforeAll(async () => {
			address = await find();
		});

		test(`${name}: axe finds nothing, light and dark`, async ({ page }) => {
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
			await page.goto(DEMO + address);
			await page.waitForLoadState("networkidle");
			const light = new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]);
			expect(told((await light.analyze()).violations)).toEqual([]);
			// The dark theme is another set of colours on the same page.
			await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
			await page.evaluate(() =>
				Promise.all(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))),
			);
			const dark = new AxeBuilder({ page }).withRules(["color-contrast"]);
			expect(told((await dark.analyze()).violations)).toEqual([]);
		});

		test(`${name}: the HTML is valid`, async ({ request }) => {
			const html = await (await request.get(DEMO + address)).text();
			const { results } = await validator.validateString(html);
			expect(
				results.flatMap((result) => result.messages.map((one) => `${one.line}:${one.column} ${one.ruleId} ${one.message}`)),
			).toEqual([]);
		});

		test(`${name}: nothing scrolls sideways at 320, 390, 768 and 1280 px, in both languages`, async ({ page }) => {
			for (const lang of ["en", "sv"]) {
				await page.setViewportSize({ width: 320, height: 800 });
				await page.goto(`${DEMO}${address}${address.includes("?") ? "&" : "?"}lang=${lang}`);
				for (const width of [320, 390, 768, 1280]) {
					await page.setViewportSize({ width, height: 800 });
					await expectNoSidewaysScroll(page);
				}
			}
		});

		test(`${name}: one H1, a title, a description, canonical and both languages' addresses`, async ({ page }) => {
			for (const lang of ["en", "sv"]) {
				await page.goto(`${DEMO}${address}${address.includes("?") ? "&" : "?"}lang=${lang}`);
				await expect(page.locator("html")).toHaveAttribute("lang", lang);
				await expect(page.locator("h1")).toHaveCount(1);
				await expect(page).toHaveTitle(/\S.* – Fyrcupen \d{4}$|^Fyrcupen \d{4}/);
				await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
				await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
				await expect(page.locator('link[rel="alternate"][hreflang="sv"]')).toHaveAttribute("href", /[?&]lang=sv/);
				await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
			}
		});

		test(`${name}: can be read, and leads on, with scripts switched off`, async ({ browser }) => {
			const context = await browser.newContext({ javaScriptEnabled: false });
			const page = await context.newPage();
			await page.goto(DEMO + address);
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
			await context.close();
		});

		test(`${name}: the same bytes for every reader`, async ({ request }) => {
			const as = async (agent: string): Promise<string> =>
				(await request.get(DEMO + address, { headers: { "user-agent": agent, "accept-language": "sv" } })).text();
			expect(await as("curl/8")).toBe(await as("Mozilla/5.0 (iPhone) Safari"));
		});
	});
}
