import { expectNoFaults } from "../support/axe.ts";
import { expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { setTextSize } from "../support/readable.ts";

const TABLET = { width: 820, height: 1180 };
test.use({ viewport: TABLET, hasTouch: true, sharesContext: false });

// Its matches are moved: on a server of its own.
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("an arena lead's tablet: a match is touched, its field is delayed from a sheet that shows the verdict, and it is undone", async ({
	page,
}) => {
	await sitAt(page, "arena", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByLabel("Days").selectOption("2026-07-16");
	const first = page.getByRole("gridcell", { name: /^412, 11:00 to 12:00, Heden 10, .* to come/ });
	await expect(first).toBeVisible();

	// Columns of 124 and 1.75 px a minute, the fields of one arena alone, three counters.
	const column = await page.locator(".day-column").first().boundingBox();
	expect(column?.width).toBeCloseTo(124, 1);
	expect((await first.boundingBox())?.height).toBeCloseTo(60 * 1.75 - 6, 1);
	await expect(page.locator(".day-arena")).toHaveCount(1);
	await expect(page.locator(".day-counter")).toHaveText([/Needs a result/, /Late fields/, /From the fields/]);

	// Touched, it opens the sheet: nothing is proposed of a field on time, and the keys are on its minutes.
	await first.tap();
	const sheet = page.getByRole("region", { name: "Field 10 is on time" });
	await expect(sheet).toContainText("Next: 412");
	await expect(sheet.getByRole("radio", { name: "+5", exact: true })).toBeFocused();
	const move = sheet.locator(".act-button");
	await expect(move).toBeDisabled();
	expect((await sheet.locator("label", { hasText: "+15" }).boundingBox())?.height).toBeCloseTo(60, 1);

	// By a touch and by the arrows: judged as in the act panel.
	await sheet.locator("label", { hasText: "+10" }).tap();
	await page.keyboard.press("ArrowRight");
	await expect(sheet.getByRole("radio", { name: "+15" })).toBeChecked();
	await expect(sheet).toContainText("Nothing impossible");
	await expect(page.getByRole("gridcell", { name: /^412, .* would be 11:15/ })).toBeInViewport();
	await expect(move).toBeEnabled();
	for (const name of ["Close field", "Ask the office"]) await expect(sheet.getByRole("button", { name })).toBeEnabled();
	await expectNoFaults(page);

	// With text twice as large, everything is still reachable.
	await setTextSize(page, 200);
	for (const part of ["main", "banner"] as const)
		expect(await page.getByRole(part).evaluate((part) => part.scrollWidth - part.clientWidth), part).toBe(0);
	await sheet.getByRole("button", { name: "Ask the office" }).scrollIntoViewIfNeeded();
	await expect(sheet.getByRole("button", { name: "Ask the office" })).toBeInViewport();
	await setTextSize(page, 100);

	// Esc goes back to the cell, Enter opens it again, and the proposal is discarded.
	await sheet.getByRole("radio", { name: "+15" }).focus();
	await page.keyboard.press("Escape");
	await expect(sheet).toHaveCount(0);
	await expect(page.getByRole("gridcell", { name: /^412, 11:00/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(move).toBeDisabled();

	await sheet.locator("label", { hasText: "+15" }).tap();
	await expect(move).toHaveText(/^Move \d+ on field 10/);
	await expect(move).toBeEnabled();
	await move.tap();
	await expect(page.getByText(/^\d+ match(es)? moved/)).toBeVisible();
	await expect(page.getByRole("gridcell", { name: /^412, 11:15 to/ })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).tap();
	await expect(page.getByRole("gridcell", { name: /^412, 11:00 to/ })).toBeVisible();
});
