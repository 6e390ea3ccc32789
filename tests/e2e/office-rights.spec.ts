import type { Page } from "@playwright/test";
import { register } from "../support/account.ts";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, expectNoSidewaysScroll, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({
	viewport: DESKTOP,
	sharesContext: false,
	expectedComplaints: [/status of (422.*\/office\/api\/people|404.*match\/99999)/],
});
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

const commit = (page: Page) => page.keyboard.press("ControlOrMeta+Enter");

test("a stream of a match is added by its number, set to live, and removed, each undone from the ledger", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/plan?step=publish&lang=en`);
	const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Change / }) });
	await expect(rows).not.toHaveCount(0);
	const before = await rows.count();
	await page.getByRole("button", { name: "Add a stream" }).click();
	await page.getByLabel("Match number").fill("99999");
	await page.keyboard.press("Enter");
	await expect(page.getByText("No match has the number 99999.")).toBeVisible();
	await page.getByLabel("Shows").selectOption({ label: "Heden 10" });
	await page.getByLabel("Day", { exact: true }).fill("16 July 2026");
	await expect(page.getByText("Thursday 16 July 2026")).toBeVisible();
	await page.getByLabel("From", { exact: true }).fill("0900");
	await page.getByLabel("Until", { exact: true }).fill("18.00");
	const address = page.getByLabel("Address of the video");
	await address.fill("https://example.org/film");
	await expect(page.getByText("Enter the address of a video at YouTube")).toBeVisible();
	await address.fill("https://youtu.be/aqz-KE-bpKQ");
	await page.getByLabel("Who may watch").selectOption("account");
	await expect(page.locator("button.act-button")).toBeEnabled();
	await expectNoFaults(page);
	await commit(page);
	await expect(rows).toHaveCount(before + 1);
	const added = rows.filter({ hasText: "Thu 16 Jul 09:00–18:00" });
	await expect(added).toContainText("Upcoming");
	await added.getByRole("button").click();
	await page.getByLabel("Now", { exact: true }).selectOption("live");
	await expect(page.locator("button.act-button")).toHaveText(/^Change 1/);
	await commit(page);
	await expect(added).toContainText("Live");
	await added.getByRole("button").click();
	await page.getByRole("button", { name: "Remove this stream" }).click();
	await expect(page.locator("button.act-button")).toHaveText(/^Remove 1/);
	await commit(page);
	await expect(added).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(added).toHaveCount(1);
});

test("a team's leader is recorded and removed under Teams", async ({ page }) => {
	const { email } = await register(own.address);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/plan?step=teams&lang=en`);
	await page.getByRole("button", { name: "Team leaders" }).click();
	await page.getByLabel("E-mail address").fill("nobody@club.example");
	await page.getByLabel("Team", { exact: true }).selectOption({ index: 1 });
	await commit(page);
	await expect(page.getByText("Nobody has an account with this e-mail address.")).toBeVisible();
	await page.getByLabel("E-mail address").fill(email);
	await page.keyboard.press("Enter");
	await expect(page.getByText(`Saved: ${email}`)).toBeVisible();
	await expectNoFaults(page);
	await page.getByRole("button", { name: new RegExp(`^Remove ${email} from`) }).click();
	await expect(page.getByText("No leader yet.")).toBeVisible();
});

test("All Access is given and taken back under Colleagues, in Swedish and with text at 200 %", async ({ page }) => {
	const { email } = await register(own.address);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/colleagues?lang=sv`);
	await page.getByRole("button", { name: "All Access" }).click();
	const row = page.getByRole("listitem").filter({ hasText: email });
	await page.getByLabel("E-postadress").fill(email);
	await expect(page.getByLabel("År", { exact: true })).toHaveValue("2026");
	await commit(page);
	await expect(row).toContainText("All Access 2026");
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await expectNoSidewaysScroll(page);
	await expectNoFaults(page);
	await page.getByRole("button", { name: `Återkalla All Access 2026 för ${email}` }).click();
	await expect(row).toHaveCount(0);
});
