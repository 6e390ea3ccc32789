import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { EditionReadModel } from "../../src/results/edition/keeping/edition-read-model.ts";
import type { CupFile, CupFileCategory, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { withStatedCriteria } from "../../src/results/record/played-criteria.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aTeam, finished } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(() => emptyTables(db, "cup"));
afterAll(() => db.close());

/** A cup of one category with one team per club. */
function cupOf(category: CupFileCategory, teams: readonly string[], matches: CupFileMatch[]): CupFile {
	return {
		format: "cupboard-cup/1",
		cup: { id: 7, name: "Lillcupen", zone: "Europe/Stockholm", sport: "football" },
		clubs: teams.map((id) => aClub(id)),
		arenas: [],
		editions: [
			{
				id: "lc-2026",
				year: 2026,
				name: "Lillcupen 2026",
				startsOn: "2026-07-13",
				endsOn: "2026-07-18",
				published: { clubs: true, teams: true, lot: true, schedule: true },
				categories: [category],
				teams: teams.map((id) => aTeam(id, category.id)),
				matches,
			},
		],
	};
}

/** Imports a file and gives the edition as visitors see it; what leaves the record again is the same file, with the criteria that count. */
async function seen(file: CupFile): Promise<EditionReadModel> {
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", file));
	expect(faults).toEqual([]);
	expect(await exportCup(db, 7)).toEqual({ ...file, editions: file.editions.map(withStatedCriteria) });
	return reread();
}

const reread = async () => EditionReadModel.build((await readEdition(db, 7, "lc-2026"))!);

async function report(id: string, home: number, away: number): Promise<EditionReadModel> {
	const matches = [{ id, ...finished(home, away) }];
	const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] };
	expect((await importCup(db, sourceWithoutLines("results.json", change))).faults).toEqual([]);
	return reread();
}

const table = (model: EditionReadModel, group: string) =>
	model.entity("table", group)!.rows.map(({ position, team, points }) => `${position} ${team} ${points}`);
const sides = (model: EditionReadModel, id: string) => {
	const { home, away } = model.entity("match", id)!;
	return [home.team, away.team];
};
const winners = (model: EditionReadModel) => model.entity("winners", "b14")?.map(({ team, runnerUp }) => [team, runnerUp]);

const at = (division: string, position: number) => ({ kind: "position", division, position }) as const;
const play = (id: string, division: string, home: string, away: string, goals: [number, number]) =>
	aMatch(id, division, [home, away], finished(...goals));

describe("several group stages one after another", () => {
	const category = aCategory("b14", [
		aGroupStage("g", { A: ["ask", "bro"], B: ["dal", "ek"] }, { advance: [{ positions: [1, 1], to: "m" }] }),
		aGroupStage("m", { C: [] }, { rank: 2, name: "Mellanspel", advance: [{ positions: [1, 2], to: "s" }] }),
		aGroupStage("s", { D: [] }, { rank: 3, name: "Slutserie", rules: { preset: "partille" } }),
		aPlayoff("p", "A", { rank: 4 }),
	]);
	const file = () =>
		cupOf(
			category,
			["ask", "bro", "dal", "ek"],
			[
				play("a", "g-a", "ask", "bro", [5, 0]),
				aMatch("b", "g-b", ["dal", "ek"]),
				aMatch("c", "m-c", [at("g-a", 1), at("g-b", 1)]),
				aMatch("d", "s-d", [at("m-c", 2), at("m-c", 1)]),
				aMatch("f", "p-1", [at("s-d", 1), at("s-d", 2)], { round: "final", position: 1 }),
			],
		);

	it("each stage's groups fill from the one before as it is settled, and begin at zero", async () => {
		let model = await seen(file());
		expect(sides(model, "c")).toEqual(["ask", null]);
		expect(table(model, "m-c")).toEqual(["1 ask 0"]);
		model = await report("b", 0, 1);
		expect(sides(model, "c")).toEqual(["ask", "ek"]);
		expect(table(model, "m-c")).toEqual(["1 ask 0", "1 ek 0"]);
		model = await report("c", 1, 2);
		expect(table(model, "m-c")).toEqual(["1 ek 3", "2 ask 0"]);
		expect(sides(model, "d")).toEqual(["ask", "ek"]);
		model = await report("d", 2, 0);
		expect(table(model, "s-d"), "by the rules of its own stage").toEqual(["1 ask 2", "2 ek 0"]);
		expect(sides(model, "f")).toEqual(["ask", "ek"]);
		model = await report("f", 0, 3);
		expect(winners(model)).toEqual([["ek", "ask"]]);
	});

	it("a stage that is not settled leaves all that follows open", async () => {
		const model = await seen(file());
		for (const id of ["d", "f"]) expect(sides(model, id)).toEqual([null, null]);
		expect(winners(model)).toEqual([]);
	});

	it("a team's present group is the last one that it has reached", async () => {
		let model = await seen(file());
		expect(model.entity("team-division", "ek")).toBe("g-b");
		model = await report("b", 0, 1);
		expect(model.entity("team-division", "ek")).toBe("m-c");
		expect(model.entity("team-division", "dal")).toBe("g-b");
	});
});

describe("a category with one group and no playoff", () => {
	const category = (preset: CupFileCategory["rules"]["preset"]) =>
		aCategory("b14", [aGroupStage("g", { "1": ["ask", "bro", "dal"] })], { rules: { preset } });
	const teams = ["ask", "bro", "dal"];
	const single = [play("m1", "g-1", "ask", "bro", [1, 0]), play("m2", "g-1", "bro", "dal", [4, 0])];
	/** All meet twice: ask and bro end level on points, ask ahead in their two matches, bro ahead in all. */
	const double = [
		...single,
		play("m3", "g-1", "dal", "ask", [0, 1]),
		play("m4", "g-1", "bro", "ask", [0, 0]),
		play("m5", "g-1", "dal", "bro", [0, 1]),
		aMatch("m6", "g-1", ["ask", "dal"]),
	];

	it("has no bracket, and is won by the first of its table, once all is played", async () => {
		let model = await seen(cupOf(category("gothia"), teams, [...single, aMatch("m3", "g-1", ["dal", "ask"])]));
		expect(winners(model)).toEqual([]);
		expect([...model.keys()].filter((key) => key.includes("bracket"))).toEqual([]);
		model = await report("m3", 0, 1);
		expect(table(model, "g-1")).toEqual(["1 ask 6", "2 bro 3", "3 dal 0"]);
		expect(winners(model)).toEqual([["ask", "bro"]]);
	});

	it("is a double league where all meet twice: both matches count, among level teams too", async () => {
		await seen(cupOf(category("partille"), teams, double));
		let model = await report("m6", 0, 2);
		expect(table(model, "g-1")).toEqual(["1 ask 5", "2 bro 5", "3 dal 2"]);
		expect(model.entity("table", "g-1")!.rows[0]).toMatchObject({ played: 4, decidedBy: "head-to-head-points" });
		expect(winners(model)).toEqual([["ask", "bro"]]);

		await emptyTables(db, "cup");
		await seen(
			cupOf({ ...category("gothia"), rules: { preset: "gothia", points: { win: 2, draw: 1, loss: 0 } } }, teams, double),
		);
		model = await report("m6", 0, 2);
		expect(table(model, "g-1")).toEqual(["1 bro 5", "2 ask 5", "3 dal 2"]);
		expect(model.entity("table", "g-1")!.rows[0]).toMatchObject({ decidedBy: "goal-difference" });
	});

	it("has no winner while the first place is shared, until the shoot-out is recorded", async () => {
		const level = [
			play("m1", "g-1", "ask", "bro", [1, 0]),
			play("m2", "g-1", "bro", "dal", [1, 0]),
			play("m3", "g-1", "dal", "ask", [1, 0]),
		];
		let model = await seen(cupOf(category("gothia"), teams, level));
		expect(table(model, "g-1")).toEqual(["1 ask 3", "1 bro 3", "1 dal 3"]);
		expect(winners(model)).toEqual([]);
		const facts = [{ id: "so", at: "2026-07-15T10:00:00Z", kind: "shoot-out", division: "g-1", order: ["dal", "bro", "ask"] }];
		const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", facts }] };
		expect((await importCup(db, sourceWithoutLines("facts.json", change))).faults).toEqual([]);
		model = await reread();
		expect(winners(model)).toEqual([["dal", "bro"]]);
	});
});

describe("the best third of unequal groups", () => {
	const groups = { A: ["ask", "bro", "dal"], B: ["ek", "fur", "gran", "hav"] };
	const matches = [
		play("a1", "g-a", "ask", "bro", [1, 0]),
		play("a2", "g-a", "ask", "dal", [2, 0]),
		play("a3", "g-a", "bro", "dal", [1, 1]),
		play("b1", "g-b", "ek", "fur", [1, 0]),
		play("b2", "g-b", "ek", "gran", [1, 0]),
		play("b3", "g-b", "ek", "hav", [1, 0]),
		play("b4", "g-b", "fur", "gran", [1, 0]),
		play("b5", "g-b", "fur", "hav", [1, 0]),
		play("b6", "g-b", "gran", "hav", [3, 0]),
		aMatch("f", "p-1", [at("g-b", 1), { kind: "best-of", position: 3, divisions: ["g-a", "g-b"] }], {
			round: "final",
			position: 1,
		}),
	];
	/** Dal has one point of two matches; Gran three of three, all against the last of its group. */
	const throughWith = async (playoff: { bestOfAgainstFirstTwo?: boolean }) => {
		const category = aCategory("b14", [aGroupStage("g", groups), aPlayoff("p", "A", playoff)]);
		return sides(await seen(cupOf(category, Object.values(groups).flat(), matches)), "f")[1];
	};

	it("is found by the matches against the first two of each group", async () => {
		expect(await throughWith({})).toBe("dal");
	});

	it("is found by all its matches if the playoff says so", async () => {
		expect(await throughWith({ bestOfAgainstFirstTwo: false })).toBe("gran");
	});

	it("is found by the matches against the first two if the playoff says that", async () => {
		expect(await throughWith({ bestOfAgainstFirstTwo: true })).toBe("dal");
	});
});
