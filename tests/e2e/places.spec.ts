import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, test, visit } from "../support/browser.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";
import { expectFits } from "../support/readable.ts";

// DECISIONS §5 Playoff, with its places played out.
test.describe.configure({ mode: "default" });

let served: OwnCup;
test.beforeAll(async () => {
	served = await ownCup("places");
});
test.afterAll(() => served.stop());

const PLAYOFF = "/2026/categories/b18/playoff/b18-a-1";

test("a playoff's matches for places have a tab on a phone and are below the bracket on a desktop, each named by its place", async ({
	page,
}) => {
	await visit(page, served.address + PLAYOFF);
	const main = page.getByRole("main");
	const fifth = main.getByRole("heading", { name: "Match for 5th place" });
	await expect(fifth).toBeHidden();
	await main.getByRole("link", { name: "Places", exact: true }).press("Enter");
	await expect(page).toHaveURL(/round=placement/);
	await expect(fifth).toBeVisible();
	const rounds = main.getByRole("heading", { level: 3 });
	await expect(rounds.filter({ visible: true })).toContainText([/^Places 5–8/, /^Match for 5th place/, /^Match for 7th place/]);
	await expect(main.getByRole("link", { name: /^Cassel BK.*Garda BK|Garda BK.*Cassel BK/ })).toBeHidden();
	await expectFits(page, { width: 320, whole: true });
	await expectNoFaults(page);
	await page.setViewportSize(DESKTOP);
	await page.goto(`${served.address}${PLAYOFF}?lang=sv`);
	await expect(main.getByRole("heading", { level: 2, name: "Placeringar" })).toBeVisible();
	await expect(main.getByRole("heading", { name: /^Match om 5:e plats/ })).toBeVisible();
	await expect(main.getByRole("heading", { name: "Bronsmatch" })).toBeVisible();
	await expectNoFaults(page);
});

test("a team that lost and plays for a place is followed there; only the final's teams are through to the final", async ({
	page,
}) => {
	await page.goto(`${served.address}${PLAYOFF}?team=b18-bri`);
	await expect(page.getByRole("main")).toContainText("Brisheim FK lost in the quarter-final and plays the match for 5th place.");
	await page.goto(`${served.address}${PLAYOFF}?team=b18-hol&lang=sv`);
	await expect(page.getByRole("main")).toContainText("Holmvik och Östra Sundby Idrottsförening slutade 8:e.");
	await page.goto(`${served.address}/2026/teams/b18-bri?lang=en`);
	const main = page.getByRole("main");
	await expect(main).toContainText("Match for 5th place");
	await expect(main).not.toContainText("Through to");
	await page.goto(`${served.address}/2026/teams/b18-dsf`);
	await expect(main.getByRole("heading", { name: "Through to the final, Playoff A" })).toBeVisible();
});

test("a final place that nothing can change is on the team's and the category's pages, with what gave it", async ({ page }) => {
	await page.goto(`${served.address}/2026/teams/b18-hol`);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "8th in Playoff A" })).toBeVisible();
	await visit(page, `${served.address}/2026/categories/b18`);
	const section = page.getByRole("region", { name: "Final placings" });
	await expect(section.getByRole("listitem")).toHaveCount(2);
	await expect(section.getByRole("listitem").first()).toContainText("7th in Playoff A");
	await section.getByRole("link", { name: "All placings" }).press("Enter");
	await expect(page).toHaveURL(/categories\/b18\/teams\?by=place/);
	await expect(main).toContainText("6 teams have no final place yet.");
	await expect(main.getByRole("listitem").filter({ hasText: "Holmvik" })).toContainText("8th in Playoff A");
	await expectNoFaults(page);
	await page.getByRole("link", { name: "By name" }).press("Enter");
	await expect(page.getByRole("heading", { name: "A", exact: true })).toBeVisible();
	await page.goto(`${served.address}/2026/teams/b18-hol?lang=sv`);
	await main.getByRole("link", { name: "8:e plats av 8 lag" }).press("Enter");
	await expect(page).toHaveURL(/by=place/);
});

test("the dots of Å and Ö are not cut off where a long name is clipped to its box", async ({ page }) => {
	await page.goto(`${served.address}${PLAYOFF}?round=quarter-final`);
	const name = page.getByRole("main").locator(".truncate, .line-clamp-2").filter({ hasText: "Holmvik och Östra Sundby" }).first();
	const room = await name.evaluate((element) => {
		const { paddingTop, fontSize, overflowY } = getComputedStyle(element);
		return { clipped: overflowY !== "visible", above: Number.parseFloat(paddingTop) / Number.parseFloat(fontSize) };
	});
	expect(room.clipped).toBe(true);
	expect(room.above, "ems above the line box").toBeGreaterThanOrEqual(0.2);
});
