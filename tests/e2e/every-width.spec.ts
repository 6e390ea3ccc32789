import { expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { setTextSize, unreadableTexts } from "../support/readable.ts";

/** The narrowest phone, a phone, a tablet, a desktop, and a wide one. */
const WIDTHS = [320, 390, 768, 1280, 1920];

/** Where names stand in rows, on cards, in boxes and on boards; the demo cup has some of 40 letters in each. */
const PAGES = [
	"home of the latest year",
	"category",
	"young category",
	"group in play",
	"young group",
	"playoff",
	"nation of many teams, one category open",
	"arena",
	"field",
	"team",
	"streams",
	"open stream of a field",
	"statistics",
	"live center",
	"live center of one category, where nothing is live",
	"live center, one day's results",
	"live match",
	"match after penalties",
	"upcoming match",
	"postponed match",
];

for (const name of PAGES) {
	test(`${name}: from 320 to 1920 px every name, score and time is read whole`, async ({ page }) => {
		const address = (await DEMO_PAGES[name]?.()) ?? "";
		await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=sv`);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 844 });
			await test.step(`${width} px`, async () => {
				await expect(page.getByRole("heading", { level: 1 }), "a page, and no error").toHaveCount(1);
				expect(await unreadableTexts(page)).toEqual([]);
				await expectNoSidewaysScroll(page);
			});
		}
		await test.step("320 px, letters of twice the size", async () => {
			await page.setViewportSize({ width: 320, height: 844 });
			await setTextSize(page, 200);
			await expectNoSidewaysScroll(page);
		});
	});
}

test("the days of a year that is to come are not parted at the end of a line", async ({ page }) => {
	for (const lang of ["en", "sv"]) {
		await page.goto(`${await DEMO_PAGES["home of an unpublished year"]?.()}?lang=${lang}`);
		const days = page.getByRole("main").getByText(/^\d+–\d+$/);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 844 });
			expect(await days.evaluate((text) => text.getClientRects().length)).toBe(1);
		}
	}
});
