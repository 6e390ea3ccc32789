import type { Page } from "@playwright/test";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ sharesContext: false, expectedComplaints: [/Failed to load resource/] });
test.describe.configure({ mode: "default" });

let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());
test.beforeEach(async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(number(page)).toBeFocused();
});

const number = (page: Page) => page.getByLabel("Match number");
const goals = (page: Page) => page.getByLabel(/^Goals, /);
const lastTen = (page: Page) => page.getByRole("region", { name: "Last ten" }).getByRole("listitem");
const asks = (page: Page) => page.getByRole("alert");

async function type(page: Page, keys: readonly string[]): Promise<void> {
	for (const key of keys) await (key.length > 1 && !/^[A-Z]/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
}

/** Opens a match by its number. On a busy machine the first answer may be too late; Enter repeats the lookup, as the screen says. */
async function openMatch(page: Page, match: readonly string[]): Promise<void> {
	await type(page, [...match, "Enter"]);
	const late = page.getByText(/^The answer is slow, and/);
	await expect(async () => {
		if (await late.isVisible()) await page.keyboard.press("Enter");
		await expect(goals(page).first()).toBeFocused({ timeout: 6_000 });
	}).toPass();
}

test("Esc closes the match from the question of a walkover too, so that the next slip's number is no goals", async ({ page }) => {
	for (const asked of [["w"], ["w", "h"], ["p"], ["p", "Enter"]]) {
		await openMatch(page, ["b16-m1"]);
		await type(page, asked);
		await expect(
			page.getByText(asked.length > 1 ? /who is notified\?$/ : asked[0] === "w" ? "Who did not come?" : /^Postponed: /),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(number(page)).toHaveValue("");
		await expect(number(page)).toBeFocused();
		await expect(goals(page)).toHaveCount(0);
	}
	// The text of the message has the focus: it is closed all the same.
	await openMatch(page, ["b16-m1"]);
	await type(page, ["w", "h"]);
	await page.getByLabel("Message in English").click();
	await page.keyboard.press("Escape");
	await expect(number(page)).toBeFocused();
	await openMatch(page, ["b16-m2"]);
	await type(page, ["3", "Enter", "0", "Enter"]);
	await expect(page.getByRole("button", { name: "Undo b16-m2" })).toBeVisible();
	await expect(lastTen(page)).toHaveCount(1);
	await expect(lastTen(page).first()).toContainText("3–0");
});

test("a third digit stays in its box, and a score above the sport's limit is recorded only where it is confirmed", async ({
	page,
}) => {
	await openMatch(page, ["b16-m3"]);
	await type(page, ["125"]);
	await expect(goals(page).first()).toHaveValue("125");
	await expect(goals(page).last()).toHaveValue("");
	await type(page, ["Enter", "2", "Enter"]);
	await expect(asks(page)).toContainText("More than 15 goals for one side is unusual.");
	await expect(page.getByRole("button", { name: /^Record 125–2/ })).toBeEnabled();
	await page.keyboard.press("Enter");
	await expect(asks(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(number(page)).toBeFocused();
	await expect(page.getByRole("button", { name: "Undo b16-m3" })).toHaveCount(0);
	// Fifteen is recorded at once, sixteen when it is confirmed.
	await openMatch(page, ["b16-m3"]);
	await type(page, ["15", "Enter", "0", "Enter"]);
	await expect(lastTen(page).first()).toContainText("15–0");
	await expect(number(page)).toHaveValue("");
	await openMatch(page, ["b16-m4"]);
	await type(page, ["0", "Enter", "16", "Enter"]);
	await expect(page.getByRole("button", { name: /^Record 0–16/ })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(lastTen(page).first()).toContainText("0–16");
});

test("digits typed while the focus is elsewhere on Results go to the number, and none is lost", async ({ page }) => {
	await page.getByRole("heading", { name: "Last ten" }).click();
	await expect(number(page)).not.toBeFocused();
	await page.keyboard.type("412");
	await expect(number(page)).toHaveValue("412");
	await openMatch(page, []);
	// From an open match too: never goals of the one that is open.
	await page.getByRole("heading", { name: "Last ten" }).click();
	await page.keyboard.type("413");
	await expect(number(page)).toHaveValue("413");
	await expect(goals(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	// A button that disappears loses the focus.
	await page.getByRole("button", { name: "Undo b16-m4" }).click();
	await expect(page.getByRole("button", { name: "Undo b16-m4" })).toHaveCount(0);
	await page.keyboard.type("98");
	await expect(number(page)).toHaveValue("98");
	await page.keyboard.press("Escape");
	// From the other lists of the screen.
	for (const list of ["Parked", "From the fields", "Decisions"]) {
		await page.getByRole("button", { name: new RegExp(`^${list}`) }).click();
		await expect(number(page)).toHaveCount(0);
		await openMatch(page, ["4", "1", "2"]);
		await expect(number(page)).toHaveValue("412");
		await page.keyboard.press("Escape");
		await expect(number(page)).toHaveValue("");
	}
	// Without single letters as keys as well: they are no shortcut.
	await page.evaluate(() => localStorage.setItem("office-letters", "off"));
	await page.getByRole("heading", { name: "Last ten" }).click();
	await page.keyboard.type("77");
	await expect(number(page)).toHaveValue("77");
});

test("an earlier slip of the same desk is its own, and is replaced only where that is confirmed", async ({ page }) => {
	await openMatch(page, ["b16-m2"]);
	await type(page, ["1", "Enter", "0", "Enter"]);
	await expect(asks(page)).toContainText("Your earlier slip says something else");
	await expect(asks(page)).not.toContainText("Another");
	await expect(asks(page).getByRole("listitem").nth(1)).toContainText("Your earlier slip");
	await page.keyboard.press("Escape");
	// A walkover over a result asks, and so does a second walkover over the first.
	for (const [absent, before] of [
		["h", "3–0"],
		["a", "w.o."],
	] as const) {
		await expect(number(page)).toHaveValue("");
		await openMatch(page, ["b16-m2"]);
		await type(page, ["w", absent]);
		await expect(asks(page)).toContainText("Your earlier slip says something else");
		await expect(asks(page).getByRole("listitem").nth(1)).toContainText(before);
		await expect(page.getByRole("button", { name: /^Record w\.o\.(?! without)/ })).toBeEnabled();
		await page.keyboard.press("Enter");
		await expect(asks(page)).toBeVisible();
		await page.keyboard.press("Control+Enter");
		await expect(asks(page)).toHaveCount(0);
		await expect(lastTen(page).first()).toContainText("w.o.");
	}
});

test("a walkover is recorded by the key that commits everywhere", async ({ page }) => {
	await openMatch(page, ["b16-m1"]);
	await type(page, ["w", "a"]);
	await expect(page.getByRole("button", { name: /^Record w\.o\.(?! without)/ })).toBeEnabled();
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("button", { name: "Undo b16-m1" })).toBeVisible();
	await expect(number(page)).toBeFocused();
});

test("a waiting slip is sent from any screen of the office, which shows until then that it waits", async ({ page }) => {
	const strip = page.getByRole("contentinfo");
	const heal = await intercept(page, ["*/office/api/acts"], () => Promise.reject(new Error("nobody answers")));
	await openMatch(page, ["b16-m4"]);
	await type(page, ["4", "Enter", "2", "Enter"]);
	await expect(strip).toContainText("1 result waits here");
	await page.goto(`${own.address}/office/ledger`);
	await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
	await expect(strip).toContainText("1 result waits here");
	await expect(strip).not.toContainText("All saved");
	await heal();
	await expect(strip).toContainText("All saved");
	await page.goto(`${own.address}/office/results`);
	await expect(lastTen(page).first()).toContainText("4–2");
});
