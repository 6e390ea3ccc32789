import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { EditionReadModel } from "../../src/results/edition/keeping/edition-read-model.ts";
import type { CupFile, CupFileFact } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { euro2024 } from "../support/euro-2024.ts";
import { reckonedApart } from "../support/tables-and-brackets.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

const AT = "2024-06-26T21:00:00Z";
const fairPlay = (team: string, points: number, among: { division: string } | { stage: string }): CupFileFact => ({
	id: `fp-${Object.values(among)[0]}-${team}`,
	at: AT,
	kind: "fair-play",
	team,
	points,
	...among,
});
/** Denmark had six yellow cards, Slovenia seven including its coach's. */
const GROUP_C = [fairPlay("den", -6, { division: "g-c" }), fairPlay("svn", -7, { division: "g-c" })];

/** @returns what a file was refused for */
async function imported(file: CupFile): Promise<string[]> {
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", file));
	return faults.map(printFault);
}

async function recorded(...facts: CupFileFact[]): Promise<string[]> {
	const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "2024", facts }] };
	return (await importCup(db, sourceWithoutLines("fact", change))).faults.map(printFault);
}

/** "m39: esp - geo" for every match of the playoff. The independent recomputation of an export gives the same. */
async function ties(): Promise<string[]> {
	const model = EditionReadModel.build((await readEdition(db, 7, "2024"))!);
	const matches = model.entity("division-matches", "a-1")!.map((id) => model.entity("match", id)!);
	const shown = matches.map(({ id, home, away }) => `${id}: ${home.team ?? "?"} - ${away.team ?? "?"}`).sort();
	const apart = reckonedApart((await exportCup(db, 7))!, 2024).brackets["a-1"]!;
	expect(apart.map(({ match, home, away }) => `${match}: ${home ?? "?"} - ${away ?? "?"}`).sort()).toEqual(shown);
	return shown;
}

it("a recorded fact that no rule uses any more warns, and stays", async () => {
	expect(await imported(euro2024())).toEqual([]);
	expect(await recorded(...GROUP_C)).toEqual([]);
	const categories = [{ id: "men", rules: { preset: "arvika" } }];
	const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "2024", categories }] };
	const { faults, written } = await importCup(db, sourceWithoutLines("rules", change));
	expect(written).toBe(true);
	const CATEGORY = "Boys men";
	expect(faults.map(({ severity, message }) => [severity, message])).toEqual(
		GROUP_C.map(({ id }) => ["warning", `a fact that no rule of group C of ${CATEGORY} uses (of "${id}" in the record)`]),
	);
});

describe("§3 the best thirds of Euro 2024", () => {
	it("wait for fair play in group C, and then meet the teams that they really met", async () => {
		expect(await imported(euro2024())).toEqual([]);
		expect(await ties()).toEqual([
			"m37: ger - ?",
			"m38: sui - ita",
			"m39: esp - ?",
			"m40: eng - ?",
			"m41: por - ?",
			"m42: fra - bel",
			"m43: rou - ?",
			"m44: aut - tur",
		]);
		expect(await recorded(...GROUP_C)).toEqual([]);
		expect(await ties()).toEqual([
			"m37: ger - den",
			"m38: sui - ita",
			"m39: esp - geo",
			"m40: eng - svk",
			"m41: por - svn",
			"m42: fra - bel",
			"m43: rou - ned",
			"m44: aut - tur",
		]);
	});

	/** One seat, for which the Netherlands and Georgia are level: four points, four goals each way. */
	const oneSeat = async () => {
		expect(await imported(euro2024({ "37": ["1A", "3ABCDEF"] }, { D: { m37: "D" }, F: { m37: "F" } } as never))).toEqual([]);
		expect(await recorded(...GROUP_C)).toEqual([]);
		expect(await ties()).toEqual(["m37: ger - ?"]);
	};

	it.each<[string, CupFileFact[]]>([
		["lots", [{ id: "lots", at: AT, kind: "lots", stage: "a", order: ["ned", "geo"] }]],
		["fair play", [fairPlay("geo", -9, { stage: "a" }), fairPlay("ned", -4, { stage: "a" })]],
		[
			"a ranking",
			[
				{ id: "r-geo", at: AT, kind: "ranking", stage: "a", team: "geo", ranking: 37 },
				{ id: "r-ned", at: AT, kind: "ranking", stage: "a", team: "ned", ranking: 10 },
			],
		],
	])("are parted by %s, recorded of the playoff; it leaves the record and comes back", async (_, facts) => {
		await oneSeat();
		expect(await recorded(facts[0]!)).toEqual([]);
		if (facts.length > 1) expect(await ties()).toEqual(["m37: ger - ?"]);
		expect(await recorded(...facts)).toEqual([]);
		expect(await ties()).toEqual(["m37: ger - ned"]);
		const file = (await exportCup(db, 7))!;
		expect(file.editions[0]!.facts).toEqual([...GROUP_C, ...facts]);
		await emptyTables(db, "cup");
		expect(await imported(file)).toEqual([]);
		expect(await exportCup(db, 7)).toEqual(file);
		expect(await ties()).toEqual(["m37: ger - ned"]);
	});

	it("fair play of the groups does not count across them: it is recorded of the playoff", async () => {
		await oneSeat();
		expect(await recorded(fairPlay("ned", -4, { division: "g-d" }), fairPlay("geo", -9, { division: "g-f" }))).toEqual([]);
		expect(await ties()).toEqual(["m37: ger - ?"]);
	});

	it.each<[string, object, RegExp]>([
		["of no group and no stage", { kind: "lots", order: ["ned", "geo"] }, /lots without a group or a stage/],
		["of both", { kind: "lots", division: "g-d", stage: "a", order: ["ned", "fra"] }, /lots for both a group and a stage/],
		["of a stage that is not there", { kind: "lots", stage: "b", order: ["ned", "geo"] }, /no such stage: "b"/],
		[
			"of a stage that takes no thirds",
			{ kind: "lots", stage: "g", order: ["ned", "geo"] },
			/the best of several groups do not go to/,
		],
		["of a team that is not there", { kind: "lots", stage: "a", order: ["ned", "xyz"] }, /no such team: "xyz"/],
		["with a team twice", { kind: "lots", stage: "a", order: ["ned", "ned"] }, /a team named twice/],
		["a shoot-out across groups", { kind: "shoot-out", stage: "a", order: ["ned", "geo"] }, /division: missing/],
	])("a fact %s is refused", async (_, fact, fault) => {
		await oneSeat();
		expect((await recorded({ id: "x", at: AT, ...fact } as CupFileFact)).join("\n")).toMatch(fault);
	});

	it("a team of a group that sends no third there is refused", async () => {
		expect(await imported(euro2024({ "37": ["1A", "3DF"] }, {} as never))).toEqual([]);
		const lots: CupFileFact = { id: "x", at: AT, kind: "lots", stage: "a", order: ["ned", "svk"] };
		expect((await recorded(lots)).join("\n")).toMatch(/a team of another group: "svk"; expected one of the teams of the groups/);
	});

	it("a stage that a fact is of is not removed without it", async () => {
		await oneSeat();
		await recorded({ id: "lots", at: AT, kind: "lots", stage: "a", order: ["ned", "geo"] });
		const remove = (ids: object) => ({ format: "cupboard-cup/1", cup: { id: 7 }, remove: ids });
		const faults = async (ids: object) => (await importCup(db, sourceWithoutLines("x", remove(ids)))).faults.map(printFault);
		expect((await faults({ stages: ["a"], matches: ["m37"] })).join()).toMatch(/lots still refers to this stage \(stage\)/);
	});
});
