import { expect, SMALL, test } from "../support/browser.ts";

test.use({ sharesContext: false });

test("in a browser older than supported a page shows a message, can be read and navigated, and runs no script of its own", async ({
	page,
}) => {
	const failures: string[] = [];
	page.on("pageerror", ({ message }) => failures.push(message));
	await page.addInitScript(() => Reflect.deleteProperty(CSS, "registerProperty"));
	await page.goto(`${SMALL}/2026`);
	const line = page.getByRole("status").filter({ hasText: "This browser is too old" });
	await expect(line).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Live center" }).first().click();
	await expect(page).toHaveURL(/\/2026\/matches$/);
	await expect(line).toBeVisible();
	await page.goto(`${SMALL}/2026/categories`);
	await page.getByRole("main").getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	// What needs scripts is marked as unavailable at once.
	await page.goto(`${SMALL}/2026/signin?lang=sv`);
	await expect(page.getByRole("status").filter({ hasText: "Webbläsaren är för gammal" })).toBeVisible();
	await expect(page.getByRole("heading", { name: /went wrong|gick fel/ })).toHaveCount(0);
	const own = await page.evaluate(() => document.querySelectorAll('script[type="module"][src]').length);
	expect(own).toBe(0);
	expect(failures).toEqual([]);
});
