import type { BrowserContext, Page } from "@playwright/test";
import { aFeaturedMatch, favourite, keepToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

type Team = { id: string; name: string; nation: { code: string; name: string } };
type Match = {
	id: string;
	state: string;
	home: { team: Team | null };
	away: { team: Team | null };
	division: { id: string; stage: { type: string } } | null;
	category: { id: string };
};

async function matches(year: string, state: string, order: string, first = 60): Promise<Match[]> {
	const { tournament } = await ask<{ tournament: { matches: { nodes: Match[] } } }>(
		DEMO,
		`query M($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [${state}], first: ${first}, order: ${order}) { nodes {
			id state category { id } division { id stage { type } } home { team { id name nation { code name } } } away { team { id name nation { code name } } }
		} } } }`,
		{ t: year },
	);
	return tournament.matches.nodes;
}

/** Signs in a user who follows these teams. */
async function follow(page: Page, context: BrowserContext, teams: readonly Team[]): Promise<void> {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	for (const [at, { id, name, nation }] of teams.entries()) {
		service.user.favourite_teams.push({
			...favourite(featured, year, 7 + at),
			...{ team_id: id, teamName: name, nation: nation.name, nationCode: nation.code },
		});
	}
	await keepToken(page);
}

test("live center: one's own match is on top of the live ones, though many precede it, and My teams shows one's own alone", async ({
	page,
	context,
}) => {
	const year = await latest();
	const own = (await matches(year, "LIVE", "LIVE_FIRST")).findLast(({ home }) => home.team !== null);
	if (!own?.home.team) throw new Error("The demo cup plays nothing");
	await follow(page, context, [own.home.team]);
	for (const [language, playing, pill] of [
		["en", "Playing now", "My teams"],
		["sv", "Spelas nu", "Mina lag"],
	] as const) {
		await page.goto(`/${year}/matches?lang=${language}`);
		const rows = page.getByRole("region", { name: playing, exact: true }).locator("li > a:first-child");
		await expect(rows.first()).toHaveAttribute("href", `/${year}/matches/${own.id}`);
		const ids = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(new Set(ids).size, "no match twice").toBe(ids.length);
		await page.getByRole("link", { name: pill, exact: true }).press("Enter");
		await expect(page).toHaveURL(/mine=1/);
		await expect(page.getByRole("link", { name: pill, exact: true })).toHaveAttribute("aria-current", "true");
		const all = page.getByRole("main").locator("li > a[aria-label]");
		await expect(all.first()).toHaveAttribute("href", `/${year}/matches/${own.id}`);
		// The own match was first in the whole list too.
		const name = own.home.team.name;
		const names = () => all.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
		await expect.poll(async () => (await names()).filter((one) => !one?.includes(name))).toEqual([]);
		await page.getByRole("link", { name: pill, exact: true }).press("Enter");
		await expect(page).not.toHaveURL(/mine=1/);
		await expect(rows.nth(1)).toBeVisible();
	}
});

test("live center: signed out, My teams shows what it needs and leads to sign-in", async ({ page }) => {
	const year = await latest();
	await page.goto(`/${year}/matches?mine=1`);
	const main = page.getByRole("main");
	await expect(main).toContainText("Sign in or create an account to choose your favourite teams.");
	await expect(main.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("playoff: the path of one's own team and its sentence are there at once, in its round; it can be left", async ({
	page,
	context,
}) => {
	const year = await latest();
	const own = (await matches(year, "LIVE", "LIVE_FIRST")).find(
		({ division, home }) => division?.stage.type === "PLAYOFF" && home.team,
	);
	if (!own?.home.team || !own.division) throw new Error("The demo cup plays no playoff");
	await follow(page, context, [own.home.team]);
	const path = `/${year}/categories/${own.category.id}/playoff/${own.division.id}`;
	for (const [language, now, stop] of [
		["en", "plays now.", "Stop following"],
		["sv", "spelar nu.", "Sluta följa"],
	] as const) {
		await page.goto(`${path}?lang=${language}`);
		const line = page.getByRole("main").locator("p", { hasText: `${own.home.team.name} ${now}` });
		await expect(line).toBeVisible();
		expect((await line.boundingBox())?.y).toBeLessThan(844);
		await expect(page.locator(`a[href="/${year}/matches/${own.id}"]`)).toBeVisible();
		await page.getByRole("link", { name: `${stop} ${own.home.team.name}` }).press("Enter");
		await expect(line).toHaveCount(0);
	}
});

test("category: groups that are played, and one's own, are not behind Show all", async ({ page, context }) => {
	const { year, categories } = await readDemo();
	const found = categories
		.map(({ id, stages }) => ({
			id,
			groups: stages.filter(({ type }) => type === "GROUP").flatMap(({ divisions }) => divisions),
		}))
		.find(({ groups }) => groups.length > 20);
	const last = found?.groups.at(-1);
	const team = last?.teams[0];
	if (!found || !last || !team) throw new Error("The demo cup has no category of so many groups");
	const own = `a[href="/${year}/categories/${found.id}/division/${last.id}"]`;
	await page.goto(`/${year}/categories/${found.id}`);
	if (!last.isLive) await expect(page.locator(own)).toHaveCount(0);
	for (const { id, isLive } of found.groups)
		if (isLive) await expect(page.locator(`a[href="/${year}/categories/${found.id}/division/${id}"]`).first()).toBeVisible();
	await follow(page, context, [{ id: team.id, name: "Own", nation: { code: "se", name: "Sweden" } }]);
	await page.goto(`/${year}/categories/${found.id}`);
	await expect(page.locator(own)).toBeVisible();
	await expect(page.getByRole("link", { name: /^Show all/ })).toBeVisible();
});

test("Home's strip begins with what is played now", async ({ request }) => {
	const { year } = await readDemo();
	const html = await (await request.get(`/${year}`)).text();
	const strip = /aria-labelledby="featured"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
	const states = [...strip.matchAll(/aria-label="(\w+)\. /g)].map(([, state]) => state);
	expect(states[0]).toBe("Live");
	expect(states.lastIndexOf("Live"), "all that is live comes first").toBe(states.filter((state) => state === "Live").length - 1);
});

test("search: a team that plays now precedes others of its name, and one's own precedes both", async ({ page, context }) => {
	const year = await latest();
	const playing = (await matches(year, "LIVE", "LIVE_FIRST")).flatMap(({ home }) => home.team ?? []);
	// A word that names a team that plays and one, at least, that does not.
	const asked = async (q: string) =>
		(
			await ask<{ tournament: { search: { teams: { nodes: (Team & { isLive: boolean })[] } } } }>(
				DEMO,
				`query S($t: String!, $q: String!) { tournament(cup: 1, tournament: $t) { search(query: $q) { teams { nodes { id name isLive nation { code name } } } } } }`,
				{ t: year, q },
			)
		).tournament.search.teams.nodes;
	let found: { word: string; other: Team } | null = null;
	for (const { name } of playing) {
		const word = name.split(" ").find((one) => one.length > 4) ?? name;
		const teams = await asked(word);
		const other = teams.findLast(({ isLive }) => !isLive);
		if (teams.length > 2 && teams[0]?.isLive && other) found = { word, other };
		if (found) break;
	}
	if (!found) throw new Error("No word names a team that plays and one that does not");
	const rows = page.getByRole("main").locator(`a[href^="/${year}/teams/"]`);
	await page.goto(`/${year}/search?q=${encodeURIComponent(found.word)}`);
	await expect(rows.first()).toContainText("LIVE", { ignoreCase: true });
	await follow(page, context, [found.other]);
	await page.goto(`/${year}/search?q=${encodeURIComponent(found.word)}`);
	await expect(rows.first()).toHaveAttribute("href", `/${year}/teams/${found.other.id}`);
});
