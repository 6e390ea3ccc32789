import { expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

test("§2 announcements of the year stand below the header, others' do not", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}`);
	const now = await page.getByRole("region", { name: "Announcement" }).textContent();
	expect(now).toMatch(/\S/);
	await page.goto(`/${Number(year) - 1}`);
	expect(await page.locator("section[aria-label=Announcement]").allTextContents()).not.toContain(now);
});

test("§2 an announcement has its text, and a button where it is given one", async ({ page }) => {
	await page.goto(`${SMALL}/2026?lang=sv`);
	const bar = page.getByRole("region", { name: "Meddelande" });
	await expect(bar.getByText("Välkommen", { exact: true })).toBeVisible();
	await expect(bar.getByRole("link", { name: "Läs", exact: true })).toHaveAttribute("href", "https://cup.example/");
	await page.route("**/graphql", async (route) => {
		const answer = await (await route.fetch()).json();
		answer.data.cups.editions[0].tournaments[0].announcements = [
			{ id: "2", text: "Heden stängd", buttonLink: null, buttonText: null },
		];
		await route.fulfill({ json: answer });
	});
	await page.reload();
	await expect(bar).toHaveText("Heden stängd");
	await expect(bar.getByRole("link")).toHaveCount(0);
});
