import { ask, DEMO, expect, expectNoSidewaysScroll, SMALL, test, visit } from "../support/browser.ts";
import { DEMO_PAGES, readDemo } from "../support/demo-pages.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

const GROUP_1 = `${SMALL}/2026/categories/b14/division/b14-g-1`;

test("§5 Division: the table in order, with shared positions, where each position leads, and the way to its neighbours", async ({
	opened,
}) => {
	const page = await opened(GROUP_1);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Boys 14.*Group 1/);
	const rows = page
		.getByRole("table", { name: "Table of Group 1" })
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader") });
	await expect(rows).toHaveText([
		/^1ASK IF.*9Through to Playoff A$/,
		/^2BRO IF.*4=Level$/,
		/^2DAL IF.*4=Level$/,
		/^4EK IF.*0–Cannot reach Playoff A$/,
	]);
	await expect(page.getByRole("table").first()).toContainText("Top two go to Playoff A");
	await expect(page.getByRole("table").first()).toContainText("Third and fourth go to Playoff B");
	await expect(page.getByRole("link", { name: "Group 2", exact: true }).first()).toHaveAttribute(
		"href",
		"/2026/categories/b14/division/b14-g-2",
	);
});

test("§3 teams that no criterion separates share a position, and the page shows until when", async ({ opened }) => {
	const page = await opened(GROUP_1);
	await expect(page.getByText("BRO IF and DAL IF share second place until a shoot-out is recorded.")).toBeVisible();
	await page.getByText("Why this order?").click();
	const why = page.getByRole("table", { name: "Two teams level on 4 points" });
	await expect(why.getByRole("row")).toHaveText([
		/BRO IF.*DAL IF/,
		"1 Points44",
		"2 Goal difference+1+1",
		"3 Goals scored33",
		"4 Head-to-head points11",
		"5 Head-to-head goal difference00",
		"6 Head-to-head goals11",
		"7 Penalty shoot-out––",
	]);
	await expect(page.getByText("Penalty shoot-out: nothing is recorded yet.")).toBeVisible();
});

test("why this order: opens from the = beside tied points, not modal, and Esc gives focus back", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(GROUP_1);
	await page.getByRole("link", { name: "Why this order? BRO IF" }).click();
	const title = page.getByRole("heading", { name: "Two teams level on 4 points" });
	await expect(title).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(title).toBeHidden();
	await expect(page.locator("summary", { hasText: "Why this order?" })).toBeFocused();
});

test("why this order, the rules and the filters all work without scripts", async ({ withoutScripts: page }) => {
	await page.goto(GROUP_1);
	await page.getByText("Why this order?").click();
	await expect(page.getByRole("heading", { name: "Two teams level on 4 points" })).toBeVisible();
	await page.getByText("All ranking rules").last().click();
	await expect(page.getByText("A win gives 3 points, a draw 1, a loss 0.")).toBeVisible();
	await page.getByRole("link", { name: "All columns" }).click();
	await expect(
		page.getByRole("columnheader", { name: "Goals for and against" }).or(page.getByText("Goals", { exact: true })),
	).toBeVisible();
});

test("§4 a filter changes the query alone: the page stays where it is and asks for nothing", async ({ page }) => {
	const { year, categories } = await readDemo();
	const category = categories.find(({ publishesScores }) => publishesScores);
	const group = category?.stages.find(({ type }) => type === "GROUP")?.divisions[0];
	await visit(page, `${DEMO}/${year}/categories/${category?.id}/division/${group?.id}`);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/graphql")) asked.push(request.url());
	});
	const pill = page.getByRole("link", { name: "Round 1", exact: true });
	await pill.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => window.scrollY);
	await pill.click();
	await expect(page).toHaveURL(/\?round=1$/);
	await expect(page.getByRole("heading", { name: /^Round 1/ })).toBeVisible();
	await expect(page.getByRole("heading", { name: /^Round 2/ })).toBeHidden();
	const after = await page.evaluate(() => window.scrollY);
	expect(Math.abs(after - before)).toBeLessThan(2);
	expect(asked).toEqual([]);
});

test("All columns on a phone adds results and goals, and form, whose space is reserved; from 768 all are shown", async ({
	page,
}) => {
	await page.goto(GROUP_1);
	const table = page.getByRole("table", { name: "Table of Group 1" });
	const head = (short: string) => table.locator("thead th").filter({ hasText: new RegExp(`^${short}$`) });
	await expect(
		table
			.getByText("Through to Playoff A", { exact: false })
			.or(table.getByText(/Can still reach|Cannot reach/))
			.first(),
	).toBeAttached();
	await expect(head("Form")).toBeHidden();
	await expect(head("Goals")).toBeHidden();
	await page.getByRole("link", { name: "All columns" }).click();
	await expect(page).toHaveURL(/columns=all/);
	for (const short of ["W", "D", "L", "Goals", "Form"]) await expect(head(short)).toBeVisible();
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 768, height: 900 });
	for (const short of ["P", "W", "D", "L", "Goals", "GD", "Form", "Pts"]) await expect(head(short)).toBeVisible();
});

test("All ranking rules in the explanation, and under What it takes, opens the rules and scrolls there", async ({ page }) => {
	const rules = page.getByText("Teams that no rule separates share a position.");
	await page.goto(GROUP_1);
	await page.getByText("Why this order?").click();
	await page.locator("#why-0").getByRole("link", { name: "All ranking rules" }).click();
	await expect(rules).toBeInViewport();
	await expect(page.getByText("A match is 2 × 20 minutes.")).toBeVisible();
	await page.goto(GROUP_1);
	await page.getByRole("region", { name: "What it takes" }).getByRole("link", { name: "All ranking rules" }).click();
	await expect(rules).toBeInViewport();
});

test("a filter preserves Swedish's own address", async ({ page }) => {
	await page.goto(`${GROUP_1}?lang=sv`);
	await page
		.getByRole("link", { name: "Omgång 1", exact: true })
		.or(page.getByRole("link", { name: "Alla kolumner" }))
		.first()
		.click();
	await expect(page).toHaveURL(/lang=sv&/);
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await expect(page.getByRole("table", { name: "Tabell för Grupp 1" })).toContainText("De två främsta går till Slutspel A");
});

test("a group in play counts its live matches and shows the number", async ({ page }) => {
	await page.goto(`${SMALL}/2026/categories/g15/division/g15-g-a`);
	await expect(page.getByText("1 match in progress is counted")).toBeVisible();
	await expect(page.getByRole("table").first().getByText("won (in progress)").first()).toBeAttached();
	await page.goto(`${SMALL}/2026/categories/g15/division/g15-g-a?lang=sv`);
	await expect(page.getByText("1 pågående match är inräknad")).toBeVisible();
});

test("a withdrawn team is marked in words", async ({ page }) => {
	await page.goto(`${SMALL}/2026/categories/g15/division/g15-g-b`);
	await expect(page.getByRole("rowheader", { name: /HAV IF 2/ })).toContainText("Withdrawn");
});

test("a young category's group shows its teams and that matches are played, and no table or score", async ({ page }) => {
	const response = await page.goto(`${SMALL}/2026/categories/b11/division/b11-g-1`);
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { name: "Teams" })).toBeVisible();
	await expect(page.getByRole("table")).toHaveCount(0);
	await expect(page.getByRole("link", { name: /^Played\. EK IF, Sweden\. GRAN IF, Sweden\./ })).toContainText("Played");
	await expect(page.getByRole("main")).not.toContainText("7–3");
});

test.describe("an address that is no group of that category", () => {
	for (const path of ["b14/division/b14-a-1", "g15/division/b14-g-1", "b14/division/none"]) {
		test(`${path} is not found`, async ({ request }) => {
			const response = await request.get(`${SMALL}/2026/categories/${path}`);
			expect(response.status()).toBe(404);
			expect(await response.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/);
		});
	}
});

test.describe(() => {
	let worldCup: OwnCup;
	test.beforeAll(async () => {
		worldCup = await ownCup("worldCups");
	});
	test.afterAll(() => worldCup.stop());

	test("World Cup 2018, Group H: Japan and Senegal share second place until the fair-play fact is recorded", async ({ page }) => {
		const { cups } = await ask<{ cups: { editions: { name: string; tournaments: { id: string }[] }[] } }>(
			worldCup.address,
			"{ cups(cup: 1) { editions { name tournaments { id } } } }",
		);
		const edition = cups.editions.find(({ name }) => name === "2018");
		const { tournament } = await ask<{
			tournament: { categories: { id: string; stages: { divisions: { id: string; title: string }[] }[] }[] };
		}>(
			worldCup.address,
			"query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { id stages { divisions { id title } } } } }",
			{
				t: edition?.tournaments[0]?.id,
			},
		);
		const category = tournament.categories[0];
		const group = category?.stages.flatMap(({ divisions }) => divisions).find(({ title }) => title === "Group H");
		await page.goto(`${worldCup.address}/2018/categories/${category?.id}/division/${group?.id}`);
		const rows = page
			.getByRole("table", { name: "Table of Group H" })
			.getByRole("row")
			.filter({ has: page.getByRole("rowheader") });
		await expect(rows).toHaveText([/^1Colombia/, /^2Japan/, /^2Senegal/, /^4Poland/]);
		await expect(
			page.getByText("Japan and Senegal share second place until fair-play points are recorded or lots are drawn."),
		).toBeVisible();
	});
});

test("the filter's rounds are in order while rounds are to be played", async ({ page }) => {
	const { year, categories } = await readDemo();
	const groups = categories.flatMap(({ id, stages }) =>
		stages
			.filter(({ type }) => type === "GROUP")
			.flatMap(({ divisions }) => divisions.map((group) => ({ path: `categories/${id}/division/${group.id}`, group }))),
	);
	const inPlay = groups.find(({ group }) => group.isLive && group.matches.some(({ state }) => state === "UPCOMING"));
	await page.goto(`/${year}/${inPlay?.path}`);
	const pills = await page.getByRole("list", { name: "Rounds" }).getByRole("link").allTextContents();
	expect(pills.length).toBeGreaterThan(2);
	expect(pills).toEqual(["All", ...pills.slice(1).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))]);
});

test("in Swedish the goal difference's head is one line on the narrowest phone", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await page.goto(`${(await DEMO_PAGES["group in play"]?.()) ?? ""}?lang=sv`);
	const head = page.getByRole("table").first().getByText("+/−", { exact: true });
	await expect(head).toBeVisible();
	expect(await head.evaluate((node) => node.getClientRects().length)).toBe(1);
});
