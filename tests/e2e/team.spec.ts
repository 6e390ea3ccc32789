import { ask, DEMO, expect, expectNoSidewaysScroll, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

test("§5 Team: name, nation, category; the heart leads to sign in; results with won, drawn or lost", async ({ opened }) => {
	const page = await opened(`${SMALL}/2026/teams/b14-bro`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("BRO IF");
	await expect(page.getByRole("link", { name: "Boys 14" })).toHaveAttribute("href", "/2026/categories/b14");
	await expect(page.getByRole("link", { name: "Sign in to choose BRO IF as a favourite" })).toHaveAttribute(
		"href",
		"/2026/signin",
	);
	const results = page.getByRole("region", { name: "Results" }).getByRole("listitem");
	await expect(results).toHaveText([/TodayDAL IF.*1–1Ddrawn/, /13 JulEK IF.*2–0Wwon/, /13 JulASK IF.*0–1Llost/]);
});

test("its position in the group, and why", async ({ opened }) => {
	const page = await opened(`${SMALL}/2026/teams/b14-bro`);
	const group = page.getByRole("region", { name: "Group 1, 2nd place" });
	await expect(group.getByRole("row").filter({ has: page.getByRole("link", { name: "BRO IF", exact: true }) })).toContainText(
		"4",
	);
	await expect(group).toContainText("Two teams level on 4 points.");
	await expect(group.getByRole("link", { name: "Group table" })).toHaveAttribute("href", "/2026/categories/b14/division/b14-g-1");
});

test("on a phone the heart is at the name, however long it is", async ({ opened }) => {
	const page = await opened(`${SMALL}/2026/teams/b14-bro`);
	await page.getByRole("heading", { level: 1 }).evaluate((name) => {
		name.textContent = "Clube Desportivo e Recreativo Vale das Gaivotas";
	});
	for (const width of [320, 390, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const name = await page.getByRole("heading", { level: 1 }).boundingBox();
		const heart = await page.getByRole("link", { name: /^Sign in to choose/ }).boundingBox();
		if (name === null || heart === null) throw new Error("the team has no head");
		expect(heart.x, `beside it at ${width}`).toBeGreaterThanOrEqual(name.x + name.width);
		expect(heart.y, `on its height at ${width}`).toBeLessThan(name.y + name.height);
		await expectNoSidewaysScroll(page);
	}
});

test("the club's other teams in this edition", async ({ opened }) => {
	const page = await opened(`${SMALL}/2026/teams/b14-ask`);
	const others = page.getByRole("region", { name: "More teams from ASK IF" }).getByRole("link");
	await expect(others).toHaveText(["ASK IFGirls 15"]);
});

test("at the top: where it is through to, or its place, with the way to that playoff; nothing while it is open, or of young teams", async ({
	opened,
}) => {
	const page = await opened(`${SMALL}/2026/teams/b14-ask`);
	const top = (id: string, lang = "en") => page.goto(`${SMALL}/2026/teams/${id}?lang=${lang}`);
	const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
	await expect(link("Through to Playoff A")).toHaveAttribute("href", "/2026/categories/b14/playoff/b14-a-1?team=b14-ask");
	await top("b14-ask", "sv");
	await expect(link("Vidare till Slutspel A")).toBeVisible();
	await top("b14-ek");
	await expect(link("Through to the final, Playoff B")).toBeVisible();
	// A second group stage has a place for the winner of Girls 15's group, which is still being played.
	for (const open of ["b14-bro", "g15-ask", "g15-hav", "b11-ek"]) {
		await top(open);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// Its possible outcomes are below, in sections of their own, and those of all teams in the group's table.
		const told = await page
			.getByRole("main")
			.getByText(/^(Through|Out|Won|Second)/)
			.evaluateAll((texts) =>
				texts
					.filter(
						(text) =>
							!/^(What it takes|If we finish|Group )/.test(text.closest("section")?.querySelector("h2")?.textContent ?? ""),
					)
					.map(({ textContent }) => textContent),
			);
		expect(told).toEqual([]);
	}
});

test("now, next and the road if they win: the team is filled in where each win would put it", async ({ page }) => {
	const { year, categories } = await readDemo();
	const playoff = categories.flatMap(({ stages }) =>
		stages.filter(({ type }) => type === "PLAYOFF").flatMap(({ divisions }) => divisions),
	);
	const live = playoff.flatMap(({ matches }) => matches).find(({ state }) => state === "LIVE");
	const { tournament } = await ask<{
		tournament: { match: { home: { team: { id: string; name: string; possibleMatches: { id: string }[] } } } };
	}>(
		DEMO,
		"query ($t: String!, $m: ID!) { tournament(cup: 1, tournament: $t) { match(id: $m) { home { team { id name possibleMatches { id } } } } } }",
		{ t: String(year), m: live?.id },
	);
	const { team } = tournament.match.home;
	await page.goto(`/${year}/teams/${team.id}`);
	await expect(page.getByRole("region", { name: "Playing now" }).getByRole("link")).toHaveAccessibleName(/^Live\. /);
	const road = page.getByRole("region", { name: "If they win" }).getByRole("listitem");
	await expect(road).toHaveCount(team.possibleMatches.length);
	expect(team.possibleMatches.length).toBeGreaterThan(0);
	for (const match of await road.all()) await expect(match).toContainText(team.name);
});

test("a walkover and a withdrawn team are described in words; shirts by the words of the cup", async ({ page }) => {
	await page.goto(`${SMALL}/2026/teams/g15-hav`);
	await expect(page.getByText("The team has withdrawn.")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "HAV IF", exact: true })).toHaveAttribute(
		"href",
		"/2026/search/?q=HAV+IF&kind=teams",
	);
	await expect(page.getByRole("list", { name: "Shirts" }).getByRole("listitem")).toHaveText(["Home: blue", "Away: white"]);
	await expect(page.getByRole("region", { name: "Results" }).getByRole("listitem")).toContainText("w.o.");
});

test("a team that lost in a playoff shows in which round it went out", async ({ page }) => {
	const { year, categories } = await readDemo();
	const playoffs = categories.flatMap(({ stages }) =>
		stages.filter(({ type }) => type === "PLAYOFF").flatMap(({ divisions }) => divisions),
	);
	const { tournament } = await ask<{
		tournament: {
			division: {
				matches: {
					round: string;
					leadingSide: string | null;
					home: { team: { id: string; fate: { kind: string } | null } | null };
				}[];
			};
		};
	}>(
		DEMO,
		"query ($t: String!, $d: ID!) { tournament(cup: 1, tournament: $t) { division(id: $d) { matches { round leadingSide home { team { id fate { kind } } } } } } }",
		{ t: String(year), d: playoffs[0]?.id },
	);
	const out = tournament.division.matches.find(
		({ round, leadingSide, home }) => round === "ROUND_OF_64" && leadingSide === "AWAY" && home.team?.fate?.kind === "OUT",
	);
	await page.goto(`/${year}/teams/${out?.home.team?.id}`);
	await expect(page.getByRole("link", { name: "Out in the round of 64, Playoff A" })).toBeVisible();
	await page.goto(`/${year}/teams/${out?.home.team?.id}?lang=sv`);
	await expect(page.getByRole("link", { name: "Utslaget i 32-delsfinalen, Slutspel A" })).toBeVisible();
});

test("a young team's results are the word Played: nothing is won, drawn or lost, in any language", async ({ page }) => {
	for (const [lang, heading, word] of [
		["en", "Results", "Played"],
		["sv", "Resultat", "Spelad"],
	]) {
		await page.goto(`${SMALL}/2026/teams/b11-ek?lang=${lang}`);
		const result = page.getByRole("region", { name: heading }).getByRole("listitem");
		await expect(result).toHaveCount(1);
		await expect(result).toContainText(word ?? "");
		await expect(result).not.toContainText(/\d–\d|won|vinst/);
		await expect(page.getByRole("table")).toHaveCount(0);
	}
});

test("DECISIONS §4: share copies the address, with its language, if the device has no sheet of its own", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await visit(page, `${SMALL}/2026/teams/b14-bro`);
	await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
	await page.getByRole("link", { name: "Share" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toBeAttached();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${SMALL}/2026/teams/b14-bro?lang=en`);
	await test.step("a phone's button has no space for its outcome, which is shown at the window's foot", async () => {
		await visit(page, `${SMALL}/2026/matches/g15-m1`);
		await page.evaluate(() => {
			Object.defineProperty(navigator, "share", { value: undefined });
			navigator.clipboard.writeText = () => Promise.reject(new Error("not here"));
		});
		const share = page.getByRole("link", { name: "Share" }).filter({ visible: true }).first();
		await share.click();
		const said = page.getByRole("status").filter({ hasText: "The address could not be copied", visible: true });
		await expect(said).toBeInViewport({ ratio: 1 });
		expect((await said.boundingBox())?.width).toBeGreaterThan(200);
		await expect(share).toHaveText("Share");
	});
});

test("§5 Team: the club in earlier years, with how far each of its teams came, each year's team at its own address", async ({
	page,
}) => {
	const { year, categories } = await readDemo();
	const played = categories.find(({ publishesScores }) => publishesScores);
	const { tournament } = await ask<{
		tournament: {
			category: { teams: { id: string; club: { name: string; history: { year: number; teams: { id: string }[] }[] } }[] };
		};
	}>(
		DEMO,
		`query ($t: String!, $c: ID!) { tournament(cup: 1, tournament: $t) { category(id: $c) {
			teams { id club { name history { year teams { id } } } }
		} } }`,
		{ t: String(year), c: played?.id },
	);
	const { teams } = tournament.category;
	const known = teams.find(({ club }) => club.history.length > 1) as (typeof teams)[number];
	await page.goto(`/${year}/teams/${known.id}`);
	const history = page.getByRole("region", { name: `${known.club.name} in earlier years` });
	const [latest, before] = known.club.history as [(typeof known.club.history)[number], (typeof known.club.history)[number]];
	await expect(history.locator("summary")).toHaveText(known.club.history.map((one) => new RegExp(`^${one.year}`)));
	const shown = history.getByRole("link");
	await expect(shown).toHaveCount(latest.teams.length);
	await expect(shown.first()).toHaveAttribute("href", `/${latest.year}/teams/${latest.teams[0]?.id}`);
	await history.getByText(String(before.year), { exact: true }).click();
	await expect(shown).toHaveCount(latest.teams.length + before.teams.length);

	const { tournament: all } = await ask<{
		tournament: { categories: { teams: { id: string; club: { history: object[] } }[] }[] };
	}>(
		DEMO,
		"query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { teams { id club { history { year } } } } } }",
		{
			t: String(year),
		},
	);
	const unknown = all.categories.flatMap((category) => category.teams).find(({ club }) => club.history.length === 0);
	await page.goto(`/${year}/teams/${unknown?.id}?lang=sv`);
	await expect(page.getByText("Klubben har inte haft lag tidigare år.")).toBeVisible();
});

test("NEXT §4 possible opponents are listed with the team that has that place now first, and its place in its group", async ({
	page,
}) => {
	const { year, categories } = await readDemo();
	type Road = {
		place: number;
		decided: boolean;
		opponentPlace: number | null;
		opponents: { holds: boolean; team: { name: string } }[];
	};
	const isHeld = ({ decided, opponents }: Road) => !decided && opponents[0]?.holds === true;
	for (const { id } of categories) {
		const { tournament } = await ask<{ tournament: { category: { teams: { id: string; roads: Road[] }[] } } }>(
			DEMO,
			`query ($t: String!, $c: ID!) { tournament(cup: 1, tournament: $t) { category(id: $c) {
				teams { id roads { place decided opponentPlace opponents { holds team { name } } } }
			} } }`,
			{ t: String(year), c: id },
		);
		const team = tournament.category.teams.find(({ roads }) => roads.some(isHeld));
		if (!team) continue;
		await page.goto(`/${year}/teams/${team.id}`);
		const shown = page.getByRole("region", { name: "If we finish" }).getByRole("list").first().locator("> li");
		for (const [at, road] of team.roads.entries()) {
			if (!isHeld(road)) continue;
			const [first, ...others] = road.opponents;
			const may = shown.nth(at).getByRole("listitem");
			await expect(may.first()).toHaveText(new RegExp(`^${first!.team.name}now ${road.opponentPlace}(st|nd|rd|th)$`));
			for (const [index, { team: other }] of others.entries()) await expect(may.nth(index + 1)).toHaveText(other.name);
		}
		return;
	}
	throw new Error("No team of the demo may meet one that is not certain yet.");
});

test("whether a team is through or out is a headline of its page, in both languages, and leads to where it was decided", async ({
	page,
}) => {
	const { year } = await readDemo();
	type Teams = { tournament: { categories: { teams: { id: string; fate: { kind: string } | null }[] }[] } };
	const { tournament } = await ask<Teams>(
		DEMO,
		"query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { teams { id fate { kind } } } } }",
		{ t: String(year) },
	);
	const teams = tournament.categories.flatMap((category) => category.teams);
	for (const [kind, says] of [
		["THROUGH", { en: /^Through to /, sv: /^Vidare till / }],
		["OUT", { en: /^Out /, sv: /^Utslaget / }],
	] as const) {
		const team = teams.find(({ fate }) => fate?.kind === kind);
		for (const lang of ["en", "sv"] as const) {
			await page.goto(`/${year}/teams/${team?.id}?lang=${lang}`);
			const headline = page.getByRole("main").getByRole("heading", { level: 2 }).first();
			await expect(headline.getByRole("link")).toHaveText(says[lang]);
			expect(await headline.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
				26,
			);
			await expect(headline.getByRole("link")).toHaveAttribute("href", /\/categories\//);
		}
	}
});
