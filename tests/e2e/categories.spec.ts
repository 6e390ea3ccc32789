import { ask, DEMO, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

type Category = {
	name: string;
	shortName: string;
	teamCount: number;
	groupCount: number;
	teams: { id: string; name: string; division: { title: string } | null }[];
};

/** The demo cup's category with most groups, from its API. */
async function largest(): Promise<{ year: string; id: string; category: Category }> {
	const { year, categories } = await readDemo();
	const groups = (one: (typeof categories)[number]) =>
		one.stages.filter(({ type }) => type === "GROUP").reduce((sum, { divisions }) => sum + divisions.length, 0);
	const [found] = categories.toSorted((a, b) => groups(b) - groups(a));
	if (found === undefined) throw new Error("The demo cup has no category");
	const { tournament } = await ask<{ tournament: { category: Category } }>(
		DEMO,
		`query ($tournament: String!, $category: ID!) { tournament(cup: 1, tournament: $tournament) {
			category(id: $category) { name shortName teamCount groupCount teams { id name division { title } } }
		} }`,
		{ tournament: String(year), category: found.id },
	);
	return { year: String(year), id: found.id, category: tournament.category };
}

test("age categories: boys and girls each in their section, every category once", async ({ page }) => {
	const { year, categories } = await readDemo();
	await page.goto(`/${year}/categories`);
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Boys", "Girls"]);
	for (const { id } of categories) {
		await expect(page.locator(`main a[href='/${year}/categories/${id}/teams']`)).toHaveCount(1);
	}
	await expect(page.getByRole("region", { name: "Girls" }).getByRole("rowheader").first()).toContainText("Girls");
});

test("a category: code, name and counts; all teams; each playoff with what it is playing", async ({ page }) => {
	const { year, id, category } = await largest();
	await page.goto(`/${year}/categories/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(category.name);
	const main = page.getByRole("main");
	await expect(main).toContainText(category.shortName);
	await expect(main).toContainText(`${category.teamCount} teams, ${category.groupCount} groups`);
	await expect(main.getByRole("link", { name: /^All teams/ })).toHaveAttribute("href", `/${year}/categories/${id}/teams`);
	await expect(main.getByRole("link", { name: /^Playoff A/ })).toHaveAttribute("href", new RegExp(`/${id}/playoff/`));
});

test("a category: 18 groups first with those being played, three beside each other on a phone, six on a desktop, then all", async ({
	page,
}) => {
	const { year, id, category } = await largest();
	expect(category.groupCount).toBeGreaterThan(18);
	const groups = (await readDemo()).categories
		.find((one) => one.id === id)
		?.stages.filter(({ type }) => type === "GROUP")
		.flatMap(({ divisions }) => divisions);
	const first = groups?.filter(({ isLive }, at) => at < 18 || isLive).length ?? 0;
	await page.goto(`/${year}/categories/${id}`);
	const cells = page.getByRole("region", { name: "Groups" }).getByRole("listitem");
	await expect(cells).toHaveCount(first);
	const columns = async () =>
		new Set(await cells.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))).size;
	expect(await columns()).toBe(3);
	await page.setViewportSize({ width: 1280, height: 900 });
	expect(await columns()).toBe(6);
	await expect(cells.nth(1).getByRole("link")).toHaveAccessibleName(/^(Live\. )?Group 2: .+, .+/);
	await page.getByRole("link", { name: `Show all ${category.groupCount} groups` }).click();
	await expect(cells).toHaveCount(category.groupCount);
	const hidden = groups?.findIndex(({ isLive }, at) => at >= 18 && !isLive) ?? 0;
	await expect(cells.nth(hidden).getByRole("link"), "focus goes on to the first that was hidden").toBeFocused();
});

test("all groups of a category are reached without scripts", async ({ withoutScripts: page }) => {
	const { year, id, category } = await largest();
	await page.goto(`${DEMO}/${year}/categories/${id}`);
	await page.getByRole("link", { name: /^Show all/ }).click();
	await expect(page.getByRole("region", { name: "Groups" }).getByRole("listitem")).toHaveCount(category.groupCount);
});

test("a young category shows that its results are not published, and no score", async ({ page }) => {
	const { year, categories } = await readDemo();
	const young = categories.find(({ publishesScores }) => !publishesScores);
	await page.goto(`/${year}/categories/${young?.id}`);
	await expect(page.getByText("Results, tables and playoffs are not published for this category.")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: /^Playoff/ })).toHaveCount(0);
});

test("category teams: signed out, a heart leads to sign in", async ({ opened }) => {
	const { year, id, category } = await largest();
	const page = await opened(`/${year}/categories/${id}/teams`);
	const [team] = category.teams;
	const heart = page.getByRole("link", { name: `Sign in to choose ${team?.name} as a favourite`, exact: true });
	await expect(heart).toHaveAttribute("href", `/${year}/signin`);
});

test("category teams: every team with its group, under its letter, found by a name without accents", async ({ opened }) => {
	const { year, id, category } = await largest();
	const page = await opened(`/${year}/categories/${id}/teams`);
	const teams = page.getByRole("main").locator(`a[href^='/${year}/teams/']`);
	await expect(teams).toHaveCount(category.teams.length);
	const accented = category.teams.find(({ name }) => /[åäöøéí]/i.test(name));
	if (accented === undefined) throw new Error("The category has no team with an accent");
	const plain = accented.name.normalize("NFD").replace(/\p{M}/gu, "").replace(/ø/gi, "o").toUpperCase();
	await page.getByRole("searchbox", { name: "Filter teams" }).fill(plain);
	await expect(teams.first()).toContainText(accented.name);
	expect(await teams.count()).toBeLessThan(category.teams.length / 4);
	if (accented.division)
		await expect(page.locator(`a[href='/${year}/teams/${accented.id}']`)).toContainText(accented.division.title);
	await page.getByRole("searchbox").fill("zzzz");
	await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
	await expect(page.getByText("Try searching for something else")).toBeVisible();
});

test("category teams: three columns on a desktop, a letter scrubber on a phone", async ({ page }) => {
	const { year, id } = await largest();
	await page.goto(`/${year}/categories/${id}/teams`);
	const letters = page.getByRole("navigation", { name: "Letters" });
	await expect(letters).toBeVisible();
	await letters.getByRole("link", { name: "S" }).click();
	await expect(page.getByRole("heading", { name: "S", exact: true })).toBeInViewport();
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(letters).toBeHidden();
	const columns = await page
		.getByRole("main")
		.locator(`a[href^='/${year}/teams/']`)
		.evaluateAll((links) => new Set(links.map((link) => Math.round(link.getBoundingClientRect().left))).size);
	expect(columns).toBe(3);
});

test("§5 Category: groups as small tables, each linked to the whole of it; the overview returns", async ({ page }) => {
	const { year, id, category } = await largest();
	await page.goto(`/${year}/categories/${id}`);
	await page.getByRole("link", { name: "Tables", exact: true }).click();
	await expect(page).toHaveURL(/view=tables/);
	const first = page.getByRole("region", { name: "Group 1", exact: true });
	await expect(first.getByRole("row")).not.toHaveCount(0);
	await expect(first.getByRole("link", { name: "Group 1", exact: true })).toHaveAttribute("href", /\/division\//);
	await expect(page.getByRole("table")).toHaveCount(Math.min(18, category.groupCount));
	await page.getByRole("link", { name: "Overview" }).click();
	await expect(page.getByRole("table")).toHaveCount(0);
	const young = (await readDemo()).categories.find(({ publishesScores }) => !publishesScores);
	await page.goto(`/${year}/categories/${young?.id}?view=tables`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("table")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Tables" })).toHaveCount(0);
});

test("§2 Categories: before its teams are published no edition is shown with 0 teams", async () => {
	const coming = String(Number((await readDemo()).year) + 1);
	const { tournament } = await ask<{ tournament: { status: { teamsPublished: boolean }; categories: { id: string }[] } }>(
		DEMO,
		"query ($t: String!) { tournament(cup: 1, tournament: $t) { status { teamsPublished } categories { id } } }",
		{ t: coming },
	);
	expect(tournament.status.teamsPublished).toBe(false);
	const document = async (path: string) => (await fetch(`${DEMO}/${coming}/categories${path}`)).text();
	const one = `/${tournament.categories[0]!.id}`;
	for (const path of ["", one, `${one}/teams`]) expect(await document(path)).not.toMatch(/>0 teams|>0</);
	expect(await document(one)).toContain("The teams have not been published yet");
	const teams = await document(`${one}/teams`);
	expect(teams).toContain("The teams have not been published yet");
	expect(teams).not.toContain("Filter teams");
	expect(teams).not.toContain("No results");
});
