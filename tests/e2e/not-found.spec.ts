import { ask, DEMO, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

for (const path of ["/nowhere", "/2026x", "/1999", "/1999/categories", "/2026/categories/nobody", "/2026/nowhere/at/all"]) {
	test.describe(`the address ${path}`, () => {
		test.use({ expectedComplaints: [/404/] });
		test("is not found: status 404, the message, and the ways on", async ({ page }) => {
			const { year } = await readDemo();
			const address = path.replace("/2026/", `/${year}/`);
			const response = await page.goto(address);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
			await expect(page).toHaveTitle("Page not found – Fyrcupen");
			await expect(page.getByRole("main").getByRole("search")).toBeVisible();
			await expect(page.getByRole("main").getByRole("link", { name: "Start" })).toHaveAttribute("href", `/${year}`);
			await expect(page.getByRole("main").getByRole("link", { name: "Live center" })).toHaveAttribute("href", `/${year}/matches`);
			await expect(page.getByRole("region", { name: "Choose a year" }).getByRole("link").first()).toBeVisible();
		});
	});
}

test.describe("a category that another year does not have", () => {
	test.use({ expectedComplaints: [/404/] });
	test("DECISIONS §4: the not-found page offers that year's categories", async ({ page }) => {
		const { year, categories } = await readDemo();
		const before = Number(year) - 1;
		const response = await page.goto(`/${before}/categories/${categories[0]?.id}`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("main").getByRole("link", { name: `Age categories ${before}` })).toHaveAttribute(
			"href",
			`/${before}/categories`,
		);
	});
});

test("DECISIONS §4: an address without its year opens the latest, with its query", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto("/nations?filter=sverige");
	await expect(page).toHaveURL(`${DEMO}/${year}/nations?filter=sverige`);
});

type Categories = { tournament: { categories: { id: string; name: string; shortName: string }[] } };
type Team = { id: string; name: string; club: { id: string }; category: { shortName: string } };

async function teamsOf(year: string): Promise<(Team & { categoryName: string })[]> {
	type Answer = { tournament: { categories: { name: string; teams: Team[] }[] } };
	const QUERY =
		"query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { name teams { id name club { id } category { shortName } } } } }";
	const { tournament } = await ask<Answer>(DEMO, QUERY, { t: year });
	return tournament.categories.flatMap(({ name, teams }) => teams.map((team) => ({ ...team, categoryName: name })));
}

test.describe("a year chosen inside a category or a team whose id that year does not have", () => {
	test.use({ expectedComplaints: [/404/] });

	test("DECISIONS §4: the not-found page leads with the category of its name, in either language, without scripts too", async ({
		page,
		withoutScripts: plain,
	}) => {
		const { year } = await readDemo();
		const before = String(Number(year) - 1);
		const QUERY = "query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { id name shortName } } }";
		const here = (await ask<Categories>(DEMO, QUERY, { t: year })).tournament.categories;
		const there = (await ask<Categories>(DEMO, QUERY, { t: before })).tournament.categories;
		const category = here.find(({ shortName }) => there.some((other) => other.shortName === shortName))!;
		const namesake = there.find(({ shortName }) => shortName === category.shortName)!;
		expect(namesake.id).not.toBe(category.id);
		await page.goto(`/${year}/categories/${category.id}/teams`);
		await page.getByRole("banner").locator("summary").first().click();
		await page
			.getByRole("banner")
			.getByRole("link", { name: new RegExp(`^${before}`) })
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
		const way = page.getByRole("main").getByRole("link", { name: `${namesake.name} in ${before}`, exact: true });
		await expect(way).toHaveAttribute("href", `/${before}/categories/${namesake.id}/teams`);
		await way.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${namesake.name} All teams`);

		for (const below of ["", "/division/1", "/playoff/1"]) {
			const answer = await plain.goto(`${DEMO}/${before}/categories/${category.id}${below}?lang=sv`);
			expect(answer?.status()).toBe(404);
			await expect(plain.getByRole("main").getByRole("link").first()).toHaveAttribute(
				"href",
				`/${before}/categories/${namesake.id}`,
			);
		}
	});

	test("DECISIONS §4: the not-found page leads with the club's team of the same name and category, else with the club's teams", async ({
		page,
	}) => {
		const { year } = await readDemo();
		const before = String(Number(year) - 1);
		const [here, there] = await Promise.all([teamsOf(year), teamsOf(before)]);
		const ofClub = ({ club }: Team) => there.filter((other) => other.club.id === club.id);
		const sameAs = (team: Team) =>
			ofClub(team).find(({ name, category }) => name === team.name && category.shortName === team.category.shortName);
		const again = here.find((team) => sameAs(team) !== undefined)!;
		const other = here.find((team) => ofClub(team).length > 1 && sameAs(team) === undefined)!;
		const gone = here.find((team) => ofClub(team).length === 0)!;
		const main = page.getByRole("main");
		expect((await page.goto(`/${before}/teams/${again.id}`))?.status()).toBe(404);
		await expect(
			main.getByRole("link", { name: `${again.name}, ${again.categoryName} in ${before}`, exact: true }),
		).toHaveAttribute("href", `/${before}/teams/${sameAs(again)!.id}`);
		await page.goto(`/${before}/teams/${other.id}`);
		const hrefs = await main
			.locator(`a[href^='/${before}/teams/']`)
			.evaluateAll((links) => links.map((one) => one.getAttribute("href")));
		expect(hrefs.toSorted()).toEqual(
			ofClub(other)
				.map(({ id }) => `/${before}/teams/${id}`)
				.toSorted(),
		);
		await page.goto(`/${before}/teams/${gone.id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
		await expect(main.locator(`a[href^='/${before}/teams/']`)).toHaveCount(0);
	});

	test("what that year has not published is not revealed", async ({ request }) => {
		const { year, next } = await readDemo();
		const teams = await teamsOf(year);
		for (const { id } of teams.slice(0, 300).filter((_, at) => at % 60 === 0)) {
			const answer = await request.get(`/${next}/teams/${id}`);
			expect(answer.status()).toBe(404);
			const [main] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
			expect(main).toContain("Page not found");
			expect(main).not.toContain(`href="/${next}/teams/`);
		}
	});
});
