import type { Page } from "@playwright/test";
import { DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

const PHONE = { width: 390, height: 844 };
const match = (id: string) => `${SMALL}/2026/matches/${id}`;
const open = async (page: Page, name: string) => page.goto((await DEMO_PAGES[name]?.()) ?? "");

test("nothing reported: a desktop shows the group's table or the playoff below the sentence, a phone behind its tab", async ({
	page,
}) => {
	await page.setViewportSize(DESKTOP);
	await open(page, "postponed match");
	const main = page.getByRole("main");
	await expect(main.getByText(/has not started yet/)).toBeVisible();
	const table = main.getByRole("region", { name: "Table" }).getByRole("table");
	await expect(table.locator("a[aria-current]"), "its two teams are marked").toHaveCount(2);
	await page.setViewportSize(PHONE);
	await expect(table).toBeHidden();
	await main.getByRole("link", { name: "Table", exact: true }).click();
	await expect(main.getByRole("table")).toBeVisible();

	await page.setViewportSize(DESKTOP);
	await page.goto(match("b14-s1"));
	await expect(main.getByRole("region", { name: "Playoff" }).getByRole("link", { name: "All of Playoff A" })).toBeVisible();
});

test("where the winner goes is shown once on a page: in the playoff or beside it", async ({ page }) => {
	const final = page.locator("main a[href='/2026/matches/b14-f']:visible");
	for (const tab of ["", "?tab=playoff"]) {
		await page.goto(match("b14-s1") + tab);
		for (const size of [PHONE, DESKTOP]) {
			await page.setViewportSize(size);
			await expect(final).toHaveCount(1);
		}
	}
	// A finished match names the team that goes on.
	await open(page, "match after penalties");
	const result = page.getByRole("region", { name: "Result" });
	const next = result.getByRole("heading", { name: /^Next for / });
	await expect(next).not.toHaveText("Next for the winner");
	await expect(page.getByRole("heading", { name: /^Next for / })).toHaveCount(1);
});

test("the field's other matches are in the order of the day", async ({ page }) => {
	for (const name of ["live match", "upcoming match", "finished match"]) {
		await open(page, name);
		const rows = page.getByRole("region", { name: /^More on / }).getByRole("listitem");
		await expect(rows).toHaveCount(4);
		const names = await rows.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? ""));
		const starts = names.map((text) => /\d\d:\d\d/.exec(text)?.[0] ?? "");
		expect(starts).toEqual(starts.toSorted());
	}
});
