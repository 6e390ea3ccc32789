import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readCups, readEdition } from "../../src/results/record/read.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { BRAND, filesOf, printed, type Sheets, SMALL } from "./csv-folder.ts";

const MATCHES = [
	"number,category,round,date,time,arena,field,home,away,score",
	"1,B14,,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,",
	"2,B14,,2026-07-13,10:00,Heden,1,Ask IF,Dal IF,",
	"3,B14,,2026-07-13,11:00,Heden,1,Bro IF,Dal IF,",
	"4,B14,,2026-07-13,12:00,Heden,1,Ek IF,Fur IF,",
	"5,B14,,2026-07-13,13:00,Heden,1,Gran IF,Ek IF,",
	"6,B14,Final,2026-07-15,12:00,Heden,1,1A,1B,",
	"",
].join("\n");
const CUP: Sheets = { ...SMALL, "matches.csv": MATCHES };
/** Ask and Ek in each other's groups: two cells. */
const SWAPPED = CUP["teams.csv"]!.replace("Ask IF,B14,A", "Ask IF,B14,B").replace("Ek IF,B14,B", "Ek IF,B14,A");

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

async function put(sheets: Sheets) {
	const read = readCsvFolder("cup", filesOf(sheets), { brand: BRAND, cups: await readCups(db) });
	const source = read.source(await readEdition(db, read.cup, read.edition!));
	const report = await importCup(db, { ...source, keptAs: "csv cup" });
	return { ...report, faults: printed(report.faults) };
}
const sides = async () => {
	const { matches } = (await readEdition(db, 7, "2026"))!.edition;
	const bare = (id: string | undefined) => id?.replace(/^2026-b14-|-if$/g, "");
	return matches.filter(({ home }) => home.team).map(({ number, home, away }) => [number, bare(home.team), bare(away.team)]);
};

it.each([
	["where the teams tell the group of a match", CUP],
	[
		"where the sheet says the group of each match",
		{
			...CUP,
			"matches.csv": MATCHES.replace("category,round", "category,group,round")
				.replaceAll(/^([123]),B14,/gm, "$1,B14,A,")
				.replaceAll(/^([45]),B14,/gm, "$1,B14,B,")
				.replace("6,B14,", "6,B14,,"),
		},
	],
])("two teams change groups by two cells, and their unplayed matches follow, %s", async (_, sheets) => {
	expect((await put(sheets)).faults).toEqual([]);
	const swapped = { ...sheets, "teams.csv": SWAPPED };
	const report = await put(swapped);
	expect([report.faults, report.missing]).toEqual([[], []]);
	expect(report.changes.map(({ what, was, becomes }) => [what, was, becomes])).toContainEqual([
		"match 1 (B14: Ek IF – Bro IF), home team",
		"Ask IF",
		"Ek IF",
	]);
	const after = [
		["1", "ek", "bro"],
		["2", "ek", "dal"],
		["3", "bro", "dal"],
		["4", "ask", "fur"],
		["5", "gran", "ask"],
	];
	expect(await sides()).toEqual(after);
	expect((await put(swapped)).editions, "the same sheet again says nothing new").toEqual([]);
	expect(await sides()).toEqual(after);
	expect((await put(sheets)).faults, "and back").toEqual([]);
	expect(await sides()).toEqual([
		["1", "ask", "bro"],
		["2", "ask", "dal"],
		["3", "bro", "dal"],
		["4", "ek", "fur"],
		["5", "gran", "ek"],
	]);
});

it("if two teams leave a group and one joins it, no team inherits the matches: they are at fault", async () => {
	const matches = MATCHES.replace(/^[13],.*\n/gm, "");
	await put({ ...CUP, "matches.csv": matches });
	const before = await sides();
	const teams = SWAPPED.replace("Bro IF,B14,A", "Bro IF,B14,B");
	const refused = await put({ ...CUP, "matches.csv": matches, "teams.csv": teams });
	expect(refused.written).toBe(false);
	expect(refused.faults).toEqual([
		'cup/matches.csv:2 H "home": a team that is not in group A: "Ask IF"; expected one of the group\'s teams',
		'cup/matches.csv:3 H "home": a team that is not in group B: "Ek IF"; expected one of the group\'s teams',
	]);
	expect(await sides()).toEqual(before);
});

it("a team that has played stays in its group: the cell is at fault, and the fault names the match", async () => {
	await put(CUP);
	const matches = [{ id: "2026-b14-gruppspel-a-ask-if-bro-if", status: "finished", score: { home: 1, away: 0 } }];
	const result = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "2026", matches }] };
	expect((await importCup(db, sourceWithoutLines("result", result))).written).toBe(true);
	const refused = await put({ ...CUP, "teams.csv": SWAPPED });
	expect(refused).toMatchObject({ written: false });
	expect(refused.faults).toEqual([
		'cup/teams.csv:2 C "group": a team that has played in another group: match 1 (B14: Ask IF – Bro IF): "B"; expected its own group; a team can only change groups before its first match there',
	]);
});

it("a cup file's draw does the same", async () => {
	const file = aSmallCup();
	const [edition] = file.editions;
	for (const match of edition!.matches) {
		if (!match.division.startsWith("b14-g-")) continue;
		Object.assign(match, { status: "scheduled" });
		delete match.score;
	}
	delete edition!.facts;
	const kept = (cup: unknown) => importCup(db, { ...sourceWithoutLines("cup.json", cup), keptAs: "cup file cup.json" });
	expect((await kept(file)).written).toBe(true);
	const [one, two] = edition!.categories[0]!.stages[0]!.divisions;
	one!.teams = one!.teams!.map((team) => (team === "b14-ek" ? "b14-hav" : team));
	two!.teams = two!.teams!.map((team) => (team === "b14-hav" ? "b14-ek" : team));
	expect(printed((await kept(file)).faults.filter(({ severity }) => severity === "error"))).toEqual([]);
	const { matches } = (await readEdition(db, 7, "lc-2026"))!.edition;
	const of = (id: string) => matches.find((match) => match.id === id)!;
	expect([of("b14-m2").away.team, of("b14-m8").away.team]).toEqual(["b14-hav", "b14-ek"]);
});
