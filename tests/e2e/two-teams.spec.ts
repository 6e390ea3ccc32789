import { keepToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { showTypefaces } from "../support/readable.ts";

type Side = { team: { id: string; name: string; nation: { code: string; name: string } } | null };
type Match = { zonedStartTime: string; arenaId: string | null; home: Side; category: { name: string; shortName: string } };

test("§5 My Week: two teams that play the same day are side by side, with when to leave as a list; the drawing is hidden from screen readers", async ({
	page,
	context,
}) => {
	const year = await latest();
	const { tournament } = await ask<{ tournament: { today: string; matches: { nodes: Match[] } } }>(
		DEMO,
		"query T($t: String!) { tournament(cup: 1, tournament: $t) { today matches(state: [UPCOMING], first: 60) { nodes { zonedStartTime arenaId home { team { id name nation { code name } } } category { name shortName } } } } }",
		{ t: year },
	);
	const today = tournament.matches.nodes.filter(({ zonedStartTime: at, home }) => at.startsWith(tournament.today) && home.team);
	const first = today[0];
	const second = today.findLast(({ arenaId, home }) => arenaId !== first?.arenaId && home.team?.id !== first?.home.team?.id);
	const service = await standIn(context);
	for (const [at, match] of [first, second].entries()) {
		const { team } = match?.home ?? {};
		if (!match || !team) throw new Error("The demo has no two matches to come at two arenas today");
		service.user.favourite_teams.push({
			...{ id: 20 + at, team_id: team.id, year: Number(year), teamName: team.name, nation: team.nation.name },
			...{ nationCode: team.nation.code, category: match.category.name, catShort: match.category.shortName },
		});
	}
	await keepToken(page);
	await page.goto(`/${year}/favourites`);
	const together = page.getByRole("region", { name: "Two teams, one day" });
	await expect(together).toBeVisible();
	await expect(together.getByRole("heading", { name: "When to leave" })).toBeVisible();
	await expect(together.getByRole("listitem").first()).toContainText(/\d\d:\d\d/);
	await expect(together.locator("div[aria-hidden=true] svg path").first()).toBeAttached();
	expect((await together.locator("div[aria-hidden=true] .shadow-card").first().boundingBox())?.width).toBe(146);
	await expectNoSidewaysScroll(page);
	await expect(together).toContainText(/\d matches · [\d.]+ km on foot/);
	const lane = together.locator("div[aria-hidden=true] p").first();
	await expect(lane, "a lane says of which category its team is").toHaveText(
		new RegExp(`(${first?.category.shortName}|${second?.category.shortName})$`),
	);
	await page.locator("html").evaluate((html) => html.setAttribute("data-old", ""));
	const clock = together.locator("div[aria-hidden=true] .type-badge", { hasText: /^\d\d:\d\d$/ }).first();
	await expect(clock, "hollow, the clock hides the line of now behind it").not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await page.locator("html").evaluate((html) => html.removeAttribute("data-old"));
	await page.setViewportSize({ width: 390, height: 844 });
	const drawing = together.locator("div[aria-hidden=true]").first();
	expect(await drawing.evaluate((one) => one.scrollWidth - one.clientWidth), "two lanes have room on a phone").toBe(0);
	await page.goto(`/${year}/favourites?lang=sv`);
	await expect(
		page.getByRole("region", { name: "Två lag, en dag" }).getByRole("heading", { name: "När ni ska gå" }),
	).toBeVisible();
});

test("§5 My Week: on the card of a match that is played now the time, LIVE and the score are on one line, and its place is whole", async ({
	page,
	context,
}) => {
	const year = await latest();
	type Live = Match & { homeScore: number | null };
	const { tournament } = await ask<{ tournament: { matches: { nodes: Live[] } } }>(
		DEMO,
		"query L($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [LIVE], first: 40) { nodes { homeScore home { team { id name nation { code name } } } category { name shortName } } } } }",
		{ t: year },
	);
	const two = tournament.matches.nodes.filter(({ homeScore, home }) => homeScore !== null && home.team !== null).slice(0, 2);
	const service = await standIn(context);
	for (const [at, { home, category }] of two.entries()) {
		const team = home.team as NonNullable<Side["team"]>;
		service.user.favourite_teams.push({
			...{ id: 20 + at, team_id: team.id, year: Number(year), teamName: team.name, nation: team.nation.name },
			...{ nationCode: team.nation.code, category: category.name, catShort: category.shortName },
		});
	}
	await keepToken(page);
	await page.goto(`/${year}/favourites`);
	const drawing = page.getByRole("region", { name: "Two teams, one day" }).locator("div[aria-hidden=true]").first();
	const cards = drawing.locator(".shadow-card", { hasText: "Live" });
	await expect(cards).toHaveCount(2);
	await showTypefaces(page);
	for (const card of await cards.all()) {
		const line = card.locator("p").first();
		await expect(line).toHaveText(/^\d\d:\d\d\s*Live\s*\d+–\d+$/);
		expect((await line.boundingBox())?.height, "one line").toBeLessThanOrEqual(24);
		for (const part of await card.locator("p").all())
			expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
	}
});
