import type { Locator } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";

test.use({ viewport: DESKTOP, sharesContext: false });

// Requests are in the rail of all users: on a server of its own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

/** All of it is above the status strip, which covers what is lower. */
const isWhole = (locator: Locator) =>
	locator.evaluate((shown) => {
		const { bottom, left } = shown.getBoundingClientRect();
		const strip = document.elementFromPoint(left + 4, bottom - 4);
		return bottom <= innerHeight && (strip === shown || shown.contains(strip));
	});

test("an arena lead asks with a reason; the office reads which match and why, does one and declines the other with a word back", async ({
	page,
	browser,
}) => {
	await sitAt(page, "arena", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	const ask = async (match: RegExp, later: number, why: string) => {
		await page.getByRole("gridcell", { name: match }).focus();
		await page.keyboard.press("s");
		await expect(page.getByLabel("Minutes later")).toBeFocused();
		for (let step = 0; step < later; step++) await page.keyboard.press("ArrowUp");
		await page.getByLabel("Why", { exact: true }).fill(why);
		const button = page.getByRole("button", { name: "Ask the office" });
		await expect(button).toBeEnabled();
		expect(await isWhole(page.locator(".act-panel footer")), "its buttons are whole").toBe(true);
		await button.click();
	};
	await ask(/^412, 11:00/, 1, "Standing water");
	const mine = page.getByRole("region", { name: /^Your questions to the office/ }).getByRole("listitem");
	await expect(mine).toHaveText([/Shift 412, \+10 min.*waiting for the office/]);
	await ask(/^412, 11:00/, 2, "The bus is late");
	await expect(mine).toHaveCount(2);

	const other = await browser.newContext({ viewport: DESKTOP });
	const office = await other.newPage();
	await sitAt(office, "office", own.address);
	await office.goto(`${own.address}/office/day`);
	const asked = office.getByRole("region", { name: /^Questions to the office/ }).getByRole("button");
	await expect(asked).toHaveText([/Shift 412, \+10 min.*Standing water/, /Shift 412, \+15 min.*The bus is late/]);
	await asked.last().click();
	await office.getByLabel("Your answer").fill("Ask them to hurry");
	await expectNoFaults(office);
	await office.getByRole("button", { name: "Decline" }).click();
	await expect(asked).toHaveCount(1);
	await asked.click();
	// If others than desks are concerned it may be done without notifying them, too.
	await office.getByRole("button", { name: /^Do it(?! without)/ }).click();
	await expect(asked).toHaveCount(0);
	await expect(mine.filter({ hasText: "declined by Office: Ask them to hurry" })).toHaveCount(1);
	await expect(mine.filter({ hasText: "done by Office" })).toHaveCount(1);
	await expect(page.getByRole("gridcell", { name: /^412, 11:10 to/ })).toBeVisible();
	await other.close();
});

test("a match abandoned on its field waits in the rail, and is counted as it is, or played on", async ({ page }) => {
	for (const match of ["b16-m1", "b16-m2"]) await report(own.address, match, { kind: "abandoned", why: "weather", minute: 14 });
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page
		.getByRole("link", { name: /Abandoned, minute 14/ })
		.first()
		.click();
	const held = page.getByRole("listitem").filter({ hasText: "Abandoned, minute 14" });
	await expect(held).toHaveCount(2);
	await expectNoFaults(page);
	await held
		.first()
		.getByRole("button", { name: /Play continues/ })
		.click();
	await expect(held).toHaveCount(1);
	await held
		.first()
		.getByRole("button", { name: /stands/ })
		.click();
	// People are notified of the result: the user is asked, and sees the message before it is sent.
	const act = page.getByRole("region", { name: "The score stands" });
	await expect(act.getByLabel("Message in English")).toHaveValue(/ended 0–0\.$/);
	await expect(act.getByLabel("Message in Swedish")).toHaveValue(/slutade 0–0\.$/);
	await expectNoFaults(page);
	await page.keyboard.press("Escape");
	await expect(act).toHaveCount(0);
	await expect(held).toHaveCount(1);
	await held
		.first()
		.getByRole("button", { name: /stands/ })
		.click();
	await act.getByRole("checkbox", { name: /^Announce it/ }).check();
	await page.keyboard.press("Control+Enter");
	await expect(held).toHaveCount(0);
});
