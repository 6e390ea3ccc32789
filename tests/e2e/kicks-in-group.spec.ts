import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";

let own: OwnCup;
test.beforeAll(async () => {
	own = await ownCup("kicks");
});
test.afterAll(() => own.stop());

test("a level group match asks the results desk for its kicks, and the table gives two points and one", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(page.getByLabel("Match number")).toBeFocused();
	await page.keyboard.type("b16-m1");
	await page.keyboard.press("Enter");
	for (const goals of ["1", "1"]) {
		await page.keyboard.type(goals);
		await page.keyboard.press("Enter");
	}
	const kicks = page.getByLabel(/^Shoot-out, /);
	await expect(kicks.first()).toBeFocused();
	for (const goals of ["4", "3"]) {
		await page.keyboard.type(goals);
		await page.keyboard.press("Enter");
	}
	await expect(page.getByRole("region", { name: "Last ten" }).getByRole("listitem").first()).toContainText("1–1 (4–3)");

	await page.goto(`${own.address}/2026/categories/b16/division/b16-g-a`);
	await expect(
		page
			.getByRole("row", { name: /ING IF/ })
			.getByRole("cell")
			.last(),
	).toHaveText(/2$/);
	await expect(
		page
			.getByRole("row", { name: /JUL IF/ })
			.getByRole("cell")
			.last(),
	).toHaveText(/1$/);

	await page.goto(`${own.address}/2026/categories/b16`);
	await expect(
		page.getByText(
			"A group match that is level at full time is decided by a penalty shoot-out. The winner gets 2 points, the loser 1.",
		),
	).toHaveCount(1);
});
