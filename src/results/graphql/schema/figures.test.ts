import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { countedFigures } from "../../../../tests/support/counted-figures.ts";
import { aMatch, aSmallCup, finished } from "../../../../tests/support/cup.ts";
import { changes } from "../../../../tests/support/random-changes.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import { aYoungCup } from "../../../../tests/support/young-cup.ts";
import type { CupFile } from "../../record/cup-file.ts";

const COUNTS = "matches finished live remaining cancelled walkovers counted goals";

type Figures = {
	statistics: { matches: number | null };
	figures: Record<string, number | null> & {
		results: { winner: number; loser: number; count: number }[];
		days: { matches: number; finished: number; goals: number | null }[];
		categories: { matches: number; finished: number; goals: number | null }[];
	};
};

describe("the figures of an edition", () => {
	test("equal those of its export, whatever is played and published", async () => {
		await fc.assert(
			fc.asyncProperty(changes(8), fc.boolean(), async (all, young) => {
				const { ask, source } = await askCup(young ? aYoungCup() : aSmallCup());
				for (const change of all) change(source);
				const { figures, statistics } = await ask<Figures>(
					`statistics { matches } figures { ${COUNTS} results(first: 100) { winner loser count } days { ${COUNTS} } categories { ${COUNTS} } }`,
				);
				const { results, days, categories, ...counts } = figures;
				const byHand = countedFigures(source.record().edition);
				expect(statistics.matches).toBe(counts.matches);
				if (!byHand) {
					expect(new Set(Object.values(counts))).toEqual(new Set([null]));
					expect([results, days]).toEqual([[], []]);
					return;
				}
				const { results: resultsByHand, ...countsByHand } = byHand;
				expect(counts).toEqual(countsByHand);
				expect(new Map(results.map(({ winner, loser, count }) => [`${winner}-${loser}`, count]))).toEqual(resultsByHand);
				expect(results.map(({ count }) => count)).toEqual(results.map(({ count }) => count).sort((a, b) => b - a));
				const sum = (of: { goals: number | null }[]) => of.reduce((total, { goals }) => total + (goals ?? 0), 0);
				expect([sum(categories), sum(days) <= sum(categories)]).toEqual([byHand.goals ?? 0, true]);
				expect(categories.reduce((total, { matches }) => total + matches, 0)).toBe(byHand.matches);
			}),
			{ numRuns: 40 },
		);
	});

	test("count entered teams, as far as they are published", async () => {
		const ENTERED = "teams clubs nations arenas fields";
		const cup = aSmallCup();
		cup.clubs[1]!.nation = "fi";
		const { ask } = await askCup(cup);
		expect(await ask(`figures { ${ENTERED} }`)).toEqual({ figures: { teams: 14, clubs: 7, nations: 2, arenas: 2, fields: 3 } });
		Object.assign(cup.editions[0]!.published, { clubs: false, teams: false });
		const hidden = await askCup(cup);
		expect(await hidden.ask(`figures { ${ENTERED} teamsPerNation { teams } categories { teams } }`)).toEqual({
			figures: {
				...{ teams: null, clubs: null, nations: null, arenas: 2, fields: 3, teamsPerNation: null },
				categories: [{ teams: null }, { teams: null }, { teams: null }],
			},
		});
	});

	test.each(["clubs", "teams"] as const)("omit nations' teams while only its %s are not published", async (flag) => {
		const cup = aSmallCup();
		cup.editions[0]!.published[flag] = false;
		const { ask } = await askCup(cup);
		expect(await ask("figures { teamsPerNation { teams clubs } }")).toEqual({ figures: { teamsPerNation: null } });
	});

	test("give goals and matches by day and by category, and the average of the matches that count", async () => {
		const { ask } = await askCup(aSmallCup());
		const { figures } = await ask<{ figures: { goalsPerMatch: number; days: object[]; categories: object[] } }>(
			`figures { goalsPerMatch days { day matches finished goals } categories { category { id } teams matches counted goals goalsPerMatch } }`,
		);
		expect(figures.days.slice(0, 2)).toEqual([
			{ day: "2026-07-13", matches: 7, finished: 7, goals: 12 },
			{ day: "2026-07-14", matches: 5, finished: 4, goals: 4 },
		]);
		expect(figures.categories).toEqual([
			{ category: { id: "b14" }, teams: 7, matches: 14, counted: 9, goals: 16, goalsPerMatch: 16 / 9 },
			{ category: { id: "g15" }, teams: 4, matches: 4, counted: 1, goals: 4, goalsPerMatch: 4 },
			{ category: { id: "b11" }, teams: 3, matches: 2, counted: 0, goals: null, goalsPerMatch: null },
		]);
		expect(figures.goalsPerMatch).toBe(2);
	});

	test("name the nations with most teams, and the biggest wins, of equal margin the one with more goals first", async () => {
		const cup = aSmallCup();
		for (const [club, nation] of Object.entries({ ask: "fi", hav: "no", gran: "no" }))
			cup.clubs.find(({ id }) => id === club)!.nation = nation;
		Object.assign(cup.editions[0]!.matches.find(({ id }) => id === "b14-m5")!, finished(4, 1));
		const { ask } = await askCup(cup);
		expect(
			await ask("figures { teamsPerNation(first: 2) { nation { name } teams clubs } biggestWins(first: 3) { id } }"),
		).toEqual({
			figures: {
				teamsPerNation: [
					{ nation: { name: "Sweden" }, teams: 7, clubs: 4 },
					{ nation: { name: "Norway" }, teams: 5, clubs: 2 },
				],
				biggestWins: [{ id: "b14-m5" }, { id: "b14-m8" }, { id: "b14-m2" }],
			},
		});
	});

	test("name at most twenty biggest wins, of all categories together, of equal margin and goals the earlier first", async () => {
		const cup = aSmallCup();
		const { matches } = cup.editions[0]!;
		const wins = (division: string, teams: [string, string], clock: string, from: number) =>
			Array.from({ length: 15 }, (_, at) => ({
				...aMatch(`${division}-w${at}`, division, teams, { start: `2026-07-13T${clock}:${10 + at}:00Z`, number: `${from + at}` }),
				...finished(0, 50 + at),
			}));
		matches.push(...wins("b14-g-1", ["b14-ask", "b14-bro"], "09", 100), ...wins("g15-g-a", ["g15-ask", "g15-bro"], "08", 200));
		const { ask } = await askCup(cup);
		const told = async (first: number) =>
			(await ask<{ figures: { biggestWins: { id: string }[] } }>(`figures { biggestWins(first: ${first}) { id } }`)).figures
				.biggestWins;
		const expected = Array.from({ length: 10 }, (_, at) => [{ id: `g15-g-a-w${14 - at}` }, { id: `b14-g-1-w${14 - at}` }]).flat();
		expect(await told(100)).toEqual(expected);
		expect([await told(20), await told(19), await told(0)]).toEqual([expected, expected.slice(0, 19), []]);
	});

	test("compare this edition with those before it, as far as they are published", async () => {
		const cup = withYearBefore(aSmallCup());
		const EDITIONS = "figures { editions { year teams nations matches goals tournament { id } } }";
		const figures = { teams: 14, nations: 1, matches: 20, goals: 20 };
		const now = { year: 2026, ...figures, tournament: { id: "lc-2026" } };
		const { ask } = await askCup(cup);
		expect(await ask(EDITIONS)).toEqual({
			figures: { editions: [now, { year: 2025, ...figures, tournament: { id: "lc-2025" } }] },
		});
		cup.editions[1]!.published = { clubs: false, teams: false, lot: false, schedule: false };
		const hidden = await askCup(cup);
		expect(await hidden.ask(EDITIONS)).toEqual({ figures: { editions: [now] } });
	});
});

describe("the winners", () => {
	const WINNERS = "figures { winners { category { id } division { id } match { id } team { id } runnerUp { id } } }";

	test("are those of decided finals, on penalties too", async () => {
		const { ask } = await askCup(aSmallCup());
		const ids = (...all: string[]) => all.map((id) => ({ id }));
		const [category, division, match, team, runnerUp] = ids("g15", "g15-a-1", "g15-f", "g15-ask", "g15-fur");
		expect(await ask(WINNERS)).toEqual({ figures: { winners: [{ category, division, match, team, runnerUp }] } });
	});

	const league = (results: [number, number][]): CupFile => {
		const cup = aSmallCup();
		const edition = cup.editions[0]!;
		const young = edition.categories.find(({ id }) => id === "b11")!;
		delete young.publishes;
		for (const [index, match] of edition.matches.filter(({ division }) => division === "b11-g-1").entries())
			Object.assign(match, finished(...results[index]!));
		return cup;
	};
	const champions = async (cup: CupFile) => {
		const { figures } = await (await askCup(cup)).ask<{
			figures: { winners: { category: { id: string }; team: { id: string } }[] };
		}>(WINNERS);
		return figures.winners.filter(({ category }) => category.id === "b11").map(({ team }) => team.id);
	};

	test("of a category without playoffs is the leader of its league when all is played, and none while the place is shared", async () => {
		expect(
			await champions(
				league([
					[2, 0],
					[1, 0],
				]),
			),
		).toEqual(["b11-ek"]);
		expect(
			await champions(
				league([
					[1, 0],
					[0, 1],
				]),
			),
		).toEqual([]);
		const open = league([
			[2, 0],
			[1, 0],
		]);
		open.editions[0]!.matches.find(({ id }) => id === "b11-m2")!.status = "live";
		expect(await champions(open)).toEqual([]);
	});
});
