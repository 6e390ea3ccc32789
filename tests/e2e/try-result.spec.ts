import { ask, expect, SMALL, test } from "../support/browser.ts";
import { openWhole } from "../support/open-whole.ts";

/** A group with a live match and further ones. */
const GROUP = "2026/categories/g15/division/g15-g-a";

test.describe("NEXT §3 Try a result", () => {
	test("the reader's scores make a table of their own, and nothing of it is sent, in the address or stored", async ({ page }) => {
		// The page's own requests are done: later ones are caused by trying results.
		await openWhole(page, () => page.goto(`${SMALL}/${GROUP}`));
		const address = page.url();
		const section = page.getByRole("region", { name: "Try a result" });
		await section.getByRole("button", { name: "Try a result" }).click();
		await expect(section.getByText("Your try. Not a result.")).toBeVisible();
		await expect(section.getByText("Only on this screen. Nothing is sent, saved or shared.")).toBeVisible();
		const tried = section.getByRole("table", { name: "If it ends like this" });
		const matches = section.getByRole("group");
		const first = matches.first();
		const sent: string[] = [];
		page.on("request", (request) => sent.push(request.url()));

		const points = async (team: string) =>
			Number(await tried.getByRole("row").filter({ hasText: team }).getByRole("cell").nth(2).textContent());
		const [home, away] = (await first.locator("legend").textContent())!.split(" – ") as [string, string];
		const more = (team: string) => first.getByRole("button", { name: `One more for ${team}` });
		for (let goal = 0; goal < 12; goal++) await more(home).click();
		const homeWins = [await points(home), await points(away)];
		// As many as a handball match has.
		for (let goal = 0; goal < 32; goal++) await more(away).click();
		expect(Number(await first.getByRole("status").nth(1).textContent())).toBeGreaterThanOrEqual(32);
		const awayWins = [await points(home), await points(away)];
		expect(homeWins[0]! - awayWins[0]!).toBe(3);
		expect(awayWins[1]! - homeWins[1]!).toBe(3);

		await section.getByRole("button", { name: "Clear" }).click();
		await expect(first.getByRole("status").first()).not.toHaveText("12");
		// What the page loads ahead of a next one, in its own time, and what it follows.
		expect(sent.filter((url) => !/\/(stream|live|assets)\b/.test(new URL(url).pathname))).toEqual([]);
		expect(page.url()).toBe(address);
		await page.reload();
		await expect(page.getByText("Your try. Not a result.")).toHaveCount(0);
	});

	test("a running match starts at its score and cannot end with less", async ({ page }) => {
		const { tournament } = await ask<{
			tournament: {
				division: {
					matches: { state: string; homeTeamName: string; homeScore: number; awayTeamName: string; awayScore: number }[];
				};
			};
		}>(
			SMALL,
			`{ tournament(cup: 1, tournament: "lc-2026") { division(id: "g15-g-a") { matches { state homeTeamName homeScore awayTeamName awayScore } } } }`,
		);
		const live = tournament.division.matches.find(({ state }) => state === "LIVE")!;
		await page.goto(`${SMALL}/${GROUP}`);
		const section = page.getByRole("region", { name: "Try a result" });
		await section.getByRole("button", { name: "Try a result" }).click();
		const match = section.getByRole("group", { name: `${live.homeTeamName} – ${live.awayTeamName}` });
		await expect(match.getByRole("status")).toHaveText([`${live.homeScore}`, `${live.awayScore}`]);
		await expect(match.getByRole("button", { name: `One fewer for ${live.homeTeamName}` })).toBeDisabled();
		await expect(match.getByRole("button", { name: `One fewer for ${live.awayTeamName}` })).toBeDisabled();
	});

	test.describe("without its part", () => {
		test.use({ expectedComplaints: [[/Failed to load resource/, /net::ERR_FAILED/], { scope: "test" }] });

		test("the page stays, shows that the matches could not be loaded, and tries again", async ({ page }) => {
			await page.route(/\/assets\/TryBoard-/, (route) => route.abort(), { times: 1 });
			await openWhole(page, () => page.goto(`${SMALL}/${GROUP}`));
			const section = page.getByRole("region", { name: "Try a result" });
			await section.getByRole("button", { name: "Try a result" }).click();
			await expect(section.getByRole("alert")).toContainText("The matches could not be loaded. Try again.");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Group/);
			await section.getByRole("button", { name: "Try again" }).click();
			await expect(section.getByText("Your try. Not a result.")).toBeVisible();
		});
	});
});
