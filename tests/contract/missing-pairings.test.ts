import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { EditionReadModel } from "../../src/results/edition/keeping/edition-read-model.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aSmallCup, finished } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { reckonedApart } from "../support/tables-and-brackets.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

async function imported(file: CupFile) {
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", file));
	return faults.map((fault) => `${fault.severity}: ${printFault(fault)}`);
}

const model = async () => EditionReadModel.build((await readEdition(db, 7, "lc-2026"))!);

/** The small cup without the match between Gran and Hav of group 2: Fur leads it by two matches won. */
function withoutOne(): CupFile {
	const file = aSmallCup();
	const [edition] = file.editions;
	edition!.matches = edition!.matches.filter(({ id }) => id !== "b14-m9");
	return file;
}

describe("a group that lacks a pairing", () => {
	it("is a warning with how many there are and which is missing", async () => {
		expect(await imported(withoutOne())).toEqual([
			expect.stringMatching(
				/^warning: .*group 2 of Boys 14: 2 of 3 pairings: "2"; expected one match between every two .*; missing: GRAN IF – HAV IF$/,
			),
		]);
	});

	it("is warned of as well if its teams are in no list and only its matches have them", async () => {
		const file = withoutOne();
		delete file.editions[0]!.categories[0]!.stages[0]!.divisions[1]!.teams;
		expect(await imported(file)).toEqual([
			expect.stringMatching(/group 2 of Boys 14: 2 of 3 pairings: .*; missing: GRAN IF – HAV IF$/),
		]);
	});

	it("is never final, though all its matches are finished: no slot is filled, and no team is through", async () => {
		await imported(withoutOne());
		let shown = await model();
		expect(shown.entity("table", "b14-g-2")).toMatchObject({ complete: false });
		expect(shown.entity("match", "b14-s2")!.home.team).toBeNull();
		expect(shown.entity("fate", "b14-fur")).toBeUndefined();
		const match = { id: "b14-m9", division: "b14-g-2", round: 3, home: { team: "b14-gran" }, away: { team: "b14-hav" } };
		const change = {
			format: "cupboard-cup/1",
			cup: { id: 7 },
			editions: [{ id: "lc-2026", matches: [{ ...match, ...finished(1, 0) }] }],
		};
		expect((await importCup(db, sourceWithoutLines("more.json", change))).faults).toEqual([]);
		shown = await model();
		expect(shown.entity("table", "b14-g-2")).toMatchObject({ complete: true });
		expect(shown.entity("match", "b14-s2")!.home.team).toBe("b14-fur");
		expect(shown.entity("fate", "b14-fur")).toMatchObject({ kind: "through" });
	});

	it("is computed alike by an independent script", async () => {
		await imported(withoutOne());
		const { tables, brackets } = reckonedApart((await exportCup(db, 7))!, 2026);
		expect(tables["b14-g-2"]).toMatchObject({ complete: false });
		expect(brackets["b14-a-1"]!.find(({ match }) => match === "b14-s2")).toMatchObject({ home: null });
	});

	it("is no fault if the rules say that not all meet, or if one of the two has withdrawn", async () => {
		const file = withoutOne();
		file.editions[0]!.categories[0]!.rules.allMeet = false;
		expect(await imported(file)).toEqual([]);
		expect((await model()).entity("table", "b14-g-2")).toMatchObject({ complete: true });
		await emptyTables(db, "cup");
		const left = withoutOne();
		Object.assign(left.editions[0]!.teams.find(({ id }) => id === "b14-hav")!, { withdrawn: true });
		expect(await imported(left)).toEqual([]);
		expect((await model()).entity("table", "b14-g-2")).toMatchObject({ complete: true });
	});
});

it("a match in another group than its teams' own is a fault, also where that group has no list", async () => {
	const file = aSmallCup();
	const stage = file.editions[0]!.categories[0]!.stages[0]!;
	stage.divisions.push({ id: "b14-g-3", name: "3" });
	Object.assign(file.editions[0]!.matches.find(({ id }) => id === "b14-m9")!, { division: "b14-g-3" });
	const faults = await imported(file);
	expect(faults.filter((fault) => fault.startsWith("error"))).toEqual([
		expect.stringContaining('division: a match of group 3 between two teams of group 2: "b14-g-3"; expected'),
	]);
	expect(await exportCup(db, 7)).toBeUndefined();
});
