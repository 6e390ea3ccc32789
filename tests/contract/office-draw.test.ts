import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { createDrawCalls } from "../../src/office/plan/draw/draw-calls.ts";
import type { DrawProposal, DrawView } from "../../src/office/plan/draw/draw-view.ts";
import { createPlanCalls } from "../../src/office/plan/plan-calls.ts";
import type { PlanPreviewView } from "../../src/office/plan/plan-preview-view.ts";
import type { PlanChange } from "../../src/results/acts/plan-change.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aDrawnCup } from "../support/drawn-cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: results } = DESKS;
let db: Database;
let keys = 0;
const EDITION = "2027";
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, "cup"));

type Answer = PlanPreviewView &
	DrawView &
	Omit<DrawProposal, "groups" | "rules"> & { readonly act: number; readonly message: string };
const call = callsTo<Answer>(
	() => db,
	(app, options) => {
		const kept = async () => readEdition(db, 7, EDITION);
		app.route("/plan", createPlanCalls({ ...options, kept }));
		app.route("/plan/draw", createDrawCalls({ kept }));
		app.route("/acts", createActCalls({ ...options, kept }));
	},
);
const imported = (file: CupFile) => importCup(db, sourceWithoutLines("cup", file));
async function commit(change: PlanChange) {
	const { body } = await call(office, "/plan/preview", { change });
	const asked = { id: `draw-${++keys}-abcdefgh`, step: "draw", change, ground: body.ground, anyway: true };
	return { preview: body, ...(await call(office, "/plan", asked)) };
}
const DISTRICT = { apart: "district", must: false } as const;
async function proposed(more: object = {}) {
	const { status, body } = await call(office, "/plan/draw", { category: "b14", number: 48_213, rules: [DISTRICT], ...more });
	return { status, body: body as unknown as DrawProposal & { readonly message: string } };
}

/** Eight teams in two groups: two seeded, three of a district, two in red only. */
function aCupToDraw(): CupFile {
	const cup = aDrawnCup();
	for (const at of [0, 2, 5]) cup.clubs[at]!.district = "Norr";
	const team = (id: string) => cup.editions[0]!.teams.find((one) => one.id === id)!;
	for (const id of ["b14-club-1", "b14-club-4"]) team(id).seed = 1;
	for (const id of ["b14-club-2", "b14-club-3", "b14-club-6"]) team(id).shirts = { home: "Red", away: "red" };
	for (const division of cup.editions[0]!.categories[0]!.stages[0]!.divisions) delete division.teams;
	return cup;
}

it("a category is drawn from a number as one act with a ledger line, and the act is undone", async () => {
	await imported(aCupToDraw());
	const { body: view } = await call(office, "/plan/draw/b14");
	expect(view).toMatchObject({
		...{
			hasBegun: false,
			stored: null,
			rules: [{ apart: "club", must: false }],
			pots: [["b14-club-1", "b14-club-4"], expect.any(Array)],
		},
		groups: [{ teams: [] }, { teams: [] }],
	});
	expect(view.number).toBeGreaterThan(0);
	const { body: draw } = await proposed();
	expect(draw.steps.map(({ team }) => team).toSorted()).toEqual(view.teams.map(({ id }) => id).toSorted());
	expect(draw.groups.map((ids) => ids.filter((id) => ["b14-club-1", "b14-club-4"].includes(id)).length)).toEqual([1, 1]);
	expect(draw.rules[0]).toMatchObject({ pairs: 3, broken: 1, why: [{ kind: "too-many", value: "Norr", teams: 3, groups: 2 }] });
	expect(draw.clashes.length).toBeGreaterThan(0);
	expect((await proposed()).body, "the same number, the same draw").toEqual(draw);

	const { status, body, preview } = await commit(draw.change!);
	expect(status, body.message).toBe(200);
	expect(preview.changes.map(({ becomes }) => becomes).join("\n")).toContain("from number 48213, 2 pots.");
	const { body: drawn } = await call(office, "/plan/draw/b14");
	expect(drawn.groups.map(({ teams }) => teams)).toEqual(draw.groups);
	expect(drawn.stored).toMatchObject({ number: 48_213, rules: [DISTRICT] });
	expect(drawn.kept).toEqual(draw.rules);
	expect((await call(office, `/acts/${body.act}/undo`, {})).status).toBe(200);
	expect(await call(office, "/plan/draw/b14")).toMatchObject({ body: { stored: null, groups: [{ teams: [] }, { teams: [] }] } });
});

it("swaps by hand are stored with the draw, in order", async () => {
	await imported(aCupToDraw());
	const { body: plain } = await proposed();
	const swap: [string, string] = [plain.groups[0]![3]!, plain.groups[1]![3]!];
	const { body: swapped } = await proposed({ swaps: [swap] });
	expect(swapped.groups[0]![3]).toBe(swap[1]);
	expect(swapped.groups[1]![3]).toBe(swap[0]);
	expect((await commit(swapped.change!)).status).toBe(200);
	const { stored } = (await call(office, "/plan/draw/b14")).body;
	expect(stored!.swaps).toEqual([swap]);
	expect(stored!.groups.map(({ teams }) => teams)).toEqual(plain.groups);
});

it("a must that cannot be kept names its rule and teams, and gives no change", async () => {
	await imported(aCupToDraw());
	const { body } = await proposed({
		rules: [
			{ apart: "district", must: true },
			{ apart: "club", must: true },
		],
	});
	expect(body.change).toBeNull();
	expect(body.impossible).toEqual({
		rules: [{ apart: "district", must: true }],
		teams: ["b14-club-1", "b14-club-3", "b14-club-6"],
		isProven: true,
	});
});

it("a category that has begun is not drawn again, by the call or by a change of the plan", async () => {
	await imported(aCupToDraw());
	const { body: draw } = await proposed();
	expect((await commit(draw.change!)).status).toBe(200);
	const [home, away] = draw.groups[0]!;
	const match = { id: "m1", division: "b14-1", round: 1, home: { team: home! }, away: { team: away! } };
	const played = { ...match, status: "finished" as const, score: { home: 1, away: 0 } };
	expect((await commit({ editions: [{ id: EDITION, matches: [played] }] })).status).toBe(200);
	expect(await proposed({ number: 1 })).toMatchObject({ status: 409, body: { message: expect.stringContaining("has begun") } });
	const { stages } = draw.change!.editions![0]!.categories![0]!;
	const again = { ...stages![0]!.draw!, number: 1 };
	const change = { editions: [{ id: EDITION, categories: [{ id: "b14", stages: [{ id: "b14-g", draw: again }] }] }] };
	expect(await commit(change)).toMatchObject({ status: 422 });
});

it("only the office draws, and wrong orders are refused with what is expected", async () => {
	await imported(aCupToDraw());
	expect((await call(results, "/plan/draw", { category: "b14", number: 1, rules: [] })).status).toBe(403);
	expect((await call(results, "/plan/draw/b14")).status).toBe(200);
	for (const more of [{ number: -1 }, { number: 2 ** 32 }, { rules: [DISTRICT, DISTRICT] }, { swaps: [["a"]] }])
		expect((await proposed(more)).status).toBe(422);
	expect((await proposed({ category: "none" })).status).toBe(404);
});
