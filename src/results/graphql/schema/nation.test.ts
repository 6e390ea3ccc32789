import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";

const aCupWithNorway = () => {
	const cup = aSmallCup();
	for (const club of cup.clubs) if (club.id === "hav" || club.id === "fur") club.nation = "no";
	return cup;
};

describe("a nation", () => {
	test("has its clubs, its teams by category and their matches, today by the cup's own clock", async () => {
		const { ask } = await askCup(aCupWithNorway());
		const NATION = `nation(code: "no") {
			clubs { id } teamsByCategory { category { id } teams { id } } matchesToday { id } matches(day: "2026-07-16") { id } liveMatches { id }
		}`;
		expect(await ask(NATION)).toEqual({
			nation: {
				clubs: [{ id: "fur" }, { id: "hav" }],
				teamsByCategory: [
					{ category: { id: "b14" }, teams: [{ id: "b14-fur" }, { id: "b14-hav" }] },
					{ category: { id: "g15" }, teams: [{ id: "g15-fur" }, { id: "g15-hav" }] },
					{ category: { id: "b11" }, teams: [{ id: "b11-hav" }] },
				],
				matchesToday: [{ id: "b14-m9" }, { id: "g15-m2" }],
				matches: [{ id: "b14-s2" }],
				liveMatches: [],
			},
		});
	});

	test("is found by its code in capitals too, as are its matches", async () => {
		const { ask } = await askCup(aCupWithNorway());
		const asked = (code: string) =>
			ask<{ matches: { totalCount: number } }>(`nation(code: "${code}") { code } matches(nation: "${code}") { totalCount }`);
		const small = await asked("no");
		expect(small).toMatchObject({ nation: { code: "no" } });
		expect(small.matches.totalCount).toBeGreaterThan(0);
		expect(await asked("NO")).toEqual(small);
	});

	const RECORD = `nation(code: "no") { record { played won drawn lost goalsFor goalsAgainst } }`;

	test("has the record of all its teams: a match between two of them is both a win and a defeat", async () => {
		const { ask } = await askCup(aCupWithNorway());
		// Boys 14: 2–1, 3–0 between two of them, 0–1. Girls 15: a walkover between two of them, lost on penalties after 2–2.
		const record = { played: 7, won: 3, drawn: 0, lost: 4, goalsFor: 7, goalsAgainst: 7 };
		expect(await ask(RECORD)).toEqual({ nation: { record } });
	});

	test("has a record without unfinished matches, walkovers lost by both, and young teams' matches", async () => {
		const cup = aCupWithNorway();
		const { matches } = cup.editions[0]!;
		const of = (id: string) => matches.find((match) => match.id === id)!;
		Object.assign(of("b14-m7"), { status: "live" });
		Object.assign(of("g15-m2"), { winner: "none" });
		Object.assign(of("b11-m2"), { status: "finished", score: { home: 0, away: 9 } });
		Object.assign(of("b14-m9"), { score: { home: 1, away: 1 } });
		const { ask } = await askCup(cup);
		const record = { played: 6, won: 1, drawn: 1, lost: 4, goalsFor: 6, goalsAgainst: 6 };
		expect(await ask(RECORD)).toEqual({ nation: { record } });
	});

	test("has none before teams, draw and schedule are published", async () => {
		for (const flag of ["teams", "lot", "schedule"] as const) {
			const cup = aCupWithNorway();
			cup.editions[0]!.published[flag] = false;
			expect(await (await askCup(cup)).ask(RECORD)).toEqual({ nation: { record: null } });
		}
	});
});
