import type { Page } from "@playwright/test";
import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";
import { DEMO_PAGES, readDemo } from "../support/demo-pages.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

type Nation = { code: string; name: string; teamCount: number };

/** The demo cup's nations from its API, in the order of a language. */
async function nations(lang = "en"): Promise<{ year: string; nations: Nation[] }> {
	const { year } = await readDemo();
	const { tournament } = await ask<{ tournament: { nations: Nation[] } }>(
		DEMO,
		"query ($t: String!) { tournament(cup: 1, tournament: $t) { nations { code name teamCount } } }",
		{ t: String(year) },
		lang,
	);
	return { year: String(year), nations: tournament.nations };
}

const rows = (page: Page, year: string) => page.getByRole("main").locator(`a[href^='/${year}/nations/']`);

test("§5 Nations: every nation once, with its teams, under its letter", async ({ opened }) => {
	const { year, nations: all } = await nations();
	const page = await opened(`/${year}/nations`);
	await expect(rows(page, year)).toHaveCount(all.length);
	const teams = all.reduce((sum, { teamCount }) => sum + teamCount, 0);
	await expect(page.getByRole("main")).toContainText(`${all.length} nations, ${teams.toLocaleString("en-GB")} teams`);
	for (const { code, name, teamCount } of all.filter((_, at) => at % 13 === 0)) {
		await expect(page.locator(`main a[href='/${year}/nations/${code}']`)).toHaveAccessibleName(
			new RegExp(`^${name}.* ${teamCount.toLocaleString("en-GB")} teams?$`),
		);
	}
});

test("§1, §5 the FIFA mark: heading, each affiliated nation and a footnote; Åland and Greenland have none", async ({
	opened,
}) => {
	const { year } = await nations();
	const page = await opened(`/${year}/nations`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nations*");
	for (const code of ["se", "en", "tpe", "ko", "fo"]) {
		await expect(page.locator(`main a[href='/${year}/nations/${code}']`)).toContainText("*");
	}
	for (const code of ["ax", "gl"]) {
		await expect(page.locator(`main a[href='/${year}/nations/${code}']`)).not.toContainText("*");
	}
	await expect(page.getByText("* The nation’s football association is affiliated to FIFA.")).toBeVisible();
});

test("§5 the filter finds a nation by its name in either language", async ({ opened }) => {
	const { year } = await nations();
	const page = await opened(`/${year}/nations`);
	const filter = page.getByRole("searchbox", { name: "Filter nations" });
	await filter.fill("tyskl");
	await expect(rows(page, year)).toHaveText([/^Germany/]);
	await expect(page.getByRole("status").filter({ hasText: "1 nation" })).toBeAttached();
	await filter.fill("FARO");
	await expect(rows(page, year)).toHaveText([/^Faroe Islands/]);
	await filter.fill("zzz");
	await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
	await expect(page.getByText("Try searching for something else")).toBeVisible();
	await filter.fill("");
	await expect(rows(page, year)).not.toHaveCount(0);
});

test("§5 nations: three columns on a desktop, a letter scrubber on a phone", async ({ page }) => {
	const { year } = await nations();
	await page.goto(`/${year}/nations`);
	await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "S" }).click();
	await expect(page.getByRole("heading", { name: "S", exact: true })).toBeInViewport();
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(page.getByRole("navigation", { name: "Letters" })).toBeHidden();
	const lefts = await rows(page, year).evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
	expect(new Set(lefts).size).toBe(3);
});

test("§5 Nation: its matches today, live ones first, and the way to all of them", async ({ page }) => {
	const { year } = await nations();
	const { tournament } = await ask<{ tournament: { nation: { matchesToday: object[]; liveMatches: object[] } } }>(
		DEMO,
		'query ($t: String!) { tournament(cup: 1, tournament: $t) { nation(code: "se") { matchesToday { id } liveMatches { id } } } }',
		{ t: year },
	);
	const { matchesToday, liveMatches } = tournament.nation;
	await page.goto(`/${year}/nations/se`);
	const today = page.getByRole("region", { name: "Matches today" });
	await expect(today.getByRole("listitem")).toHaveCount(12);
	expect(liveMatches.length).toBeGreaterThan(12);
	for (const match of await today.locator("li > a:first-child").all()) {
		await expect(match).toHaveAccessibleName(/^Live\. /);
	}
	await expect(today.getByRole("link", { name: `All ${matchesToday.length}` })).toHaveAttribute(
		"href",
		`/${year}/matches?nation=se`,
	);
	await page.getByRole("link", { name: /^Live \d+ matches now$/ }).click();
	await expect(today.getByRole("heading", { name: "Matches today" })).toBeInViewport();
});

test("§5 a nation of many teams: one is found by its name", async ({ page }) => {
	const { year } = await nations();
	await page.goto(`/${year}/nations/se`);
	const teams = page.getByRole("region", { name: "Teams" });
	await teams.getByRole("searchbox", { name: "Filter teams" }).fill("bjorkdala");
	await expect(teams.locator(`a[href^='/${year}/teams/']`).first()).toContainText("Björkdala FF");
	await teams.getByRole("searchbox").fill("zzzz");
	await expect(teams.getByRole("heading", { name: "No results" })).toBeVisible();
});

test("§5 the filter works by its address without scripts, and preserves the language", async ({ withoutScripts: page }) => {
	const { year } = await nations();
	await page.goto(`${DEMO}/${year}/nations?lang=sv`);
	await page.getByRole("searchbox", { name: "Filtrera nationer" }).fill("germany");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/filter=germany/);
	await expect(rows(page, year)).toHaveText([/^Tyskland/]);
});

test("§1 nations in Swedish are in Swedish order: Å and Ö last", async ({ page }) => {
	const { year, nations: swedish } = await nations("sv");
	await page.goto(`/${year}/nations?lang=sv`);
	const heads = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect(heads.last()).toHaveText("Ö");
	await expect(heads.nth(-2)).toHaveText("Å");
	expect(swedish.at(-1)?.name).toBe("Österrike");
	await expect(rows(page, year).last()).toContainText("Österrike");
	await page.goto(`/${year}/nations?lang=en`);
	await expect(heads.first()).toHaveText("A");
	await expect(heads.filter({ hasText: "Å" })).toHaveCount(0);
});

test("§5 Nation: flag and name, counts, its teams by category, a heart for each that leads to sign in", async ({ page }) => {
	const { year } = await nations();
	const { tournament } = await ask<{
		tournament: {
			nation: {
				teamCount: number;
				clubs: object[];
				teamsByCategory: { category: { name: string }; teams: { id: string; name: string }[] }[];
			};
		};
	}>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) { nation(code: "br") {
			teamCount clubs { id } teamsByCategory { category { name } teams { id name } }
		} } }`,
		{ t: year },
	);
	const { teamCount, clubs, teamsByCategory } = tournament.nation;
	await page.goto(`/${year}/nations/br`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brazil");
	await expect(page.getByText(`${teamCount} teams, ${clubs.length} clubs`)).toBeVisible();
	const teams = page.getByRole("region", { name: "Teams" });
	await expect(teams.getByRole("heading", { level: 3 })).toHaveCount(teamsByCategory.length);
	await expect(teams.locator(`a[href^='/${year}/teams/']`)).toHaveCount(teamCount);
	for (const { category, teams: own } of teamsByCategory) {
		const section = teams.getByRole("listitem").filter({ has: page.getByRole("link", { name: category.name, exact: true }) });
		await expect(section.first().locator(`a[href^='/${year}/teams/']`)).toHaveCount(own.length);
	}
	const [team] = teamsByCategory.flatMap(({ teams: own }) => own);
	await expect(
		teams.getByRole("link", { name: `Sign in to choose ${team?.name} as a favourite`, exact: true }).first(),
	).toHaveAttribute("href", `/${year}/signin`);
});

test("§5 a nation of many teams shows them category by category, by the address, also without scripts", async ({ browser }) => {
	const { year } = await nations();
	for (const javaScriptEnabled of [true, false]) {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		await page.goto(`${DEMO}/${year}/nations/se`);
		const teams = page.getByRole("region", { name: "Teams" });
		await expect(teams.locator(`a[href^='/${year}/teams/']`)).toHaveCount(0);
		const category = teams.getByRole("link", { name: /^Boys 16 \d+ teams$/ });
		const shown = Number(/(\d+) teams/.exec(await category.ariaSnapshot())?.[1]);
		await category.click();
		await expect(page).toHaveURL(/category=/);
		await expect(category).toHaveAttribute("aria-expanded", "true");
		await expect(teams.locator(`a[href^='/${year}/teams/']`)).toHaveCount(shown);
		await category.click();
		await expect(teams.locator(`a[href^='/${year}/teams/']`)).toHaveCount(0);
		await context.close();
	}
});

test("§5 Nation: its record adds up its finished matches", async ({ page }) => {
	await page.goto(`${SMALL}/2026/nations/se`);
	const { tournament } = await ask<{ tournament: { nation: { record: Record<string, number> } } }>(
		SMALL,
		`{ tournament(cup: 1, tournament: "lc-2026") { nation(code: "se") {
			record { played won drawn lost goalsFor goalsAgainst }
		} } }`,
	);
	const { played, won, drawn, lost, goalsFor, goalsAgainst } = tournament.nation.record;
	expect(played).toBeGreaterThan(0);
	await expect(page.getByRole("region", { name: "Record" }).getByRole("definition")).toHaveText([
		String(played),
		String(won),
		String(drawn),
		String(lost),
		`${goalsFor}–${goalsAgainst}`,
	]);
});

test("§4 a nation in a year that is over: its latest results, and no match as of today", async ({ page }) => {
	const { year } = await nations();
	await page.goto(`/${Number(year) - 1}/nations/se`);
	await expect(page.getByRole("region", { name: "Finished" }).getByRole("listitem")).toHaveCount(6);
	await expect(page.getByRole("region", { name: "Matches today" })).toHaveCount(0);
});

test("§4 nothing of nations is shown before they are published", async ({ page }) => {
	const { next } = await readDemo();
	await page.goto(`/${next}/nations`);
	await expect(page.getByRole("heading", { level: 2, name: "The nations have not been published yet" })).toBeVisible();
	await expect(page.getByRole("searchbox", { name: "Filter nations" })).toHaveCount(0);
	await expect(rows(page, next)).toHaveCount(0);
});

test.describe("a nation that is not there", () => {
	test.use({ expectedComplaints: [/404/] });

	test("§2, §4 is not found: one that sent no team, and any in a year that has published none; the list of nations is offered", async ({
		page,
	}) => {
		const { year, next } = await readDemo();
		for (const address of [`/${year}/nations/va`, `/${year}/nations/%F0%9F%8F%86`, `/${next}/nations/se`]) {
			const answer = await page.goto(address);
			expect(answer?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
			const shown = address.split("/")[1];
			await expect(page.getByRole("link", { name: `Nations ${shown}` })).toHaveAttribute("href", `/${shown}/nations`);
		}
	});
});

test("the letters beside the list are 24 px high or more and reached over 44, on the lowest phone too, where they scroll to the last", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 480 });
	await page.goto((await DEMO_PAGES.nations?.()) ?? "");
	const letters = page.getByRole("navigation", { name: "Letters" }).getByRole("link");
	const sizes = await letters.evaluateAll((all) =>
		all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
	);
	expect(sizes.length).toBeGreaterThan(15);
	for (const { width, height } of sizes) {
		expect(height).toBeGreaterThanOrEqual(24);
		expect(width).toBeGreaterThanOrEqual(44);
	}
	await letters.last().click();
	await expect(page.getByRole("heading", { level: 2, name: (await letters.last().textContent()) ?? "" })).toBeInViewport();
});

test("a letter that continues in the next column is repeated there, on a tablet and a desktop; on a phone it is shown once", async ({
	page,
}) => {
	const { year } = await nations();
	for (const path of [`/${year}/nations`, await DEMO_PAGES["category teams"]!()]) {
		for (const [width, columns] of [
			[390, 1],
			[800, 2],
			[1280, 3],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			const seen = await page.getByRole("main").evaluate((main) => {
				const drawn = [...main.querySelectorAll<HTMLElement>("[id^=letter-] li, [id^=letter-] h2, [id^=letter-] p")].filter(
					(one) => one.offsetParent !== null,
				);
				const lefts = [
					...new Set(drawn.filter((one) => one.matches("li")).map((one) => Math.round(one.getBoundingClientRect().left))),
				];
				return lefts
					.sort((a, b) => a - b)
					.map((left) => {
						const own = drawn.filter((one) => Math.abs(one.getBoundingClientRect().left - left) < 40);
						const top = own.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0];
						return { isHead: top?.matches("h2, p") ?? false, height: own.length };
					});
			});
			expect(
				seen.map(({ isHead }) => isHead),
				`${path} at ${width}`,
			).toEqual(Array.from({ length: columns }, () => true));
			const heights = seen.map(({ height }) => height);
			expect(Math.max(...heights) - Math.min(...heights), "about as high as each other").toBeLessThan(10);
			await expect(page.getByRole("heading", { level: 2, name: "S", exact: true })).toHaveCount(1);
		}
	}
});
