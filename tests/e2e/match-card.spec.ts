import type { Locator } from "@playwright/test";
import { expect, SMALL, test } from "../support/browser.ts";

/** A card of the strip by the match that it leads to. */
const cardOf = (strip: Locator, match: string) => strip.locator(`a[href='/2026/matches/${match}']`);
const digits = (card: Locator) => card.locator(".type-score-l");
const weight = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).fontWeight));

for (const [lang, live, playoff, day] of [
	["en", "Live", "G15 · Group A", "18 Jul"],
	["sv", "Live", "G15 · Grupp A", "18 juli"],
] as const) {
	test(`§2 Match card in ${lang}: live badge, category and division, start, date, score, flags, link`, async ({ browser }) => {
		const context = await browser.newContext({ timezoneId: "America/Lima", viewport: { width: 390, height: 844 } });
		const page = await context.newPage();
		await page.goto(`${SMALL}/2026?lang=${lang}`);
		const strip = page.locator("section[aria-labelledby=featured]");
		const running = cardOf(strip, "g15-m1");
		await expect(running.getByText(live, { exact: true })).toBeVisible();
		await expect(running).toContainText(playoff);
		await expect(running).toContainText(/14:0014 [Jj]ul/);
		await expect(digits(running)).toHaveText(["1", "0"]);
		await expect(running.locator("img[src='/flags/se.svg']")).toHaveCount(2);
		const next = cardOf(strip, "b14-f");
		await expect(next, "the arena's time, wherever the reader is").toContainText("14:00");
		await expect(next).toContainText(day);
		await expect(next.getByText(live, { exact: true })).toHaveCount(0);
		await expect(digits(next), "no score before it is played").toHaveCount(0);
		await next.click();
		await expect(page).toHaveURL(/\/2026\/matches\/b14-f/);
		await context.close();
	});
}

test("§4 scores show for live and finished matches, the leading side's emphasised", async ({ page }) => {
	await page.goto(`${SMALL}/2026`);
	const live = cardOf(page.locator("section[aria-labelledby=featured]"), "g15-m1");
	expect(await weight(digits(live).first())).toBeGreaterThan(await weight(digits(live).last()));
	expect(await weight(live.getByText("ASK IF", { exact: true }))).toBeGreaterThan(
		await weight(live.getByText("BRO IF", { exact: true })),
	);
	await page.goto(`${SMALL}/2026/matches/b14-m2`);
	const board = page.getByRole("main");
	await expect(board.getByText("2", { exact: true }).first()).toBeVisible();
	await expect(board.getByText("0", { exact: true }).first()).toBeVisible();
	await page.goto(`${SMALL}/2026/matches/b14-s1`);
	await expect(board).not.toContainText(/\d–\d/);
});
