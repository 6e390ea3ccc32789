import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CarriedResults } from "../../src/cup/rules.ts";
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
import { withMainRound } from "../support/main-round-cup.ts";
import { changeOf, type Sheets } from "./csv-folder.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

type Row = {
	team: { id: string };
	position: number;
	played: number;
	points: number;
	goalsFor: number;
	goalsAgainst: number;
	carried: { played: number; points: number; goalsFor: number; goalsAgainst: number } | null;
};

async function mainRound(cup: CupFile): Promise<{ complete: boolean; carries: string | null; rows: string[] }> {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date(0), onError });
	const { data } = await createGraphQL({ models, onError }).execute(
		`{ tournament(cup: ${cup.cup.id}, tournament: "lc-2026") { division(id: "b20-m-m") { table {
			complete carries
			rows { team { id } position played points goalsFor goalsAgainst carried { played points goalsFor goalsAgainst } }
		} } } }`,
		{},
		{ lang: "en" },
	);
	type Answer = { tournament: { division: { table: { complete: boolean; carries: string | null; rows: Row[] } } } };
	const { rows, ...table } = (data as unknown as Answer).tournament.division.table;
	return {
		...table,
		rows: rows.map(({ team, position, played, points, goalsFor, goalsAgainst, carried }) => {
			const brought = carried && `${carried.points} of ${carried.played}, ${carried.goalsFor}-${carried.goalsAgainst}`;
			return `${position} ${team.id} ${played} ${goalsFor}-${goalsAgainst} ${points} (${brought})`;
		}),
	};
}

/**
 * An invented event, worked by hand. Group A: Ale beat Arvid 30-25 and Ask 28-20, Arvid beat Ask 27-22. Group B: Bjurs and Boda drew 24-24, Bjurs beat Bro
 * 31-20, Boda beat Bro 30-20. In the main round Ale beat Boda 26-25 and lost to Bjurs 22-23, Arvid beat Bjurs 29-28 and lost to Boda 20-24.
 */
describe("a main round of four, two points for a win", () => {
	test("with the results among its teams, level teams compared by all matches between them", async () => {
		// Ale 2 + 2, Bjurs 1 + 2, Boda 1 + 2, Arvid 0 + 2. Bjurs and Boda drew 24-24 with each other; of all matches Boda has +3, Bjurs 0.
		expect(await mainRound(withMainRound(aSmallCup(), "among"))).toEqual({
			complete: true,
			carries: "AMONG",
			rows: [
				"1 b20-ale 3 78-73 4 (2 of 1, 30-25)",
				"2 b20-boda 3 73-70 3 (1 of 1, 24-24)",
				"3 b20-bjurs 3 75-75 3 (1 of 1, 24-24)",
				"4 b20-arvid 3 74-82 2 (0 of 1, 25-30)",
			],
		});
	});

	test("with all results of its teams", async () => {
		// Bro and Ask are out; their defeats count. Bjurs has 3 + 2, Boda 3 + 2: level between them, Boda has +13, Bjurs +11.
		expect((await mainRound(withMainRound(aSmallCup(), "all"))).rows).toEqual([
			"1 b20-ale 4 106-93 6 (4 of 2, 58-45)",
			"2 b20-boda 4 103-90 5 (3 of 2, 54-44)",
			"3 b20-bjurs 4 106-95 5 (3 of 2, 55-44)",
			"4 b20-arvid 4 101-104 4 (2 of 2, 52-52)",
		]);
	});

	test("with half of the points, rounded up; pairs that met before are missing until they meet again", async () => {
		expect(await mainRound(withMainRound(aSmallCup(), "half"))).toEqual({
			complete: false,
			carries: "HALF",
			rows: [
				"1 b20-boda 2 49-46 4 (2 of 0, 0-0)",
				"2 b20-bjurs 2 51-51 4 (2 of 0, 0-0)",
				"3 b20-ale 2 48-48 4 (2 of 0, 0-0)",
				"4 b20-arvid 2 49-52 3 (1 of 0, 0-0)",
			].toSorted(),
		});
	});

	test("a correction in the previous stage changes the carried results, and a live match there leaves the table open", async () => {
		const cup = withMainRound(aSmallCup(), "among");
		matchOf(cup, "b20-a0").score = { home: 30, away: 40 };
		const { rows } = await mainRound(cup);
		expect(rows.find((row) => row.includes("arvid"))).toContain("(2 of 1, 40-30)");
	});
});

test("a bonus of half a point is answered exactly", async () => {
	const cup = withMainRound(aSmallCup(), "among");
	const category = cup.editions[0]!.categories.find(({ id }) => id === "b20")!;
	category.rules = { ...category.rules, bonus: [{ for: "goals", points: 0.5, from: 30 }] };
	const { rows } = await mainRound(cup);
	expect(rows[0]).toBe("1 b20-ale 3 78-73 4.5 (2.5 of 1, 30-25)");
});

test("an export is imported again as it was", async () => {
	const cup = withMainRound(aSmallCup(), "among");
	const { faults, written } = await importCup(db, sourceWithoutLines("cup.json", cup));
	expect([faults.map(printFault), written]).toEqual([[], true]);
	const first = await exportCup(db, cup.cup.id);
	expect(first!.editions[0]!.categories.find(({ id }) => id === "b20")!.stages[1]!.carries).toBe("among");
	await emptyTables(db, "cup");
	await importCup(db, sourceWithoutLines("cup.json", first));
	expect(await exportCup(db, cup.cup.id)).toEqual(first);
});

test.each<[string, string, string]>([
	["a playoff", "b14-a", "carried results in a playoff, which has no table"],
	["a first group stage", "b14-g", "carried results without a group stage before"],
])("carried results in %s are refused", async (_, stage, message) => {
	const cup = aSmallCup();
	Object.assign(stageOf(cup, stage), { carries: "all" });
	const { faults, written } = await importCup(db, sourceWithoutLines("cup.json", cup));
	expect([written, faults.map((fault) => fault.message)]).toEqual([false, [message]]);
});

test("sheets state it in either language", () => {
	const sheets = (heading: string, word: string): Sheets => ({
		"cup.csv": "number,name,zone,nation\n7,Klippcupen,Europe/Stockholm,Sweden\n",
		"edition.csv": "first day,last day\n2026-07-13,2026-07-15\n",
		"categories.csv": "name\nBoys 14\n",
		"stages.csv": `category,name,${heading}\nB14,Gruppspel,\nB14,Gruppspel 2,${word}\n`,
		"teams.csv": "club,category,group\nAsk IF,B14,A\nBro IF,B14,A\n",
	});
	const carriesOf = (heading: string, word: string) =>
		changeOf(sheets(heading, word)).editions![0]!.categories![0]!.stages!.map(({ carries }) => carries);
	const words: Readonly<Record<CarriedResults, string>> = { all: "alla", among: "inbördes", half: "halva" };
	for (const [code, word] of Object.entries(words)) {
		expect(carriesOf("medtagna resultat", word)).toEqual([undefined, code]);
		expect(carriesOf("carried results", code)).toEqual([undefined, code]);
	}
});
