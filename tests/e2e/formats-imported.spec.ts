import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { expect, test, visit } from "../support/browser.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";
import { EURO_2024 } from "../support/played-events/euro-2024.ts";
import { MAIN_ROUND_TABLE } from "../support/played-events/imported-formats.ts";
import { SIXTEEN_TEAMS } from "../support/played-events/sixteen-teams.ts";
import { expectFits } from "../support/readable.ts";

// A cup of several formats that was imported by its sheets alone, on a phone: what its pages show, and what they export.
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });

let served: OwnCup;
test.beforeAll(async () => {
	served = await ownCup("formats", { variables: { BRAND: "hamncupen" } });
});
test.afterAll(() => served.stop());

const CATEGORIES = "/2026/categories";
const MAIN_ROUND = `${CATEGORIES}/2026-b18/division/2026-b18-mellanrunda-1`;
const PLACES = `${CATEGORIES}/2026-b16/playoff/2026-b16-slutspel-a?round=placement`;

const main = (page: Page) => page.getByRole("main");

/** A sheet's rows without its headings, split at its separator. */
async function sheet(path: string, separator: string): Promise<string[][]> {
	const answer = await fetch(served.address + path);
	expect(answer.status, path).toBe(200);
	const [, ...rows] = (await answer.text()).replace("\uFEFF", "").trim().split("\r\n");
	return rows.map((row) => row.split(separator));
}

test("a main round's page names its stage, shows what its teams carried, and who goes on; its sheet has the same figures", async ({
	page,
}) => {
	await visit(page, `${served.address}${MAIN_ROUND}?lang=en`);
	await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Main round, group 1");
	await expect(main(page)).toContainText("The table begins with the results between these teams in the group stage before.");
	const rows = main(page).getByRole("table").first().getByRole("row");
	for (const [place, team, carried, points] of MAIN_ROUND_TABLE) {
		const row = rows.filter({ hasText: team });
		await expect(row).toContainText(String(place));
		await expect(row.getByRole("cell").last()).toHaveText(new RegExp(`^=?${points}$`));
		const short = main(page)
			.getByRole("listitem")
			.filter({ hasText: new RegExp(`^${team.replace(" HF", "")}( HF)?: ${carried} point`) });
		await expect(short).toHaveCount(1);
	}
	await expect(main(page)).toContainText("Top two go to Playoff A");
	await expectFits(page, { width: 320, whole: true });
	await expectNoFaults(page);
	await page.goto(`${served.address}${MAIN_ROUND}?lang=sv`);
	await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Mellanrunda, grupp 1");
	await expect(main(page)).toContainText("De två främsta går till Slutspel A");
	const exported = await sheet("/sheet/2026/categories/2026-b18/tables.csv?lang=sv", ";");
	expect(
		exported
			.filter(([, stage]) => stage === "Mellanrunda")
			.map((row) => [Number(row[3]), row[4], Number(row[14]), Number(row[13]), `${row[10]}-${row[11]}`]),
	).toEqual(MAIN_ROUND_TABLE);
});

test("matches for places are called by what they are for, and every team of sixteen has its place on the page and in the sheet", async ({
	page,
}) => {
	await visit(page, `${served.address}${PLACES}&lang=en`);
	for (const name of [/^Places 5–8/, /^Match for 5th place/, /^Match for 7th place/])
		await expect(main(page).getByRole("heading", { level: 3, name })).toBeVisible();
	await expectFits(page, { width: 320, whole: true });
	await page.goto(`${served.address}${PLACES}&lang=sv`);
	for (const name of [/^Plats 5–8/, /^Match om 5:e plats/, /^Match om 7:e plats/])
		await expect(main(page).getByRole("heading", { level: 3, name })).toBeVisible();
	await page.goto(`${served.address}${CATEGORIES}/2026-b16/teams?by=place&lang=en`);
	const places = main(page)
		.getByRole("listitem")
		.filter({ hasText: /\d(st|nd|rd|th) place/ });
	await expect(places).toHaveCount(16);
	const expected = SIXTEEN_TEAMS.placings.map((place) => place.split(" "));
	for (const [at, [position, team]] of expected.entries()) {
		await expect(places.nth(at)).toContainText(team!);
		await expect(places.nth(at)).toContainText(`${position}`);
	}
	await expectNoFaults(page);
	const exported = await sheet("/sheet/2026/categories/2026-b16/placings.csv?lang=en", ",");
	expect(exported.map(([, position, , team]) => [position, team])).toEqual(expected);
	expect(exported[4]!.slice(-2)).toEqual(["Playoff A", "Match for 5th place"]);
	await page.goto(`${served.address}/2026/teams/2026-b16-kvarn?lang=en`);
	await expect(main(page)).toContainText("Finished 5th of 16");
	await expect(main(page)).toContainText("Match for 5th place");
	await page.goto(`${served.address}/2026/teams/2026-b16-kvarn?lang=sv`);
	await expect(main(page)).toContainText("5:e plats av 16 lag");
});

test("best thirds play where the official table puts them, and shared places are of all 24 teams", async ({ page }) => {
	const playoff = `${CATEGORIES}/2026-g16/playoff/2026-g16-slutspel-a?round=round-of-16`;
	await visit(page, `${served.address}${CATEGORIES}/2026-g16/division/2026-g16-gruppspel-c?lang=en`);
	await expect(main(page)).toContainText("Third: the four best of six go to Playoff A.");
	await page.goto(`${served.address}${playoff}&lang=en`);
	for (const met of Object.entries(EURO_2024.met).flatMap(([number, teams]) => (Number(number) <= 44 ? [teams] : []))) {
		const [home, away] = met.split(" – ");
		const card = main(page).getByRole("link").filter({ hasText: home!, visible: true }).filter({ hasText: away! });
		await expect(card.first()).toBeVisible();
	}
	await expectNoFaults(page);
	await page.goto(`${served.address}/2026/teams/2026-g16-germany?lang=en`);
	await expect(main(page)).toContainText("Shared 5th place of 24");
	await page.goto(`${served.address}/2026/teams/2026-g16-germany?lang=sv`);
	await expect(main(page)).toContainText("Delad 5:e plats av 24 lag");
	const exported = await sheet("/sheet/2026/categories/2026-g16/placings.csv?lang=en", ",");
	expect(exported.map(([, position, shared, team]) => `${position}${shared === "yes" ? "=" : ""} ${team}`)).toEqual(
		EURO_2024.placings,
	);
});

test("a young category has no placings on its pages, its teams' pages or in a sheet", async ({ page }) => {
	for (const language of ["en", "sv"]) {
		await visit(page, `${served.address}${CATEGORIES}/2026-g11?lang=${language}`);
		await expect(main(page)).toContainText(language === "en" ? "Girls 11" : "Flickor 11");
		await expect(main(page)).not.toContainText(/Final placings|Slutplaceringar/);
		await page.goto(`${served.address}/2026/teams/2026-g11-ask-hf?lang=${language}`);
		await expect(main(page)).not.toContainText(/Finished|\d:[ae] plats|place of|9–4/);
	}
	for (const kind of ["placings", "tables"])
		expect((await fetch(`${served.address}/sheet/2026/categories/2026-g11/${kind}.csv`)).status).toBe(404);
});
