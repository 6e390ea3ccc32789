import { DEMO, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

for (const path of ["/nowhere", "/2026x", "/1999", "/1999/categories", "/2026/categories/nobody", "/2026/nowhere/at/all"]) {
	test.describe(`the address ${path}`, () => {
		test.use({ expectedComplaints: [/404/] });
		test("is not found: status 404, the message, and the ways on", async ({ page }) => {
			const { year } = await readDemo();
			const address = path.replace("/2026/", `/${year}/`);
			const response = await page.goto(address);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
			await expect(page).toHaveTitle("Page not found – Fyrcupen");
			await expect(page.getByRole("main").getByRole("search")).toBeVisible();
			await expect(page.getByRole("main").getByRole("link", { name: "Start" })).toHaveAttribute("href", `/${year}`);
			await expect(page.getByRole("main").getByRole("link", { name: "Live center" })).toHaveAttribute("href", `/${year}/matches`);
			await expect(page.getByRole("region", { name: "Choose a year" }).getByRole("link").first()).toBeVisible();
		});
	});
}

test.describe("a category that another year does not have", () => {
	test.use({ expectedComplaints: [/404/] });
	test("DECISIONS §4: the not-found page offers that year's categories", async ({ page }) => {
		const { year, categories } = await readDemo();
		const before = Number(year) - 1;
		const response = await page.goto(`/${before}/categories/${categories[0]?.id}`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("main").getByRole("link", { name: `Age categories ${before}` })).toHaveAttribute(
			"href",
			`/${before}/categories`,
		);
	});
});

test("DECISIONS §4: an address without its year goes to the latest, with its query", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto("/categories?from=a-link");
	await expect(page).toHaveURL(`${DEMO}/${year}/categories?from=a-link`);
});
