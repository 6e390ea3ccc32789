import { expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { categoryPlacings } from "../../src/results/edition/category-placings.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { type Source, sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { EURO_2024 } from "../support/played-events/euro-2024.ts";
import { IMPORTED_FORMATS, MAIN_ROUND_TABLE } from "../support/played-events/imported-formats.ts";
import { SIXTEEN_TEAMS } from "../support/played-events/sixteen-teams.ts";
import { BRAND, filesOf, printed, sourceOf } from "./csv-folder.ts";

/** Imports into a record that has nothing. @returns the export */
async function imported(source: Source): Promise<CupFile> {
	const db = await openInMemory();
	try {
		const { faults } = await importCup(db, source);
		expect(printed(faults)).toEqual([]);
		return (await exportCup(db, BRAND.cup))!;
	} finally {
		await db.close();
	}
}

it("several formats in one folder of sheets have their tables and places, in the export as well", async () => {
	const cup = await imported(sourceOf(filesOf(IMPORTED_FORMATS)));
	expect(await imported(sourceWithoutLines("cup.json", cup))).toEqual(cup);
	const [edition] = cup.editions;
	const category = (id: string) => edition!.categories.find((one) => one.id === `2026-${id}`)!;
	const club = new Map(edition!.teams.map((team) => [team.id, cup.clubs.find(({ id }) => id === team.club)!.name]));
	const places = (id: string) =>
		categoryPlacings(edition!, category(id)).placings.map(
			({ position, shared, team }) => `${position}${shared ? "=" : ""} ${club.get(team)}`,
		);
	expect(places("b16")).toEqual(SIXTEEN_TEAMS.placings);
	expect(places("g16")).toEqual(EURO_2024.placings);
	expect(places("b18")).toEqual(["1 Fur HF", "2 Ask HF", "3 Ek HF", "4 Bro HF", "5= Dal HF", "5= Gran HF"]);
	const table = filledCategory({ edition: edition! }, category("b18")).standings.get("2026-b18-mellanrunda-1")!;
	expect(table.complete).toBe(true);
	expect(
		table.rows.map(({ position, team, carried, points, goalsFor, goalsAgainst }) => [
			...[position, club.get(team), carried?.points, points, `${goalsFor}-${goalsAgainst}`],
		]),
	).toEqual(MAIN_ROUND_TABLE);
});

it("rounds of a main round are counted by the places that its matches name, so that no team plays twice in one", async () => {
	const { editions } = await imported(sourceOf(filesOf(IMPORTED_FORMATS)));
	const rounds = editions[0]!.matches.flatMap(({ division, number, round }) =>
		division === "2026-b18-mellanrunda-1" ? [`${number}: ${round}`] : [],
	);
	// 1A – 2B, 1B – 1A, 2A – 1B, 2B – 2A
	expect(rounds).toEqual(["107: 1", "108: 2", "109: 1", "110: 2"]);
});
