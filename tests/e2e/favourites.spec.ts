import { aFeaturedMatch, favourite, keepToken, keptToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, test } from "../support/browser.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";

const GAVE_NO_ANSWER = [/ERR_CONNECTION_REFUSED|could not be/];

test("§2 My teams: signed in with none it says so, and leads to the search", async ({ page, context }) => {
	await standIn(context);
	await keepToken(page);
	await page.goto("/");
	const mine = page.getByRole("region", { name: "My teams" });
	await expect(mine).toContainText("You have no favourite teams selected");
	await expect(mine.getByRole("link", { name: "Show matches" })).toHaveCount(0);
	await page.goto("/?lang=sv");
	await expect(page.getByRole("region", { name: "Mina lag" })).toContainText("Du har inte valt några favoritlag");
});

test("§2 Team card: flag, team name, category, a heart to remove the favourite, and Show team; Show matches leads to favourites", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await page.goto("/");
	const mine = page.getByRole("region", { name: "My teams" });
	const card = mine.getByRole("listitem");
	await expect(card).toHaveCount(1);
	await expect(card.getByRole("heading", { name: featured.team.name })).toBeVisible();
	await expect(card).toContainText(featured.category.name);
	await expect(card.getByRole("img", { name: featured.team.nation.name })).toBeVisible();
	await expect(card.getByRole("link", { name: new RegExp(`^Show team ?, ${featured.team.name}$`) })).toHaveAttribute(
		"href",
		`/${year}/teams/${featured.team.id}`,
	);
	await expect(mine.getByRole("link", { name: "Show matches" })).toHaveAttribute("href", `/${year}/favourites`);
	await expect(card.getByRole("button", { name: `Favourite, ${featured.team.name}`, pressed: true })).toBeVisible();
});

test("§4 Favourites: a heart removes at once; a toast says so and brings it back", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year, 7), {
		...favourite(featured, year, 8),
		team_id: "x",
		teamName: "Second SK",
	});
	let answer: () => void = () => undefined;
	service.instead.set("DELETE /api/user/favorites/teams/7", async () => {
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		service.user.favourite_teams.shift();
		return new Response(null, { status: 204 });
	});
	await keepToken(page);
	await page.goto("/");
	const mine = page.getByRole("region", { name: "My teams" });
	const heart = mine.getByRole("button", { name: `Favourite, ${featured.team.name}` });
	await heart.focus();
	await page.keyboard.press("Enter");
	await expect(heart).toHaveCount(0);
	// The card is gone before the server has answered, and the focus is on the next card's heart.
	expect(service.user.favourite_teams).toHaveLength(2);
	await expect(mine.getByRole("button", { name: "Favourite, Second SK" })).toBeFocused();
	const toast = page.getByRole("status").filter({ hasText: "removed from My teams" });
	await expect(toast).toContainText(`${featured.team.name} removed from My teams`);
	answer();
	await expect.poll(() => service.asked.at(-1)?.path).toBe("/api/user");
	await toast.getByRole("button", { name: "Undo" }).click();
	await expect(heart).toBeVisible();
	await expect(toast).toHaveCount(0);
	await expect.poll(() => service.user.favourite_teams.map(({ team_id }) => team_id)).toContain(featured.team.id);
});

test.describe("with a server that does not answer", () => {
	test.use({ expectedComplaints: GAVE_NO_ANSWER });

	test("§4 Favourites: a removal that fails puts the card back and says so, in both languages", async ({ page, context }) => {
		const [featured, year] = [await aFeaturedMatch(), await latest()];
		const service = await standIn(context);
		service.user.favourite_teams.push(favourite(featured, year));
		service.instead.set("DELETE /api/user/favorites/teams/7", () => Promise.reject(new TypeError("No network")));
		await keepToken(page);
		for (const [path, region, said] of [
			["/", "My teams", `${featured.team.name} could not be removed. It is still among your favourites.`],
			["/?lang=sv", "Mina lag", `${featured.team.name} kunde inte tas bort och finns kvar bland dina favoriter.`],
		] as const) {
			await page.goto(path);
			const heart = page.getByRole("region", { name: region }).locator("button[aria-pressed]");
			await heart.click();
			await expect(page.getByText(said)).toBeVisible();
			await expect(heart).toHaveAttribute("aria-pressed", "true");
		}
		expect(await keptToken(page)).toBe("1|secret");
	});
});

test("§6 A visitor is led to sign-in by a heart, and comes back with it: the team is a favourite, and the page says so", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	const team = `/${year}/teams/${featured.team.id}`;
	await page.goto(team);
	await page.getByRole("link", { name: `Sign in to choose ${featured.team.name} as a favourite` }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}/signin`);
	expect(
		service.asked.filter(({ method }) => method === "POST"),
		"nothing is added without an authorization header",
	).toEqual([]);
	await page.getByLabel("E-mail").fill("maja@example.se");
	await page.getByLabel("Password", { exact: true }).fill("right password");
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(DEMO + team);
	const heart = page.getByRole("button", { name: `Favourite, ${featured.team.name}` });
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("status").filter({ hasText: `${featured.team.name} is in My teams` })).toBeVisible();
	await expect.poll(() => service.user.favourite_teams).toHaveLength(1);
	expect(service.asked.find(({ method, path }) => method === "POST" && path.endsWith("/teams"))?.body).toEqual({
		teamId: featured.team.id,
		year: Number(year),
		teamName: featured.team.name,
		nation: featured.team.nation.name,
		nationCode: featured.team.nation.code,
		category: featured.category.name,
		catShort: featured.category.shortName,
	});
	// What was wanted is done once: neither a reload nor the way back asks for it again.
	await heart.click();
	await expect.poll(() => service.user.favourite_teams).toHaveLength(0);
	await page.reload();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("an arena's heart keeps its fields over the way to sign-up and through a reload there", async ({ page, context }) => {
	const year = await latest();
	const service = await standIn(context);
	await page.goto(`/${year}/arenas/arena/2`);
	await page
		.getByRole("main")
		.getByRole("link", { name: /^Sign in to choose/ })
		.first()
		.click();
	await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Create account" })).toBeVisible();
	await page.reload();
	const main = page.getByRole("main");
	await main.getByLabel("Name").fill("Maja Andersson");
	await main.getByLabel("E-mail").fill("maja@example.se");
	await main.getByLabel(/^Password, at least/).fill("right password");
	await main.getByRole("button", { name: "Create account" }).click();
	await expect(page).toHaveURL(new RegExp(`/${year}/arenas/arena/2`));
	await expect(page.getByRole("status").filter({ hasText: "is in My Week" })).toBeVisible();
	await expect.poll(() => service.user.favourite_arenas.length).toBeGreaterThan(0);
});

test("who goes to sign-in by another way than a heart gets no favourite", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	await page.goto(`/${year}/teams/${featured.team.id}`);
	await page.getByRole("link", { name: `Sign in to choose ${featured.team.name} as a favourite` }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
	await page.goBack();
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Sign in" }).click();
	await page.getByLabel("E-mail").fill("maja@example.se");
	await page.getByLabel("Password", { exact: true }).fill("right password");
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("button", { name: `Favourite, ${featured.team.name}` })).toHaveAttribute("aria-pressed", "false");
	expect(service.user.favourite_teams).toEqual([]);
	expect(service.asked.filter(({ path }) => path.includes("favorites"))).toEqual([]);
});

type TeamMatch = {
	state: string;
	zonedStartTime: string | null;
	locationName: string | null;
	homeScore: number | null;
	awayScore: number | null;
	homeTeamName: string;
	home: { team: { id: string; name: string; nation: { code: string; name: string } } | null };
};

/** Teams of the demo cup, of which one is playing now, one plays later today or tomorrow, and one has played its last match. */
async function teamsToFollow(year: string) {
	const { tournament } = await ask<{ tournament: { today: string; now: string; matches: { nodes: TeamMatch[] } } }>(
		DEMO,
		`query T($t: String!) { tournament(cup: 1, tournament: $t) { today now matches(state: [LIVE, UPCOMING], first: 100) { nodes {
			state zonedStartTime locationName homeScore awayScore homeTeamName home { team { id name nation { code name } } }
		} } } }`,
		{ t: year },
	);
	const { today, matches } = tournament;
	const live = matches.nodes.find((match) => match.state === "LIVE" && match.homeScore !== null && match.home.team !== null);
	const playing = new Set(matches.nodes.flatMap(({ state, home }) => (state === "LIVE" ? (home.team?.id ?? []) : [])));
	const next = matches.nodes.find(
		({ state, home, zonedStartTime }) =>
			state === "UPCOMING" && home.team !== null && !playing.has(home.team.id) && zonedStartTime !== null,
	);
	if (live === undefined || next === undefined) throw new Error("The demo cup plays nothing");
	return { today, live, next };
}

test("§2 Team card: one line says when the team plays, on Home and in My Week, in both languages", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const { today, live, next } = await teamsToFollow(year);
	const service = await standIn(context);
	const of = ({ home }: TeamMatch, id: number) => ({
		...favourite(featured, year, id),
		team_id: home.team?.id as string,
		teamName: home.team?.name,
	});
	service.user.favourite_teams.push(of(live, 7), of(next, 8));
	await keepToken(page);
	const matchesOf = async (team: string | undefined) =>
		(
			await ask<{ tournament: { matchesOf: TeamMatch[] } }>(
				DEMO,
				"query M($t: String!, $team: ID!) { tournament(cup: 1, tournament: $t) { matchesOf(teams: [$team]) { state zonedStartTime locationName } } }",
				{ t: year, team },
			)
		).tournament.matchesOf;
	const first = (await matchesOf(next.home.team?.id))
		.filter(({ state, zonedStartTime }) => state === "UPCOMING" && zonedStartTime !== null)
		.toSorted((one, other) => Date.parse(one.zonedStartTime ?? "") - Date.parse(other.zonedStartTime ?? ""))[0] as TeamMatch;
	const daysOff = Math.round((Date.parse(first.zonedStartTime?.slice(0, 10) ?? "") - Date.parse(today)) / 86_400_000);
	for (const [language, words] of [
		["en", ["Today", "Tomorrow"]],
		["sv", ["I dag", "I morgon"]],
	] as const) {
		for (const [path, region] of [
			["", language === "en" ? "My teams" : "Mina lag"],
			["/favourites", language === "en" ? "Teams and fields" : "Lag och planer"],
		] as const) {
			await page.goto(`/${year}${path}?lang=${language}`);
			const item = (match: TeamMatch) =>
				page
					.getByRole("region", { name: region })
					.getByRole("listitem")
					.filter({ hasText: match.home.team?.name ?? "" });
			await expect(item(live)).toContainText(`Live ${live.homeScore}–${live.awayScore}`);
			const line = item(next);
			await expect(line).toContainText(first.zonedStartTime?.slice(11, 16) ?? "");
			await expect(line).toContainText(first.locationName ?? "");
			if (words[daysOff] !== undefined) await expect(line).toContainText(words[daysOff] as string);
		}
	}
});

test("§2 Home: favourites among the 15 shown lead the strip; none is added, nothing moves", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	type Team = { id: string; name: string };
	const { tournament } = await ask<{
		tournament: { selectedGames: { id: string; home: { team: Team | null }; away: { team: Team | null } }[] };
	}>(
		DEMO,
		"query S($t: String!) { tournament(cup: 1, tournament: $t) { selectedGames { id home { team { id name } } away { team { id name } } } } }",
		{ t: year },
	);
	const shown = tournament.selectedGames.slice(0, 15);
	const timesShown = (team: Team) =>
		shown.flatMap(({ home, away }) => [home.team?.id, away.team?.id]).filter((id) => id === team.id).length;
	const awayTeams = tournament.selectedGames.flatMap(({ id, away }) =>
		away.team === null ? [] : { match: id, team: away.team },
	);
	const own = awayTeams.findLast(({ team }) => timesShown(team) === 1);
	const beyond = awayTeams.find(({ team }) => timesShown(team) === 0);
	if (own === undefined || beyond === undefined) throw new Error("The demo cup features no such match");
	const service = await standIn(context);
	for (const [at, { id, name }] of [own.team, beyond.team].entries())
		service.user.favourite_teams.push({ ...favourite(featured, year, 7 + at), team_id: id, teamName: name });
	await keepToken(page);
	// As many team cards as were shown last have their room.
	await page.evaluate(() => sessionStorage.setItem("my-teams", "2"));
	await watchShifts(page);
	const cards = page.locator("section[aria-labelledby=featured] li a");
	const order = () => cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 1200 });
		await page.goto("/");
		await expect(cards.first()).toHaveAttribute("href", `/${year}/matches/${own.match}`);
		expect(await movedSince(page)).toBeLessThan(0.01);
		const now = await order();
		expect(now.toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
		expect(now.slice(1), "the others keep their order").toEqual(shown.map(({ id }) => id).filter((id) => id !== own.match));
	}
});

test("§2 My teams: in a year without favourites it names the year, and where the others are", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const before = Number(year) - 1;
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	for (const [language, none, of, way] of [
		["en", "You have no favourite teams selected", `for ${before}.`, `Your teams of ${year} are in My Week ${year}`],
		["sv", "Du har inte valt några favoritlag", `för ${before}.`, `Dina lag för ${year} finns i Min vecka ${year}`],
	] as const) {
		for (const path of ["", "/favourites"]) {
			await page.goto(`/${before}${path}?lang=${language}`);
			const main = page.getByRole("main");
			await expect(main).toContainText(none);
			await expect(main).toContainText(of);
			await expect(main.getByRole("link", { name: way })).toHaveAttribute("href", `/${year}/favourites`);
		}
	}
});

test("hearts stand in category teams, a nation's teams and search hits, and agree", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	await keepToken(page);
	const heart = page.getByRole("button", { name: `Favourite, ${featured.team.name}`, exact: true });
	await page.goto(`/${year}/categories/${featured.category.id}/teams`);
	await heart.click();
	await expect.poll(() => service.user.favourite_teams).toHaveLength(1);
	for (const path of [
		`nations/${featured.team.nation.code}?category=${featured.category.id}`,
		`search/?${new URLSearchParams({ q: featured.team.name, kind: "teams" })}`,
	]) {
		await page.goto(`/${year}/${path}`);
		await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
	}
});

test("§3 A favourite field; an arena's heart adds or removes all its fields at once", async ({ page, context }) => {
	const year = await latest();
	const service = await standIn(context);
	await keepToken(page);
	await page.goto(`/${year}/arenas/arena/2/field/203`);
	const field = page.getByRole("button", { name: /^Favourite, / });
	await field.click();
	await expect.poll(() => service.user.favourite_arenas).toHaveLength(1);
	expect(service.asked.find(({ method }) => method === "POST")?.body).toMatchObject({
		arenaId: "2",
		fieldId: "203",
		year: Number(year),
	});
	await page.goto(`/${year}/arenas/arena/2`);
	const arena = page.getByRole("button", { name: /^Favourite, all fields of / });
	const fields = page.getByRole("main").getByRole("button", { name: /^Favourite, (?!all)/ });
	await expect(fields.and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
	await expect(arena).toHaveAttribute("aria-pressed", "false");
	await arena.click();
	await expect(arena).toHaveAttribute("aria-pressed", "true");
	await expect(fields.and(page.locator("[aria-pressed=false]"))).toHaveCount(0);
	const all = await fields.count();
	expect(all).toBeGreaterThan(1);
	await expect.poll(() => service.user.favourite_arenas).toHaveLength(all);
	await arena.click();
	await expect(page.getByText(/removed from My Week/)).toBeVisible();
	await expect.poll(() => service.user.favourite_arenas).toHaveLength(0);
});

test("two tabs agree on favourites, and on who is signed in", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	await standIn(context);
	await keepToken(page);
	const other = await context.newPage();
	await other.goto("/");
	await expect(other.getByText("You have no favourite teams selected")).toBeVisible();
	await page.goto(`/${year}/teams/${featured.team.id}`);
	await page.getByRole("button", { name: `Favourite, ${featured.team.name}` }).click();
	await expect(other.getByRole("region", { name: "My teams" }).getByRole("heading", { name: featured.team.name })).toBeVisible();
	await page.evaluate(() => localStorage.removeItem("user-token"));
	await expect(other.getByRole("region", { name: "My teams" }).getByRole("link", { name: "Sign in" })).toBeVisible();
	await other.close();
});

test("the beam stands wherever an own team does, and says so to readers", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await page.goto("/");
	await expect(page.getByRole("link", { name: new RegExp(`My team: ${featured.team.name}`) }).first()).toBeVisible();
	await page.goto(`/${year}/categories/${featured.category.id}?groups=all`);
	const group = page.getByRole("link", { name: new RegExp(`^(Live\\. )?Group.*My team: ${featured.team.name}$`) });
	await expect(group).toHaveCSS("box-shadow", /inset/);
	await group.click();
	const row = page.getByRole("row").filter({ hasText: featured.team.name }).first();
	await expect(row).toContainText("My team");
	await expect(row).toHaveCSS("background-color", "rgb(255, 243, 205)");
	await page.goto(`/${year}/matches/${featured.match}`);
	const side = page.getByRole("main").locator("p", { hasText: featured.team.name }).first().locator("..");
	await expect(side.getByText("My team", { exact: true })).toBeVisible();
});

test("§2 My teams: nothing moves when the favourites come", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await watchShifts(page);
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 1200 });
		await page.goto("/");
		await expect(page.getByRole("region", { name: "My teams" }).getByRole("listitem")).toHaveCount(1);
		expect(await movedSince(page)).toBeLessThan(0.01);
	}
});
