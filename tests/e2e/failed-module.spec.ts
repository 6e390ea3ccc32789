import { DEMO, DESKTOP, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

test.describe("when a page's module cannot be fetched", () => {
	test.use({
		expectedComplaints: [
			[/Failed to load resource/, /Error loading route module/, /dynamically imported module/],
			{ scope: "test" },
		],
	});
	test("§8 the target is loaded as a full page, once: no loop where its module fails again", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		await page.route(/\/assets\/categories-/, (route) => route.abort());
		const loads: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest()) loads.push(request.url());
		});
		const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/categories"));
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await loaded;
		await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
		// The router reloads the page it stands on before it is told where it was going.
		expect(loads.filter((url) => url.endsWith("/categories")).length).toBeLessThanOrEqual(2);
		const before = loads.length;
		await page.waitForTimeout(1_500);
		expect(loads.length, "no loop").toBe(before);
		await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
	});

	test("§8 so is the target of a navigation that interrupted another", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		await page.route(/\/graphql\?.*query\+Categories/, () => {
			// Never answered: the first navigation is still on its way when the second begins.
		});
		await page.route(/\/assets\/match-[\w-]{8}\.js/, (route) => route.abort());
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
		const card = page.locator("section[aria-labelledby=featured] li a").first();
		const target = await card.getAttribute("href");
		await card.click();
		await expect(page).toHaveURL(`${DEMO}${target}`);
	});

	test("an address that is opened while a module is on its way is not left for the module's page", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		let asked: (() => void) | undefined;
		const waiting = new Promise<void>((resolve) => {
			asked = resolve;
		});
		await page.route(/\/assets\/categories-/, () => asked?.());
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await waiting;
		const other = `/${Number(year) - 1}`;
		await page.goto(other);
		await page.waitForLoadState("networkidle");
		await expect(page).toHaveURL(DEMO + other);
		await expect(page.getByText(`You are viewing the results for ${other.slice(1)}`)).toBeVisible();
	});
});
