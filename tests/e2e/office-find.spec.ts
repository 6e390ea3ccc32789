import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, SMALL, sitAt, test } from "../support/browser.ts";

/** Delays the answer to the office's day. @returns releases it */
async function holdDay(page: Page): Promise<() => void> {
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/office/api/day", async (route) => {
		await held;
		await route.continue();
	});
	return answer;
}

test.describe("Find or do, and keys that are the same everywhere", () => {
	// The small cup has no match of that number, which the slip shows.
	test.use({ expectedComplaints: [/status of 404/] });

	test("words become tokens with their meaning, Enter opens the slip typed and records nothing", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		const before = await page.getByText(/acts?\. Nothing is ever rubbed out\./).textContent();
		await page.keyboard.press("Control+k");
		const box = page.getByRole("combobox", { name: "Find or do" });
		await expect(box).toBeFocused();
		await box.fill("4711 2-1");
		await expect(page.getByRole("option", { name: /Result 4711: 2–1/ })).toBeVisible();
		await expect(page.getByText("4711 match")).toBeVisible();
		await expectNoFaults(page, { within: "dialog" });
		await box.press("Enter");
		await expect(page).toHaveURL(/\/office\/results$/);
		await expect(page.getByText("4711").first()).toBeVisible();
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByText(before ?? "")).toBeVisible();
	});

	test("an arena by the beginning of its name leads to the day, and Swedish words to Swedish meanings", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger?lang=sv`);
		await expect(page.getByRole("heading", { name: "Liggaren" })).toBeVisible();
		await page.keyboard.press("Control+k");
		const box = page.getByRole("combobox", { name: "Sök eller gör" });
		await box.fill("hed +40");
		await expect(page.getByText("+40 minuter")).toBeVisible();
		await box.fill("hed");
		await page.getByRole("option", { name: /Heden/ }).first().waitFor();
		await box.press("Enter");
		await expect(page).toHaveURL(/\/office\/day/);
	});

	test("a match of another day is found by its number or its team, and Enter opens Day on that day with it", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.keyboard.press("Control+k");
		const box = page.getByRole("combobox", { name: "Find or do" });
		await box.fill("heden 10 ask");
		await expect(page.getByText("On other days")).toBeVisible();
		await box.fill("412");
		const found = page.getByRole("option", { name: /^412 .* 16 .* 11:00 Heden 10/ });
		await expect(found).toBeVisible();
		await expectNoFaults(page, { within: "dialog" });
		await expect(found).toHaveAttribute("aria-selected", "true");
		await box.press("Enter");
		await expect(page).toHaveURL(/\/office\/day/);
		await expect(page.getByRole("gridcell", { name: /^412, 11:00/ })).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("button", { name: /16/, pressed: true })).toBeVisible();
	});

	test("Enter before the day has been read opens the match that was typed once it has, and no act that was done to it", async ({
		page,
	}) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		const answer = await holdDay(page);
		const done = { id: 1, kind: "results", at: "2026-07-16T09:00:00Z", desk: "Lena", lines: [], undoneBy: null };
		await page.route("**/office/api/ledger?match=*", (route) => route.fulfill({ json: { acts: [done], desks: [] } }));
		await page.keyboard.press("Control+k");
		const told = page.waitForResponse("**/office/api/ledger?match=*");
		await page.getByRole("combobox", { name: "Find or do" }).pressSequentially("412");
		await told;
		await page.keyboard.press("Enter");
		await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(0);
		answer();
		await expect(page).toHaveURL(/\/office\/day/);
		await expect(page.getByRole("gridcell", { name: /^412, 11:00/ })).toHaveAttribute("aria-selected", "true");
	});

	for (const [typed, goesTo] of [
		["protest 412", /\/office\/results\?list=decisions$/],
		["4711 2-1", /\/office\/results$/],
	] as const)
		test(`Enter pressed at once after "${typed}" opens it, though the day has not been read yet`, async ({ page }) => {
			await page.setViewportSize(DESKTOP);
			await sitAt(page, "office", SMALL);
			await page.goto(`${SMALL}/office/ledger`);
			await expect(page.getByRole("button", { name: "Find or do" })).toBeVisible();
			const answer = await holdDay(page);
			await page.keyboard.press("Control+k");
			await page.keyboard.type(typed);
			await page.keyboard.press("Enter");
			answer();
			await expect(page).toHaveURL(goesTo);
			await expect(page.getByRole("dialog", { name: "Find or do" })).toHaveCount(0);
			if (typed.startsWith("protest"))
				await expect(page.getByRole("group", { name: "Who protests?" }).getByRole("radio")).toHaveCount(2);
		});

	test("each meaning stays under its words, however far apart they are typed, and no two overlap", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("button", { name: "Find or do" })).toBeVisible();
		await page.keyboard.press("Control+k");
		const box = page.getByRole("combobox", { name: "Find or do" });
		await box.fill("shift  hed    15:20 +40");
		const tokens = page.locator("[data-token]");
		await expect(tokens).toHaveCount(4);
		await expect(page.getByText("+40 minutes")).toBeVisible();
		/** Where the words are drawn in the field, by a text of the same letters. */
		await page.evaluate(() => document.fonts.ready);
		const places = await box.evaluate((input: HTMLInputElement) => {
			const style = getComputedStyle(input);
			const line = document.body.appendChild(document.createElement("span"));
			for (const name of ["font", "font-feature-settings", "letter-spacing"])
				line.style.setProperty(name, style.getPropertyValue(name));
			line.style.setProperty("white-space", "pre");
			line.style.setProperty("position", "absolute");
			const widthOf = (text: string) => {
				line.textContent = text;
				return line.getBoundingClientRect().width;
			};
			const left = input.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
			const words = [...input.value.matchAll(/\S+/g)].map((word) => ({
				left: left + widthOf(input.value.slice(0, word.index)),
				width: widthOf(word[0]),
			}));
			line.remove();
			return words;
		});
		const rules = await tokens.evaluateAll((all) =>
			all.map((token) => {
				const { left, width } = token.getBoundingClientRect();
				const meaning = token.querySelector("[data-meaning]")!.getBoundingClientRect();
				return { left, width, from: meaning.left, to: meaning.right };
			}),
		);
		for (const [at, { left, width }] of places.entries()) {
			expect(Math.abs((rules[at]?.left ?? 0) - left), "the rule begins with its word").toBeLessThan(2);
			expect(Math.abs((rules[at]?.width ?? 0) - width), "and is as long").toBeLessThan(2);
			expect(rules[at]?.from, "no meaning on another").toBeGreaterThan(rules[at - 1]?.to ?? 0);
		}
	});

	test("an act on a match of another day is proposed on that day, and does nothing by itself", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.keyboard.press("Control+k");
		const box = page.getByRole("combobox", { name: "Find or do" });
		await box.fill("shift 412 +40");
		const shift = page.getByRole("option", { name: /^Shift 1 match on 412 .*\+40 min.* 16 Jul/ });
		await expect(shift).toHaveAttribute("aria-selected", "true");
		await expectNoFaults(page, { within: "dialog" });
		await box.press("Enter");
		await expect(page).toHaveURL(/\/office\/day/);
		await expect(page.getByRole("button", { name: /16/, pressed: true })).toBeVisible();
		const panel = page.locator(".act-panel");
		await expect(panel).toContainText("Proposed, nothing is changed yet");
		await expect(panel.getByRole("row", { name: /412/ })).toContainText("11:40");
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
		// The whole day of an arena, from another one; and its field that closes.
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.keyboard.press("Control+k");
		await box.fill("shift heden 16/7 +15");
		const whole = page.getByRole("option", { name: /^Shift \d+ match\w* on Heden from .*\+15 min.* 16 Jul/ });
		await expect(whole).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("option", { name: /^Close Heden from .* 16 Jul/ })).toBeVisible();
		await box.press("Enter");
		await expect(page.getByRole("button", { name: /16/, pressed: true })).toBeVisible();
		await expect(panel.getByRole("row", { name: /412/ })).toContainText("11:15");
		await page.keyboard.press("Escape");
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.keyboard.press("Control+k");
		await box.fill("close heden 10 16/7 10:30");
		await expect(page.getByRole("option", { name: /^Close Heden 10 from 10:30/ })).toHaveAttribute("aria-selected", "true");
		await box.press("Enter");
		await expect(page.getByRole("region", { name: "Close Heden 10" }).getByLabel("From")).toHaveValue("10:30");
	});

	test("a letter of the page's first second is no letter after G", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.evaluate(() =>
			document.body.dispatchEvent(
				Object.defineProperty(new KeyboardEvent("keydown", { key: "r", bubbles: true, cancelable: true }), "timeStamp", {
					value: 900,
				}),
			),
		);
		await page.keyboard.press("F1");
		await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
		await expect(page).toHaveURL(/\/office\/ledger/);
	});

	test("F1 lists every key, G and a letter go elsewhere, and single letters can be switched off here", async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "office", SMALL);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.keyboard.press("g");
		await page.keyboard.press("r");
		await expect(page).toHaveURL(/\/office\/results/);
		await page.goto(`${SMALL}/office/ledger`);
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		const keys = page.getByRole("dialog", { name: "All keys" });
		await page.keyboard.press("F1");
		await expect(keys.getByText("undo your last act")).toBeVisible();
		await keys.getByRole("checkbox").uncheck();
		await keys.getByRole("button", { name: "Close" }).click();
		await page.keyboard.press("g");
		await page.keyboard.press("r");
		await expect(keys).toBeHidden();
		await expect(page).toHaveURL(/\/office\/ledger/);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
		await page.keyboard.press("F1");
		await expect(keys.getByRole("checkbox")).not.toBeChecked();
		await keys.getByRole("checkbox").check();
	});
});
