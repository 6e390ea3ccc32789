import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";

type Followed = { matchesOf: { id: string }[] };
const ids = ({ matchesOf }: Followed) => matchesOf.map(({ id }) => id);

describe("§5 My Week: followed teams and fields", () => {
	test("matches of teams and on fields, each once, in order of time", async () => {
		const { ask } = await askCup(aSmallCup());
		expect(ids(await ask(`matchesOf(teams: ["b14-gran"]) { id }`))).toEqual(["b14-m7", "b14-m9", "b14-s1"]);
		expect(ids(await ask(`matchesOf(fields: ["valhalla-1"]) { id }`))).toEqual(["g15-m1", "g15-m2", "b14-f"]);
		const both = ids(await ask(`matchesOf(teams: ["g15-fur", "b14-gran"], fields: ["valhalla-1"]) { id }`));
		expect(both).toEqual(["b14-m7", "b14-m9", "g15-m1", "g15-m2", "g15-m3", "b14-s1", "g15-f", "b14-f"]);
	});

	test("all teams are read at once, each once, and unknown ones are left out", async () => {
		const { ask } = await askCup(aSmallCup());
		const asked = 'teamsOf(ids: ["b14-gran", "another-year", "b11-gran", "b14-gran"]) { id category { publishesScores } }';
		expect(await ask(asked)).toEqual({
			teamsOf: [
				{ id: "b14-gran", category: { publishesScores: true } },
				{ id: "b11-gran", category: { publishesScores: false } },
			],
		});
	});

	test("unknown teams and fields, and an empty list, have no matches", async () => {
		const { ask } = await askCup(aSmallCup());
		expect(ids(await ask(`matchesOf(teams: ["another-year"], fields: ["nowhere"]) { id }`))).toEqual([]);
		expect(ids(await ask("matchesOf { id }"))).toEqual([]);
	});

	test("a young team has its matches without scores, and a bracket match is hidden before the schedule", async () => {
		const { ask } = await askCup(aSmallCup());
		const young = await ask<{ matchesOf: object[] }>(`matchesOf(teams: ["b11-gran"]) { id homeScore isPlayedWithoutScore }`);
		expect(young.matchesOf).toEqual([
			{ id: "b11-m1", homeScore: null, isPlayedWithoutScore: true },
			{ id: "b11-m2", homeScore: null, isPlayedWithoutScore: false },
		]);
		const unpublished = aSmallCup();
		for (const { published } of unpublished.editions) published.schedule = false;
		const { ask: askBefore } = await askCup(unpublished);
		expect(ids(await askBefore(`matchesOf(teams: ["b14-fur"], fields: ["valhalla-1"]) { id }`))).toEqual([]);
	});
});
