import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { fieldTokenFile } from "../support/reporter.ts";

test.use({
	viewport: DESKTOP,
	sharesContext: false,
	expectedComplaints: [
		[
			// A user who undoes an act with recipients is asked first.
			/status of 409.*\/office\/api\/acts\/\d+\/undo/,
			// After a lookup of over five seconds the slip uses the stored match: the server then returns the recorded result.
			/status of 409.*\/office\/api\/acts\)/,
		],
		{ scope: "test" },
	],
});

// Matches are moved with notifications: on a server of its own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

/** What the page of the reporter at Heden 10 shows from the office. */
async function heardAtTheField(): Promise<string[]> {
	const token = readFileSync(fieldTokenFile(Number(new URL(own.address).port)), "utf8");
	const answer = await fetch(`${own.address}/api/report/programme?field=heden-10`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const { messages = [] } = (await answer.json()) as { messages?: { text: { en: string } }[] };
	return messages.map(({ text }) => text.en);
}

/** Acts on match 413 by its keys and notifies the field; the page's clock is stopped, so that Undo stays visible. */
async function doAndTell(page: Page, keys: readonly string[], done: RegExp): Promise<void> {
	const heard = await heardAtTheField();
	await page.clock.install();
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, / }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("gridcell", { name: /^413, / })).toBeFocused();
	await page.keyboard.press("Space");
	for (const key of keys) await page.keyboard.press(key);
	const told = page.getByRole("button", { name: /and notify/ });
	await expect(told).toBeEnabled();
	// Later than a busy machine needs to pass it on: a page's clock does not go back.
	await page.clock.pauseAt(Date.now() + 5_000);
	await told.click();
	await expect(page.getByText(done)).toBeVisible();
	await expect.poll(heardAtTheField).toHaveLength(heard.length + 1);
}

const panel = (page: Page) => page.getByRole("region", { name: /^Undo act/ });

test("an act that the field was notified of is undone from Day's bar with a choice to notify the field, in both languages", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await doAndTell(page, ["s", "ArrowUp"], /^1 match moved/);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(panel(page)).toContainText("People have been notified of this act.");
	await expect(panel(page).getByRole("checkbox", { name: /reporter/ })).toBeChecked();
	const [en, sv] = [panel(page).getByLabel("Message in English"), panel(page).getByLabel("Message in Swedish")];
	await expect(en).toHaveValue(/^Match 413.*: 12:00 on Heden 10, as it was before\. The change has been undone\.$/);
	await expect(sv).toHaveValue(/^Match 413.*: kl\. 12\.00 på Heden 10, som det var förut\. Ändringen är ångrad\.$/);
	await page.clock.resume();
	await expectNoFaults(page);
	await sv.fill("");
	await expect(panel(page).locator(".act-button")).toBeDisabled();
	await sv.fill("Match 413 spelas 12.00 ändå.");
	await panel(page).getByRole("button", { name: "Undo and notify" }).click();
	await expect(page.getByRole("gridcell", { name: /^413, 12:00/ })).toBeVisible();
	await expect(panel(page)).toHaveCount(0);
	await expect.poll(heardAtTheField).toEqual([expect.stringContaining("The change has been undone.")]);
});

test("from Results' last ten and by Control and Z the same choice is offered, and it is undone without notifying", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await doAndTell(page, ["p"], /^Postponed\. Notified: 1 reporter on their page\.$/);
	await page.clock.resume();
	await page.goto(`${own.address}/office/results`);
	await page.getByRole("button", { name: /^Undo 413/ }).click();
	await expect(panel(page)).toContainText("People have been notified of this act.");
	await panel(page).press("Escape");
	await expect(panel(page)).toHaveCount(0);
	await page.goto(`${own.address}/office/day`);
	await expect(page.getByRole("heading", { name: "Day" })).toBeAttached();
	await page.keyboard.press("Control+z");
	await expect(page).toHaveURL(/\/office\/ledger/);
	await expect(panel(page)).toContainText("People have been notified of this act.");
	const before = await heardAtTheField();
	await panel(page).getByRole("button", { name: "Undo without notifying" }).click();
	await expect(
		page
			.getByRole("status")
			.or(page.locator("[aria-live=polite]"))
			.filter({ hasText: /^Undone, by act/ })
			.first(),
	).toBeAttached();
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await expect(page.getByRole("gridcell", { name: /^413, 12:00 .* to come/ })).toBeVisible();
	// The message about the postponement is withdrawn, and no other was sent.
	expect(await heardAtTheField()).toHaveLength(before.length - 1);
});

test("a decision that the field was notified of is undone with a choice to notify the field, in both languages", async ({
	page,
}) => {
	const heard = await heardAtTheField();
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await expect(page.getByRole("heading", { name: /Group 1: who is/ })).toBeVisible();
	await page.keyboard.press("s");
	await page.keyboard.type("3");
	await page.keyboard.press("Tab");
	await page.keyboard.type("4");
	await expect(page.getByRole("button", { name: /^Record 4–3 and notify/ })).toBeEnabled();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("No decisions are waiting.")).toBeVisible();
	await expect.poll(heardAtTheField).toHaveLength(heard.length + 1);
	expect((await heardAtTheField()).some((said) => said.includes("decided by a penalty shoot-out"))).toBe(true);
	await page.getByRole("region", { name: "Settled today" }).getByRole("button", { name: /^Undo/ }).click();
	await expect(panel(page)).toContainText("People have been notified of this act.");
	await expect(panel(page).getByLabel("Message in English")).toHaveValue(/group 1: the decision has been undone\./);
	await expect(panel(page).getByLabel("Message in Swedish")).toHaveValue(/grupp 1: avgörandet är ångrat\./);
	await panel(page).getByRole("button", { name: "Undo and notify" }).click();
	await expect(panel(page)).toHaveCount(0);
	await expect
		.poll(async () => (await heardAtTheField()).some((said) => said.includes("the decision has been undone")))
		.toBe(true);
});

test("a corrected result asks for recipients, none are notified before one is chosen, and its message is typed like any text", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results`);
	await page.getByLabel("Match number").fill("b14-m7");
	await page.keyboard.press("Enter");
	await page.keyboard.type("3");
	await page.keyboard.press("Enter");
	await page.keyboard.type("1");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Notify people too" }).click();
	const en = page.getByLabel("Message in English");
	await expect(en).toHaveValue(/the result is corrected to 3–1\.$/);
	await en.press("End");
	// The keys that answer the slip are letters here.
	await page.keyboard.type(" Why? See the table.");
	await expect(en).toHaveValue(/Why\? See the table\.$/);
	await expectNoFaults(page);
	// Its field has no reporter, and its teams no followers.
	await expect(page.getByRole("checkbox", { name: /reporter/ })).toBeDisabled();
	await page.getByRole("checkbox", { name: /^Announce it/ }).check();
	await expect(page.getByRole("button", { name: /^Record 3–1 and notify/ })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(page.getByText("b14-m7, 3–1, recorded")).toBeVisible();
});
