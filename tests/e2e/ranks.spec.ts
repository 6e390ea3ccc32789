import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, test, visit } from "../support/browser.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";
import { expectFits } from "../support/readable.ts";

// DECISIONS §3: the two best thirds go to A, the one left over to B.
test.describe.configure({ mode: "default" });

let served: OwnCup;
test.beforeAll(async () => {
	served = await ownCup("ranks");
});
test.afterAll(() => served.stop());

const CATEGORY = "/2026/categories/b19";

test("a group's page shows where its third goes by its rank among all groups", async ({ page }) => {
	await visit(page, `${served.address}${CATEGORY}/division/b19-g-a`);
	const main = page.getByRole("main");
	await expect(main).toContainText("Third: the two best of three go to Playoff A.");
	await expect(main).toContainText("Third: the last of three goes to Playoff B.");
	await expectFits(page, { width: 320, whole: true });
	await expectNoFaults(page);
	await page.goto(`${served.address}${CATEGORY}/division/b19-g-a?lang=sv`);
	await expect(main).toContainText("Trean: de två bästa av tre går till Slutspel A.");
});

test("a seat waits under the words of its own rank, and those of a third's road name both ways", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto(`${served.address}${CATEGORY}/playoff/b19-a-1`);
	const main = page.getByRole("main");
	await expect(main.getByText("Best 3rd of A/B/C").filter({ visible: true })).toHaveCount(2);
	await page.goto(`${served.address}${CATEGORY}/playoff/b19-b-1?lang=sv`);
	await expect(main.getByText("Sämsta 3:e i A/B/C").filter({ visible: true }).first()).toBeVisible();
	await page.goto(`${served.address}/2026/teams/b19-rc3?lang=en`);
	const roads = page.getByRole("region", { name: "If we finish…" });
	await expect(roads).toContainText("if among the 2 best of 3");
	await expect(roads).toContainText("if not among the 2 best of 3");
	await expectNoFaults(page);
});

test("a main round's table shows what its teams brought from the groups", async ({ page }) => {
	await visit(page, `${served.address}/2026/categories/b20/division/b20-m-m`);
	const main = page.getByRole("main");
	await expect(main).toContainText("The table begins with the results between these teams in the group stage before.");
	await expect(main.getByRole("listitem").filter({ hasText: "2 points, 30–25" })).toHaveText("Ale: 2 points, 30–25");
	const first = main.getByRole("row").filter({ hasText: "Ale HF" });
	await expect(first).toContainText("+5");
	await expectFits(page, { width: 320, whole: true });
	await expectNoFaults(page);
	await page.goto(`${served.address}/2026/categories/b20/division/b20-m-m?lang=sv`);
	await expect(main).toContainText("Tabellen börjar med resultaten mellan de här lagen i gruppspelet före.");
	await expect(main).toContainText("Boda: 1 poäng, 24–24");
});
