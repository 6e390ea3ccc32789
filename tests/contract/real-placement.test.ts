import { expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { categoryPlacings } from "../../src/results/edition/category-placings.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { filesOf, printed, SMALL, sourceOf } from "./csv-folder.ts";

/*
 * The placement matches of the men's youth world championship in handball of 2007, in Bahrain, by sheets alone. The results are those of the federation's
 * report of 3 August 2007 (ihf.info/node/4761), which names the place of each winner. The final and the bronze match were still to come.
 */
const PLACEMENT = [
	["Match for 15th place", "Morocco", "Australia", "38-24"],
	["Match for 13th place", "Tunisia", "Algeria", "42-26"],
	["Match for 11th place", "Iran", "Korea", "39-41"],
	["Match for 9th place", "Brazil", "Qatar", "36-27"],
	["Match for 7th place", "Spain", "Bahrain", "37-28"],
	["Match for 5th place", "Poland", "Egypt", "32-34"],
	["Semi-final 1", "Croatia", "Sweden", "31-28"],
	["Third place", "Argentina", "Sweden", ""],
	["Final", "Denmark", "Croatia", ""],
] as const;

it("places 5 to 16 of a real championship are certain before its final, as they were published", async () => {
	const db = await openInMemory();
	try {
		const teams = [...new Set(PLACEMENT.flatMap(([, home, away]) => [home, away]))];
		const rows = PLACEMENT.map(
			([round, home, away, score], at) =>
				`${at + 1},M18,2026-07-13,${String(8 + at).padStart(2, "0")}:00,Heden,1,A,${round},${home} HF,${away} HF,${score}`,
		);
		const { faults } = await importCup(
			db,
			sourceOf(
				filesOf({
					...SMALL,
					"categories.csv": "name,short name,gender,preset\nMen 18,M18,boys,ehf\n",
					"teams.csv": ["club,category", ...teams.map((name) => `${name} HF,M18`), ""].join("\n"),
					"matches.csv": ["number,category,date,time,arena,field,playoff,round,home,away,score", ...rows, ""].join("\n"),
				}),
			),
		);
		expect(printed(faults).filter((line) => !line.includes("warning"))).toEqual([]);
		const edition = (await exportCup(db, 7))!.editions[0]!;
		const { placings, open } = categoryPlacings(edition, edition.categories[0]!);
		expect(placings.map(({ position, shared, team }) => [position, shared, team.replace(/^.*m18-|-hf$/g, "")])).toEqual(
			[
				...["egypt", "poland", "spain", "bahrain", "brazil", "qatar"],
				...["korea", "iran", "tunisia", "algeria", "morocco", "australia"],
			].map((team, at) => [at + 5, false, team]),
		);
		expect(open).toBe(4);
	} finally {
		await db.close();
	}
});
