import AxeBuilder from "@axe-core/playwright";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

// What has just been recorded may be judged once more before its answer has come.
test.use({ sharesContext: false, expectedComplaints: [/409 \(Conflict\).*acts\/preview/] });

// What is decided here is nobody else's: on a server of its own.
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("a shared position is settled by keys: what the rules know, what it does, and its way back", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await expect(page.getByRole("heading", { name: /Group 1: who is/ })).toBeVisible();
	const criteria = page.getByRole("table");
	await expect(criteria.getByRole("row").filter({ hasText: "Penalty shoot-out" })).toContainText("decides, and is not recorded");
	const button = page.getByRole("button", { name: /^Record/ });
	await expect(button).toBeDisabled();

	await page.keyboard.press("s");
	await page.keyboard.type("3");
	await page.keyboard.press("Tab");
	await page.keyboard.type("4");
	const does = page.getByRole("region", { name: "What it does" });
	await expect(does).toContainText("Proposed, nothing is changed yet");
	await expect(does).toContainText(/Penalty shoot-out puts .* and .*\./);
	await expect(does).toContainText("fills match");
	await expect(page.getByRole("button", { name: "Record 4–3" })).toBeEnabled();
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	// What is typed commits nothing by itself.
	await page.keyboard.press("Enter");
	await expect(button).toBeEnabled();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Nothing waits for a decision.")).toBeVisible();
	const settled = page.getByRole("region", { name: "Settled today" }).getByRole("listitem");
	await expect(settled).toHaveCount(1);
	await settled.getByRole("button", { name: /^Undo/ }).click();
	await expect(page.getByRole("heading", { name: /Group 1: who is/ })).toBeVisible();
	await expect(settled).toHaveCount(0);
});

test("the decisions' screen speaks Swedish, and is not an arena lead's", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "arena", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await expect(page.getByRole("button", { name: "Type results" })).toBeVisible();
	await expect(page.getByRole("button", { name: /^Decisions/ })).toHaveCount(0);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await page.getByRole("button", { name: /^(SV|Svenska)/ }).click();
	await expect(page.getByRole("heading", { name: /Grupp 1: vem är/ })).toBeVisible();
	await expect(page.getByText("avgör, och är inte registrerat")).toBeVisible();
});
