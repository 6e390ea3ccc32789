import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { WITHOUT_NETWORK } from "../support/kept-pages.ts";
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

/** Of the elements that were moved, those that are no row of a table. */
const headlines = async (page: Page) => (await moved(page)).filter((name) => name === "h2");

for (const motion of ["no-preference", "reduce"] as const) {
	test(`a team that goes through is highlighted: its headline moves once, with motion ${motion}`, async ({ page }) => {
		const own = await ownLiveCup();
		try {
			await watchRows(page);
			await page.emulateMedia({ reducedMotion: motion });
			const streaming = page.waitForResponse((response) => response.url().includes("/live/"));
			await openWhole(page, () => page.goto(`${own.address}/2026/teams/b16-ing`));
			await streaming;
			const headline = page.getByRole("heading", { level: 2, name: /^Through to the final/ });
			expect(await headlines(page), "nothing moves as the page is opened").toEqual([]);
			await expect(headline).toHaveCount(0);
			await report(own.address, "b16-s1", { kind: "goal", side: "home", score: { home: 1, away: 0 } });
			await report(own.address, "b16-s1", { kind: "result", score: { home: 1, away: 0 } });
			await expect(headline).toBeVisible();
			// It slides up and is inverted for a moment, or is there in one frame.
			const seen = motion === "reduce" ? [] : ["h2", "h2"];
			expect(await headlines(page)).toEqual(seen);
			await report(own.address, "b16-m1", { kind: "goal", side: "home", score: { home: 1, away: 0 } });
			await expect(page.getByRole("main")).toContainText("1");
			expect(await headlines(page), "what else happens moves it no more").toEqual(seen);
			await page.goto("about:blank");
		} finally {
			await own.stop();
		}
	});
}

test.describe("without a network", () => {
	test.use({ expectedComplaints: [WITHOUT_NETWORK, { scope: "test" }] });

	test("goals that a page catches up with after a time without a network are shown, and move nothing", async ({
		page,
		context,
	}) => {
		const own = await ownLiveCup();
		try {
			await page.emulateMedia({ reducedMotion: "no-preference" });
			const streaming = page.waitForResponse((response) => response.url().includes("/live/"));
			await openWhole(page, () => page.goto(`${own.address}/2026/matches`));
			await streaming;
			const goals = (match: string) => page.locator(`a[href="/2026/matches/b16-${match}"]`).first().locator("[data-goals]");
			await report(own.address, "b16-m1", { kind: "goal", side: "home", score: { home: 1, away: 0 } });
			await expect(goals("m1").first()).toHaveText("1");
			await expect(page.locator(".goal-digit").first(), "a goal that is heard moves").toBeAttached();
			await context.setOffline(true);
			await expect(page.getByText(/^No network/).first()).toBeVisible();
			for (const match of ["m2", "m3", "m4"])
				await report(own.address, `b16-${match}`, { kind: "goal", side: "home", score: { home: 1, away: 0 } });
			await context.setOffline(false);
			for (const match of ["m2", "m3", "m4"]) {
				await expect(goals(match).first()).toHaveText("1");
				await expect(page.locator(`a[href="/2026/matches/b16-${match}"] .goal-digit`)).toHaveCount(0);
			}
		} finally {
			await own.stop();
		}
	});
});
