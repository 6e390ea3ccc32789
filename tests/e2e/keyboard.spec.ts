import type { Page } from "@playwright/test";
import { DEMO, DESKTOP, expect, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

/** Presses Tab until the focus is on what is asked for. */
async function tabTo(page: Page, role: "link" | "button", name: string | RegExp): Promise<void> {
	const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
	for (let tabs = 0; tabs < 80; tabs++) {
		await page.keyboard.press("Tab");
		for (const one of await wanted.all()) if (await one.evaluate((part) => part === document.activeElement)) return;
	}
	throw new Error(`Tab does not reach the ${role} ${name}`);
}

test("by keyboard alone on a phone: the menu opens, leads on, and the year changes", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, "/");
	await tabTo(page, "button", "Menu");
	await page.keyboard.press("Enter");
	await tabTo(page, "link", "Arenas");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${DEMO}/${year}/arenas`);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.getByRole("banner").locator("summary").first().focus();
	await page.keyboard.press("Enter");
	await tabTo(page, "link", String(Number(year) - 1));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${DEMO}/${Number(year) - 1}/arenas`);
	await expect(page.getByText("You are viewing the results for")).toBeVisible();
});

test("by keyboard alone on a desktop: the language, the strip's arrows and a card", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visit(page, "/");
	await tabTo(page, "button", "Svenska");
	await page.keyboard.press("Space");
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await tabTo(page, "button", "Bläddra framåt");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Bläddra bakåt" })).toBeEnabled();
	const card = page.locator("section[aria-labelledby=featured] li a").nth(2);
	const target = await card.getAttribute("href");
	for (let tabs = 0; tabs < 10 && !(await card.evaluate((one) => one === document.activeElement)); tabs++)
		await page.keyboard.press("Tab");
	await expect(card).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(DEMO + target);
	expect(target).toContain(`/${year}/matches/`);
});
