import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Named } from "../../src/office/acts/named-in.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: results, heden } = DESKS;
const FROM = "2026-07-16T10:30:00+02:00";

let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await emptyTables(db, "cup");
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
});
afterAll(() => db.close());

type Answer = { readonly preview: Preview; readonly named: Named; readonly act: number; readonly message: string };
const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)),
);
const preview = async (proposal: object, desk: Desk = office) => call(desk, "/acts/preview", { proposal });
async function act(proposal: object, desk: Desk = office) {
	const { body, status } = await preview(proposal, desk);
	if (status !== 200) return { status, body };
	const { ground } = body.preview;
	return call(desk, "/acts", { id: `closing-${++keys}-abcdef`, proposal, ground, anyway: true });
}
const exported = async () => printCupFile((await exportCup(db, 7))!);
const fieldNow = async (id: string) =>
	(await exportCup(db, 7))!.arenas.flatMap(({ fields }) => fields).find((field) => field.id === id)!;
const matchNow = async (id: string) => (await exportCup(db, 7))!.editions[0]!.matches.find((match) => match.id === id)!;
const close = (more: object = {}) => ({ kind: "close-fields", fields: ["heden-10"], from: FROM, why: "Standing water", ...more });

it("closing a field moves its matches in the same act, is in the cup's file, and is undone as a whole", async () => {
	const before = await exported();
	const to = [
		{ match: "b14-s1", field: "heden-2" },
		{ match: "b14-s2", field: "heden-2" },
	];
	const { preview: told } = (await preview(close({ to }))).body;
	expect(told.changes.map(({ match, after }) => [match, after.field])).toEqual([
		["b14-s1", "heden-2"],
		["b14-s2", "heden-2"],
	]);
	expect(told.verdict.impossible).toEqual([]);
	const done = await act(close({ to }));
	expect(done.status).toBe(200);
	expect(await fieldNow("heden-10")).toMatchObject({ closed: [{ from: "2026-07-16T08:30:00Z", why: "Standing water" }] });
	expect(await matchNow("b14-s1")).toMatchObject({ field: "heden-2" });
	expect((await call(office, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
	expect(await exported()).toBe(before);
});

it("a match without another place stays and is listed; no match is moved onto the closed field later", async () => {
	const { preview: told, named } = (await preview(close())).body;
	expect(told.verdict.impossible).toEqual([]);
	// Those that stay change nothing, and are named all the same.
	expect(named.matches).toMatchObject({ "b14-s1": { number: "412", start: expect.stringContaining("2026-07-16T11:00") } });
	expect(told.verdict.againstRules.filter(({ kind }) => kind === "closed").map(({ matches }) => matches)).toEqual([
		["b14-s1"],
		["b14-s2"],
		["b11-m2"],
	]);
	expect((await act(close())).status).toBe(200);
	for (const to of [
		[{ match: "b14-f", field: "heden-10", date: "2026-07-16", minute: 15 * 60 }],
		[{ match: "b14-s1", date: "2026-07-16", minute: 15 * 60 }],
	])
		expect((await preview({ kind: "move", to })).body.preview.verdict.impossible).toMatchObject([
			{ kind: "closed", field: "heden-10" },
		]);
	// Before it closes, and away from it, is as it was.
	const away = { kind: "move", to: [{ match: "b14-s1", field: "valhalla-1" }] };
	expect((await preview(away)).body.preview.verdict.impossible).toEqual([]);
});

it("until a time, or until it is opened again: then it can be played on", async () => {
	expect((await preview(close({ until: FROM }))).status).toBe(422);
	expect((await act(close({ until: "2026-07-16T14:00:00+02:00" }))).status).toBe(200);
	const later = { kind: "move", to: [{ match: "b14-f", field: "heden-10", date: "2026-07-16", minute: 15 * 60 }] };
	expect((await preview(later)).body.preview.verdict.impossible).toEqual([]);
	expect((await act(close())).status).toBe(200);
	expect((await preview(later)).body.preview.verdict.impossible).toMatchObject([{ kind: "closed" }]);
	expect((await act({ kind: "open-fields", fields: ["heden-10"] })).status).toBe(200);
	expect((await fieldNow("heden-10")).closed).toBeUndefined();
	expect((await preview(later)).body.preview.verdict.impossible).toEqual([]);
	expect(await act({ kind: "open-fields", fields: ["heden-10"] })).toMatchObject({
		status: 409,
		body: { message: "None of these fields is closed." },
	});
});

it("an arena lead stops all play at its own arena in one act, and no other's; a results desk closes nothing", async () => {
	expect((await act(close({ fields: ["heden-2", "heden-10"] }), heden)).status).toBe(200);
	expect(await fieldNow("heden-2")).toHaveProperty("closed");
	expect((await act(close({ fields: ["valhalla-1"] }), heden)).status).toBe(403);
	expect((await act(close({ to: [{ match: "b14-s1", field: "valhalla-1" }] }), heden)).status).toBe(403);
	expect((await act(close(), results)).status).toBe(403);
	expect((await act({ kind: "open-fields", fields: ["valhalla-1"] }, heden)).status).toBe(403);
	expect(await act(close({ fields: ["nowhere"] }))).toMatchObject({
		status: 422,
		body: { message: 'The cup has no field "nowhere".' },
	});
});
