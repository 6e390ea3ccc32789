import { expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

test("announcements of the year stand below the header, others' do not", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}`);
	const now = await page.getByRole("region", { name: "Announcement" }).textContent();
	expect(now).toMatch(/\S/);
	await page.goto(`/${Number(year) - 1}`);
	expect(await page.locator("section[aria-label=Announcement]").allTextContents()).not.toContain(now);
});
