import { expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { categoryPlacings } from "../../src/results/edition/category-placings.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { filesOf, printed, SMALL, sourceOf } from "./csv-folder.ts";

const NAMES = ["Ask", "Bro", "Dal", "Ek", "Fur", "Gran", "Hav", "Is", "Jord", "Kvarn", "Lind", "Mo"];

/** Imports sheets of one category. @returns the faults, and the edition */
async function imported(categories: string, groups: Readonly<Record<string, number>>, matches: readonly string[]) {
	const names = [...NAMES];
	const teams = Object.entries(groups).flatMap(([group, size]) => names.splice(0, size).map((name) => `${name} IF,B14,${group}`));
	const db = await openInMemory();
	try {
		const rows = matches.map(
			(match, at) =>
				`${at + 1},B14,2026-07-13,${String(8 + Math.floor(at / 4)).padStart(2, "0")}:${(at % 4) * 15 || "00"},Heden,1,${match}`,
		);
		const source = sourceOf(
			filesOf({
				...SMALL,
				"categories.csv": categories,
				"teams.csv": ["club,category,group", ...teams, ""].join("\n"),
				"matches.csv": ["number,category,date,time,arena,field,playoff,round,home,away,score", ...rows, ""].join("\n"),
			}),
		);
		const { faults } = await importCup(db, source);
		return { said: printed(faults), edition: (await exportCup(db, 7))?.editions[0] };
	} finally {
		await db.close();
	}
}

const placesIn = (edition: CupFileEdition) =>
	categoryPlacings(edition, edition.categories[0]!).placings.map(
		({ team, position, shared }) => `${position}${shared ? "=" : ""} ${team.replace(/^.*b14-/, "")}`,
	);
const tableOf = (edition: CupFileEdition) =>
	[...filledCategory({ edition }, edition.categories[0]!).standings.values()].map(({ rows, complete }) => ({
		complete,
		rows: rows.map(({ team, points, played }) => `${team.replace(/^.*b14-/, "")} ${played} ${points}`),
	}));

it("teams that meet twice in a group: both matches count, and head-to-head is over both", async () => {
	const { said, edition } = await imported("name,criteria\nBoys 14,head-to-head; goal difference; lots\n", { A: 3 }, [
		",,Ask IF,Bro IF,2-0",
		",,Bro IF,Ask IF,1-0",
		",,Ask IF,Dal IF,1-0",
		",,Dal IF,Ask IF,0-0",
		",,Bro IF,Dal IF,3-0",
		",,Dal IF,Bro IF,1-1",
	]);
	expect(said).toMatchInlineSnapshot(`[]`);
	expect(tableOf(edition!)).toMatchInlineSnapshot(`
		[
		  {
		    "complete": true,
		    "rows": [
		      "ask-if 4 7",
		      "bro-if 4 7",
		      "dal-if 4 2",
		    ],
		  },
		]
	`);
});

it("unequal byes: two winners of groups wait in the semi-finals for those of the play-in", async () => {
	const { said, edition } = await imported("name\nBoys 14\n", { A: 3, B: 3 }, [
		...[",,Ask IF,Bro IF,2-0", ",,Ask IF,Dal IF,2-0", ",,Bro IF,Dal IF,2-0"],
		...[",,Ek IF,Fur IF,2-0", ",,Ek IF,Gran IF,2-0", ",,Fur IF,Gran IF,2-0"],
		...["A,Quarter-final,2A,3B,1-0", "A,Quarter-final,2B,3A,1-0"],
		...["A,Semi-final,1A,winner 8,1-0", "A,Semi-final,1B,winner 7,2-0", "A,Final,winner 9,winner 10,1-0"],
	]);
	expect(said).toMatchInlineSnapshot(`[]`);
	expect(placesIn(edition!)).toMatchInlineSnapshot(`
		[
		  "1 ask-if",
		  "2 ek-if",
		  "3= bro-if",
		  "3= fur-if",
		  "5= dal-if",
		  "5= gran-if",
		]
	`);
});

it("a ladder: the last play in, each winner meets the next better team", async () => {
	const { said, edition } = await imported("name\nBoys 14\n", { A: 4 }, [
		...[",,Ask IF,Bro IF,2-0", ",,Ask IF,Dal IF,2-0", ",,Ask IF,Ek IF,2-0"],
		...[",,Bro IF,Dal IF,2-0", ",,Bro IF,Ek IF,2-0", ",,Dal IF,Ek IF,2-0"],
		...["A,Quarter-final,3A,4A,1-0", "A,Semi-final,2A,winner 7,0-1", "A,Final,1A,winner 8,0-1"],
	]);
	expect(said).toMatchInlineSnapshot(`[]`);
	expect(placesIn(edition!)).toMatchInlineSnapshot(`
		[
		  "1 dal-if",
		  "2 ask-if",
		  "3 bro-if",
		  "4 ek-if",
		]
	`);
});

it("a play-in before the first round", async () => {
	const { said, edition } = await imported("name\nBoys 14\n", { A: 5 }, [
		...[",,Ask IF,Bro IF,2-0", ",,Ask IF,Dal IF,2-0", ",,Ask IF,Ek IF,2-0", ",,Ask IF,Fur IF,2-0"],
		...[",,Bro IF,Dal IF,2-0", ",,Bro IF,Ek IF,2-0", ",,Bro IF,Fur IF,2-0", ",,Dal IF,Ek IF,2-0"],
		...[",,Dal IF,Fur IF,2-0", ",,Ek IF,Fur IF,2-0", "A,Quarter-final,4A,5A,1-0"],
		...[
			"A,Semi-final,1A,winner 11,1-0",
			"A,Semi-final,2A,3A,1-0",
			"A,Final,winner 12,winner 13,1-0",
			"A,Bronze,loser 12,loser 13,1-0",
		],
	]);
	expect(said).toMatchInlineSnapshot(`[]`);
	expect(placesIn(edition!)).toMatchInlineSnapshot(`
		[
		  "1 ask-if",
		  "2 bro-if",
		  "3 ek-if",
		  "4 dal-if",
		  "5 fur-if",
		]
	`);
});
