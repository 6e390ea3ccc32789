import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ viewport: DESKTOP, sharesContext: false, expectedComplaints: [/Failed to load resource/] });
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

const panel = (page: Page) => page.locator(".act-panel");

async function openDay(page: Page, day: RegExp): Promise<void> {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: day }).click();
}

test("the verdict names a category without a rest and sets it: what it breaks is shown first, and it is undone", async ({
	page,
}) => {
	await openDay(page, /17/);
	await page.getByRole("gridcell", { name: /^b11-m2, 10:00/ }).click();
	await page.getByRole("button", { name: /^Shift/ }).click();
	await expect(panel(page)).toContainText("No rest time is set for B11.");
	await panel(page).getByRole("button", { name: "Set the rest time for B11" }).click();

	await expect(panel(page).getByRole("heading", { name: "Rest time in B11" })).toBeVisible();
	const minutes = panel(page).getByLabel("Shortest time between two matches of a team");
	await expect(minutes).toBeFocused();
	await minutes.fill("1440");
	await expect(panel(page)).toContainText("none → 1440 min");
	await expectNoFaults(page);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("The rest time is set.")).toBeVisible();
	// The open proposal stays, and is judged by the new rest.
	await expect(panel(page).getByRole("heading", { name: /^Shift/ })).toBeVisible();
	await expect(panel(page)).not.toContainText("No rest time is set for B11.");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(panel(page)).toContainText("No rest time is set for B11.");

	await page.goto(`${own.address}/office/ledger`);
	await expect(page.getByRole("main")).toContainText("Rest");
});

test("a category's rules are chosen before its first match, and refused once it has been played", async ({ page }) => {
	await openDay(page, /13/);
	const match = page.getByRole("gridcell", { name: /^b11-m1, 10:00/ });
	await match.click();
	await page.keyboard.press("Enter");
	await panel(page).getByRole("button", { name: "Rules of B11" }).click();
	await expect(panel(page).getByRole("region", { name: "How it is played" })).toBeVisible();
	const choice = panel(page).getByLabel("Rules of the tables");
	await choice.selectOption("helsinki");
	await expect(panel(page)).toContainText(
		"Boys 11 has already been played: b11-m1. Rules can only be chosen before the category's first match.",
	);
	await expect(panel(page).locator(".act-button")).toBeDisabled();
	await page.keyboard.press("Escape");

	await panel(page).getByRole("button", { name: "Take the result back" }).click();
	await expect(panel(page).locator(".act-button")).toBeEnabled();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Recorded.", { exact: true })).toBeVisible();
	await match.click();
	await page.keyboard.press("Enter");
	await panel(page).getByRole("button", { name: "Rules of B11" }).click();
	await choice.selectOption("helsinki");
	await expect(panel(page)).toContainText("gothia → helsinki");
	await expect(panel(page)).toContainText("Level on points");
	await expectNoFaults(page);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("The rules are chosen.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Undone.")).toBeVisible();
});

test("slips of matches that have not begun are asked about once, with their count", async ({ page }) => {
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	const number = page.getByLabel("Match number");
	await expect(number).toBeFocused();
	for (const keys of ["412", "Enter", "2", "Enter", "1", "Enter"])
		await (keys.length > 1 && keys !== "412" ? page.keyboard.press(keys) : page.keyboard.type(keys));
	const one = page.getByRole("region", { name: "1 match has not begun yet, according to the schedule" });
	await expect(one).toContainText("412 2–1");
	// It takes no keys: the next slip is typed below it, and is counted with the first.
	await expect(number).toBeFocused();
	await page.keyboard.type("b11-m2");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /^Mark as played/ })).toBeFocused();
	await page.keyboard.press("Enter");
	const both = page.getByRole("region", { name: "2 matches have not begun yet, according to the schedule" });
	await expect(both).toContainText("412 2–1");
	await expectNoFaults(page);
	await expect(page.getByRole("button", { name: "Undo 412" })).toHaveCount(0);
	await page.keyboard.press("Shift+Enter");
	await expect(page.getByRole("button", { name: "Undo 412" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Undo b11-m2" })).toBeVisible();
	await expect(both).toHaveCount(0);
});

test("slips of matches that have not begun wait for their answer over a reload, and are dropped together", async ({ page }) => {
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await page.getByRole("button", { name: "Undo 412" }).click();
	await expect(page.getByRole("button", { name: "Undo 412" })).toHaveCount(0);
	await page.getByLabel("Match number").click();
	await page.keyboard.type("412");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel(/^Goals, /).first()).toBeFocused();
	for (const key of ["3", "Enter", "0", "Enter"]) await page.keyboard.press(key);
	const asked = page.getByRole("region", { name: "1 match has not begun yet, according to the schedule" });
	await expect(asked).toContainText("412 3–0");
	await page.reload();
	await expect(asked).toContainText("412 3–0");
	await asked.getByRole("button", { name: "Discard the slip" }).click();
	await expect(asked).toHaveCount(0);
	await expect(page.getByText("All saved")).toBeVisible();
});
