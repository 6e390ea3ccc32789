import type { Page } from "@playwright/test";
import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { showTypefaces } from "../support/readable.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

const figure = (page: Page, label: string) =>
	page
		.locator("dl > div")
		.filter({ has: page.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) }) })
		.getByRole("definition");

/** The rows of a table as text: head, then cells. */
const table = async (page: Page, name: string): Promise<string[][]> =>
	page
		.getByRole("table", { name, exact: true })
		.locator("tbody tr")
		.evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? "")));

test("§2 'More stats' on Home leads to the statistics", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto("/");
	await page.getByRole("link", { name: "More stats" }).click();
	await expect(page).toHaveURL(new RegExp(`/${year}/states$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Statistics ${year}`);
});

test("the small cup in figures: walkovers and young categories give no goals", async ({ page }) => {
	await page.goto(`${SMALL}/2026/states`);
	// Of 21 matches one is a bye. Boys 14: 1+2+1+2+1+2+3+3+1 goals in nine matches; girls 15: 4 in the final that went to penalties.
	for (const [label, shown] of [
		["Teams", "14"],
		["Nations", "1"],
		["Matches", "20"],
		["Goals", "20"],
		["Goals per match", "2.0"],
		["Fields", "3"],
	] as const) {
		await expect(figure(page, label), label).toHaveText(shown);
	}
	expect(await table(page, "Most common results")).toEqual([
		["1–0", "4 40%"],
		["2–0", "2 20%"],
		["1–1", "1 10%"],
		["2–1", "1 10%"],
		["2–2", "1 10%"],
		["3–0", "1 10%"],
	]);
	const goals = await table(page, "Goals per match");
	expect(goals).toEqual([
		["B14Boys 14", "1.8 16 goals"],
		["G15Girls 15", "4.0 4 goals"],
	]);
	await expect(page.getByRole("main")).not.toContainText("7–3");
	const matches = await table(page, "Matches per category");
	expect(matches.map(([category]) => category)).toEqual(["B14Boys 14", "G15Girls 15", "B11Boys 11"]);
	expect(matches.reduce((sum, [, shown]) => sum + Number(shown), 0)).toBe(20);
});

test("figures agree with the matches they count", async ({ opened }) => {
	const { year } = await readDemo();
	const { tournament } = await ask<{
		tournament: { days: { day: string; matches: number }[]; nations: { name: string; teamCount: number }[] };
	}>(DEMO, `{ tournament(cup: 1, tournament: "${year}") { days { day matches } nations { name teamCount } } }`);
	const page = await opened(`/${year}/states`);
	const days = await table(page, "Matches per day");
	expect(days.map(([, matches]) => matches)).toEqual(tournament.days.map(({ matches }) => matches.toLocaleString("en")));
	for (const [, matches, played, toPlay] of days) {
		const [all, done, rest] = [matches, played, toPlay].map((cell) => Number(cell?.replace(",", "")));
		expect(all, "what is neither played nor to come was cancelled").toBeGreaterThanOrEqual((done ?? 0) + (rest ?? 0));
	}
	const most = tournament.nations.toSorted((a, b) => b.teamCount - a.teamCount).slice(0, 10);
	const nations = await table(page, "Teams per nation");
	expect(nations.map(([, teams]) => teams)).toEqual(most.map(({ teamCount }) => teamCount.toLocaleString("en")));
	await expect(page.getByRole("link", { name: `All ${tournament.nations.length} nations` })).toHaveAttribute(
		"href",
		`/${year}/nations`,
	);
});

test("bars start at zero: each is as long as its value is to the highest", async ({ opened }) => {
	const { year } = await readDemo();
	const page = await opened(`/${year}/states`);
	await page.setViewportSize({ width: 1280, height: 900 });
	const bars = await page
		.getByRole("table", { name: "Teams per nation" })
		.locator("tbody tr")
		.evaluateAll((rows) =>
			rows.map((row) => ({
				value: Number(row.querySelector("td")?.textContent),
				width: row.querySelector("td [aria-hidden]")?.getBoundingClientRect().width ?? 0,
			})),
		);
	const [top] = bars;
	if (top === undefined) throw new Error("There is no bar");
	for (const { value, width } of bars) {
		// A bar of a small value is two pixels wide, to be visible.
		expect(Math.abs(width - Math.max(2, (value / top.value) * top.width))).toBeLessThan(1);
	}
});

test("a bar's value is on one line at its end, however many goals it counts", async ({ page }) => {
	for (const language of ["en", "sv"]) {
		await page.goto(`/states?lang=${language}`);
		await showTypefaces(page);
		const values = page.locator("td span.figures:has(> .type-meta)");
		expect(await values.count()).toBeGreaterThan(5);
		for (const value of await values.all()) {
			expect((await value.boundingBox())?.height, (await value.textContent()) ?? "").toBeLessThan(30);
		}
	}
});

test("three figures in a row on a phone, six on a desktop", async ({ opened }) => {
	const { year } = await readDemo();
	const page = await opened(`/${year}/states`);
	const tops = async () =>
		new Set(
			await page.locator("dl > div").evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top))),
		).size;
	expect(await tops()).toBe(2);
	await page.setViewportSize({ width: 1280, height: 900 });
	expect(await tops()).toBe(1);
});

test("biggest wins, winners of each category with the final, and the editions compared", async ({ page }) => {
	const { year } = await readDemo();
	const before = Number(year) - 1;
	await page.goto(`/${before}/states`);
	const margins = await page
		.getByRole("region", { name: "Biggest wins" })
		.getByRole("link")
		.evaluateAll((links) =>
			links.map((link) => {
				const [home, away] = [...(link.getAttribute("aria-label") ?? "").matchAll(/, (\d+)\./g)].map(([, goals]) =>
					Number(goals),
				);
				return Math.abs((home ?? 0) - (away ?? 0));
			}),
		);
	expect(margins).toEqual(margins.toSorted((a, b) => b - a));
	expect(margins[0]).toBeGreaterThan(5);
	const winner = page.getByRole("region", { name: "Winners" }).getByRole("link").first();
	await expect(winner).toContainText(/against/);
	await expect(winner).toHaveAttribute("href", new RegExp(`^/${before}/matches/`));
	const editions = page.getByRole("table", { name: "Year by year" });
	await expect(editions.getByRole("rowheader").first()).toHaveText(String(before));
	await editions.getByRole("link", { name: String(before - 1) }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Statistics ${before - 1}`);
});

test("a year with nothing published shows that, in both languages", async ({ page }) => {
	const { next } = await readDemo();
	for (const [lang, words] of [
		["en", "Nothing has been published yet"],
		["sv", "Inget är publicerat ännu"],
	]) {
		await page.goto(`/${next}/states?lang=${lang}`);
		await expect(page.getByRole("heading", { name: words })).toBeVisible();
		await expect(page.locator("dl")).toHaveCount(0);
	}
});
