import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { beginsOnlyWhenTold, hasBegun } from "../support/left-alone.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";

// docs/develop/decisions/0034-a-page-begins-at-first-use.md
test.use({ untouched: true, sharesContext: false });

// One after the other: every process that has one of them begins a cup of its own.
test.describe.configure({ mode: "default" });

/** The small cup's matches are in their first half then; its clock is the server's own, as a cup's is. */
const NOW = "2026-07-14T12:25:00Z";
const MATCH = "b16-m1";

let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownCup("live", { variables: { E2E_CLOCK: "" } });
});
test.afterAll(() => cup.stop());

/** What an element shows, with what its styles put before it. */
const shown = (page: Page, selector: string): Promise<string> =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const texts = [...element.querySelectorAll<HTMLElement>("*"), element as HTMLElement].map((one) => {
				const { content } = getComputedStyle(one, "::before");
				return /^"/.test(content) ? content.slice(1, -1) : "";
			});
			return [...texts, (element as HTMLElement).innerText].join("").trim();
		});

for (const [name, path, selector] of [
	["a row of the live center", "/matches", `main a[href$="/matches/${MATCH}"] > span`],
	["a card of Home", "", `main a[href$="/matches/${MATCH}"] > .live-fill > span`],
] as const) {
	test(`Live: ${name} shows its minute before its page has begun, and the same once it has`, async ({ page }) => {
		await page.clock.install({ time: NOW });
		const leaveAlone = await beginsOnlyWhenTold(page);
		await page.goto(`${cup.address}/2026${path}`, { waitUntil: "load" });
		const minute = await shown(page, selector);
		expect(minute).toMatch(/^\d+'/);
		expect(await hasBegun(page)).toBe(false);
		await leaveAlone();
		await page.clock.runFor(2_000);
		await expect.poll(() => hasBegun(page)).toBe(true);
		await expect(page.locator(selector).first().locator("[data-clock]")).toHaveCount(0);
		expect(await shown(page, selector)).toBe(minute);
	});
}

test("Live: the line of a match's report is marked where the match is before its page has begun, and stays there", async ({
	page,
}) => {
	await page.clock.install({ time: NOW });
	const leaveAlone = await beginsOnlyWhenTold(page);
	await page.goto(`${cup.address}/2026/matches/${MATCH}`, { waitUntil: "load" });
	const mark = page.locator("main .bg-live.rounded-full.border-paper");
	await expect(mark).toBeVisible();
	expect(await hasBegun(page)).toBe(false);
	const before = await mark.boundingBox();
	await leaveAlone();
	await page.clock.runFor(2_000);
	await expect.poll(() => hasBegun(page)).toBe(true);
	await expect(mark).not.toHaveClass(/minute-mark/);
	expect((await mark.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});
