import { aFeaturedMatch, favourite, keepToken, keptToken, latest, register, standIn } from "../support/account.ts";
import { ask, DEMO, expect, test, visit } from "../support/browser.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";

test("§5 My Week: signed out it prompts to sign in or create an account, in both languages", async ({ page }) => {
	const year = await latest();
	await page.goto(`/${year}/favourites`);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1, name: "My Week" })).toBeVisible();
	await expect(main).toContainText("Sign in or create an account to choose your favourite teams.");
	await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/${year}/signin`);
	await expect(main.getByRole("link", { name: "Create account" })).toHaveAttribute("href", `/${year}/signup`);
	await page.goto(`/${year}/favourites?lang=sv`);
	await expect(main).toContainText("Logga in eller skapa ett konto för att välja dina favoritlag.");
});

test("§5 My Week: signed out it shows an example of a team of the cup, in the document already", async ({
	withoutScripts: page,
}) => {
	const year = await latest();
	for (const [language, heading, who] of [
		["en", "An example", "This is My Week for those who follow"],
		["sv", "Ett exempel", "Så ser Min vecka ut för den som följer"],
	] as const) {
		await page.goto(`/${year}/favourites?lang=${language}`);
		const example = page.getByRole("region", { name: heading });
		await expect(example).toContainText(who);
		await expect(example.locator(`a[href^="/${year}/teams/"]`).first()).toBeVisible();
		await expect(example.locator(`a[href^="/${year}/matches/"]`).filter({ visible: true }).first()).toBeVisible();
	}
});

test("§5 My Week: signed out it has the teams that were looked at last, before the example", async ({ page }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	await visit(page, `/${year}/teams/${featured.team.id}`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(featured.team.name);
	await page.goto(`/${year}/favourites`);
	const recent = page.getByRole("region", { name: "Recently viewed" });
	await expect(recent.getByRole("link", { name: new RegExp(featured.team.name) })).toBeVisible();
	const example = await page.getByRole("region", { name: "An example" }).boundingBox();
	expect((await recent.boundingBox())?.y).toBeLessThan(example?.y ?? 0);
});

test("§5 My Week: with no favourites it shows that, with a link to the search", async ({ page, context }) => {
	await standIn(context);
	await keepToken(page);
	const year = await latest();
	await page.goto(`/${year}/favourites`);
	const main = page.getByRole("main");
	await expect(main).toContainText("You have no favourite teams selected");
	await expect(main.getByRole("link", { name: "Find teams" })).toHaveAttribute("href", `/${year}/search`);
});

test("§5 My Week: days, matches of favourite teams, and the list of favourites with their hearts", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await page.goto(`/${year}/favourites`);
	const { tournament } = await ask<{ tournament: { today: string; matchesOf: { zonedStartTime: string }[] } }>(
		DEMO,
		"query W($t: String!, $team: ID!) { tournament(cup: 1, tournament: $t) { today matchesOf(teams: [$team]) { zonedStartTime } } }",
		{ t: year, team: featured.team.id },
	);
	const today = tournament.matchesOf.filter(({ zonedStartTime }) => zonedStartTime.startsWith(tournament.today));
	const panel = page.getByRole("tabpanel");
	await expect(panel.locator(`a[href^="/${year}/matches/"]:not([aria-label$="If they win."])`)).toHaveCount(today.length);
	await expect(panel.locator(`a[href="/${year}/matches/${featured.match}"]`)).toBeVisible();
	await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("aria-current", "date");
	await page.getByRole("link", { name: /^Fields 0/ }).click();
	await expect(panel).toContainText("No matches on this day");
	await page.getByRole("link", { name: /^All / }).click();
	const list = page.getByRole("region", { name: "Teams and fields" });
	await list.getByRole("button", { name: `Favourite, ${featured.team.name}`, pressed: true }).click();
	await expect(page.getByRole("main")).toContainText("You have no favourite teams selected");
});

type Possible = { id: string; zonedStartTime: string | null };
type Hopeful = { id: string; name: string; nation: { code: string; name: string }; possibleMatches: Possible[] };

test("§5 My Week: a match that a team plays if it wins is in its day, dashed and marked so, and the day has its dot", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const { tournament } = await ask<{ tournament: { matches: { nodes: { home: { team: Hopeful | null } }[] } } }>(
		DEMO,
		`query H($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [UPCOMING], first: 50, order: SOONEST_FIRST) { nodes {
			home { team { id name nation { code name } possibleMatches { id zonedStartTime } } }
		} } } }`,
		{ t: year },
	);
	const team = tournament.matches.nodes.map(({ home }) => home.team).find((one) => one?.possibleMatches[0]?.zonedStartTime);
	const possible = team?.possibleMatches[0];
	if (!team || !possible?.zonedStartTime) throw new Error("No team of the demo cup has a match to come into");
	const service = await standIn(context);
	service.user.favourite_teams.push({
		...favourite(featured, year),
		...{ team_id: team.id, teamName: team.name, nation: team.nation.name, nationCode: team.nation.code },
	});
	await keepToken(page);
	const day = possible.zonedStartTime.slice(0, 10);
	for (const [language, words] of [
		["en", "If they win"],
		["sv", "Om de vinner"],
	] as const) {
		await page.goto(`/${year}/favourites?day=${day}&lang=${language}`);
		const card = page.getByRole("tabpanel").locator(`a[href="/${year}/matches/${possible.id}"]`);
		await expect(card).toHaveAccessibleName(new RegExp(`${team.name}.*${words}\\.$`));
		await expect(card).toContainText(words);
		expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("dashed");
		await expect(page.getByRole("tab", { selected: true })).not.toHaveAccessibleName(/, 0 ma/);
	}
});

test("§5 My Week: nothing moves when the programme loads", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await watchShifts(page);
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(`/${year}/favourites`);
		await expect(page.getByRole("tabpanel")).toBeVisible();
		expect(await movedSince(page)).toBeLessThan(0.02);
	}
});

test("§5 My Week: a year that is over shows its own favourites only", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const before = String(Number(year) - 1);
	const { tournament } = await ask<{ tournament: { matches: { nodes: { home: { team: { id: string; name: string } } }[] } } }>(
		DEMO,
		"query B($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [FINISHED], first: 1) { nodes { home { team { id name } } } } } }",
		{ t: before },
	);
	const old = tournament.matches.nodes[0]!.home.team;
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year), {
		...favourite(featured, before, 8),
		team_id: old.id,
		teamName: old.name,
	});
	await keepToken(page);
	await page.goto(`/${before}/favourites`);
	const list = page.getByRole("region", { name: "Teams and fields" });
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await expect(list).toContainText(old.name);
	await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
});

test.describe("account deletion", () => {
	// The user is loaded again afterwards (SPEC §4), and does not exist any more.
	test.use({ expectedComplaints: [/401/] });
	test("§7 GET /api/user/delete: the end of My Week's account settings deletes the account after a confirmation that lists what is lost", async ({
		page,
	}) => {
		const { token } = await register();
		await keepToken(page, token);
		await page.goto(`/${await latest()}/favourites`);
		// Far from the matches.
		await page.getByRole("link", { name: "Account settings" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeFocused();
		await page.getByRole("button", { name: "Delete account" }).click();
		const dialog = page.getByRole("dialog", { name: "Delete your account?" });
		await expect(dialog).toContainText("your favourite teams and fields");
		await dialog.getByRole("button", { name: "Keep my account" }).click();
		await expect(dialog).toBeHidden();
		expect(await keptToken(page)).toBe(token);
		await page.getByRole("button", { name: "Delete account" }).click();
		await dialog.getByRole("button", { name: "Delete for good" }).click();
		await expect(page.getByText("Your account has been deleted.")).toBeVisible();
		expect(await keptToken(page)).toBeNull();
		const left = await fetch(`${DEMO}/api/user`, { headers: { authorization: `Bearer ${token}` } });
		expect(left.status).toBe(401);
	});
});

test("§5 My Week: calendar: a secret address that can be renewed", async ({ page }) => {
	const { token } = await register();
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const { id: _, team_id: teamId, ...rest } = favourite(featured, year);
	await fetch(`${DEMO}/api/user/favorites/teams`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify({ teamId, ...rest }),
	});
	await keepToken(page, token);
	await page.goto(`/${year}/favourites`);
	await page.getByRole("button", { name: "Add all to calendar" }).click();
	const dialog = page.getByRole("dialog", { name: "Add all to calendar" });
	const address = dialog.getByLabel("Calendar address");
	await expect(address).toHaveValue(/\/calendar\/my-week\/[\w-]{22}\.ics\?lang=en$/);
	const old = await address.inputValue();
	await expect(dialog.getByRole("link", { name: "Subscribe" })).toHaveAttribute("href", old.replace("http:", "webcal:"));
	expect(await (await fetch(old)).text()).toContain(`/${year}/matches/${featured.match}`);
	await dialog.getByRole("button", { name: "Get a new address" }).click();
	await expect(dialog).toContainText("The old one no longer works.");
	expect((await fetch(old)).status).toBe(404);
	expect((await fetch(await address.inputValue())).status).toBe(200);
});
