import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { ConflictsView } from "../../src/office/plan/conflicts-view.ts";
import { createPlanCalls } from "../../src/office/plan/plan-calls.ts";
import type { PlanPreviewView } from "../../src/office/plan/plan-preview-view.ts";
import type { PlanView } from "../../src/office/plan/plan-view.ts";
import type { StreamView } from "../../src/office/plan/streams-view.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import type { PlanChange } from "../../src/results/acts/plan-change.ts";
import type { StreamChange } from "../../src/results/record/cup-file-change.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readCupAndEdition, readEdition } from "../../src/results/record/read.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: results, heden } = DESKS;
let db: Database;
let keys = 0;
let edition: string | undefined;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
beforeEach(async () => {
	await emptyTables(db, "cup");
	edition = undefined;
});

type Answer = PlanPreviewView &
	PlanView &
	ConflictsView & {
		readonly act: number;
		readonly again: boolean;
		readonly message: string;
		readonly refused: string;
		readonly preview: PlanPreviewView;
	};
const call = callsTo<Answer>(
	() => db,
	(app, options) => {
		const kept = async () => (edition === undefined ? undefined : readEdition(db, 7, edition));
		app.route("/plan", createPlanCalls({ ...options, kept }));
		app.route("/acts", createActCalls({ ...options, kept }));
	},
);
const preview = (change: PlanChange, desk: Desk = office, language = "en") => call(desk, "/plan/preview", { change }, language);
const commit = (change: PlanChange, ground: string, more: object = {}, desk: Desk = office) =>
	call(desk, "/plan", { id: `plan-${++keys}-abcdefgh`, step: "cup", change, ground, ...more });
async function does(change: PlanChange, anyway = false): Promise<number> {
	const { body } = await preview(change);
	expect(body.faults.filter(({ isError }) => isError)).toEqual([]);
	const done = await commit(change, body.ground, { anyway });
	expect(done.status, done.body.message).toBe(200);
	return done.body.act;
}

const BEGIN: PlanChange = {
	cup: { name: "Vågcupen", zone: "Europe/Stockholm", sport: "football" },
	editions: [
		{
			...{ id: "2027", year: 2027, name: "Vågcupen 2027", startsOn: "2027-07-12", endsOn: "2027-07-15" },
			...{ published: { clubs: false, teams: false, lot: false, schedule: false }, categories: [], teams: [], matches: [] },
		},
	],
};

it("a cup begins in an empty record with a name and days, and the first act can be undone", async () => {
	expect((await call(office, "/plan")).body).toEqual({ cup: null, edition: null, editions: [], arenas: [], clubs: [] });
	const act = await does(BEGIN);
	edition = "2027";
	const begun = (await call(office, "/plan")).body;
	expect(begun.cup).toEqual({ name: "Vågcupen", zone: "Europe/Stockholm", sport: "football" });
	expect(begun.edition).toMatchObject({ year: 2027, startsOn: "2027-07-12", matches: { all: 0 } });
	const undone = await call(office, `/acts/${act}/undo`, {});
	expect(undone.status, undone.body.message).toBe(200);
	edition = undefined;
	expect((await call(office, "/plan")).body).toMatchObject({ edition: null, editions: [] });
	expect((await readLedger(db, 7, { most: 9 })).map(({ kind }) => kind)).toEqual(["undo", "plan"]);
	// And begun again.
	await does(BEGIN);
});

it("arenas, fields, categories and teams are added in any order, before anything is drawn", async () => {
	await does(BEGIN);
	edition = "2027";
	await does({
		clubs: [{ id: "brisheim", name: "Brisheim FK", nation: "no" }],
		editions: [
			{
				id: "2027",
				categories: [
					{
						...{ id: "b14", name: { en: "Boys 14", sv: "Pojkar 14" }, shortName: { en: "B14", sv: "P14" }, gender: "boys" },
						...{ age: 14, rules: { preset: "gothia" }, halves: 2, minutesPerHalf: 20, restMinutes: 60, stages: [] },
					},
				],
				teams: [{ id: "brisheim-b14", club: "brisheim", category: "b14" }],
			},
		],
	});
	await does({
		arenas: [{ id: "heden", name: "Heden", opens: "08:00", closes: "21:00", fields: [{ id: "heden-1", name: "1" }] }],
	});
	const { body } = await call(results, "/plan");
	expect(body.arenas[0]?.fields).toEqual([{ id: "heden-1", name: "1" }]);
	expect(body.edition?.categories[0]?.restMinutes).toBe(60);
	expect(body.edition?.teams).toEqual([{ id: "brisheim-b14", club: "brisheim", category: "b14" }]);
	expect(body.clubs).toEqual([{ id: "brisheim", name: "Brisheim FK", nation: "no" }]);
});

it("an act of the plan becomes what it was when it is undone, and changes of others stay", async () => {
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
	const before = printCupFile((await exportCup(db, 7))!);
	const [club] = aSmallCup().clubs;
	const act = await does({ clubs: [{ id: club!.id, name: "Renamed BK" }] });
	const other = await does({ clubs: [{ id: aSmallCup().clubs[1]!.id, name: "Other BK" }] });
	expect((await call(office, `/acts/${act}/undo`, {})).status).toBe(200);
	expect((await exportCup(db, 7))!.clubs.slice(0, 2).map(({ name }) => name)).toEqual([club!.name, "Other BK"]);
	expect((await call(office, `/acts/${other}/undo`, {})).status).toBe(200);
	expect(printCupFile((await exportCup(db, 7))!)).toBe(before);
});

it("a preview has old and new values in the reader's language, and its faults name their place", async () => {
	await does(BEGIN);
	const change: PlanChange = { editions: [{ id: "2027", endsOn: "2027-07-18" }] };
	expect((await preview(change)).body.changes).toEqual([expect.objectContaining({ was: "2027-07-15", becomes: "2027-07-18" })]);
	expect((await preview(change, office, "sv")).body.changes[0]?.what).toContain("Vågcupen 2027");
	const wrong = (await preview({ editions: [{ id: "2027", endsOn: "2027-07-01" }] })).body;
	expect(wrong.faults).toEqual([expect.objectContaining({ path: "editions[0].endsOn", isError: true })]);
	const refused = await commit({ editions: [{ id: "2027", endsOn: "2027-07-01" }] }, wrong.ground);
	expect(refused.status).toBe(422);
	expect(refused.body.preview.faults).toHaveLength(1);
});

it("the second of two accounts in one step sees what the first changed, and proposes again", async () => {
	await does(BEGIN);
	const first: PlanChange = { editions: [{ id: "2027", endsOn: "2027-07-16" }] };
	const second: PlanChange = { editions: [{ id: "2027", endsOn: "2027-07-17" }] };
	const [one, two] = [(await preview(first)).body, (await preview(second)).body];
	expect((await commit(first, one.ground)).status).toBe(200);
	const stale = await commit(second, two.ground);
	expect(stale.status).toBe(409);
	expect(stale.body).toMatchObject({ refused: "stale", preview: { changes: [{ was: "2027-07-16", becomes: "2027-07-17" }] } });
	expect((await commit(second, stale.body.preview.ground)).status).toBe(200);
});

it("a repeated request is one act, and a change that changes nothing is none", async () => {
	const { ground } = (await preview(BEGIN)).body;
	const body = { id: "plan-again-12345", step: "cup", change: BEGIN, ground };
	const done = await call(office, "/plan", body);
	expect(await call(office, "/plan", body)).toEqual({ status: 200, body: { act: done.body.act, again: true } });
	const nothing = (await preview(BEGIN)).body;
	expect((await commit(BEGIN, nothing.ground)).body.refused).toBe("nothing-changes");
	expect(await readLedger(db, 7, { most: 9 })).toHaveLength(1);
});

it("what visitors see, results and places of matches change only when it is confirmed", async () => {
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
	const [old] = aSmallCup().editions;
	const match = old!.matches.find(({ score }) => score !== undefined)!;
	const change: PlanChange = { editions: [{ id: old!.id, matches: [{ id: match.id, score: { home: 9, away: 8 } }] }] };
	const { body } = await preview(change);
	expect(body.consents).toEqual(["results"]);
	expect((await commit(change, body.ground)).body.refused).toBe("asked");
	expect((await commit(change, body.ground, { anyway: true })).status).toBe(200);
	const read = await readCupAndEdition(db, 7, old!.id);
	expect(read?.edition?.edition.matches.find(({ id }) => id === match.id)?.score).toEqual({ home: 9, away: 8 });
});

it("results desks and arena leads read the plan and change nothing", async () => {
	for (const desk of [results, heden]) {
		expect((await call(desk, "/plan")).status).toBe(200);
		expect((await preview(BEGIN, desk)).status).toBe(403);
		expect((await commit(BEGIN, "x", {}, desk)).status).toBe(403);
	}
	expect((await call(office, "/plan/preview", { change: { surprise: 1 } })).status).toBe(422);
});

it("conflicts of the schedule are listed with the names of their matches and teams", async () => {
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
	const [old] = aSmallCup().editions;
	edition = old!.id;
	const [first, second] = old!.matches.filter(({ status, start, field }) => status === "scheduled" && start && field);
	const before = (await call(results, "/plan/conflicts")).body.impossible.length;
	await does({ editions: [{ id: edition, matches: [{ id: second!.id, start: first!.start!, field: first!.field! }] }] }, true);
	const { impossible, named } = (await call(results, "/plan/conflicts")).body;
	expect(impossible.length).toBeGreaterThan(before);
	expect(impossible).toContainEqual(
		expect.objectContaining({ kind: "field", matches: expect.arrayContaining([first!.id, second!.id]) }),
	);
	expect(named.matches[second!.id]?.number).toBe(second!.number ?? null);
});

it("the matches that Home shows first are named in their order, and none are chosen any more when it is undone", async () => {
	await importCup(
		db,
		sourceWithoutLines("cup.json", { ...aSmallCup(), editions: aSmallCup().editions.map(({ selectedGames: _, ...one }) => one) }),
	);
	const [old] = aSmallCup().editions;
	edition = old!.id;
	const [first, second] = old!.matches;
	const act = await does({ editions: [{ id: edition, selectedGames: [second!.id, first!.id] }] }, true);
	const shown = (await call(results, "/plan")).body.edition!.selectedGames;
	expect(shown.map(({ id }) => id)).toEqual([second!.id, first!.id]);
	expect(shown[1]?.teams).toMatch(/^ask if – bro if$/i);
	expect((await call(office, `/acts/${act}/undo`, {})).status).toBe(200);
	expect((await call(results, "/plan")).body.edition!.selectedGames).toEqual([]);
});

it("a contact page that could not be shown is a fault with its language, and is never saved", async () => {
	await does(BEGIN);
	const page = { en: "Write to us", sv: "# Kontakt\n\nSkriv till oss." };
	const change: PlanChange = { cup: { brand: { contact: page } } };
	const { body } = await preview(change, office, "sv");
	expect(body.faults).toEqual([expect.objectContaining({ path: "cup.brand.contact.en", isError: true })]);
	expect(body.faults[0]?.text).toContain("Kontaktsidan på engelska kan inte visas");
	expect((await commit(change, body.ground)).status).toBe(422);
	expect((await call(office, "/plan")).body.cup?.brand).toBeUndefined();
});

it("a stream of a field is added, set to live and removed as acts, and only those who publish see its address", async () => {
	const cup = aSmallCup();
	await importCup(db, sourceWithoutLines("cup.json", cup));
	edition = cup.editions[0]!.id;
	const streams = async (desk: Desk = office) => {
		const { status, body } = await call(desk, "/plan/streams");
		return status === 200 ? (body as unknown as { streams: StreamView[] }).streams : status;
	};
	const before = (await streams()) as StreamView[];
	const own = {
		...{ id: "heden-all-day", field: "heden-10", from: "2026-07-16T07:00:00Z", until: "2026-07-16T16:00:00Z" },
		...({ provider: "youtube", address: "https://youtu.be/aqz-KE-bpKQ", state: "upcoming", access: "pass" } as const),
		title: { en: "Heden", sv: "Heden" },
	} satisfies StreamChange;
	await does({ editions: [{ id: edition, streams: [own] }] });
	expect(((await streams()) as StreamView[]).find(({ id }) => id === own.id)).toMatchObject({
		...{ shows: "Heden 10", field: "heden-10", match: null, from: "2026-07-16T09:00", until: "2026-07-16T18:00" },
		...{ address: own.address, state: "upcoming" },
	});
	expect(await streams(results)).toBe(403);
	const live = await does({ editions: [{ id: edition, streams: [{ id: own.id, state: "live" }] }] });
	expect(((await streams()) as StreamView[]).find(({ id }) => id === own.id)?.state).toBe("live");
	expect((await call(office, `/acts/${live}/undo`, {})).status).toBe(200);
	expect(((await streams()) as StreamView[]).find(({ id }) => id === own.id)?.state).toBe("upcoming");
	await does({ remove: { streams: [own.id] } });
	expect(await streams()).toEqual(before);
});

it("a change that publishes needs the pages that the switches need, and says so before and at its commit", async () => {
	await does(BEGIN);
	edition = "2027";
	const missingPages = async () => ["contact"] as const;
	const lacking = callsTo<Answer>(
		() => db,
		(app, options) => app.route("/plan", createPlanCalls({ ...options, kept: async () => undefined, missingPages })),
	);
	const change: PlanChange = { editions: [{ id: "2027", published: { clubs: true } }] };
	const { body } = await lacking(office, "/plan/preview", { change }, "sv");
	expect(body.faults).toMatchObject([{ isError: true, text: expect.stringMatching(/^Inget kan publiceras innan/) }]);
	const asked = { id: `plan-${++keys}-abcdefgh`, step: "cup", change, ground: body.ground, anyway: true };
	expect(await lacking(office, "/plan", asked)).toMatchObject({ status: 409, body: { refused: "pages" } });
	expect((await readEdition(db, 7, "2027"))!.edition.published.clubs).toBe(false);
	// What does not publish is not held up.
	const renamed = { editions: [{ id: "2027", name: "Vågcupen!", published: { clubs: false } }] };
	expect((await lacking(office, "/plan/preview", { change: renamed })).body.faults).toEqual([]);
});
