import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { favourite, keepToken, latest, register, standIn } from "../support/account.ts";
import { ask, DEMO, DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { expectFits, setTextSize } from "../support/readable.ts";
import { fieldTokenFile } from "../support/reporter.ts";

/** The sizes that a reader sets letters to, in per cent of a browser's own. */
const SIZES = [125, 150, 175, 200];

/** At every size a phone shows each text whole; at twice the size a desktop does, too. Neither scrolls sideways as a page. */
async function expectReadable(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 }), "a page, and no error").toHaveCount(1);
	for (const letters of SIZES) await expectFits(page, { width: 390, letters, whole: true });
	await expectFits(page, { width: DESKTOP.width, letters: 200, whole: true });
}

/** The demo cup's teams with the longest names, as favourites. */
async function longestNames(year: string): Promise<ReturnType<typeof favourite>[]> {
	type Team = { id: string; name: string; nation: { code: string; name: string } };
	type Category = { id: string; name: string; shortName: string; stages: { divisions: { teams: Team[] }[] }[] };
	const { tournament } = await ask<{ tournament: { categories: Category[] } }>(
		DEMO,
		"query L($t: String!) { tournament(cup: 1, tournament: $t) { categories { id name shortName stages { divisions { teams { id name nation { code name } } } } } } }",
		{ t: year },
	);
	const teams = tournament.categories.flatMap((category) =>
		(category.stages[0]?.divisions ?? []).flatMap((division) => division.teams.map((team) => ({ match: "", team, category }))),
	);
	return teams
		.toSorted((a, b) => b.team.name.length - a.team.name.length)
		.slice(0, 8)
		.map((one, at) => favourite(one, year, at + 1));
}

test("My Week and My teams, of the teams with the longest names: with letters of up to twice the size all is read whole", async ({
	page,
	context,
}) => {
	const year = await latest();
	const service = await standIn(context);
	service.user.favourite_teams.push(...(await longestNames(year)));
	await keepToken(page);
	await page.goto(`/${year}/favourites`);
	await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
	for (const folded of await page.locator("summary", { hasText: "Earlier today" }).all()) await folded.click();
	await expectReadable(page);
	await page.goto("/");
	await expect(page.getByRole("region", { name: "My teams" }).getByRole("heading", { level: 3 })).toHaveCount(8);
	await expectReadable(page);
});

test("A team's page in Swedish: with letters of twice the size the words of its calendar stay within their button", async ({
	page,
}) => {
	await page.goto(`${SMALL}/2026/teams/b14-ask?lang=sv`);
	const calendar = page.getByRole("link", { name: "Lägg i kalendern" });
	await expect(calendar).toBeVisible();
	await expectFits(page, { width: 390, letters: 200, whole: true });
	const overflow = await calendar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(overflow).toBe(0);
});

test("The reporter's page: with letters of up to twice the size all is read whole", async ({ page, live }) => {
	await page.goto(`${live}/report#${readFileSync(fieldTokenFile(Number(new URL(live).port)), "utf8")}`);
	await page.getByRole("button", { name: "Fri 17 Jul" }).click();
	await expectReadable(page);
	await page.getByRole("link", { name: /HAV IF/ }).click();
	await expect(page.getByRole("button", { name: "Kick-off" })).toBeVisible();
	await expectReadable(page);
});

test("The identity site: with letters of up to twice the size all is read whole", async ({ page }) => {
	const { token } = await register();
	await page.goto("/identity/?lang=sv");
	await expectReadable(page);
	const response = await page.request.post("/api/user/auth/token", { headers: { authorization: `Bearer ${token}` } });
	await page.goto(`${(await response.json()).url}?route=profile.show`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectReadable(page);
});

test("with text of twice the size a group's table leaves out the form and can be scrolled to its points", async ({ page }) => {
	await page.goto((await DEMO_PAGES["group in play"]?.()) ?? "");
	await setTextSize(page, 200);
	const table = page.getByRole("table").first();
	await expect(table.getByRole("columnheader", { name: "Form" })).toBeHidden();
	const points = table.getByRole("row").nth(1).getByRole("cell").last();
	await points.scrollIntoViewIfNeeded();
	await expect(points).toBeInViewport();
});
