import AxeBuilder from "@axe-core/playwright";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ viewport: DESKTOP, sharesContext: false });

// What is published and announced changes for all who read: on a server of their own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("a switch is turned off with those below it, by who writes the cup's name, and on again", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out`);
	const schedule = page.getByRole("switch", { name: "Schedule" });
	await expect(schedule).toBeChecked();
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await page.getByRole("switch", { name: "Draw" }).click();
	await expect(page.getByText("Hidden with it: schedule.")).toBeVisible();
	const hide = page.getByRole("button", { name: "Hide: Draw" });
	await expect(hide).toBeDisabled();
	await page.getByLabel(/write the cup’s name/).fill("fyrcupen");
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await hide.click();
	await expect(schedule).not.toBeChecked();
	await schedule.click();
	await expect(page.getByText("With it goes out: draw.")).toBeVisible();
	await page.getByRole("button", { name: "Publish: Schedule" }).click();
	await expect(schedule).toBeChecked();
	await expect(page.getByRole("switch", { name: "Draw" })).toBeChecked();
});

test("an announcement needs both languages, is out at once on the pages of its arena, and is taken away", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=announcements`);
	await page.getByRole("button", { name: "New announcement" }).click();
	await page.getByLabel("In English", { exact: true }).fill("Heden: rain, from 12");
	await page.getByRole("button", { name: /^Announce(?!ments)/ }).click();
	await expect(page.getByRole("alert")).toHaveText("It needs words in both languages.");
	await page.getByLabel("In Swedish", { exact: true }).fill("Heden: regn, från 12");
	await page.getByRole("radio", { name: "Arena" }).check();
	await page.getByLabel("Which arena").selectOption({ label: "Heden" });
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await page.getByRole("button", { name: /^Announce(?!ments)/ }).click();
	const row = page.getByRole("listitem").filter({ hasText: "Heden: rain, from 12" });
	await expect(row).toContainText("out since");
	await expect(page.getByRole("button", { name: /Change “Heden: rain/ })).toBeVisible();
	const bar = await (await page.request.get(`${own.address}/2026/arenas?lang=en`)).text();
	expect(bar).toContain("Heden: rain, from 12");
	await page.getByRole("button", { name: /Change “Heden: rain/ }).click();
	await page.getByRole("button", { name: "Take it away" }).click();
	await expect(row).toHaveCount(0);
});

test("a reporter's link is renewed by who writes the cup's name, and shown once", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=reporters`);
	const renew = page.getByRole("button", { name: /^Renew the link of Heden 10/ }).first();
	await renew.click();
	await page.getByLabel(/write the cup’s name/).fill("Fyrcupen");
	await page.getByRole("button", { name: "Renew", exact: true }).last().click();
	await expect(page.getByRole("textbox", { name: /^The new link of Heden 10/ })).toHaveValue(/\/report#cbr_/);
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a results desk has no Out, neither in its menu nor by its address", async ({ page }) => {
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/out`);
	await expect(page.getByRole("switch")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Out", exact: true })).toHaveCount(0);
});
