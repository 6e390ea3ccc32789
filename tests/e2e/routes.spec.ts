import { DEMO, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { SCREENS } from "../support/screens.ts";

for (const [path, english, swedish] of SCREENS) {
	test(`§2 the address /{year}${path} is its screen, in either language, and leads on within its year`, async ({ page }) => {
		for (const [lang, heading] of [
			["sv", swedish],
			["en", english],
		] as const) {
			// With a slash at its end it is the same address.
			const response = await page.goto(`${SMALL}/2026${path}${lang === "sv" ? "/" : ""}?lang=${lang}`);
			expect(response?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
		}
		await expect(page.getByRole("banner").locator("summary").first()).toHaveText(/2026$/);
		const within = await page
			.locator("header a[href^='/'], main a[href^='/']")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(within.length).toBeGreaterThan(5);
		expect(within.filter((address) => !/^(\/calendar)?\/2026(\/|\?|$)/.test(address ?? ""))).toEqual([]);
	});
}

test("§2 / is Home of the latest year, which the newest edition is not while it has published nothing", async ({ page }) => {
	const { year, next } = await readDemo();
	expect(Number(next)).toBeGreaterThan(Number(year));
	await page.goto("/");
	await expect(page).toHaveURL(`${DEMO}/`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Fyrcupen ${year}`);
	await expect(page.getByRole("banner").locator("summary").first()).toHaveText(new RegExp(`${year}$`));
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
});
