import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

const PAGES = ["group in play", "team", "upcoming match", "category", "live center", "field", "nation", "statistics"] as const;

/** As a reader sets it in the browser; the page's own policy lets no other style in. */
const enlarge = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});

for (const name of PAGES) {
	test(`${name}: with text of twice the size a phone's page is no wider than the window`, async ({ page }) => {
		await page.goto((await DEMO_PAGES[name]?.()) ?? "");
		await enlarge(page);
		await expectNoSidewaysScroll(page);
	});
}

test("with text of twice the size a group's table leaves out the form and can be scrolled to its points", async ({ page }) => {
	await page.goto((await DEMO_PAGES["group in play"]?.()) ?? "");
	await enlarge(page);
	const table = page.getByRole("table").first();
	await expect(table.getByRole("columnheader", { name: "Form" })).toBeHidden();
	const points = table.getByRole("row").nth(1).getByRole("cell").last();
	await points.scrollIntoViewIfNeeded();
	await expect(points).toBeInViewport();
});
