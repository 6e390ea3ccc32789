import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { openWhole } from "../support/open-whole.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";

// DESIGN.md §2.4: what has just changed is seen to move, once.
test.use({ sharesContext: false });
test.describe.configure({ mode: "default" });

declare global {
	var rowsMoved: string[];
}

let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownLiveCup();
});
test.afterAll(() => cup.stop());

/** Notes each row of a table that is moved from here on, and each mark. */
const watchRows = (page: Page) =>
	page.addInitScript(() => {
		globalThis.rowsMoved = [];
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...given: Parameters<typeof animate>) {
			globalThis.rowsMoved.push((this as HTMLElement).dataset.team ?? this.tagName.toLowerCase());
			return animate.apply(this, given);
		};
	});

async function openGroup(page: Page) {
	const streaming = page.waitForResponse((response) => response.url().includes("/live/"));
	await openWhole(page, () => page.goto(`${cup.address}/2026/categories/b16/division/b16-g-a`));
	await streaming;
}
const first = (page: Page) => page.getByRole("table").locator("tbody tr[data-team]").first();
const moved = (page: Page) => page.evaluate(() => globalThis.rowsMoved);

test("a change of place in the table is seen: the rows slide there once, and none as the page is opened", async ({ page }) => {
	await watchRows(page);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openGroup(page);
	expect(await moved(page)).toEqual([]);
	await report(cup.address, "b16-m4", { kind: "goal", side: "away", score: { home: 0, away: 1 } });
	await expect(first(page)).toHaveAttribute("data-team", "b16-pil");
	const rows = await moved(page);
	expect(rows.filter((team) => team === "b16-pil")).toHaveLength(1);
	expect(new Set(rows).size, "each at most once").toBe(rows.length);
	await report(cup.address, "b16-m4", { kind: "goal", side: "away", score: { home: 0, away: 2 } });
	await expect(first(page)).toContainText("+2");
	expect(await moved(page), "the same order again is no news").toEqual(rows);
});

test("where motion is unwanted the table has its new order in one frame", async ({ page }) => {
	await watchRows(page);
	await openGroup(page);
	await report(cup.address, "b16-m3", { kind: "goal", side: "home", score: { home: 1, away: 0 } });
	await expect(page.getByRole("table").locator("tr[data-team=b16-mor]")).toContainText("+1");
	await report(cup.address, "b16-m3", { kind: "goal", side: "home", score: { home: 2, away: 0 } });
	await report(cup.address, "b16-m3", { kind: "goal", side: "home", score: { home: 3, away: 0 } });
	await expect(first(page)).toHaveAttribute("data-team", "b16-mor");
	expect(await moved(page)).toEqual([]);
});
