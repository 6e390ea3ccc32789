import { keepToken, standIn } from "../support/account.ts";
import { expect, LIVE, test, visit } from "../support/browser.ts";
import { expectFits } from "../support/readable.ts";

test("without an account Home shows the teams viewed here, before My teams, until Clear; no request contains them", async ({
	page,
}) => {
	const asked: string[] = [];
	await visit(page, `${LIVE}/2026/teams/g15-bro`);
	await visit(page, `${LIVE}/2026/teams/g15-ask`);
	page.on("request", (request) => asked.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`));
	await page
		.getByRole("link", { name: /Fyrcupen|Start/ })
		.first()
		.click();
	const recent = page.getByRole("region", { name: "Recently viewed" });
	await expect(recent.getByRole("link")).toHaveCount(2);
	await expect(recent.getByRole("link").first()).toContainText("ASK IF");
	await expect(recent.getByRole("link").first()).toContainText(/live\s*\d+–\d+/i);
	await expect(recent).toContainText("Kept on this device only. No account needed.");
	expect((await recent.getByRole("listitem").first().boundingBox())?.width).toBe(148);
	const regions = await page.locator("main section[aria-labelledby] h2").allTextContents();
	expect(regions.indexOf("Recently viewed")).toBe(regions.indexOf("My teams") - 1);
	expect(asked.filter((one) => /graphql/.test(one) && /g15-(ask|bro)\b/.test(one))).toEqual([]);
	await page.goto(`${LIVE}/2026?lang=sv`);
	await expect(page.getByRole("region", { name: "Nyligen visade" })).toContainText(
		"Finns bara på den här enheten. Inget konto behövs.",
	);
	await page.getByRole("button", { name: "Rensa nyligen visade lag" }).click();
	await expect(page.getByRole("region", { name: "Nyligen visade" })).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("recent-teams"))).toBeNull();
});

test("with letters of twice the size the strip of viewed teams scrolls, and what screen readers alone are given widens no page", async ({
	page,
}) => {
	// The one with a draw lies beyond the window.
	for (const team of ["b14-bro", "g15-ask"]) await visit(page, `${LIVE}/2026/teams/${team}`);
	await visit(page, `${LIVE}/2026?lang=sv`);
	const recent = page.getByRole("region", { name: "Nyligen visade" });
	await expect(recent.getByRole("link").last()).toContainText("oavgjort");
	await expectFits(page, { width: 390, letters: 200 });
});

test("a signed-in user has My teams, and no list beside it", async ({ page, context }) => {
	await standIn(context);
	await keepToken(page, undefined, LIVE);
	await visit(page, `${LIVE}/2026/teams/g15-ask`);
	await visit(page, `${LIVE}/2026`);
	await expect(page.getByRole("region", { name: "My teams" })).toContainText("You have no favourite teams selected");
	await expect(page.getByRole("region", { name: "Recently viewed" })).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("recent-teams"))).toBeNull();
});

test.describe("a team that is not there any more", () => {
	test.use({ expectedComplaints: [/404/] });
	test("is removed by Home, whose query does not find it, and by its page", async ({ page }) => {
		const kept = () => page.evaluate(() => localStorage.getItem("recent-teams") ?? "");
		const keep = (id: string, divisions: readonly string[]) =>
			page.evaluate(
				([id, divisions]) => {
					const recent = JSON.parse(localStorage.getItem("recent-teams") ?? "[]") as object[];
					const nation = { code: "se", name: "Sweden" };
					const team = { id, year: "2026", name: `Hidden ${id}`, nation, category: "Girls 15", divisions };
					localStorage.setItem("recent-teams", JSON.stringify([team, ...recent]));
				},
				[id, divisions] as const,
			);
		await visit(page, `${LIVE}/2026/teams/g15-bro`);
		await keep("taken-out", ["g15-g-a"]);
		await keep("of-a-hidden-group", ["no-such-group"]);
		await keep("of-no-group", []);
		await visit(page, `${LIVE}/2026`);
		const recent = page.getByRole("region", { name: "Recently viewed" });
		await expect(recent.getByRole("link")).toHaveText([/Hidden of-no-group/, /BRO IF/]);
		await expect.poll(kept).not.toMatch(/taken-out|of-a-hidden-group/);
		await page.goto(`${LIVE}/2026/teams/of-no-group`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect.poll(kept).not.toContain("of-no-group");
		expect(await kept()).toContain("g15-bro");
	});
});
