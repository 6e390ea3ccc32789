import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { createAskCalls } from "../../src/office/acts/ask-calls.ts";
import type { AskedAct } from "../../src/office/acts/asked-acts.ts";
import type { Desk } from "../../src/office/desk.ts";
import { ledgerPage } from "../../src/office/ledger/ledger-page.ts";
import { askedAct } from "../../src/results/acts/asked-act-table.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";
import { aTwinOf } from "../support/twin-cup.ts";

const { office, results1: results, heden } = DESKS;
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

type Answer = {
	readonly asked: readonly AskedAct[] | number;
	readonly preview: Preview;
	readonly isYours: boolean;
	readonly act: number;
};
const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)).route("/asked", createAskCalls(options)),
);
const newKey = () => `key-${++keys}-abcdef`;
/** A results desk moves no match. */
const shift = { kind: "shift", matches: ["b14-s1"], minutes: 10, later: "move" };
const waiting = async (desk: Desk) => (await call(desk, "/asked")).body.asked as readonly AskedAct[];
const startOf = async () =>
	(await exportCup(db, 7))!.editions.flatMap(({ matches }) => matches).find(({ id }) => id === "b14-s1")!.start;

it("a desk looks at what is not its own and asks the office, once however often its answer is lost", async () => {
	const looked = await call(results, "/acts/preview", { proposal: shift, look: true });
	expect(looked.body).toMatchObject({ isYours: false, preview: { verdict: { impossible: [] } } });
	expect(looked.body.preview.changes.map(({ match }) => match)).toContain("b14-s1");
	const before = await startOf();
	const id = newKey();
	const first = await call(results, "/asked", { id, proposal: shift, words: "The field is wet" });
	expect((await call(results, "/asked", { id, proposal: shift })).body).toEqual(first.body);
	// Another desk's key is no other's, of the same proposal either.
	expect((await call(heden, "/asked", { id, proposal: shift })).status).toBe(409);
	expect((await call(results, "/asked", { id, proposal: { ...shift, minutes: 15 } })).status).toBe(409);
	expect(await startOf()).toBe(before);
	expect(await waiting(office)).toMatchObject([
		{ desk: "Results desk 1", words: "The field is wet", outcome: null, proposal: shift, about: ["412"] },
	]);
	expect(await waiting(heden)).toEqual([]);
});

it("the office does it, judged on the present record, and the ledger names the account that asked", async () => {
	const asked = (await call(results, "/asked", { id: newKey(), proposal: shift })).body.asked as number;
	const { preview } = (await call(office, "/acts/preview", { proposal: shift })).body;
	const before = await startOf();
	// Another act moves it meanwhile: the request is judged on the present state.
	const other = { kind: "shift", matches: ["b14-s1"], minutes: 5, later: "move" };
	const seen = (await call(office, "/acts/preview", { proposal: other })).body.preview;
	expect((await call(office, "/acts", { id: newKey(), proposal: other, ground: seen.ground, anyway: true })).status).toBe(200);
	expect(
		(await call(office, "/acts", { id: newKey(), proposal: shift, ground: preview.ground, anyway: true, asked })).status,
	).toBe(409);
	expect(await waiting(office)).toHaveLength(1);
	const again = (await call(office, "/acts/preview", { proposal: shift })).body.preview;
	const commit = { id: newKey(), proposal: shift, ground: again.ground, anyway: true, asked };
	const done = await call(office, "/acts", commit);
	expect(done.status).toBe(200);
	expect((await call(office, "/acts", commit)).body.act).toBe(done.body.act);
	expect(Date.parse((await startOf())!) - Date.parse(before!)).toBe(15 * 60_000);
	expect(await waiting(office)).toEqual([]);
	expect(await waiting(results)).toMatchObject([{ outcome: "committed", answeredBy: "Office" }]);
	const { acts } = await ledgerPage(db, 7, {}, { language: "en" });
	expect(acts[0]).toMatchObject({ id: done.body.act, desk: "Office", askedBy: "Results desk 1" });
	// It is answered once.
	expect((await call(office, "/acts", { ...commit, id: newKey() })).status).toBe(409);
	expect((await call(office, `/asked/${asked}/decline`, {})).status).toBe(409);
});

it("the office declines with a word back, and nothing is changed", async () => {
	const proposal = { kind: "walkover", match: "b14-s1", absent: "home" };
	const asked = (await call(heden, "/asked", { id: newKey(), proposal })).body;
	expect(asked).toHaveProperty("asked");
	const before = await startOf();
	expect((await call(office, `/asked/${asked.asked}/decline`, { answer: "Wait for the referee" })).status).toBe(200);
	expect(await waiting(heden)).toMatchObject([{ outcome: "declined", answer: "Wait for the referee", answeredBy: "Office" }]);
	expect(await startOf()).toBe(before);
	// What was declined is not done in its name, on the newest ground either.
	const { ground } = (await call(office, "/acts/preview", { proposal })).body.preview;
	const late = await call(office, "/acts", { id: newKey(), proposal, ground, anyway: true, asked: asked.asked });
	expect(late.status).toBe(409);
	expect((await ledgerPage(db, 7, {}, { language: "en" })).acts).toEqual([]);
});

it("the office sees what waits longest first; a desk its own, the newest first, what is answered for eighteen hours", async () => {
	const ask = async (minutes: number) =>
		(await call(results, "/asked", { id: newKey(), proposal: { ...shift, minutes } })).body.asked as number;
	const [first, second, third] = [await ask(5), await ask(10), await ask(15)];
	expect((await call(office, `/asked/${second}/decline`, {})).status).toBe(200);
	expect((await waiting(office)).map(({ id }) => id)).toEqual([first, third]);
	const own = async () => (await waiting(results)).map(({ id }) => id);
	expect(await own()).toEqual([third, second, first]);
	// The cup's clock is at 12:17.
	const asked = (at: string) => db.orm.update(askedAct).set({ at });
	await asked("2026-07-13T18:17:00Z");
	expect(await own()).toEqual([third, second, first]);
	await asked("2026-07-13T18:16:59Z");
	expect(await own(), "what waits does so however long").toEqual([third, first]);
});

it("hand-made calls change nothing that is not theirs", async () => {
	const asked = (await call(results, "/asked", { id: newKey(), proposal: shift })).body.asked as number;
	const { preview } = (await call(results, "/acts/preview", { proposal: shift, look: true })).body;
	const commit = { proposal: shift, ground: preview.ground, anyway: true };
	expect((await call(results, "/acts", { ...commit, id: newKey(), asked })).status).toBe(403);
	expect((await call(results, "/acts", { ...commit, id: newKey() })).status).toBe(403);
	expect((await call(heden, "/acts", { ...commit, id: newKey(), asked })).status).toBe(403);
	expect((await call(results, `/asked/${asked}/decline`, {})).status).toBe(403);
	expect((await call(office, "/asked", { id: newKey(), proposal: shift })).status).toBe(403);
	expect((await call(results, "/acts/preview", { proposal: shift })).status).toBe(403);
	// What was asked for is what is done: not something else under its name.
	const other = { ...shift, minutes: 20 };
	const { ground } = (await call(office, "/acts/preview", { proposal: other })).body.preview;
	const another = await call(office, "/acts", { ...commit, proposal: other, ground, id: newKey(), asked });
	expect(another.status).toBe(409);
	expect(await waiting(office)).toHaveLength(1);
});

it("what another cup's desk asks in the same record waits for its own office alone", async () => {
	expect((await importCup(db, sourceWithoutLines("twin.json", aTwinOf(aSmallCup())))).faults.filter(isError)).toEqual([]);
	const there = callsTo<Answer>(
		() => db,
		(app, options) => app.route("/acts", createActCalls(options)).route("/asked", createAskCalls(options)),
		() => new Date(),
		8,
	);
	const fields = { kind: "open-fields", fields: ["heden-10"] };
	const close = { kind: "close-fields", fields: ["heden-10"], from: { date: "2026-07-16", minute: 600 } };
	const { body } = await there(results, "/asked", { id: newKey(), proposal: shift });
	const own = (await call(results, "/asked", { id: newKey(), proposal: close })).body.asked as number;
	expect(await waiting(office)).toMatchObject([{ id: own, about: ["Heden 10"] }]);
	expect((await waiting(results)).map(({ id }) => id)).toEqual([own]);
	expect((await call(office, `/asked/${body.asked}/decline`, {})).status).toBe(409);
	const { preview } = (await call(office, "/acts/preview", { proposal: shift })).body;
	const answer = { id: newKey(), proposal: shift, ground: preview.ground, anyway: true, asked: body.asked };
	expect((await call(office, "/acts", answer)).status).toBe(409);
	const twins = (await there(office, "/asked")).body.asked as readonly AskedAct[];
	expect(twins).toMatchObject([{ id: body.asked, outcome: null, about: ["412"] }]);
	// A match of the same name in another cup has its own name.
	const numbered = { editions: [{ id: "lc-2026", matches: [{ id: "b14-s1", number: "777" }] }] };
	await importCup(db, sourceWithoutLines("numbered.json", { format: CUP_FILE_FORMAT, cup: { id: 8 }, ...numbered }));
	await call(results, "/asked", { id: newKey(), proposal: shift });
	expect((await waiting(results)).map(({ about }) => about)).toEqual([["412"], ["Heden 10"]]);
	expect((await call(results, "/asked", { id: newKey(), proposal: fields })).status).toBe(409);
});
