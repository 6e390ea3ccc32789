import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ sharesContext: false });
test.describe.configure({ mode: "default" });

let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());
test.beforeEach(async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", own.address);
});

test("Ctrl and Enter commits in Out wherever the focus is, also right after the panel opens", async ({ page }) => {
	await page.goto(`${own.address}/office/out`);
	const schedule = page.getByRole("switch", { name: "Schedule" });
	await schedule.click();
	const hide = page.getByRole("region", { name: "Hide: Schedule" });
	await hide.getByRole("textbox").fill("Fyrcupen");
	// A click beside the inputs removes their focus.
	await hide.getByRole("heading").click();
	await page.keyboard.press("Control+Enter");
	await expect(schedule).not.toBeChecked();
	await schedule.click();
	await expect(page.getByRole("region", { name: "Publish: Schedule" })).toBeFocused();
	await page.keyboard.press("Control+Enter");
	await expect(schedule).toBeChecked();
});

test("the keys 1 to 3 choose a plan as soon as a field is closed", async ({ page }) => {
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	await page.keyboard.press("c");
	const panel = page.getByRole("region", { name: "Close Heden 10" });
	await expect(panel.getByLabel("Same arena")).toBeChecked();
	await page.keyboard.press("2");
	await expect(panel.getByLabel("Least delay")).toBeChecked();
	await page.keyboard.press("1");
	await expect(panel.getByLabel("Fewest moves")).toBeChecked();
	await expect(panel.getByLabel("why")).toHaveValue("");
});

test("what is typed right after Ctrl K is typed into Find or do, not pressed on the screen behind it", async ({ page }) => {
	await page.goto(`${own.address}/office/day`);
	await page.getByRole("button", { name: /16/ }).click();
	await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
	let load: () => void = () => undefined;
	const loading = new Promise<void>((resolve) => {
		load = resolve;
	});
	await intercept(page, ["*/FindOrDo*"], async () => {
		await loading;
		return null;
	});
	await page.keyboard.press("Control+k");
	await page.keyboard.type("s412");
	await page.keyboard.press("Backspace");
	load();
	await expect(page.getByRole("combobox", { name: "Find or do" })).toHaveValue("s41");
	await page.keyboard.type("3");
	await expect(page.getByRole("combobox", { name: "Find or do" })).toHaveValue("s413");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("region", { name: /^Shift/ })).toHaveCount(0);
});
