import type { Locator, Page } from "@playwright/test";
import { DESKTOP, expect, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

const open = async (page: Page, name: string) => page.goto((await DEMO_PAGES[name]?.()) ?? "");

/** What is drawn of an element: its ground, its edges, and a line under its words. */
const drawn = (element: Locator, pseudo?: "::after") =>
	element.evaluate((node, of) => {
		const style = getComputedStyle(node, of);
		return {
			ground: style.backgroundColor,
			edge: style.borderTopStyle === "none" ? 0 : Number.parseFloat(style.borderTopWidth),
			edgeColour: style.borderTopColor,
			line: style.textDecorationLine,
			height: Number.parseFloat(style.height),
			width: Number.parseFloat(style.width),
			placed: style.position,
		};
	}, pseudo);

/** The colour that the reader's system has for a page's ground, as the browser computes it. */
const canvas = (page: Page) =>
	page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement("i"));
		probe.style.cssText = "forced-color-adjust: none; background: Canvas";
		const { backgroundColor } = getComputedStyle(probe);
		probe.remove();
		return backgroundColor;
	});

test.describe("in a reader's own colours", () => {
	// Set on the page and not on its context, which tests share.
	test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

	for (const [name, ...pairs] of [
		[
			"live center",
			["[aria-current=true]:text-is('All')", "a:has-text('Finished')"],
			["[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
		],
		["search for what is of every kind", ["[aria-current=true]:has-text('All')", "a:has-text('Teams 5')"]],
		["group in play", ["[aria-current=true]:text-is('All')", "a:text-is('Round 1')"]],
	] as const) {
		test(`${name}: what is chosen has a ground and an underline that the others lack`, async ({ page }) => {
			await open(page, name);
			const main = page.getByRole("main");
			for (const [chosen, other] of pairs) {
				const on = await drawn(main.locator(chosen).first());
				const off = await drawn(main.locator(other).first());
				expect(on.ground, chosen).not.toBe(off.ground);
				expect(on.ground, chosen).not.toBe(await canvas(page));
				expect([on.line, off.line], chosen).toEqual(["underline", "none"]);
			}
		});
	}

	test("a chosen tab keeps the rule under it, and the menu's active entry likewise; a match's line shows its axis, its progress, and its ticks; a primary button, the search's button and a score's board have an edge", async ({
		page,
	}) => {
		const main = page.getByRole("main");
		await open(page, "live match");
		await test.step("a match's line", async () => {
			const line = main.locator("div[aria-hidden=true]", { hasText: "0'" }).first();
			const [axis, done, tick] = await Promise.all(
				[0, 1, 2].map((at) => drawn(line.locator("> div").first().locator("> span").nth(at))),
			);
			const ground = await canvas(page);
			expect(new Set([ground, axis?.ground, done?.ground]).size, "three colours").toBe(3);
			expect(done?.height, "not by colour alone").toBeGreaterThan(axis?.height ?? 0);
			expect(tick?.ground).not.toBe(ground);
		});
		await test.step("a tab that is chosen", async () => {
			await page.setViewportSize(DESKTOP);
			const tab = await drawn(main.locator("nav a[aria-current=true]").first(), "::after");
			expect(tab.height).toBeGreaterThanOrEqual(3);
			expect(tab.width, "as long as its word").toBeGreaterThan(40);
			expect(tab.placed).toBe("absolute");
			expect(tab.ground).not.toBe(await canvas(page));
		});
		await page.goto("/");
		await test.step("the menu's active entry", async () => {
			const entry = await drawn(page.getByRole("banner").locator("a[aria-current=page]").first(), "::after");
			expect(entry.height).toBeGreaterThanOrEqual(3);
			expect(entry.width).toBeGreaterThan(20);
			expect(entry.placed).toBe("absolute");
			expect(entry.ground).not.toBe(await canvas(page));
		});
		await test.step("the search's button, a score's board and a primary button", async () => {
			await page.setViewportSize({ width: 390, height: 844 });
			expect((await drawn(main.getByRole("button", { name: "Search" }))).edge).toBeGreaterThanOrEqual(2);
			const card = main.getByRole("link", { name: /^Live\. / }).first();
			expect((await drawn(card.locator("> span").last())).edge).toBeGreaterThanOrEqual(2);
			await open(page, "sign-in");
			expect((await drawn(main.getByRole("button", { name: "Sign in" }))).edge).toBeGreaterThanOrEqual(2);
		});
	});
});

test.describe("with more contrast", () => {
	test.beforeEach(({ page }) => page.emulateMedia({ contrast: "more" }));

	test("a primary button has an edge of the text's colour, a chosen tab a thicker rule, and no text is grey", async ({
		page,
	}) => {
		await open(page, "sign-in");
		const button = await drawn(page.getByRole("main").getByRole("button", { name: "Sign in" }));
		const ink = await page.evaluate(() => getComputedStyle(document.body).color);
		expect(button.edge).toBeGreaterThanOrEqual(2);
		expect(button.edgeColour).toBe(ink);
		await open(page, "live match");
		const tab = page.getByRole("main").locator("nav a[aria-current=true]").first();
		expect((await drawn(tab, "::after")).height).toBeGreaterThanOrEqual(5);
		const other = page.getByRole("main").locator("nav a:not([aria-current])").first();
		expect(await other.evaluate((node) => getComputedStyle(node).color)).toBe(ink);
	});
});
