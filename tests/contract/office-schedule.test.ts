import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ProgrammeRule } from "../../src/cup/programme/programme-rule.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { ConflictsView } from "../../src/office/plan/conflicts-view.ts";
import { createPlanCalls } from "../../src/office/plan/plan-calls.ts";
import type { PlanPreviewView } from "../../src/office/plan/plan-preview-view.ts";
import { createScheduleCalls } from "../../src/office/plan/schedule/schedule-calls.ts";
import { ScheduleRuns } from "../../src/office/plan/schedule/schedule-runs.ts";
import type { DraftDetail, RunView, ScheduleView } from "../../src/office/plan/schedule/schedule-view.ts";
import type { PlanChange } from "../../src/results/acts/plan-change.ts";
import { readDrafts } from "../../src/results/acts/schedule-drafts.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aDrawnCup } from "../support/drawn-cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: results } = DESKS;
let db: Database;
let runs: ScheduleRuns;
let keys = 0;
const EDITION = "2027";
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(async () => {
	await runs.close();
	await db.close();
});
beforeEach(async () => {
	await runs?.close();
	await emptyTables(db, "cup");
	runs = new ScheduleRuns({
		database: db,
		cup: 7,
		now: () => new Date(),
		log: {
			error: (fault: unknown) => {
				throw fault;
			},
		},
	});
});

type Answer = PlanPreviewView &
	ScheduleView &
	PlanChange &
	DraftDetail &
	ConflictsView & { readonly act: number; readonly message: string };
const call = callsTo<Answer>(
	() => db,
	(app, options) => {
		const kept = async () => readEdition(db, 7, EDITION);
		app.route("/plan", createPlanCalls({ ...options, kept }));
		app.route("/plan/schedule", createScheduleCalls({ ...options, kept, runs }));
		app.route("/acts", createActCalls({ ...options, kept }));
	},
);
const imported = async (file: CupFile) => importCup(db, sourceWithoutLines("cup", file));
async function does(change: PlanChange, anyway = false): Promise<number> {
	const { body } = await call(office, "/plan/preview", { change });
	expect(body.faults.filter(({ isError }) => isError)).toEqual([]);
	const asked = { id: `schedule-${++keys}-abcdefgh`, step: "schedule", change, ground: body.ground, anyway };
	const done = await call(office, "/plan", asked);
	expect(done.status, done.body.message).toBe(200);
	return done.body.act;
}
const changeAt = async (path: string): Promise<PlanChange> => {
	const { status, body } = await call(office, path);
	expect(status, body.message).toBe(200);
	return { editions: body.editions! } as PlanChange;
};
const ended = () => vi.waitFor(() => expect(runs.view(EDITION)).toBeNull(), { timeout: 60_000, interval: 20 });

it("teams in groups become a schedule: matches are made, placed in a draft, and accepted as one act that can be undone", async () => {
	await imported(aDrawnCup());
	expect((await call(office, "/plan/schedule")).body).toMatchObject({
		...{ all: 0, placed: 0, drafts: [], running: null },
		lacking: [
			{ category: "b14", matches: 15 },
			{ category: "g12", matches: 12 },
		],
	});
	await does(await changeAt("/plan/schedule/lacking?places=third"));
	const { body: made } = await call(office, "/plan/schedule");
	expect(made).toMatchObject({ all: 28, placed: 0, lacking: [] });

	const started = await call(office, "/plan/schedule/run", { number: 48213, seconds: 20 });
	expect(started.status, started.body.message).toBe(200);
	expect((started.body.running as RunView).number).toBe(48213);
	expect((await call(office, "/plan/schedule/run", { number: 1, seconds: 1 })).status, "one at a time").toBe(409);
	await ended();
	const [draft] = (await call(office, "/plan/schedule")).body.drafts;
	expect(draft).toMatchObject({
		ordinal: 1,
		number: 48213,
		isCurrent: true,
		desk: office.name,
		report: { progress: { unplaced: 0 } },
	});
	expect((await call(office, "/plan/schedule")).body.placed, "a draft changes nothing").toBe(0);

	const act = await does(await changeAt(`/plan/schedule/drafts/${draft!.id}/change`));
	expect((await call(office, "/plan/schedule")).body).toMatchObject({ all: 28, placed: 28 });
	const { impossible, againstRules } = (await call(office, "/plan/conflicts")).body;
	expect({ impossible, againstRules }).toEqual({ impossible: [], againstRules: [] });
	const once: ProgrammeRule = { id: "once", kind: "matches-a-day", must: true, most: 1 };
	const ruled = await does({ editions: [{ id: EDITION, programme: { rules: [once] } }] }, true);
	const against = (await call(office, "/plan/conflicts")).body;
	expect(against.againstRules).toContainEqual(expect.objectContaining({ kind: "rule", rule: "once", lacks: 0 }));
	expect(against.named.rules).toMatchObject({ once: { en: "No team plays more than 1 match a day." } });
	expect((await call(office, `/acts/${ruled}/undo`, {})).status).toBe(200);
	expect((await call(office, `/acts/${act}/undo`, {})).status).toBe(200);
	expect((await call(office, "/plan/schedule")).body.placed).toBe(0);
});

it("the same number and steps give the same draft, and a pinned match stays where it is", async () => {
	await imported(aDrawnCup());
	await does(await changeAt("/plan/schedule/lacking"));
	const pinned = { id: "b14-1-1", start: "2027-07-13T09:00:00Z", field: "north-2", pinned: true };
	await does({ editions: [{ id: EDITION, matches: [pinned] }] });
	const generated = async () => {
		await call(office, "/plan/schedule/run", { number: 7, seconds: 20 });
		await ended();
		const { id } = (await call(office, "/plan/schedule")).body.drafts[0]!;
		return (await call(office, `/plan/schedule/drafts/${id}`)).body;
	};
	const [one, other] = [await generated(), await generated()];
	expect(one.draft.steps).toBe(other.draft.steps);
	expect(one.places).toEqual(other.places);
	expect(one.places).toContainEqual([pinned.id, pinned.start, pinned.field]);
	const { editions = [] } = await changeAt(`/plan/schedule/drafts/${one.draft.id}/change`);
	expect(
		editions[0]!.matches!.find(({ id }) => id === pinned.id),
		"it gets its number alone",
	).toEqual({
		...{ id: pinned.id, number: expect.stringMatching(/^\d+$/) },
	});
});

it("a run can be paused, goes on, and is stopped with what it has reached; a lost one keeps its draft", async () => {
	// All on one day with 45 minutes of rest: the wish can never be kept, and the run goes on for it.
	const rules: ProgrammeRule[] = [
		{ id: "waits", kind: "waits", must: false, most: 5 },
		{ id: "day", kind: "days", must: true, categories: ["b14", "g12"], days: ["2027-07-13"] },
	];
	await imported(aDrawnCup({ rules }));
	await does(await changeAt("/plan/schedule/lacking"));
	expect((await call(office, "/plan/schedule/run/pause", {})).status, "nothing runs").toBe(409);
	await call(office, "/plan/schedule/run", { number: 1, seconds: 600 });
	await vi.waitFor(() => expect(runs.view(EDITION)?.progress?.placed).toBe(27), { timeout: 60_000, interval: 20 });
	expect((await call(office, "/plan/schedule/run/pause", {})).status).toBe(204);
	await vi.waitFor(async () => expect((await readDrafts(db.orm, 7, EDITION))[0]?.steps).toBeGreaterThan(0), { timeout: 60_000 });
	expect((await call(office, "/plan/schedule/run")).body.running).toMatchObject({ isPaused: true });
	expect((await call(office, "/plan/schedule/run/resume", {})).status).toBe(204);
	const { draft } = (await call(office, "/plan/schedule/run")).body.running!;
	expect((await call(office, `/plan/schedule/drafts/${draft}`, undefined, "en", "DELETE")).status, "it is being made").toBe(409);
	expect((await call(office, "/plan/schedule/run/stop", {})).status).toBe(204);
	await ended();
	expect((await readDrafts(db.orm, 7, EDITION))[0]).toMatchObject({ state: "stopped", report: { progress: { placed: 27 } } });

	await call(office, "/plan/schedule/run", { number: 2, seconds: 600 });
	await runs.close();
	await ended();
	expect((await readDrafts(db.orm, 7, EDITION)).map(({ state }) => state)).toEqual(["stopped", "stopped"]);
	expect((await call(office, `/plan/schedule/drafts/${draft}`, undefined, "en", "DELETE")).status).toBe(204);
	expect((await call(office, `/plan/schedule/drafts/${draft}`)).status).toBe(404);
});

it("a repair leaves matches where they are, save those that cannot stay", async () => {
	await imported(aDrawnCup());
	await does(await changeAt("/plan/schedule/lacking"));
	const generated = async (order: object) => {
		expect((await call(office, "/plan/schedule/run", { number: 7, seconds: 10, ...order })).status).toBe(200);
		await ended();
		const { id } = (await call(office, "/plan/schedule")).body.drafts[0]!;
		return (await call(office, `/plan/schedule/drafts/${id}`)).body;
	};
	const first = await generated({});
	await does(await changeAt(`/plan/schedule/drafts/${first.draft.id}/change`));
	const onField = first.places.filter(([, , field]) => field === "north-1");
	expect(onField.length).toBeGreaterThan(0);
	const closed = [{ from: "2027-07-11T22:00:00Z", until: "2027-07-14T22:00:00Z" }];
	await does({ arenas: [{ id: "north", fields: [{ id: "north-1", closed }] }] }, true);
	const repaired = await generated({ from: "repair" });
	const { repair, progress } = repaired.draft.report;
	expect(repair!.displaced).toBe(onField.length);
	expect(progress).toMatchObject({ unplaced: 0 });
	const was = new Map(first.places.map((place) => [place[0], place.join()]));
	const moved = repaired.places.filter((place) => was.get(place[0]) !== place.join());
	expect(moved.length).toBe(repair!.moved);
	expect(moved.length).toBeLessThanOrEqual(3 * onField.length);
	expect(repaired.places.filter(([, , field]) => field === "north-1")).toEqual([]);
});

it("what did not fit by a hair has ways out, and after one of them the draft is continued until all fit", async () => {
	// Twelve matches of 40 minutes, with five between them: on each of two fields five fit before 13:20.
	const rules: ProgrammeRule[] = [
		{ id: "where", kind: "where", must: true, categories: ["g12"], arenas: ["north"], from: "09:00", until: "13:20" },
		{ id: "day", kind: "days", must: true, categories: ["g12"], days: ["2027-07-13"] },
	];
	const file = aDrawnCup({ rules });
	file.editions[0]!.categories = file.editions[0]!.categories.filter(({ id }) => id === "g12");
	file.editions[0]!.teams = file.editions[0]!.teams.filter(({ category }) => category === "g12");
	await imported(file);
	await does(await changeAt("/plan/schedule/lacking"));
	const generated = async (order: object) => {
		expect((await call(office, "/plan/schedule/run", { number: 7, seconds: 3, ...order })).status).toBe(200);
		await ended();
		const { id } = (await call(office, "/plan/schedule")).body.drafts[0]!;
		return (await call(office, `/plan/schedule/drafts/${id}`)).body;
	};
	const tight = await generated({});
	const reasons = tight.draft.report.reasons!;
	expect(reasons.length).toBeGreaterThan(0);
	const ways = Object.values(tight.waysOut).flat();
	expect(ways.length).toBeGreaterThan(0);
	expect(ways.every(({ kind }) => kind === "rule")).toBe(true);
	let { draft } = tight;
	for (let tries = 0; (draft.report.progress?.unplaced ?? 0) > 0; tries += 1) {
		expect(tries, "each way out places one at least").toBeLessThan(reasons.length);
		const detail = (await call(office, `/plan/schedule/drafts/${draft.id}`)).body;
		const [way] = Object.values(detail.waysOut).flat();
		await does(way!.change, true);
		const before = draft.report.progress!.unplaced;
		draft = (await generated({ from: draft.id })).draft;
		expect(draft.report.progress!.unplaced).toBeLessThan(before);
	}
	const { editions = [] } = await changeAt(`/plan/schedule/drafts/${draft.id}/change`);
	expect(editions[0]!.matches!.filter(({ start }) => start != null).length).toBe(12);
});

it("only the office generates; what is missing for it is said", async () => {
	await imported(aDrawnCup());
	expect((await call(results, "/plan/schedule")).status).toBe(200);
	expect((await call(results, "/plan/schedule/run", { number: 1, seconds: 1 })).status).toBe(403);
	const without = await call(office, "/plan/schedule/run", { number: 1, seconds: 1 }, "sv");
	expect(without.status).toBe(409);
	expect(without.body.message).toBe("Det finns inga matcher att lägga ut än. Skapa dem först.");
	expect((await call(office, "/plan/schedule/run", { number: -1, seconds: 1 })).status).toBe(422);
	expect((await call(office, "/plan/schedule/lacking?meet=often")).status).toBe(422);
});
