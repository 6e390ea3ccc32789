import { DEMO, DESKTOP, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { intercept } from "../support/intercept.ts";

test("§2 scroll starts at the top on every navigation, back included, and a query moves nothing", async ({ page }) => {
	const { year, categories } = await readDemo();
	const large = categories.find(({ stages }) => stages.some(({ divisions }) => divisions.length > 18));
	await page.goto(`/${year}/categories`);
	await page.evaluate(() => window.scrollTo(0, 400));
	await page.locator(`a[href='/${year}/categories/${large?.id}']`).click();
	await expect(page).toHaveURL(`${DEMO}/${year}/categories/${large?.id}`);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	const more = page.getByRole("link", { name: /^Show all/ });
	await more.scrollIntoViewIfNeeded();
	const at = await page.evaluate(() => window.scrollY);
	expect(at).toBeGreaterThan(0);
	await more.click();
	await expect(more).toHaveCount(0);
	expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(150);
	await page.goBack();
	await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("§2 a slow navigation shows that it loads, after 300 ms, and the old page until then", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}`);
	let answer: (() => void) | undefined;
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/graphql?*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
	const loader = page.getByRole("status").filter({ hasText: "Loading" });
	await expect(loader).toBeVisible();
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	answer?.();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
	await expect(loader).toHaveCount(0);
});

test.describe("when the server refuses for a moment", () => {
	test.use({ expectedComplaints: [/status of 429/] });

	test("a navigation answered with 429 waits as long as requested and continues", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		const asked: number[] = [];
		await intercept(page, ["*/graphql?*"], async ({ url }) => {
			// What was asked ahead is refused as well, and not waited for.
			const { searchParams } = new URL(url);
			if (!searchParams.has("page")) {
				if (!searchParams.get("query")?.includes("query Categories")) return null;
				asked.push(Date.now());
			}
			if (asked.length > 1) return null;
			const body = { errors: [{ message: "Too much was asked for.", extensions: { code: "TOO_MANY_REQUESTS" } }] };
			return Response.json(body, { status: 429, headers: { "retry-after": "2" } });
		});
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
		await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
		expect((asked[1] ?? 0) - (asked[0] ?? 0), "no sooner than told").toBeGreaterThanOrEqual(1_900);
	});
});

test("§2 back begins at the top, and a long list offers one tap to the row that was left", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}/matches`);
	const row = page.locator(`main a[href^='/${year}/matches/']`).last();
	const target = (await row.getAttribute("href")) ?? "";
	const way = page.getByRole("button", { name: "Back to the match you left" });
	await row.click();
	await expect(page).toHaveURL(DEMO + target);
	await page.goBack();
	await expect(page).toHaveURL(`${DEMO}/${year}/matches`);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await expect(row).not.toBeInViewport();
	await way.click();
	await expect(row).toBeInViewport();
	await expect(row).toBeFocused();
	await expect(way).toHaveCount(0);
	// What is in view anyway is offered no way to.
	const first = page.locator(`main a[href^='/${year}/matches/']`).first();
	const near = (await first.getAttribute("href")) ?? "";
	await first.click();
	await expect(page).toHaveURL(DEMO + near);
	await page.goBack();
	await expect(first).toBeInViewport();
	await expect(way).toHaveCount(0);
});
