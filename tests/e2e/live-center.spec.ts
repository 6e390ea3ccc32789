import type { Page } from "@playwright/test";
import { ask, DEMO, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { showTypefaces } from "../support/readable.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rows = (page: Page, name: string) => part(page, name).locator("li > a:first-child");

type Counts = Record<"live" | "next" | "finished", { totalCount: number }>;

async function counts(year: string, filter = ""): Promise<Counts> {
	const page = (state: string) => `matches(state: [${state}], first: 0${filter}) { totalCount }`;
	const { tournament } = await ask<{ tournament: Counts }>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) {
			live: ${page("LIVE")} next: ${page("UPCOMING")} finished: ${page("FINISHED")}
		} }`,
		{ t: year },
	);
	return tournament;
}

test("§5 Matches: live first, then next, then finished, then what was called off", async ({ opened }) => {
	const { year } = await readDemo();
	const page = await opened(`/${year}/matches`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live center");
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
		"Playing now",
		"Next",
		"Finished",
		"Postponed and cancelled",
	]);
	await expect(rows(page, "Playing now").first()).toHaveAccessibleName(/^Live\. /);
	await expect(rows(page, "Next").first()).toHaveAccessibleName(/^Upcoming\. /);
	await expect(rows(page, "Finished").first()).toHaveAccessibleName(/^(Finished|Played|Walkover)\. /);
});

test("rows are in two columns from 768 px, in one on a phone", async ({ opened }) => {
	const { year } = await readDemo();
	const page = await opened(`/${year}/matches`);
	const columns = async () =>
		new Set(await rows(page, "Next").evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left))))
			.size;
	expect(await columns()).toBe(1);
	await page.setViewportSize({ width: 1280, height: 900 });
	expect(await columns()).toBe(2);
});

for (const [lang, words, next] of [
	["en", "No matches are live", "Next"],
	["sv", "Inga matcher pågår", "Härnäst"],
] as const) {
	test(`§8 '${words}': if nothing is live, the next matches stay visible`, async ({ page }) => {
		for (const show of ["", "&show=live"]) {
			await page.goto(`${SMALL}/2026/matches?category=b14&lang=${lang}${show}`);
			await expect(page.getByRole("heading", { level: 2, name: words, exact: true })).toBeInViewport();
			await expect(rows(page, next).first()).toBeInViewport();
		}
	});
}

test("a finished year shows that no matches are live, and its last results first", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${Number(year) - 1}/matches`);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
		"No matches are live",
		"Finished",
		"Postponed and cancelled",
	]);
	await expect(rows(page, "Finished").first()).toContainText(/Final|Match for/);
});

test("§5 Matches: a filter by category, arena and nation, each with a pill that removes it; the page does not move", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 400 });
	await visit(page, `${SMALL}/2026/matches`);
	await showTypefaces(page);
	await page.evaluate(() => window.scrollTo(0, 60));
	const filters = page.getByRole("list", { name: "Filters" });
	for (const [name, choice, query] of [
		["Category", "Girls 15", "category=g15"],
		["Arena", "Valhalla", "arena=valhalla"],
		["Nation", "Sweden", "nation=se"],
	] as const) {
		await filters.getByText(name, { exact: true }).click();
		await filters.getByRole("link", { name: choice }).click();
		await expect(page).toHaveURL(new RegExp(query));
		await expect(filters.getByRole("link", { name: `${name}: ` }), "the focus goes on to the pill").toBeFocused();
	}
	await expect(rows(page, "Playing now")).toHaveCount(1);
	await expect(rows(page, "Finished")).toHaveCount(1);
	await expect(rows(page, "Finished")).toHaveAccessibleName(/^Walkover\. /);
	expect(await page.evaluate(() => window.scrollY)).toBe(60);
	await filters.getByRole("link", { name: "Category: G15, remove filter" }).click();
	await expect(page).toHaveURL(/\/matches\?arena=valhalla&nation=se$/);
	await expect(filters.getByText("Category", { exact: true })).toBeFocused();
});

test("filters, days and segments work without scripts", async ({ withoutScripts: page }) => {
	await page.goto(`${SMALL}/2026/matches`);
	await page.getByText("Category", { exact: true }).click();
	await page.getByRole("link", { name: "Boys 14" }).click();
	await page.getByRole("tab", { name: /^Mon 13 July/ }).click();
	await page.getByRole("link", { name: "Finished", exact: true }).click();
	await expect(page).toHaveURL(/\?day=2026-07-13&category=b14&show=finished$/);
	await expect(rows(page, "Finished")).toHaveCount(6);
});

test("§5 Matches by day: each day of the cup with its number of matches, today underlined, arrow keys move", async ({ page }) => {
	await visit(page, `${SMALL}/2026/matches`);
	const days = page.getByRole("tablist", { name: "Days" }).getByRole("tab");
	await expect(days.first()).toHaveAccessibleName("Now, on any day");
	await expect(days.first()).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tab", { name: "Tue 14 July, 5 matches, Today" })).toHaveAttribute("aria-current", "date");
	await days.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(page).toHaveURL(/\?day=2026-07-13$/);
	await expect(days.nth(1)).toHaveAttribute("aria-selected", "true");
	await expect(days.nth(1)).toBeFocused();
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Finished"]);
	await expect(rows(page, "Finished")).toHaveCount(7);
});

test("segments show one part alone, with how many there are under the filter", async ({ page }) => {
	const { year, categories } = await readDemo();
	const [category] = categories;
	const counted = await counts(year, `, category: "${category?.id}"`);
	await page.goto(`/${year}/matches?category=${category?.id}&show=finished`);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Finished"]);
	const segments = page.getByRole("navigation", { name: "Which matches" });
	await expect(segments.getByRole("link")).toHaveText([
		"All",
		`Live${counted.live.totalCount.toLocaleString("en")}`,
		`Next${counted.next.totalCount.toLocaleString("en")}`,
		"Finished",
	]);
	await expect(segments.getByRole("link", { name: "Finished" })).toHaveAttribute("aria-current", "true");
});

test("a long part continues by 'Show more', a link: rows are added, and the focus moves to the first of them", async ({
	page,
}) => {
	const { year } = await readDemo();
	await visit(page, `/${year}/matches?show=finished`);
	await expect(rows(page, "Finished")).toHaveCount(50);
	for (const shown of [100, 150]) {
		await page.getByRole("link", { name: "Show more" }).click();
		await expect(rows(page, "Finished")).toHaveCount(shown);
		await expect(rows(page, "Finished").nth(shown - 50)).toBeFocused();
	}
	const keys = await rows(page, "Finished").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(new Set(keys).size, "no match stands there twice").toBe(150);
	const starts = await ask<{ tournament: { matches: { nodes: { id: string }[] } } }>(
		DEMO,
		`{ tournament(cup: 1, tournament: "${year}") { matches(state: [FINISHED], order: LATEST_FIRST, first: 50) { nodes { id } } } }`,
	);
	expect(keys.slice(0, 1)).toEqual([`/${year}/matches/${starts.tournament.matches.nodes[0]?.id}`]);
});

test("a young category's matches show Played, without a score", async ({ page }) => {
	for (const [lang, heading, word] of [
		["en", "Finished", "Played"],
		["sv", "Avslutade", "Spelad"],
	] as const) {
		await page.goto(`${SMALL}/2026/matches?category=b11&show=finished&lang=${lang}`);
		await expect(rows(page, heading)).toHaveCount(1);
		await expect(rows(page, heading)).toContainText(word);
		expect(await page.content()).not.toMatch(/7[–:-]3/);
	}
});

test("a value that is not in the cup is left out of the query; a year without a schedule says so", async ({ page }) => {
	await page.goto(`${SMALL}/2026/matches?category=nobody&arena=nowhere&nation=xx&day=1999-01-01&show=all&rows=-5`);
	await expect(rows(page, "Playing now")).toHaveCount(1);
	await expect(page.getByRole("list", { name: "Filters" }).getByRole("link", { name: /remove/ })).toHaveCount(0);
	await page.goto(`${DEMO}/${(await readDemo()).next}/matches`);
	await expect(page.getByRole("heading", { name: "The schedule has not been published yet" })).toBeVisible();
});

test("a page that is open while a match passes its start requests the matches that follow", async ({ page }) => {
	// The small cup's clock is stopped; this browser's copy of it advances by a day and 50 minutes when the test says so.
	await page.addInitScript(() => {
		const { parse } = Date;
		const later = () => (document.documentElement.dataset.later === undefined ? 0 : (24 * 60 + 50) * 60_000);
		Date.parse = (said) => parse(said) + (/^2026-07-14T12:17:00(\.000)?Z$/.test(said) ? later() : 0);
	});
	await visit(page, `${SMALL}/2026`);
	let asked = 0;
	page.on("request", (request) => {
		// A tap asks by the page's name, what follows by its query.
		if (/query\+LiveCenter|page=en%2C%2F2026%2Fmatches$/.test(request.url())) asked += 1;
	});
	await page.evaluate(() => document.documentElement.setAttribute("data-later", ""));
	await page.getByRole("main").getByRole("link", { name: "Live center" }).click();
	await expect(page.getByRole("main").getByText("Should have started 15:00 · no report yet")).toBeVisible();
	await expect.poll(() => asked, "once to open it, and once more").toBe(2);
});
