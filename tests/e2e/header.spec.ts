import type { Page } from "@playwright/test";
import { DEMO, DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

/** The list of years that is open. */
const activeYear = (page: Page) => page.locator("header details[open]");

test("the skip link is first and leads past the header", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas`);
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveText("Skip to content");
	await page.keyboard.press("Enter");
	await expect(page.locator(":focus")).toHaveAttribute("id", "content");
});

test("§2 from 1180 px the menu is in the header, the active entry underlined and announced", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/categories`);
	const menu = page.getByRole("banner").getByRole("navigation");
	await expect(menu.getByRole("link")).toHaveText([
		"Start",
		"My Week",
		"Age categories",
		"Nations*",
		"Arenas",
		"Back to website",
	]);
	await expect(menu.locator("[aria-current=page]")).toHaveText("Age categories");
	const underlines = await menu.getByRole("link").evaluateAll((links) =>
		links.map((link) => {
			const { content, height, width } = getComputedStyle(link, "::after");
			return content !== "none" && height === "3px" && Number.parseFloat(width) >= link.getBoundingClientRect().width - 1;
		}),
	);
	expect(underlines, "Age categories alone").toEqual([false, false, true, false, false, false]);
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
	await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toHaveAttribute("href", `/${year}/search`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/${year}/signin`);
});

test("§2 the logo leads Home, to the year that is viewed", async ({ page }) => {
	const { year } = await readDemo();
	for (const viewed of [year, String(Number(year) - 1)]) {
		await page.goto(`/${viewed}/categories`);
		const logo = page.getByRole("banner").getByRole("link", { name: "Fyrcupen, Start" });
		await expect.poll(() => logo.locator("img, svg").first().isVisible()).toBe(true);
		await logo.click();
		await expect(page).toHaveURL(`${DEMO}/${viewed}`);
	}
});

test("without scripts the menu, the years and the other language are reached", async ({ withoutScripts: page }) => {
	const { year } = await readDemo();
	await page.goto(`${DEMO}/${year}`);
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await expect(page.locator("dialog nav a")).toHaveCount(6);
	await expect(page.locator("dialog nav a").first()).toBeVisible();
	await page.locator("dialog").getByRole("button", { name: "Svenska" }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}?lang=sv`);
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await page.locator("header summary").first().click();
	await activeYear(page)
		.getByRole("link", { name: String(Number(year) - 1) })
		.click();
	await expect(page).toHaveURL(new RegExp(`/${Number(year) - 1}\\?lang=sv$`));
});
