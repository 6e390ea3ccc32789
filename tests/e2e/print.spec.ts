import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

/** A4 between margins of 12 mm, in CSS pixels. */
const PAPER = { width: 703, height: 1031 };

async function onPaper(page: Page, name: keyof typeof DEMO_PAGES): Promise<void> {
	await page.setViewportSize(PAPER);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.goto((await DEMO_PAGES[name]?.()) ?? "");
}

const PRINTED = ["group in play", "playoff", "field", "live center", "team", "upcoming match", "nation", "statistics"];

/** The words lighter than half grey, unless their ground is printed with them. */
function palelyPrinted(): string[] {
	const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
	const pale: string[] = [];
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const words = node.textContent?.trim() ?? "";
		const element = node.parentElement as HTMLElement;
		if (words === "" || !element.checkVisibility() || element.getClientRects().length === 0) continue;
		const style = getComputedStyle(element);
		const light = (style.color.match(/[\d.]+/g) ?? []).slice(0, 3).some((part) => Number(part) > 128);
		if (light && style.printColorAdjust !== "exact") pale.push(words);
	}
	return pale;
}

for (const name of PRINTED) {
	test(`${name}: printed, it has its content, black on white, and fits`, async ({ page }) => {
		await onPaper(page, name);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByText(/^Fyrcupen \d{4}$/).first()).toBeVisible();
		for (const away of ["banner", "contentinfo", "navigation", "button", "tablist", "complementary"] as const) {
			expect(await page.getByRole(away).count(), away).toBe(0);
		}
		await expectNoSidewaysScroll(page);
		const colours = await page.evaluate(() => {
			const black = document.querySelector("h1") as Element;
			const links = [...document.querySelectorAll("main a")];
			return {
				ground: getComputedStyle(document.body).backgroundColor,
				ink: getComputedStyle(black).color,
				decorated: links.filter((link) => getComputedStyle(link).textDecorationLine !== "none").length,
			};
		});
		expect(colours).toEqual({ ground: "rgb(255, 255, 255)", ink: "rgb(0, 0, 0)", decorated: 0 });
		const pale = await page.evaluate(palelyPrinted);
		expect(pale, "words that are white where grounds are not printed").toEqual([]);
		const cut = await page.evaluate(
			() =>
				[...document.querySelectorAll("main li, main tr")].filter((row) => getComputedStyle(row).breakInside !== "avoid").length,
		);
		expect(cut, "rows that a page may cut in two").toBe(0);
	});
}

test("a group's table on paper has all its columns", async ({ page }) => {
	await onPaper(page, "group in play");
	const heads = page.getByRole("table").first().getByRole("columnheader");
	await expect(heads.filter({ visible: true })).toHaveText([
		"Position",
		"Team",
		"P",
		"W",
		"D",
		"L",
		"Goals",
		"GD",
		"Form",
		"Pts",
	]);
});

test("a printed playoff has all its rounds from the one in play, with matches whose winners meet side by side", async ({
	page,
}) => {
	await onPaper(page, "playoff");
	const rounds = page.getByRole("main").getByRole("heading", { level: 2 });
	const shown = await rounds.allTextContents();
	// The matches for places come below the final.
	expect(shown.filter((title) => title !== "Places").at(-1)).toContain("Final");
	expect(shown.length).toBeGreaterThan(1);
	for (const round of await rounds.all()) await expect(round).toBeVisible();
	const pair = page
		.getByRole("region", { name: /^Bracket of/ })
		.getByRole("list")
		.first()
		.getByRole("listitem");
	const [first, second] = await Promise.all([pair.nth(0).boundingBox(), pair.nth(1).boundingBox()]);
	expect(first?.y).toBeCloseTo(second?.y ?? 0, 0);
	expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) - 1);
});
