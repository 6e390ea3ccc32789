import { aFeaturedMatch, favourite, keepToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, test } from "../support/browser.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";

test("§2 My teams: a signed-in user without any sees that, with a link to the search", async ({ page, context }) => {
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

test("a team that was renamed since it was chosen has its new name, on Home, in My Week and in the alert settings", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push({ ...favourite(featured, year), teamName: "As it was called before" });
	await keepToken(page);
	await page.goto("/");
	const mine = page.getByRole("region", { name: "My teams" });
	await expect(mine.getByRole("heading", { name: featured.team.name })).toBeVisible();
	await expect(mine.getByText("As it was called before")).toHaveCount(0);
	await page.goto(`/${year}/favourites`);
	const list = page.getByRole("region", { name: "Teams and fields" });
	await expect(list.getByText(featured.team.name, { exact: true })).toBeVisible();
	await expect(page.getByText("As it was called before")).toHaveCount(0);
	await page.goto(`/${year}/favourites?show=alerts`);
	await expect(page.getByRole("button", { name: featured.team.name })).toBeVisible();
	await expect(page.getByText("As it was called before")).toHaveCount(0);
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

test("§2 Team card: one line shows when the team plays, on Home and in My Week, in both languages", async ({ page, context }) => {
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
		tournament: { selectedGames: { id: string; state: string; home: { team: Team | null }; away: { team: Team | null } }[] };
	}>(
		DEMO,
		"query S($t: String!) { tournament(cup: 1, tournament: $t) { selectedGames { id state home { team { id name } } away { team { id name } } } } }",
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
		const others = shown.filter(({ id }) => id !== own.match);
		const inOrder = [...others.filter(({ state }) => state === "LIVE"), ...others.filter(({ state }) => state !== "LIVE")];
		expect(now.slice(1), "the others keep their order, what is played before what is not").toEqual(inOrder.map(({ id }) => id));
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

test("§2 My teams: nothing moves when the favourites load", async ({ page, context }) => {
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

type Lost = {
	id: string;
	homeScore: number;
	awayScore: number;
	homeTeamName: string;
	home: { team: { id: string } | null };
	away: { team: { id: string; name: string; nation: { code: string; name: string } } };
};

/** An away team of the demo cup whose last result was a defeat, with that match. */
async function aLoser(year: string): Promise<Lost> {
	const { tournament } = await ask<{
		tournament: { matches: { nodes: (Lost & { shootOutHome: number | null; isWalkover: boolean })[] } };
	}>(
		DEMO,
		`query L($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [FINISHED], first: 50, order: LATEST_FIRST) { nodes {
			id homeScore awayScore homeTeamName shootOutHome isWalkover away { team { id name nation { code name } } } home { team { id } }
		} } } }`,
		{ t: year },
	);
	const { nodes } = tournament.matches;
	const isLast = (team: string, at: number) =>
		nodes.slice(0, at).every(({ home, away }) => home.team?.id !== team && away.team?.id !== team);
	const lost = nodes.find(
		({ homeScore, awayScore, shootOutHome, isWalkover, away }, at) =>
			homeScore !== null &&
			homeScore > awayScore &&
			shootOutHome === null &&
			!isWalkover &&
			away.team !== null &&
			isLast(away.team.id, at),
	);
	if (lost === undefined) throw new Error("Nobody lost away in the demo cup");
	return lost;
}

test("a lost match reads as lost on Home, in My Week, on the team's page and in its calendar: the team's own goals first, with the letter", async ({
	page,
	context,
	request,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const lost = await aLoser(year);
	const { id, name, nation } = lost.away.team;
	const own = `${lost.awayScore}–${lost.homeScore}`;
	const service = await standIn(context);
	service.user.favourite_teams.push({
		...favourite(featured, year),
		...{ team_id: id, teamName: name, nation: nation.name, nationCode: nation.code },
	});
	await keepToken(page);
	for (const [language, region, list, letter, word] of [
		["en", "My teams", "Teams and fields", "L", "lost"],
		["sv", "Mina lag", "Lag och planer", "F", "förlust"],
	] as const) {
		for (const [path, of] of [
			["", region],
			["/favourites", list],
		] as const) {
			await page.goto(`/${year}${path}?lang=${language}`);
			const line = page.getByRole("region", { name: of }).getByRole("listitem");
			await expect(line).toContainText(new RegExp(`${own} ${letter}${word}\\s·\\s${lost.homeTeamName}`));
		}
		await page.goto(`/${year}/teams/${id}?lang=${language}`);
		const row = page.getByRole("link", { name: new RegExp(lost.homeTeamName) }).filter({ hasText: own });
		await expect(row.first()).toContainText(new RegExp(`${own}${letter}${word}`));
		const calendar = await request.get(`/calendar/${year}/teams/${id}.ics?lang=${language}`);
		expect((await calendar.text()).replaceAll("\r\n ", "")).toContain(
			`SUMMARY:${`${name} ${own} ${lost.homeTeamName} (${word})`.replaceAll(",", "\\,")}`,
		);
	}
});

test("Home begins with the signed-in user's teams, before search and numbers; signed out they come after", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const top = (region: string) =>
		page.getByRole("region", { name: region }).evaluate((element) => element.getBoundingClientRect().top);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	expect(await top("My teams")).toBeGreaterThan(await top("In numbers"));
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await page.goto("/");
	await expect(page.getByRole("region", { name: "My teams" }).getByRole("listitem")).toHaveCount(1);
	const mine = await top("My teams");
	expect(mine).toBeGreaterThan(await top("Featured matches"));
	expect(mine).toBeLessThan(await top("In numbers"));
	expect(mine).toBeLessThan((await page.getByRole("search").first().boundingBox())?.y ?? 0);
	// The order that is read is the one that is seen.
	const order = await page
		.getByRole("main")
		.evaluate((main) => [...main.querySelectorAll("h2, [role=search]")].map((one) => one.textContent?.slice(0, 8)));
	expect(order.indexOf("My teams")).toBe(1);
});
