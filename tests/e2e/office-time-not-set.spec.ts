import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ viewport: DESKTOP, sharesContext: false, expectedComplaints: [/Failed to load resource/] });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("a match without a time is marked so on the site and on every screen of the office, in both languages", async ({ page }) => {
	for (const [language, words] of [
		["en", "Time not set"],
		["sv", "Tid inte klar"],
	] as const) {
		await page.goto(`${own.address}/2026/matches/b14-t?lang=${language}`);
		await expect(page.getByRole("main")).toContainText(words);
	}
	await sitAt(page, "office", own.address);
	for (const [language, words] of [
		["English", "Time not set"],
		["Svenska", "Tid inte klar"],
	] as const) {
		await page.goto(`${own.address}/office/results`);
		await page.getByRole("button", { name: language }).click();
		const number = page.getByRole("main").getByRole("textbox").first();
		await number.click();
		await number.fill("b14-t");
		await number.press("Enter");
		await expect(page.getByRole("main")).toContainText(words);
		await page.goto(`${own.address}/office/ledger`);
		await expect(page.getByRole("slider")).toBeVisible();
		await page.keyboard.press("t");
		await page
			.getByLabel(language === "English" ? "Playoff" : "Slutspel", { exact: true })
			.selectOption({ label: language === "English" ? "Boys 14, A" : "Pojkar 14, A" });
		await expect(page.getByRole("main")).toContainText(words);
		await expect(page.getByRole("main")).not.toContainText("00:00");
		await expect(page.getByRole("main")).not.toContainText("undefined");
	}
});
