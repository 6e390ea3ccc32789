import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { faultLine } from "../../src/office/fault-lines.ts";
import { listedSlips } from "../../src/office/result-entry/listed-slips.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reporterProgramme } from "../../src/results/reporter/programme.ts";
import { filesOf, printed, SMALL, sourceOf } from "./csv-folder.ts";

/*
 * An invented cup, worked by hand: the teams of group A meet those of group B, and no team of their own. The best of each group play the final.
 *
 *          B1 Dal  B2 Ek        A: Ask 2 wins, 6 points, 5-1; Bro 1 point, 2-4    B: Ek 3 points 4-5?
 * A1 Ask    2-0     3-1         Dal: 0-2, 1-1 → 1 point, 1-3
 * A2 Bro    1-1     1-3         Ek: 1-3, 3-1 → 3 points, 4-4
 */
const SHEETS = {
	...SMALL,
	"categories.csv": "name,goes on\nBoys 14,1 A\n",
	"teams.csv": "club,category,group\nAsk IF,B14,A\nBro IF,B14,A\nDal IF,B14,B\nEk IF,B14,B\n",
	"matches.csv": [
		"number,category,group,away group,playoff,round,date,time,arena,field,home,away,score",
		"1,B14,A,B,,1,2026-07-13,09:00,Heden,1,Ask IF,Dal IF,2-0",
		"2,B14,A,B,,1,2026-07-13,10:00,Heden,1,Bro IF,Ek IF,1-3",
		"3,B14,A,B,,2,2026-07-13,11:00,Heden,1,Ask IF,Ek IF,3-1",
		"4,B14,B,A,,2,2026-07-13,12:00,Heden,1,Dal IF,Bro IF,1-1",
		"5,B14,,,A,Final,2026-07-15,12:00,Heden,1,1A,1B,",
		"",
	].join("\n"),
};

let db: Database;
let models: ReadModels;
let ask: (query: string, lang?: string) => Promise<unknown>;
beforeAll(async () => {
	db = await openInMemory();
	const { faults } = await importCup(db, sourceOf(filesOf(SHEETS)));
	expect(printed(faults)).toEqual([]);
	const onError = (error: unknown) => {
		throw error;
	};
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date("2026-07-13T08:00:00Z"), onError });
	const { execute } = createGraphQL({ models, onError });
	const tournament = (await exportCup(db, 7))!.editions[0]!.id;
	ask = async (query, lang = "en") => {
		const { data } = await execute(`{ tournament(cup: 7, tournament: "${tournament}") { ${query} } }`, {}, { lang });
		return (data as { tournament: unknown }).tournament;
	};
	const published = { clubs: true, teams: true, lot: true, schedule: true };
	const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: tournament, published }] };
	expect((await importCup(db, sourceWithoutLines("published.json", change))).faults).toEqual([]);
});
afterAll(async () => {
	await models?.close();
	await db?.close();
});

it("counts in both tables, which are final once each team has met each of the other group", async () => {
	const groups = await ask(
		"categories { stages { ... on GroupStage { divisions { name table { complete rows { position team { name } played points goalsFor goalsAgainst } } matches { number } } } } }",
	);
	expect(groups).toMatchInlineSnapshot(`
		{
		  "categories": [
		    {
		      "stages": [
		        {
		          "divisions": [
		            {
		              "matches": [
		                {
		                  "number": "1",
		                },
		                {
		                  "number": "2",
		                },
		                {
		                  "number": "3",
		                },
		                {
		                  "number": "4",
		                },
		              ],
		              "name": "A",
		              "table": {
		                "complete": true,
		                "rows": [
		                  {
		                    "goalsAgainst": 1,
		                    "goalsFor": 5,
		                    "played": 2,
		                    "points": 6,
		                    "position": 1,
		                    "team": {
		                      "name": "Ask IF",
		                    },
		                  },
		                  {
		                    "goalsAgainst": 4,
		                    "goalsFor": 2,
		                    "played": 2,
		                    "points": 1,
		                    "position": 2,
		                    "team": {
		                      "name": "Bro IF",
		                    },
		                  },
		                ],
		              },
		            },
		            {
		              "matches": [
		                {
		                  "number": "1",
		                },
		                {
		                  "number": "2",
		                },
		                {
		                  "number": "3",
		                },
		                {
		                  "number": "4",
		                },
		              ],
		              "name": "B",
		              "table": {
		                "complete": true,
		                "rows": [
		                  {
		                    "goalsAgainst": 4,
		                    "goalsFor": 4,
		                    "played": 2,
		                    "points": 3,
		                    "position": 1,
		                    "team": {
		                      "name": "Ek IF",
		                    },
		                  },
		                  {
		                    "goalsAgainst": 3,
		                    "goalsFor": 1,
		                    "played": 2,
		                    "points": 1,
		                    "position": 2,
		                    "team": {
		                      "name": "Dal IF",
		                    },
		                  },
		                ],
		              },
		            },
		          ],
		        },
		        {},
		      ],
		    },
		  ],
		}
	`);
});

it("is called by both groups, leads to the final, and stays in the cup file", async () => {
	const asked = "categories { stages { ... on PlayoffStage { divisions { matches { homeTeamName awayTeamName } } } } }";
	expect(await ask(asked)).toMatchInlineSnapshot(`
		{
		  "categories": [
		    {
		      "stages": [
		        {},
		        {
		          "divisions": [
		            {
		              "matches": [
		                {
		                  "awayTeamName": "Ek IF",
		                  "homeTeamName": "Ask IF",
		                },
		              ],
		            },
		          ],
		        },
		      ],
		    },
		  ],
		}
	`);
	const names = "matches(first: 9) { nodes { number divisionName against { name } } }";
	expect([await ask(names), await ask(names, "sv")]).toMatchInlineSnapshot(`
		[
		  {
		    "matches": {
		      "nodes": [
		        {
		          "against": null,
		          "divisionName": "Playoff A",
		          "number": "5",
		        },
		        {
		          "against": {
		            "name": "A",
		          },
		          "divisionName": "Group B–A",
		          "number": "4",
		        },
		        {
		          "against": {
		            "name": "B",
		          },
		          "divisionName": "Group A–B",
		          "number": "3",
		        },
		        {
		          "against": {
		            "name": "B",
		          },
		          "divisionName": "Group A–B",
		          "number": "2",
		        },
		        {
		          "against": {
		            "name": "B",
		          },
		          "divisionName": "Group A–B",
		          "number": "1",
		        },
		      ],
		    },
		  },
		  {
		    "matches": {
		      "nodes": [
		        {
		          "against": null,
		          "divisionName": "Slutspel A",
		          "number": "5",
		        },
		        {
		          "against": {
		            "name": "A",
		          },
		          "divisionName": "Grupp B–A",
		          "number": "4",
		        },
		        {
		          "against": {
		            "name": "B",
		          },
		          "divisionName": "Grupp A–B",
		          "number": "3",
		        },
		        {
		          "against": {
		            "name": "B",
		          },
		          "divisionName": "Grupp A–B",
		          "number": "2",
		        },
		        {
		          "against": {
		            "name": "B",
		          },
		          "divisionName": "Grupp A–B",
		          "number": "1",
		        },
		      ],
		    },
		  },
		]
	`);
	const { editions } = (await exportCup(db, 7))!;
	expect(editions[0]!.matches.map(({ number, division, against }) => [number, division.at(-1), against?.at(-1)])).toEqual([
		["1", "a", "b"],
		["2", "a", "b"],
		["3", "a", "b"],
		["4", "b", "a"],
		["5", "a", undefined],
	]);
});

const row = (text: string) => SHEETS["matches.csv"].replace("1,B14,A,B,,1,2026-07-13,09:00,Heden,1,Ask IF,Dal IF,2-0", text);
it.each([
	["its own group", row("1,B14,A,A,,1,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,2-0")],
	["a group that is not there", row("1,B14,A,C,,1,2026-07-13,09:00,Heden,1,Ask IF,Dal IF,2-0")],
	["a team of the wrong group", row("1,B14,A,B,,1,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,2-0")],
	["a group in a playoff", SHEETS["matches.csv"].replace("5,B14,,,A", "5,B14,,B,A")],
	["a meeting that is missing", row("1,B14,A,B,,1,2026-07-13,09:00,Heden,1,Ask IF,Ek IF,2-0")],
])("%s is a fault in both languages", async (_, matches) => {
	const own = await openInMemory();
	try {
		const { faults } = await importCup(own, sourceOf(filesOf({ ...SHEETS, "matches.csv": matches })));
		expect(faults.flatMap((fault) => [printFault(fault), faultLine("sv", fault)])).toMatchSnapshot();
	} finally {
		await own.close();
	}
});

it("names both groups on the reporter's page and on the office's slips", async () => {
	const reporter = {
		id: "r",
		addedAt: "",
		revokedAt: null,
		seenAt: null,
		arena: "heden",
		field: undefined,
		office: null,
	} as never;
	const asked = { field: "heden-1", server: new Date("2026-07-13T08:00:00Z") };
	const page = await reporterProgramme({ database: db, models }, { ...(reporter as object), cup: 7 } as never, asked);
	expect(page!.matches.map(({ number, stage }) => `${number} ${stage.en} / ${stage.sv}`)).toEqual([
		...["1 Group A–B / Grupp A–B", "2 Group A–B / Grupp A–B", "3 Group A–B / Grupp A–B", "4 Group B–A / Grupp B–A"],
		"5 Playoff A, Final / Slutspel A, Final",
	]);
	const ids = (await exportCup(db, 7))!.editions[0]!.matches.map(({ id }) => id);
	const slips = await listedSlips(db.orm, 7, ids);
	expect([...slips.values()].map(({ slip }) => `${slip.number} ${slip.division}`).toSorted()).toEqual([
		...["1 A–B", "2 A–B", "3 A–B", "4 B–A", "5 A"],
	]);
});
