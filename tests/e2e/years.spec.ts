import type { Page } from "@playwright/test";
import { DEMO, DESKTOP, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

/** The list of years that is open. */
const activeYear = (page: Page) => page.locator("header details[open]");

test("§2 choosing a year rewrites only the year of the path and shows the year banner again", async ({ page }) => {
	const { year } = await readDemo();
	const [before, earlier] = [Number(year) - 1, Number(year) - 2];
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/categories`);
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	const choose = async (other: number) => {
		await page.getByRole("banner").locator("summary").first().click();
		await activeYear(page)
			.getByRole("link", { name: String(other) })
			.click();
		await expect(page).toHaveURL(`${DEMO}/${other}/categories`);
	};
	await page.getByRole("banner").locator("summary").first().click();
	const listed = await activeYear(page).getByRole("link").allTextContents();
	expect(listed).toEqual(listed.toSorted().toReversed());
	expect(listed.filter((one) => one.includes("Latest"))).toEqual([`${year}Latest`]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("banner").locator("summary").first()).toBeFocused();

	await choose(before);
	const banner = page.getByRole("status").filter({ hasText: "You are viewing the results for" });
	await expect(banner).toContainText(`You are viewing the results for ${before}`);
	await expect(banner.getByRole("link", { name: `View ${year}` })).toHaveAttribute("href", `/${year}`);
	await banner.getByRole("button", { name: "Dismiss" }).click();
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Start" }).last().click();
	await expect(page).toHaveURL(`${DEMO}/${before}`);
	await expect(page.getByText("You are viewing the results for"), "dismissed for as long as the year stays").toHaveCount(0);
	await page.goBack();
	// A page that has loaded closes what was opened before.
	await expect(page).toHaveURL(`${DEMO}/${before}/categories`);
	await expect(page.getByRole("heading", { level: 1, name: "Age categories" })).toBeVisible();
	await choose(earlier);
	await expect(page.getByText(`You are viewing the results for ${earlier}`)).toBeVisible();
});

test("§2 from a deep address the query stays with the new year; choosing the year that is viewed closes the list", async ({
	page,
}) => {
	const { year, categories } = await readDemo();
	const deep = `categories/${categories[0]?.id}/teams?filter=fyr`;
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/${deep}`);
	const years = page.getByRole("banner").locator("summary").first();
	await years.click();
	await expect(activeYear(page).getByRole("link", { name: String(Number(year) - 1) })).toHaveAttribute(
		"href",
		`/${Number(year) - 1}/${deep}`,
	);
	await activeYear(page).getByRole("link", { name: year }).click();
	await expect(activeYear(page)).toHaveCount(0);
	await expect(page).toHaveURL(`${DEMO}/${year}/${deep}`);
});

test("dismissing the year banner by keyboard moves the focus to the page's beginning", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${Number(year) - 1}/categories`);
	await page.getByRole("button", { name: "Dismiss" }).press("Enter");
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("§2 the year banner shows for a newer, unpublished year too", async ({ page }) => {
	const { next, year } = await readDemo();
	await page.goto(`/${next}`);
	await expect(page.getByText(`You are viewing the results for ${next}`)).toBeVisible();
	await expect(page.getByRole("link", { name: `View ${year}` })).toBeVisible();
});
