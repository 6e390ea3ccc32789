import { keepToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";

type Side = { team: { id: string; name: string; nation: { code: string; name: string } } | null };
type Match = { zonedStartTime: string; arenaId: string | null; home: Side; category: { name: string; shortName: string } };

test("§5 My Week: two teams that play the same day stand side by side, with when to leave as a list; the drawing is for the eye alone", async ({
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
