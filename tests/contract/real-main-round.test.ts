import { expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { filesOf, printed, SMALL, sourceOf } from "./csv-folder.ts";

/*
 * The men's world championship in handball of 2025, groups A and B and main round group I, by sheets alone. Results, points carried and final table as newspapers printed them in
 * January 2025 (scores: hlsports.de, nachrichtenag.de; points carried: oasport.it, gamereactor.eu, scm-handball.de). The goals of
 * Czechia's draw with Switzerland and the sums of goals are ours: they decide nothing.
 */
const GROUPS = {
	A: ["Germany", "Poland", "Switzerland", "Czechia"],
	B: ["Denmark", "Italy", "Tunisia", "Algeria"],
} as const;
const PRELIMINARY = [
	["Germany", "Poland", "35-28"],
	["Czechia", "Switzerland", "17-17"],
	["Czechia", "Poland", "19-19"],
	["Switzerland", "Germany", "29-31"],
	["Poland", "Switzerland", "28-30"],
	["Germany", "Czechia", "29-22"],
	["Italy", "Tunisia", "32-25"],
	["Denmark", "Algeria", "47-22"],
	["Italy", "Algeria", "32-23"],
	["Tunisia", "Denmark", "21-32"],
	["Algeria", "Tunisia", "25-26"],
	["Denmark", "Italy", "39-20"],
] as const;
/** By the places in the groups, as in the real programme. */
const MAIN_ROUND = [
	["2A", "3B", "37-26"],
	["3A", "2B", "18-25"],
	["1B", "1A", "40-30"],
	["3B", "3A", "26-32"],
	["2B", "1A", "27-34"],
	["1B", "2A", "39-28"],
	["2B", "2A", "25-33"],
	["3A", "1B", "22-28"],
	["1A", "3B", "31-19"],
] as const;

it("main round group I of 2025: the teams that advance, the carried results, and the table", async () => {
	const db = await openInMemory();
	try {
		const teams = Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => `${name} HF,M18,${group}`));
		const rows = [
			...PRELIMINARY.map(([home, away, score]) => `Preliminary round,,${home} HF,${away} HF,${score}`),
			...MAIN_ROUND.map(([home, away, score]) => `Main round,I,${home},${away},${score}`),
		].map(
			(row, at) =>
				`${at + 1},M18,2026-07-13,${String(8 + Math.floor(at / 4)).padStart(2, "0")}:${(at % 4) * 15 || "00"},Heden,1,${row}`,
		);
		const { faults } = await importCup(
			db,
			sourceOf(
				filesOf({
					...SMALL,
					"categories.csv": "name,short name,gender,preset\nMen 18,M18,boys,ehf\n",
					"teams.csv": ["club,category,group", ...teams, ""].join("\n"),
					"stages.csv":
						"category,name,type,goes on,carried results\nM18,Preliminary round,group,1-3 Main round,\nM18,Main round,group,,among\n",
					"divisions.csv": "category,name,stage\nM18,A,Preliminary round\nM18,B,Preliminary round\nM18,I,Main round\n",
					"matches.csv": ["number,category,date,time,arena,field,stage,group,home,away,score", ...rows, ""].join("\n"),
				}),
			),
		);
		expect(printed(faults).filter((line) => !line.includes("warning"))).toEqual([]);
		const edition = (await exportCup(db, 7))!.editions[0]!;
		const { standings } = filledCategory({ edition }, edition.categories[0]!);
		const table = [...standings].find(([division]) => division.endsWith("-i"))![1];
		expect(table.complete).toBe(true);
		expect(
			table.rows.map(({ team, points, carried, goalsFor, goalsAgainst }) => [
				...[team.replace(/^.*m18-|-hf$/g, ""), carried?.points, points, `${goalsFor}-${goalsAgainst}`],
			]),
		).toEqual([
			["denmark", 4, 10, "178-121"],
			["germany", 4, 8, "155-137"],
			["switzerland", 1, 5, "144-138"],
			["italy", 2, 4, "129-149"],
			["czechia", 1, 3, "111-125"],
			["tunisia", 0, 0, "117-164"],
		]);
	} finally {
		await db.close();
	}
});
