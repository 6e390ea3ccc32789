import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { filesOf, printed, type Sheets, sourceOf } from "./csv-folder.ts";

/* Sheets that mean nothing, or not what was meant: each has an answer that names the row. */
let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

const TEAMS = [..."ABC"].flatMap((group) => [1, 2, 3].map((of) => `${group}${of} IF,B14,${group}`));
const PAIRS = [
	[1, 2],
	[1, 3],
	[2, 3],
] as const;
const ROWS = [..."ABC"].flatMap((group) =>
	PAIRS.map(([one, other]) => `${group},,,${group}${one} IF,${group}${other} IF,${4 - one}-${3 - other}`),
);
const PLAYOFF = [
	...[",A,quarter-final 1,1A,3rd of B/C,", ",A,quarter-final 2,1B,3rd of A/C,", ",A,quarter-final 3,1C,2A,"],
	...[",A,quarter-final 4,2B,2C,", ",A,semi-final 1,winner QF1,winner QF2,", ",A,semi-final 2,winner QF3,winner QF4,"],
];

/** Three groups of three, played out, and a playoff of six and the two best thirds. */
const sheets = (more: Sheets = {}, rows: readonly string[] = []): Sheets => ({
	"cup.csv": "number,name,zone,nation\n7,Klippcupen,Europe/Stockholm,Sweden\n",
	"edition.csv": "first day,last day\n2026-07-13,2026-07-15\n",
	"categories.csv": 'name,goes on\nBoys 14,"1-2 A, two best thirds A"\n',
	"teams.csv": ["club,category,group", ...TEAMS, ""].join("\n"),
	"matches.csv": [
		"number,category,group,playoff,round,home,away,score",
		...[...ROWS, ...PLAYOFF, ...rows].map((row, at) => `${at + 1},B14,${row}`),
		"",
	].join("\n"),
	...more,
});
const bestThirds = (...rows: string[]) => sheets({ "best-thirds.csv": ["groups,match,group", ...rows, ""].join("\n") });
const category = (heading: string, cell: string) =>
	sheets({ "categories.csv": `name,goes on,${heading}\nBoys 14,"1-2 A, two best thirds A","${cell}"\n` });
const points = (...rows: string[]) =>
	sheets({ "facts.csv": ["kind,date,time,category,group,team,points,note", ...rows, ""].join("\n") });
const DEDUCTED = "points,2026-07-14,10:00,B14,A,A1 IF,-3,Late";

async function answered(of: Sheets): Promise<string[]> {
	await emptyTables(db, "cup");
	return printed((await importCup(db, sourceOf(filesOf(of)))).faults).map((fault) => fault.replace(/^cup\//, ""));
}

test("without an oddity nothing is said", async () => {
	expect(await answered(sheets())).toEqual([]);
	expect(await answered(bestThirds("A B,10,B", "A B,11,A"))).toEqual([]);
	expect(await answered(points(DEDUCTED, "points,2026-07-14,10:00,B14,B,B1 IF,+2,Fair"))).toEqual([]);
});

test.each<[string, Sheets]>([
	["a best third in a place that is for other groups", bestThirds("A B,10,A", "A B,11,B")],
	["one of two best thirds", bestThirds("A B,10,B")],
	["more groups than places", bestThirds("A B C,10,B", "A B C,11,C")],
	["a match that no third plays", bestThirds("A B,10,B", "A B,11,A", "A B,12,A")],
	["a draw that is worth more than a win", category("points", "2/3/0")],
	["points from loss to win", category("points", "0/1/3")],
	["extra time after kicks", category("drawn group", "penalties; extra time")],
	["extra time alone", category("drawn playoff", "extra time")],
	["a decision that was copied", points(DEDUCTED, DEDUCTED)],
	["winners who play for 5th place", sheets({}, [",A,match for 5th place,winner SF1,winner SF2,"])],
	["a loser in two matches", sheets({}, [",A,third place,loser SF1,loser SF2,", ",A,consolation 3-8,loser SF1,loser QF1,"])],
	["places in the wrong order", sheets({}, [",A,places 8-5,loser QF1,loser QF2,"])],
	[
		"a stage that goes on to one before it",
		sheets({
			"stages.csv":
				"category,name,type,goes on\nB14,Gruppspel,group,1-2 A\nB14,Slutspel A,playoff,\nB14,Mellanrunda,group,1 Gruppspel\n",
		}),
	],
	[
		"a rule for the best, where none go",
		sheets({ "stages.csv": "category,name,places of the best\nB14,Gruppspel,apart\nB14,Slutspel A,\n" }),
	],
])("%s", async (_, of) => {
	expect(await answered(of)).toMatchSnapshot();
});
