import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: results, heden } = DESKS;
let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
beforeEach(() => begin());

async function begin(change: (cup: CupFile) => void = () => {}): Promise<void> {
	const cup = aSmallCup();
	change(cup);
	await emptyTables(db, "cup");
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
}

type Answer = { readonly preview: Preview; readonly act: number; readonly message: string };
const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)),
);
const given = (points: number, more: object = {}) => ({
	...{ kind: "give-points", match: "b14-m1", team: "b14-ask", points, reason: "A team sheet was missing" },
	...more,
});
const preview = (proposal: object, desk: Desk = office) => call(desk, "/acts/preview", { proposal });
const act = (proposal: object, ground: string, desk: Desk = office) =>
	call(desk, "/acts", { id: `points-${++keys}-abcdef`, proposal, ground });
const exported = async () => printCupFile((await exportCup(db, 7))!);
const facts = async () => (await exportCup(db, 7))!.editions[0]!.facts!.filter(({ kind }) => kind === "points");

it("points that the office deducts are previewed in the table, recorded with their reason, and undone", async () => {
	const before = await exported();
	const { preview: shown } = (await preview(given(-6))).body;
	expect(shown.points).toEqual({ division: "b14-g-1", team: "b14-ask", before: 9, after: 3 });
	expect(shown.positions.find(({ team }) => team === "b14-ask")?.before.position).toBe(1);
	expect(shown.positions.find(({ team }) => team === "b14-ask")?.after.position).toBeGreaterThan(1);
	expect(shown.sides.length).toBeGreaterThan(0);
	const done = await act(given(-6), shown.ground);
	expect(done.status).toBe(200);
	expect(await facts()).toMatchObject([{ team: "b14-ask", points: -6, note: "A team sheet was missing" }]);
	const [entry] = await readLedger(db, 7, { most: 9, kind: "give-points" });
	expect(JSON.stringify(entry?.lines)).toContain("−6: A team sheet was missing");
	expect((await call(office, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
	expect(await exported()).toBe(before);
});

it("a second decision on a team adds to the first, also when both were previewed before either was made", async () => {
	const { ground } = (await preview(given(-1))).body.preview;
	expect((await act(given(-1), ground)).status).toBe(200);
	// The table has changed since it was looked at.
	expect((await act(given(-1), ground)).status).toBe(409);
	const again = (await preview(given(-1))).body.preview;
	expect(again.points).toMatchObject({ before: 8, after: 7 });
	expect((await act(given(-1), again.ground)).status).toBe(200);
	expect((await facts()).map((fact) => fact.kind === "points" && fact.points)).toEqual([-1, -1]);
});

it("points are refused without a reason, in a playoff, in another group and without a table", async () => {
	expect((await preview(given(-1, { reason: " " }))).status).toBe(422);
	expect((await preview(given(0))).status).toBe(422);
	expect((await preview(given(-1, { match: "b14-s1" }))).body.message).toBe(
		"Points can only be given or deducted in a group with a table. This match is not in one.",
	);
	expect((await preview(given(-1, { team: "b14-fur" }))).body.message).toBe("This team does not play in group 1.");
	await begin((cup) => {
		cup.editions[0]!.categories.find(({ id }) => id === "b14")!.publishes = { scores: false, tables: false, playoffs: false };
	});
	expect((await preview(given(-1))).status).toBe(409);
});

it("the office and a results desk decide on points, the desk of an arena does not", async () => {
	expect((await preview(given(-1), results)).status).toBe(200);
	expect((await preview(given(-1), heden)).status).toBe(403);
});
