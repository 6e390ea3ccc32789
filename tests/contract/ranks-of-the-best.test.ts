import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { matchOf, stageOf } from "../support/broken-cup.ts";
import { aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { withRanks } from "../support/ranked-cup.ts";
import { changeOf, filesOf, type Sheets, sourceOf } from "./csv-folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

const onError = (error: unknown) => {
	throw error;
};

async function asked(cup: CupFile, query: string, lang: "en" | "sv" = "en") {
	const models = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date(0), onError });
	const { data } = await createGraphQL({ models, onError }).execute(
		`{ tournament(cup: ${cup.cup.id}, tournament: "lc-2026") { ${query} } }`,
		{},
		{ lang },
	);
	return (data as unknown as { tournament: Record<string, unknown> }).tournament;
}

/** "SF 1: Second best 3rd of A/B/C – 4th of group B" */
async function sidesShown(cup: CupFile, lang: "en" | "sv" = "en"): Promise<string[]> {
	const shown = await asked(
		cup,
		["q1", "q2", "s1"].map((id) => `${id}: match(id: "b19-${id}") { homeTeamName awayTeamName }`).join(" "),
		lang,
	);
	return Object.values(shown as Record<string, { homeTeamName: string; awayTeamName: string }>).map(
		({ homeTeamName, awayTeamName }) => `${homeTeamName} – ${awayTeamName}`,
	);
}

describe("the two best thirds go to A, all others to B", () => {
	test("seats wait under their own words, and are filled once the last group is over", async () => {
		expect(await sidesShown(withRanks(aSmallCup()))).toEqual([
			"Alby IF – Best 3rd of A/B/C",
			"Bara GoIF – Best 3rd of A/B/C",
			"Worst 3rd of A/B/C – Bollnäs FF",
		]);
		expect((await sidesShown(withRanks(aSmallCup()), "sv"))[2]).toBe("Sämsta 3:e i A/B/C – Bollnäs FF");
		// None meets its own group.
		expect(await sidesShown(withRanks(aSmallCup(), true))).toEqual([
			"Alby IF – Boxholms Idrottsförening Ungdom",
			"Bara GoIF – Corona FC",
			"Arboga Södra FF – Bollnäs FF",
		]);
	});

	test("the table shows where each rank leads, and lists no third among teams whose way is certain", async () => {
		const { division } = (await asked(
			withRanks(aSmallCup()),
			`division(id: "b19-g-a") { table {
				advancement { from to stage { title } }
				rankedAdvancement { position ranks { from to of } stage { title } division { id } }
			} }`,
		)) as { division: { table: unknown } };
		expect(division.table).toEqual({
			advancement: [
				{ from: 1, to: 2, stage: { title: "Playoff A" } },
				{ from: 4, to: 4, stage: { title: "Playoff B" } },
			],
			rankedAdvancement: [
				{ position: 3, ranks: { from: 1, to: 2, of: 3 }, stage: { title: "Playoff A" }, division: { id: "b19-a-1" } },
				{ position: 3, ranks: { from: 3, to: 3, of: 3 }, stage: { title: "Playoff B" }, division: { id: "b19-b-1" } },
			],
		});
	});

	test("a third has a road to each stage that its rank may lead to", async () => {
		const { team } = (await asked(
			withRanks(aSmallCup()),
			`team(id: "b19-rc3") { roads { place ifBest ranks { from to of } stage { title } match { id } } }`,
		)) as { team: { roads: { place: number }[] } };
		expect(team.roads.filter(({ place }) => place === 3)).toEqual([
			{ place: 3, ifBest: true, ranks: { from: 1, to: 2, of: 3 }, stage: { title: "Playoff A" }, match: null },
			{ place: 3, ifBest: true, ranks: { from: 3, to: 3, of: 3 }, stage: { title: "Playoff B" }, match: { id: "b19-s1" } },
		]);
	});

	test("an export is imported again as it was", async () => {
		const cup = withRanks(aSmallCup());
		expect((await importCup(db, sourceWithoutLines("cup.json", cup))).written).toBe(true);
		const first = await exportCup(db, cup.cup.id);
		await emptyTables(db, "cup");
		expect((await importCup(db, sourceWithoutLines("cup.json", first))).written).toBe(true);
		expect(await exportCup(db, cup.cup.id)).toEqual(first);
		const stage = first!.editions[0]!.categories.find(({ id }) => id === "b19")!.stages[0]!;
		expect(stage.advance![1]).toEqual({ positions: [3, 3], best: [1, 2], to: "b19-a" });
	});

	test("a correction after kick-off moves no team from its seat", async () => {
		const cup = withRanks(aSmallCup(), true);
		const begun = cup.editions[0]!.matches.find(({ id }) => id === "b19-q2")!;
		Object.assign(begun, { status: "live", score: { home: 0, away: 0 }, away: { ...begun.away, team: "b19-rc3" } });
		const lost = cup.editions[0]!.matches.find(({ id }) => id === "b19-c1")!;
		lost.score = { home: 0, away: 9 };
		expect((await sidesShown(cup))[1]).toBe("Bara GoIF – Corona FC");
	});
});

const TEAMS = ["club,category,group"]
	.concat([..."ABC"].flatMap((group) => [1, 2, 3].map((of) => `${group}${of} IF,B14,${group}`)))
	.join("\n");

function sheets(goesOn: string, thirds: readonly [string, string]): Sheets {
	return {
		"cup.csv": "number,name,zone,nation\n7,Klippcupen,Europe/Stockholm,Sweden\n",
		"edition.csv": "first day,last day\n2026-07-13,2026-07-15\n",
		"stages.csv": "category,name,places of the best\nB14,Gruppspel,\nB14,Slutspel A,apart\nB14,Slutspel B,\n",
		"categories.csv": `name,goes on,all meet\nBoys 14,"${goesOn}",no\n`,
		"teams.csv": `${TEAMS}\n`,
		"matches.csv": [
			"category,playoff,round,home,away",
			`B14,A,Semi-final 1,1A,${thirds[0]}`,
			"B14,A,Semi-final 2,1B,1C",
			`B14,B,Final,2A,${thirds[1]}`,
			"",
		].join("\n"),
	};
}

describe("in sheets", () => {
	test("the phrase and the slots mean the same in both languages", () => {
		const en = changeOf(sheets("1 A, best third A, worst third B", ["Best third", "Worst 3rd of A/B/C"]));
		const sv = changeOf(sheets("1 A; bästa trean till A; sämsta trean till B", ["Bästa trea", "Sämsta trean i A/B/C"]));
		expect(sv).toEqual(en);
		const [category] = en.editions![0]!.categories!;
		expect(category!.stages![0]!.advance).toEqual([
			{ positions: [1, 1], to: "2026-b14-slutspel-a" },
			{ positions: [3, 3], to: "2026-b14-slutspel-a", best: [1, 1] },
			{ positions: [3, 3], to: "2026-b14-slutspel-b", best: [3, 3] },
		]);
		expect(category!.stages!.map(({ bestOfSeating }) => bestOfSeating)).toEqual([undefined, "apart", undefined]);
		expect(en.editions![0]!.matches!.map(({ away }) => away?.slot)).toMatchObject([
			{ kind: "best-of", position: 3 },
			{ kind: "position" },
			{ kind: "best-of", position: 3, rank: 3 },
		]);
	});

	test("a rank that no group has is refused with the numbers, in the language of the sheet", async () => {
		const { faults } = await importCup(db, sourceOf(filesOf(sheets("1 A, four best thirds A", ["Best third", "2B"]))));
		expect(faults.map(printFault)).toEqual([expect.stringContaining("number 4 of the best on position 3 in 3 groups")]);
	});
});

describe("what no outcome can give is refused, in a cup file", () => {
	const refused = async (change: (cup: CupFile) => unknown) => {
		const cup = withRanks(aSmallCup());
		change(cup);
		const { faults, written } = await importCup(db, sourceWithoutLines("cup.json", cup));
		expect(written).toBe(false);
		return faults.map(({ message }) => message);
	};
	const lines = (cup: CupFile) => stageOf(cup, "b19-g").advance!;

	test.each<[string, (cup: CupFile) => unknown, string]>([
		[
			"more ranks than groups",
			(cup) => Object.assign(lines(cup)[1]!, { best: [1, 4] }),
			"number 4 of the best on position 3 in 3 groups",
		],
		[
			"one rank to two stages",
			(cup) => lines(cup).push({ positions: [3, 3], best: [2, 3], to: "b19-b" }),
			"number 2 of the best on position 3 leads to two places",
		],
		["ranks in the wrong order", (cup) => Object.assign(lines(cup)[1]!, { best: [2, 1] }), "ranks in the wrong order"],
		[
			"the best of two positions",
			(cup) => Object.assign(lines(cup)[1]!, { positions: [3, 4] }),
			"the best of several positions at once",
		],
		[
			"the best of one size of groups",
			(cup) => Object.assign(lines(cup)[1]!, { groupSize: 4 }),
			"the best of groups of one size",
		],
		[
			"a seat for a rank that goes elsewhere",
			(cup) => Object.assign(matchOf(cup, "b19-s1").home.slot!, { rank: 2 }),
			"1 places for the best on position 3, and 0 of them to fill these",
		],
		[
			"a seat for a rank among some of the groups",
			(cup) => Object.assign(matchOf(cup, "b19-s1").home.slot!, { divisions: ["b19-g-a", "b19-g-b"] }),
			"a rank on position 3 among some of the groups",
		],
		[
			"a place of one group that goes on by its rank",
			(cup) => Object.assign(matchOf(cup, "b19-s1"), { home: { slot: { kind: "position", division: "b19-g-a", position: 3 } } }),
			"a place used twice: position 3 goes on by its rank among all groups",
		],
	])("%s", async (_, change, message) => {
		expect(await refused(change)).toContain(message);
	});
});
