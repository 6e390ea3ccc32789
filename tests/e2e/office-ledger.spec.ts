import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ viewport: DESKTOP, sharesContext: false });

// Acts are in the ledger of all users: on a server of their own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

let asked = 0;
/** An act of the desk that sits at the page, done without the page. */
async function puts(page: Page, home: number) {
	await does(page, { kind: "result", match: "b14-m1", score: { home, away: 0 } });
}
async function does(page: Page, proposal: object) {
	asked += 1;
	const { token } = (await (await page.request.get(`${own.address}/office/api/session`)).json()) as { token: string };
	const headers = { origin: own.address, "x-office-token": token };
	const previewed = await page.request.post(`${own.address}/office/api/acts/preview`, { headers, data: { proposal } });
	const { preview } = (await previewed.json()) as { preview: { ground: string } };
	const data = { id: `ledger-spec-${asked}`, proposal, ground: preview.ground, anyway: true };
	expect((await page.request.post(`${own.address}/office/api/acts`, { headers, data })).status()).toBe(200);
}

test("acts of others wait above the ledger, counted, until the user wants them", async ({ page, browser }) => {
	await sitAt(page, "office", own.address);
	await puts(page, 3);
	await page.goto(`${own.address}/office/ledger`);
	const rows = page.locator("tbody tr[id^=act-]");
	await expect(rows).toHaveCount(1);
	const other = await browser.newContext();
	const desk = await other.newPage();
	await sitAt(desk, "results", own.address);
	await puts(desk, 4);
	await puts(desk, 5);
	const news = page.getByRole("button", { name: "2 new" });
	await expect(news).toBeVisible();
	await expect(rows).toHaveCount(1);
	await news.click();
	await expect(rows).toHaveCount(3);
	await expect(rows.first()).toBeFocused();
	await expect(news).toHaveCount(0);
	await other.close();
});

test("T shows the cup as it was, where nothing can be proposed, and Esc leads back to now", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/ledger`);
	await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
	await expect(page.getByRole("slider", { name: "The time that is shown" })).toBeVisible();
	await page.keyboard.press("t");
	const banner = page.getByRole("status").filter({ hasText: "As it was at" });
	await expect(banner).toContainText("Nothing can be changed");
	await expect(page.getByRole("slider", { name: "The time that is shown" })).toBeFocused();
	await expect(page.getByRole("region", { name: "The schedule" }).getByRole("row").nth(1)).toBeVisible();
	await expect(page.getByRole("button", { name: /Undo/ })).toHaveCount(0);
	await expect(page.getByRole("checkbox")).toHaveCount(0);
	await page.getByLabel("Group", { exact: true }).selectOption({ index: 1 });
	await expect(page.getByRole("region", { name: "A group's table" }).getByRole("row").nth(1)).toBeVisible();
	await page.getByLabel("Playoff", { exact: true }).selectOption({ label: "Boys 14, A" });
	await expect(page.getByRole("region", { name: "Semi-finals" }).getByRole("listitem")).toHaveCount(2);
	await expect(page.getByRole("region", { name: "Semi-finals" })).toContainText("412");
	await expect(page.getByRole("region", { name: "Decisions" })).toContainText("Group 1: who is");
	await expect(page.getByRole("region", { name: "Decisions" })).toContainText("Nothing had been settled.");
	await expectNoFaults(page);
	await page.locator("h1").click();
	await page.keyboard.press("Control+z");
	await expect(page.getByText("This is the cup as it was.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(banner).toHaveCount(0);
	await expect(page.locator("tbody tr[id^=act-]").first()).toBeVisible();
});

test("Find or do finds what was done to a match on any day by any desk, and what a desk has done", async ({ page, browser }) => {
	const other = await browser.newContext();
	const desk = await other.newPage();
	await sitAt(desk, "results", own.address);
	await does(desk, { kind: "postpone", match: "b14-s1" });
	await puts(desk, 6);
	await other.close();
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(page.getByLabel("Match number")).toBeFocused();
	await page.keyboard.press("Control+k");
	const box = page.getByRole("combobox", { name: "Find or do" });
	await box.fill("412");
	await expect(page.getByText("In the ledger")).toBeVisible();
	await expectNoFaults(page, { within: "dialog" });
	await page.getByRole("option", { name: /^Act \d+, Postponed/ }).click();
	await expect(page).toHaveURL(/\/office\/ledger/);
	const rows = page.locator("tbody tr[id^=act-]");
	await expect(rows).toHaveCount(1);
	await expect(rows.first()).toHaveAttribute("aria-selected", "true");
	await expect(rows.first()).toContainText("match 412");

	await page.keyboard.press("Control+k");
	await box.fill("resul");
	await page.getByRole("option", { name: /Opens what this account has done/ }).click();
	await expect(page.getByLabel("Match number")).toHaveValue("");
	await expect.poll(() => rows.count()).toBeGreaterThan(1);
	for (const who of await rows.locator("td:nth-child(3)").allTextContents()) expect(who).toMatch(/results/i);
});
