import type { Page } from "@playwright/test";
import { DEMO, expect, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";

/** Pages of rows, figures and prose, and one that begins at once. */
const PAGES = ["home of the latest year", "group in play", "live match", "contact", "statistics", "search"];

test.use({ sharesContext: false, untouched: true });

/** The families that the page's text is drawn in, of those that a document fetches. */
const drawnIn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		const width = (font: string) => {
			canvas.font = `100px ${font}`;
			return canvas.measureText("aaaaaaaa").width;
		};
		const families = ["Sofia Sans Variable", "Sofia Sans Condensed Variable", "Sofia Sans Extra Condensed Variable"];
		return families.filter((family) => width(`"${family}", monospace`) !== width("monospace"));
	});

const fetched = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem("typefaces") !== null);

for (const [width, height] of [
	[390, 844],
	[1280, 800],
] as const) {
	test(`typefaces that come late move nothing at ${width} px: the page that a link leads to has them`, async ({ browser }) => {
		for (const name of PAGES) {
			const context = await browser.newContext({ viewport: { width, height } });
			const page = await context.newPage();
			await watchShifts(page);
			let letCome = () => {};
			const mayCome = new Promise<void>((resolve) => {
				letCome = resolve;
			});
			await page.route("**/*.woff2", async (route) => {
				await mayCome;
				await route.continue();
			});
			// What is loaded is waited for by the load event.
			await page.goto(DEMO + (await DEMO_PAGES[name]!()), { waitUntil: "domcontentloaded" });
			await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
			await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
			await expect(page.locator("footer")).toBeVisible();
			letCome();
			await expect.poll(() => fetched(page)).toBe(true);
			// What would move is moved in the next frame.
			await page.evaluate(
				() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
			);
			expect(await movedSince(page), name).toBe(0);
			expect(await drawnIn(page), name).toEqual([]);
			await page.locator('footer a[href$="/privacy"]').click();
			await expect.poll(() => drawnIn(page), name).toHaveLength(3);
			await context.close();
		}
	});
}
