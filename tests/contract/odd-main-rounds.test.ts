import { expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { filesOf, printed, sourceOf } from "./csv-folder.ts";

/* Invented main rounds by sheets alone, worked by hand: three points for a win. */

type Cup = { readonly teams: readonly string[]; readonly stages: readonly string[]; readonly matches: readonly string[] };

async function imported({ teams, stages, matches }: Cup): Promise<CupFileEdition> {
	const db = await openInMemory();
	try {
		const { faults } = await importCup(
			db,
			sourceOf(
				filesOf({
					"cup.csv": "number,name,zone,nation\n7,Klippcupen,Europe/Stockholm,Sweden\n",
					"edition.csv": "first day,last day\n2026-07-13,2026-07-15\n",
					"categories.csv": "name,preset\nBoys 14,gothia\n",
					"teams.csv": ["club,group,withdrawn", ...teams, ""].join("\n"),
					"stages.csv": ["name,title (en),title (sv),type,goes on,carried results", ...stages, ""].join("\n"),
					"matches.csv": [
						"number,stage,group,playoff,round,home,away,score",
						...matches.map((match, at) => `${at + 1},${match}`),
						"",
					].join("\n"),
				}),
			),
		);
		if (faults.length > 0) throw new Error(printed(faults).join("; "));
		return (await exportCup(db, 7))!.editions[0]!;
	} finally {
		await db.close();
	}
}

const short = (id: string) => id.replace(/^.*b14-|-if$/g, "");
function mainRound(edition: CupFileEdition) {
	const { standings, sides } = filledCategory({ edition }, edition.categories[0]!);
	const { rows, complete } = [...standings].find(([id]) => id.endsWith("-main-m"))![1];
	return {
		complete,
		rows: rows.map(({ team, carried, points }) => `${short(team)} ${carried?.points}+${points - (carried?.points ?? 0)}`),
		sides: (id: string) => {
			const { home, away } = sides.get(edition.matches.find(({ number }) => number === id)!.id)!;
			return [home.team, away.team].map((team) => (team === null ? null : short(team)));
		},
	};
}

/** One of each group beats both others, the second the third by so many goals. */
const group = (name: string, margin: number): string[] => [
	`Prel,${name},,,${name}1 IF,${name}2 IF,4-1`,
	`Prel,${name},,,${name}1 IF,${name}3 IF,5-0`,
	`Prel,${name},,,${name}2 IF,${name}3 IF,${margin}-0`,
];
const teamsOf = (...groups: string[]) => groups.flatMap((name) => [1, 2, 3].map((at) => `${name}${at} IF,${name},`));

it("the best second of three groups plays in the main round, with half of its points", async () => {
	const edition = await imported({
		teams: teamsOf("A", "B", "C"),
		stages: [
			'Prel,Preliminary round,Förrunda,group,"1 Main, best second Main",',
			"Main,Main round,Mellanrunda,group,1-2 A,half",
			"Slutspel A,,,,,",
		],
		matches: [
			...[...group("A", 2), ...group("B", 3), ...group("C", 1)],
			...["Main,M,,,1A,1B,1-0", "Main,M,,,1C,Best 2nd,2-0", "Main,M,,,1A,1C,0-0", "Main,M,,,1A,Best 2nd,1-1"],
			...["Main,M,,,1B,1C,1-1", "Main,M,,,1B,Best 2nd,3-0", ",,A,final,1st of group M,2nd of group M,"],
		],
	});
	const { sides, ...table } = mainRound(edition);
	// B2 has the best goal difference of the seconds, and half of three points is rounded up. C1 and A1 are level, C1 has the better difference.
	expect(sides("11")).toEqual(["c1", "b2"]);
	expect(table).toEqual({ complete: true, rows: ["c1 3+5", "a1 3+5", "b1 3+4", "b2 2+1"] });
	expect(sides("16")).toEqual(["c1", "a1"]);
});

it("one of the thirds in several matches of a group is a fault, in the language of the sheets", async () => {
	const matches = [...[...group("A", 2), ...group("B", 3)], ...["Main,M,,,1A,3rd of A/B,", "Main,M,,,1B,3rd of A/B,"]];
	const stages = ['Prel,Preliminary round,Förrunda,group,"1 Main, best third Main",', "Main,Main round,Mellanrunda,group,,"];
	await expect(imported({ teams: teamsOf("A", "B"), stages, matches })).rejects.toThrow(
		/one of the best in several matches of a group.*exactly one of them in each/,
	);
});

it("of a team that withdrew nothing is carried where its matches are annulled", async () => {
	const withdrawn = teamsOf("A", "B").map((team) => (team.startsWith("A3") ? `${team}yes` : team));
	const edition = await imported({
		teams: withdrawn,
		stages: ['Prel,Preliminary round,Förrunda,group,"1-2 Main",', "Main,Main round,Mellanrunda,group,,all"],
		matches: [
			...[...group("A", 2), ...group("B", 2)],
			...["Main,M,,,1A,1B,1-0", "Main,M,,,2A,2B,2-0", "Main,M,,,1A,2B,0-0", "Main,M,,,2A,1B,3-0"],
		],
	});
	expect(mainRound(edition)).toMatchObject({ complete: true, rows: ["a1 3+4", "b1 6+0", "a2 0+6", "b2 3+1"] });
});
