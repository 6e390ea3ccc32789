import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, LIVE, test } from "../support/browser.ts";

const YEAR = `${LIVE}/2026`;
const LINE = "Should have started 14:00 · no report yet";
const HEARD = /^Should have started 14:00, no report yet\. ASK IF, Sweden\. BRO IF, Sweden\. G16/;

const main = (page: Page) => page.getByRole("main");
const row = (page: Page, name: RegExp = HEARD) => main(page).getByRole("link", { name }).first();
const part = (page: Page, name: string) => main(page).getByRole("region", { name });

/** Its place in a list, or on a card, with the heading above. */
const LISTS: readonly (readonly [path: string, under: string | null])[] = [
	["matches", "Playing now"],
	["categories/g16", "Live now"],
	["categories/g16/division/g16-g-1", null],
	["teams/g16-bro", "Playing now"],
	["arenas/arena/heden/field/heden-2", "Now"],
];

for (const [path, under] of LISTS) {
	test(`a match past its start shows that it was not reported, and is not next: /${path}`, async ({ page }) => {
		await page.goto(`${YEAR}/${path}`);
		const found = under === null ? row(page) : part(page, under).getByRole("link", { name: HEARD }).first();
		await expect(found).toBeVisible();
		expect((await found.textContent())?.replace(/\s+/g, " ")).toContain(LINE);
		await expectNoSidewaysScroll(page);
	});
}

test("an arena's field shows it, with its next match", async ({ page }) => {
	await page.goto(`${YEAR}/arenas/arena/heden`);
	const field = main(page).getByRole("link", { name: /^Heden 2\. Should have started 14:00, no report yet\./ });
	await expect(field).toContainText(`${LINE} · next 14:43`);
	await expect(field, "heard in whole sentences").toHaveAccessibleName(/[^.]\. Next 14:43\.$/);
});

test("the live center counts it as live, without a score, and shows when the next really starts", async ({ page }) => {
	await page.goto(`${YEAR}/matches`);
	const segments = page.getByRole("navigation", { name: "Which matches" });
	const live = segments.getByRole("link", { name: /^Live \d+$/ });
	const playing = part(page, "Playing now").getByRole("listitem");
	// How many are live is for other tests to change, together with this page.
	await expect.poll(async () => (await live.textContent()) === `Live${await playing.count()}`).toBe(true);
	await expect(playing.first().getByRole("link", { name: /^Live\. / })).toBeVisible();
	const rows = await playing.allTextContents();
	expect(rows.map((row) => row.includes("no report yet"))).toEqual(rows.map((_, at) => at >= rows.length - 2));
	expect(rows.at(-2)).toContain("Should have started 13:30 · no report yet");
	expect(rows.at(-1)).toContain(LINE);
	const next = part(page, "Next");
	await expect(next).toContainText("first start in 26 min");
	await expect(next.getByText("Should have started")).toHaveCount(0);
	await page.goto(`${YEAR}/matches?lang=sv`);
	await expect(main(page).getByText("första start om 26 min")).toBeVisible();
	await expect(main(page).getByText("Skulle ha börjat 14:00 · ingen rapport ännu")).toBeVisible();
});

test("its own page shows it in place of the start, in both languages", async ({ page }) => {
	await page.goto(`${YEAR}/matches/g16-due`);
	const board = (words: string) =>
		main(page)
			.locator("span", { hasText: new RegExp(`^${words}$`) })
			.first();
	await expect(board(LINE)).toBeVisible();
	await page.goto(`${YEAR}/matches/g16-due?lang=sv`);
	await expect(board("Skulle ha börjat 14:00 · ingen rapport ännu")).toBeVisible();
});

test("a document shows it without scripts", async ({ withoutScripts: page }) => {
	await page.goto(`${YEAR}/matches`);
	await expect(part(page, "Playing now").getByText(LINE)).toBeVisible();
	await expect(part(page, "Next").getByText("Should have started")).toHaveCount(0);
});
