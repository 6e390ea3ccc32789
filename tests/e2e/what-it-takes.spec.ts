import type { BrowserContext } from "@playwright/test";
import { expectNoFaults, READERS_RULES } from "../support/axe.ts";
import { DESKTOP, expect, test } from "../support/browser.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";
import { expectFits } from "../support/readable.ts";

/** Cassel are third before the last round: both other matches matter to them, and no sentence covers how. */
const TEAM = "2026/teams/b17-cas";

// One after the other: every process that has one of them begins a cup of its own.
test.describe.configure({ mode: "default" });

/** The group's last round changes for all readers: a server of its own. */
let served: OwnCup;
test.beforeAll(async () => {
	served = await ownCup("lastRound");
});
test.afterAll(() => served.stop());

const inSwedish = (context: BrowserContext) => context.addCookies([{ name: "app-lang", value: "sv", url: served.address }]);

test.describe("NEXT §3 What it takes, where several other matches matter", () => {
	test("the sentence names the conditions on both, and each case of a table what an own result then gives", async ({ page }) => {
		await page.goto(`${served.address}/${TEAM}`);
		const section = page.getByRole("region", { name: "What it takes" });
		await expect(section).toContainText("Playoff A");
		await expect(section).toContainText("Must not lose, and even then only if Arsta IF do not win or Fyrsken IK do not win");
		const table = section.getByRole("table", {
			name: "What Cassel BK reach, by their own result and those of the other matches",
		});
		await expect(table.getByRole("columnheader")).toHaveText(["Other matches", "Win", "Draw", "Lose"]);
		// Three results of each of the two: no two rows give the same.
		await expect(table.getByRole("rowheader")).toHaveCount(9);
		const row = (...said: string[]) => said.reduce((rows, one) => rows.filter({ hasText: one }), table.getByRole("row"));
		await expect(row("Arsta IF beat Brisheim FK", "Enskär FF beat Fyrsken IK").getByRole("cell")).toHaveText([
			"2nd Through to Playoff A",
			"=goal difference decides",
			"5th Cannot reach Playoff A",
		]);
		// First or second: through, though not to one place.
		await expect(row("Arsta IF and Brisheim FK draw", "Enskär FF beat Fyrsken IK").getByRole("cell").first()).toHaveText(
			" Through to Playoff A",
		);
		await expect(row("Arsta IF and Brisheim FK draw", "Fyrsken IK beat Enskär FF").getByRole("cell")).toHaveText([
			"=goal difference decides",
			"3rd Cannot reach Playoff A",
			"4th Cannot reach Playoff A",
		]);
		await expect(section).toContainText("Every possible score of the 3 matches left, by the cup’s ranking rules.");
		const group = page.getByRole("table", { name: /Group 1/ });
		await expect(group.getByRole("columnheader").last()).toHaveText("What it takes");
		await expect(
			group
				.getByRole("row", { name: /Cassel BK/ })
				.getByRole("cell")
				.last(),
		).toHaveText("Can still reach Playoff A");

		await inSwedish(page.context());
		await page.goto(`${served.address}/${TEAM}`);
		const swedish = page.getByRole("region", { name: "Det här krävs" }).getByRole("table", { name: /Cassel BK/ });
		const rows = swedish.getByRole("row").filter({ hasText: "Arsta IF slår Brisheim FK" });
		await expect(rows.filter({ hasText: "Enskär FF och Fyrsken IK spelar oavgjort" }).getByRole("cell").first()).toHaveText(
			"2:a Klart för Slutspel A",
		);
	});

	test("what no sentence covers leads by keys to all cases", async ({ page }) => {
		await page.goto(`${served.address}/2026/teams/b17-ars`);
		const section = page.getByRole("region", { name: "What it takes" });
		await section.getByRole("link", { name: "See all cases" }).press("Enter");
		await expect(page).toHaveURL(/\/teams\/b17-ars#all-cases$/);
		await expect(section.getByRole("heading", { name: "All cases" })).toBeInViewport();
	});

	test("NEXT §4 from 1180 px a beam leads from the team's own row of the table beside to the middle of each road", async ({
		page,
	}) => {
		await page.setViewportSize(DESKTOP);
		await page.goto(`${served.address}/${TEAM}`);
		const roads = page.getByRole("region", { name: "If we finish" }).getByRole("list").first();
		await expect(roads.locator("> li")).toHaveCount(2);
		const row = page.getByRole("table", { name: /Group 1/ }).getByRole("row", { name: /Cassel BK/ });
		const drawn = () =>
			roads.evaluate((list) => {
				const px = (of: string, which: "top" | "left" | "width" | "height") =>
					Number.parseFloat(getComputedStyle(list, of)[which]);
				const [down, across] = ["::before", "::after"] as const;
				return {
					from: Math.round(px(down, "top")),
					to: Math.round(px(down, "top") + px(down, "height")),
					rowAt: Math.round(px(across, "top")),
					rowEnd: Math.round(px(across, "left") + px(across, "width")),
				};
			});
		const middle = async (of: typeof row) => {
			const box = (await of.boundingBox())!;
			return box.y + box.height / 2;
		};
		const [own, last, beside] = [await middle(row), await middle(roads.locator("> li").last()), (await row.boundingBox())!.x];
		const near = (at: number) => expect.closeTo(at, -0.5);
		await expect
			.poll(drawn)
			.toEqual({ from: near(own - 3.5), to: near(last + 3.5), rowAt: near(own - 3.5), rowEnd: near(beside) });
	});

	test("what is tried of a result is read whole with letters of twice the size", async ({ page }) => {
		await page.goto(`${served.address}/2026/categories/b17/division/b17-g-1`);
		await page.getByRole("button", { name: "Try a result" }).click();
		const tried = page.getByRole("region", { name: "Try a result" });
		await expect(tried.getByRole("table", { name: "If it ends like this" })).toBeVisible();
		for (const width of [390, 320]) await expectFits(page, { width, letters: 200 });
		for (const part of [
			tried.getByRole("button", { name: /^One (more|less) for/ }).last(),
			tried.getByRole("row").last().getByRole("cell").last(),
		]) {
			const box = (await part.boundingBox())!;
			expect(box.x + box.width).toBeLessThanOrEqual(320);
		}
	});

	test("a table whose names fill it scrolls by itself in letters of twice the size, and the page does not", async ({ page }) => {
		await page.goto(`${served.address}/${TEAM}`);
		const table = page.getByRole("table", { name: /Group 1/ });
		await expect(table).toBeVisible();
		await table.evaluate((element) => {
			for (const name of element.querySelectorAll("th a > span:last-child")) name.textContent = "Brandungsheimervereinigung 2";
		});
		await expectFits(page, { width: 390, letters: 200 });
		expect(await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))).toBe(true);
	});

	for (const [words, colorScheme] of [
		["light", "light"],
		["dark", "dark"],
	] as const)
		test(`cases and roads have no fault that axe finds, nor a text that large letters cut: ${words}`, async ({ page }) => {
			await page.emulateMedia({ colorScheme });
			for (const language of ["English", "Swedish"]) {
				if (language === "Swedish") await inSwedish(page.context());
				await page.setViewportSize({ width: 390, height: 844 });
				await page.goto(`${served.address}/${TEAM}`);
				await expect(page.getByRole("region", { name: /If we finish|Om vi slutar/ }).getByRole("listitem")).not.toHaveCount(0);
				await expectNoFaults(page, { tags: READERS_RULES, what: language });
				for (const [width, size] of [
					[390, 200],
					[DESKTOP.width, 200],
				] as const) {
					await expectFits(page, { width, letters: size, whole: true });
				}
			}
		});
});
