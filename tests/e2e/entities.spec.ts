import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

/** The fields of a tournament in SPEC §3 and §7, name by name: a removed or renamed field is an error. */
const TOURNAMENT = `query ($cup: Int!, $tournament: String!) {
	tournament(cup: $cup, tournament: $tournament) {
		id
		name
		startsAt
		endsAt
		streamingInfo { info hasAccessInfo }
		status { clubsPublished teamsPublished lotPublished schedulePublished }
		announcements { text buttonLink buttonText }
		statistics { teams nations matches }
		categories {
			id
			name
			shortName
			gender
			stages { typename categoryId stageId rank type name ... on PlayoffStage { divisions { id } } }
		}
		selectedGames {
			id zonedStartTime locationName categoryShortName divisionName roundName
			homeTeamName homeScore homeNationCode awayTeamName awayScore awayNationCode
			isLive isFinished isSchedulePublished streamUrl
		}
	}
}`;
const SMALL_CUP = { cup: 1, tournament: "lc-2026" };

test("§3 a tournament, its categories, stages and selected games have every field that the specification names", async () => {
	const { tournament } = await ask<{ tournament: Record<string, unknown> }>(SMALL, TOURNAMENT, SMALL_CUP);
	expect(tournament).toMatchObject({
		id: "lc-2026",
		name: "Lillcupen 2026",
		startsAt: "2026-07-13",
		endsAt: "2026-07-18",
		status: { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true },
		statistics: { teams: 14, nations: 1, matches: 20 },
	});
	const girls = { id: "g15", name: "Girls 15", shortName: "G15", gender: "GIRLS" };
	const stage = { categoryId: "g15", stageId: "g15-a", rank: 3, type: "PLAYOFF", name: "Slutspel A" };
	expect(tournament.categories).toContainEqual({
		...girls,
		stages: expect.arrayContaining([{ typename: "PlayoffStage", ...stage, divisions: [{ id: "g15-a-1" }] }]),
	});
	expect(tournament.selectedGames).toContainEqual({
		id: "g15-m1",
		zonedStartTime: "2026-07-14T14:00:00+02:00",
		locationName: "Valhalla 1",
		categoryShortName: "G15",
		divisionName: "Group A",
		roundName: expect.any(String),
		homeTeamName: "ASK IF",
		homeScore: 1,
		homeNationCode: "se",
		awayTeamName: "BRO IF",
		awayScore: 0,
		awayNationCode: "se",
		isLive: true,
		isFinished: false,
		isSchedulePublished: true,
		streamUrl: "/2026/streams/live-1",
	});
});

test("§3 streamingInfo and announcements depend on the language", async () => {
	for (const [lang, info, hasAccessInfo, text, buttonText] of [
		["en", "Buy a pass", "Enjoy", "Welcome", "Read"],
		["sv", "Köp ett pass", "Mycket nöje", "Välkommen", "Läs"],
	] as const) {
		const { tournament } = await ask<{ tournament: object }>(SMALL, TOURNAMENT, SMALL_CUP, lang);
		expect(tournament).toMatchObject({
			streamingInfo: { info, hasAccessInfo },
			announcements: [{ text, buttonText, buttonLink: "https://cup.example/" }],
		});
	}
});

test("§3 a team has a nation and a category", async () => {
	const { tournament } = await ask<{ tournament: { team: object } }>(
		SMALL,
		`{ tournament(cup: 1, tournament: "lc-2026") { team(id: "b14-bro") { nation { name code } category { name shortName } } } }`,
	);
	expect(tournament.team).toEqual({ nation: { name: "Sweden", code: "se" }, category: { name: "Boys 14", shortName: "B14" } });
});

test("§3 the flags of England, Wales, Scotland, Northern Ireland, Taiwan and Kosovo are shown under the cup's own codes", async ({
	page,
}) => {
	const { year } = await readDemo();
	await page.goto(`${DEMO}/${year}/nations`);
	for (const [code, flag] of [
		["en", "gb-eng"],
		["wa", "gb-wls"],
		["ct", "gb-sct"],
		["nd", "gb-nir"],
		["tpe", "tw"],
		["ko", "xk"],
	]) {
		const shown = page.locator(`main a[href='/${year}/nations/${code}'] img`);
		await expect(shown).toHaveAttribute("src", `/flags/${flag}.svg`);
		await shown.scrollIntoViewIfNeeded();
		await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), code).toBeGreaterThan(0);
	}
});
