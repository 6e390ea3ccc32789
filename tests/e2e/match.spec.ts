import { ask, DEMO, expect, expectNoSidewaysScroll, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

const match = (id: string) => `${SMALL}/2026/matches/${id}`;

test("next for the winner and the loser, and what else is played on the field", async ({ opened }) => {
	const page = await opened(match("b14-s1"));
	await expect(page.getByRole("region", { name: "Next for the winner" }).getByRole("link")).toHaveAttribute(
		"href",
		"/2026/matches/b14-f",
	);
	await expect(page.getByRole("region", { name: "Next for the loser" }).getByRole("link")).toHaveAttribute(
		"href",
		"/2026/matches/b14-t",
	);
	await expect(page.getByRole("region", { name: "More on Heden 10" }).getByRole("link")).toHaveAttribute(
		"href",
		"/2026/matches/b14-s2",
	);
});

test("directions is a plain link to a map, and opening the page asks no third party", async ({ opened }) => {
	const page = await opened(match("b14-s1"));
	await expect(page.getByRole("main").getByRole("link", { name: "Directions" }).first()).toHaveAttribute(
		"href",
		/destination=57\.7%2C11\.98$/,
	);
});

test("§8 a match without report shows that, in the words of the catalogue", async ({ opened }) => {
	const page = await opened(match("b14-s1"));
	await expect(page.getByText("This game has not started yet or no livereport is available")).toBeVisible();
	await page.goto(`${match("b14-s1")}?lang=sv`);
	await expect(page.getByText("Matchen har inte börjat eller saknar liverapport")).toBeVisible();
});

test("§5 Match, live: the board, the badge with its minute, and the report newest first with shirt numbers only", async ({
	page,
}) => {
	await page.goto(match("g15-m1"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("ASK IF – BRO IF");
	await expect(page.getByRole("main").getByText("Live 17'")).toBeVisible();
	const report = page.getByRole("main").locator("ol").first().getByRole("listitem");
	await expect(report).toHaveText([/^15'.*Rain$/, /^11'.*Goal.*No\. 9.*1–0$/, /^0'.*Kick-off$/]);
	await page.goto(`${match("g15-m1")}?lang=sv`);
	await expect(report).toHaveText([/^15'.*Regn$/, /^11'.*Mål.*Nr 9.*1–0$/, /^0'.*Avspark$/]);
});

test("a shoot-out: its column on the board, the winner in words, and a row of kicks for each team", async ({ page }) => {
	await page.goto(match("g15-f"));
	await expect(page.getByText("ASK IF win, 4–2 after penalties")).toBeVisible();
	const kicks = page.getByRole("table", { name: "Penalties" }).getByRole("row");
	await expect(kicks.filter({ hasText: "IF" })).toHaveText([/ASK IF.*4$/, /FUR IF.*2$/]);
	await page.goto(`${match("g15-f")}?lang=sv`);
	await expect(page.getByText("ASK IF vinner, 4–2 efter straffar")).toBeVisible();
});

test("a goal and the figures of the board are heard with what they are", async ({ page }) => {
	await page.goto(match("g15-m1"));
	await expect(page.getByRole("main").getByRole("list").filter({ hasText: "Goal" })).toMatchAriaSnapshot(`
    - list:
      - listitem: "15'. Rain"
      - listitem: "11'. Goal, ASK IF, shirt 9, 1–0"
      - listitem: "0'. Kick-off"
	`);
	await page.goto(match("g15-f"));
	const board = page.getByRole("main").getByText("2 goals");
	await expect(board).toHaveCount(2);
	await expect(page.getByText("4 on penalties")).toHaveCount(1);
});

test("the names link to the teams, with a heart beside each; an unknown side shows its possible teams and links to that match", async ({
	page,
}) => {
	const main = page.getByRole("main");
	await page.goto(match("b14-s1"));
	await expect(main.getByRole("link", { name: "ASK IF", exact: true })).toHaveAttribute("href", "/2026/teams/b14-ask");
	await expect(main.getByRole("link", { name: "Sign in to choose GRAN IF as a favourite" })).toBeVisible();
	await page.goto(match("b14-f"));
	const either = main.getByRole("link", { name: "ASK IF or GRAN IF", exact: true });
	await expect(either).toHaveAttribute("href", "/2026/matches/b14-s1");
	await expect(main.getByText("Winner SF 1", { exact: true })).toBeVisible();
	// Of the other semi-final one is not known yet.
	await expect(main.getByRole("link", { name: "Winner SF 2", exact: true })).toHaveAttribute("href", "/2026/matches/b14-s2");
	await page.goto(`${match("b14-f")}?lang=sv`);
	await expect(main.getByRole("link", { name: "ASK IF eller GRAN IF", exact: true })).toBeVisible();
});

test("cards, rows and the bracket show a side's possible teams first, and screen readers announce where it comes from", async ({
	page,
}) => {
	await page.goto(match("b14-s1"));
	const card = page.getByRole("region", { name: "Next for the winner" }).getByRole("link");
	await expect(card).toContainText("ASK IF or GRAN IF");
	await expect(card).toHaveAccessibleName(/ASK IF or GRAN IF, Winner SF 1\. Winner SF 2\./);
	await page.goto(`${SMALL}/2026/matches?category=b14`);
	await expect(page.getByRole("main").getByRole("link", { name: /ASK IF or GRAN IF, Winner SF 1/ })).toContainText(
		"ASK IF or GRAN IF",
	);
	await page.goto(`${SMALL}/2026/categories/b14/playoff/b14-a-1?round=final&lang=sv`);
	await expect(page.getByRole("link", { name: /ASK IF eller GRAN IF, Vinnare SF 1/ })).toContainText("ASK IF eller GRAN IF");
});

test("the tabs are addresses: the table with the two teams marked, the playoff with where the winner goes", async ({ page }) => {
	await page.goto(match("g15-m1"));
	await page.getByRole("link", { name: "Table", exact: true }).click();
	await expect(page).toHaveURL(/\?tab=table$/);
	const marked = page.getByRole("table", { name: "Table of Group A" }).locator("a[aria-current]");
	await expect(marked).toHaveText(["ASK IF", "BRO IF"]);
	await page.goto(`${match("b14-s1")}?tab=playoff`);
	await expect(page.getByRole("heading", { name: "The winners meet" })).toBeVisible();
	await expect(page.getByRole("link", { name: "All of Playoff A" })).toHaveAttribute(
		"href",
		/\/playoff\/b14-a-1\?round=semi-final/,
	);
});

test("a finished match without a report shows its scores, its outcome, and the table or the playoff", async ({ page }) => {
	await page.goto(match("b14-m1"));
	const result = page.getByRole("region", { name: "Result" });
	await expect(result).toContainText("Full time1–0");
	await expect(result).toContainText("ASK IF are 1st and BRO IF are 2nd in Group 1.");
	await expect(result.getByRole("table", { name: "Table of Group 1" }).locator("a[aria-current]")).toHaveText([
		"ASK IF",
		"BRO IF",
	]);
	await page.goto(match("g15-f"));
	await expect(result).toContainText(/Half-time1–0.*Full time1–1.*After extra time2–2/);
	await expect(result).toContainText("ASK IF: Won Playoff A");
	await expect(result.getByRole("link", { name: "All of Playoff A" })).toBeVisible();
	await expect(page.getByText(/no livereport is available/)).toHaveCount(0);
});

test("Calendar is beside Pin and Share, 58 high, and leads to the match's own file", async ({ page }) => {
	for (const lang of ["en", "sv"]) {
		await page.goto(`${match("b14-s1")}?lang=${lang}`);
		const calendar = page
			.getByRole("main")
			.getByRole("link", { name: lang === "en" ? "Calendar" : "Kalender", exact: true })
			.first();
		await expect(calendar).toHaveAttribute("href", `/calendar/2026/matches/b14-s1.ics?lang=${lang}`);
		expect(await calendar.evaluate((one) => Math.round(one.getBoundingClientRect().height))).toBe(58);
	}
	await page.getByRole("main").getByRole("link", { name: "Kalender", exact: true }).first().click();
	await expect(page.getByRole("dialog")).toContainText("ASK IF – GRAN IF");
});

test("an upcoming match shows its start in the cup's own time, wherever the visitor is", async ({ browser }) => {
	const context = await browser.newContext({ timezoneId: "Pacific/Auckland", viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(match("b14-s1"));
	await expect(page.getByRole("main")).toContainText("11:0016 Jul");
	await context.close();
});

test("a walkover shows as w.o. with its winner", async ({ page }) => {
	await page.goto(match("g15-m2"));
	await expect(page.getByRole("main")).toContainText("w.o.");
	await expect(page.getByText("FUR IF win by walkover")).toBeVisible();
});

test("a young match is played: the word, no score, no report, no table, in page, title and description", async ({ page }) => {
	for (const [lang, word] of [
		["en", "Played"],
		["sv", "Spelad"],
	]) {
		const response = await page.goto(`${match("b11-m1")}?lang=${lang}`);
		const html = (await response?.text()) ?? "";
		expect(html).not.toMatch(/7–3|"homeScore",7/);
		await expect(page.getByRole("main")).toContainText(word ?? "");
		await expect(page.getByRole("link", { name: /^(Table|Tabell)$/ })).toHaveCount(0);
		await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(`^${word}: EK IF – GRAN IF`));
	}
});

test("postponed and cancelled replace the time", async ({ page }) => {
	const { year, categories } = await readDemo();
	const matches = categories.flatMap(({ stages }) =>
		stages.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches)),
	);
	for (const [state, word] of [
		["POSTPONED", "Postponed"],
		["CANCELLED", "Cancelled"],
	]) {
		const found = matches.find((one) => one.state === state);
		await page.goto(`/${year}/matches/${found?.id}`);
		await expect(page.getByRole("main").getByText(word ?? "", { exact: true })).toBeVisible();
	}
});

test("the digits and the board are flush at the right edge of a phone, 96 high, and 120 from 768", async ({ page }) => {
	await page.goto(match("g15-m1"));
	const digit = page.getByRole("main").getByText("1", { exact: true }).first();
	const half = digit.locator("xpath=..");
	expect(await half.evaluate((box) => Math.round(innerWidth - box.getBoundingClientRect().right))).toBeLessThanOrEqual(1);
	expect(await digit.evaluate((box) => getComputedStyle(box).fontSize)).toBe("96px");
	await page.setViewportSize({ width: 1280, height: 900 });
	expect(await digit.evaluate((box) => getComputedStyle(box).fontSize)).toBe("120px");
});

test.describe("a match that does not exist", () => {
	test.use({ expectedComplaints: [/404/] });
	test("is not found", async ({ page }) => {
		expect((await page.goto(match("none")))?.status()).toBe(404);
	});
});

test("a score in words stays on one line on the narrowest phones", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	for (const lang of ["en", "sv"]) {
		await page.goto(`${match("g15-f")}?lang=${lang}`);
		const lines = await page.getByText("4–2", { exact: true }).evaluate((score) => score.getClientRects().length);
		expect(lines, lang).toBe(1);
		await expectNoSidewaysScroll(page);
	}
});

test("§5 Match: earlier meetings of the two clubs, each with its year and at that year's address; else that there are none", async ({
	page,
}) => {
	const { year, categories } = await readDemo();
	type Met = { id: string; earlierMeetings: { id: string; homeTeamName: string; tournament: { year: number } }[] };
	const matchesOf = async (playoff: string): Promise<Met[]> => {
		const { tournament } = await ask<{ tournament: { division: { matches: Met[] } } }>(
			DEMO,
			`query ($t: String!, $d: ID!) { tournament(cup: 1, tournament: $t) { division(id: $d) {
				matches { id earlierMeetings { id homeTeamName tournament { year } } }
			} } }`,
			{ t: String(year), d: playoff },
		);
		return tournament.division.matches;
	};
	const playoffs = categories.flatMap(({ stages }) =>
		stages.filter(({ type }) => type === "PLAYOFF").flatMap(({ divisions }) => divisions),
	);
	const all = (await Promise.all(playoffs.slice(0, 4).map(({ id }) => matchesOf(id)))).flat();
	const again = all.find(({ earlierMeetings }) => earlierMeetings.some((met) => met.tournament.year < Number(year))) as Met;
	await page.goto(`/${year}/matches/${again.id}`);
	const meetings = page.getByRole("region", { name: "Earlier meetings" }).getByRole("link");
	await expect(meetings).toHaveCount(again.earlierMeetings.length);
	for (const [at, met] of again.earlierMeetings.entries()) {
		await expect(meetings.nth(at)).toHaveAttribute("href", `/${met.tournament.year}/matches/${met.id}`);
		await expect(meetings.nth(at)).toContainText(met.homeTeamName);
		await expect(meetings.nth(at)).toContainText(String(met.tournament.year));
	}
	await page.goto(`${SMALL}/2026/matches/g15-m1?lang=sv`);
	await expect(page.getByRole("region", { name: "Tidigare möten" })).toContainText(
		"Klubbarna har inte mötts tidigare i klassen.",
	);
	await page.goto(`${SMALL}/2026/matches/b11-m1`);
	await expect(page.getByRole("region", { name: "Earlier meetings" })).toHaveCount(0);
});

test("the kicks of a shoot-out are under their numbers, number for number under each other", async ({ page }) => {
	const { year, categories } = await readDemo();
	const shootOuts = categories.flatMap(({ stages }) =>
		stages.flatMap(({ divisions }) =>
			divisions.flatMap(({ matches }) => matches.filter(({ decidedBy }) => decidedBy === "PENALTIES")),
		),
	);
	const reported = async (id: string): Promise<boolean> => {
		const { tournament } = await ask<{ tournament: { match: { events: { kind: string }[] } } }>(
			DEMO,
			"query ($t: String!, $m: ID!) { tournament(cup: 1, tournament: $t) { match(id: $m) { events { kind } } } }",
			{ t: String(year), m: id },
		);
		return tournament.match.events.some(({ kind }) => kind.startsWith("SHOOT_OUT"));
	};
	let found: string | undefined;
	for (const { id } of shootOuts) if (found === undefined && (await reported(id))) found = id;
	await page.goto(`/${year}/matches/${found}`);
	const table = page.getByRole("table", { name: "Penalties" });
	const lefts = await table
		.getByRole("row")
		.evaluateAll((rows) =>
			rows.map((row) =>
				Array.from(row.children, (cell) =>
					Math.round(cell.getBoundingClientRect().left + cell.getBoundingClientRect().width / 2),
				),
			),
		);
	expect(lefts[0]?.length).toBeGreaterThan(4);
	expect(lefts[1]).toEqual(lefts[0]);
	expect(lefts[2]).toEqual(lefts[0]);
	await expect(table.getByRole("columnheader", { name: "Kick 1" })).toBeVisible();
	await expect(table.getByRole("cell", { name: /scored|missed/ }).first()).toBeVisible();
	await expectNoSidewaysScroll(page);
});
