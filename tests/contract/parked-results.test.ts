import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ParkedSlip, SlipMatch, WaitingReports } from "../../src/cup/office/slip.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import { createResultCalls } from "../../src/office/result-entry/result-calls.ts";
import { act as acts } from "../../src/results/acts/act-table.ts";
import { applyParked } from "../../src/results/acts/apply-parked.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { type ReportInput, reportMatch, type Speaker } from "../../src/results/record/reporting/report-match.ts";
import { readParked } from "../../src/results/record/reporting/waits-for-teams.ts";
import { aSmallCup, finished } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: desk1 } = DESKS;
const FIELD: Speaker = { sender: "field", by: "r1" };
const NOW = new Date("2026-07-18T18:00:00Z");
const LOTS = { id: "kicks-1", at: "2026-07-15T10:00:00Z", kind: "shoot-out", division: "b14-g-1", order: ["b14-bro", "b14-dal"] };
const WAITS = { en: "the order of group 1", sv: "ordningen i grupp 1" };

let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await emptyTables(db, "cup");
	const cup = aSmallCup();
	cup.cup.clock = NOW.toISOString();
	expect(await errorsOf(cup)).toEqual([]);
});
afterAll(() => db.close());

type Answer = {
	readonly matches: readonly SlipMatch[];
	readonly parked: readonly ParkedSlip[];
	readonly waiting: readonly WaitingReports[];
	readonly act: number;
	readonly refused: string;
	readonly message: string;
};
const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)).route("/results", createResultCalls(options)),
);
const act = (desk: Desk, proposal: object) => call(desk, "/acts", { id: `key-${++keys}-abcdef`, proposal });
const errorsOf = async (change: CupFile | object) =>
	(await importCup(db, sourceWithoutLines("cup.json", change), { results: true })).faults.filter(isError);
const changed = (edition: object) => ({ format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", ...edition }] });
const settle = async () => {
	expect(await errorsOf(changed({ facts: [LOTS] }))).toEqual([]);
	await applyParked(db, 7);
};
const report = (content: ReportInput["content"], at: string, more: Partial<ReportInput> = {}, speaker: Speaker = FIELD) =>
	reportMatch(db, 7, speaker, { id: `report-${++keys}`.padEnd(10, "0"), match: "b14-s2", content, at, ...more }, NOW);
const matchNow = async (id: string) =>
	(await exportCup(db, 7))!.editions.flatMap(({ matches }) => matches).find((match) => match.id === id)!;

describe("reports of a match without both teams", () => {
	it("wait, show what is missing, and count in their order once both teams are known", async () => {
		const kickOff = await report({ kind: "kick-off" }, "2026-07-16T10:00:00Z");
		expect(kickOff).toMatchObject({ verdict: "waits-for-teams", again: false, missing: WAITS, stated: { status: "scheduled" } });
		// The second goal arrives before the first.
		await report({ kind: "goal", side: "home", score: { home: 2, away: 0 } }, "2026-07-16T10:30:00Z");
		await report({ kind: "goal", side: "home", score: { home: 1, away: 0 } }, "2026-07-16T10:10:00Z");
		await applyParked(db, 7);
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
		expect(await matchNow("b14-s2")).not.toHaveProperty("score");
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "live", score: { home: 2, away: 0 } });
		expect((await matchNow("b14-s2")).events).toHaveLength(3);
		expect(await readParked(db.orm, 7)).toEqual([]);
		await applyParked(db, 7);
		expect((await matchNow("b14-s2")).events).toHaveLength(3);
	});

	it("are answered the same when they are sent again, before and after they count", async () => {
		const result = { kind: "result", score: { home: 3, away: 1 } } as const;
		const again = () => report(result, "2026-07-16T11:00:00Z", { id: "again-0001" });
		expect(await again()).toMatchObject({ verdict: "waits-for-teams", again: false });
		expect(await again()).toMatchObject({ verdict: "waits-for-teams", again: true, missing: WAITS });
		await settle();
		expect(await again()).toMatchObject({ verdict: "counted", again: true, stated: { score: { home: 3, away: 1 } } });
	});

	it("of the office wait too, and count before the field's", async () => {
		await report({ kind: "result", score: { home: 4, away: 0 } }, "2026-07-16T11:00:00Z", {}, { sender: "office" });
		await report({ kind: "result", score: { home: 0, away: 4 } }, "2026-07-16T11:05:00Z");
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "finished", score: { home: 4, away: 0 } });
	});

	it("that are undone meanwhile never count", async () => {
		await report({ kind: "walkover", winner: "home" }, "2026-07-16T11:00:00Z", { id: "slip-of-thumb" });
		await report({ kind: "undo", report: "slip-of-thumb" }, "2026-07-16T11:00:20Z");
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
	});

	it("that are improbable wait for the office once their teams are known", async () => {
		await report({ kind: "goal", side: "home", score: { home: 9, away: 0 } }, "2026-07-16T10:10:00Z", { id: "leap-00001" });
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
		expect((await call(office, "/results/held")).body).toMatchObject({
			held: [{ report: "leap-00001", because: "goals-at-once" }],
		});
	});

	it("without a result are applied at once: a note, a postponement", async () => {
		expect(await report({ kind: "note", note: "weather" }, "2026-07-16T09:50:00Z")).toMatchObject({ verdict: "counted" });
		expect(await report({ kind: "postponed" }, "2026-07-16T09:55:00Z")).toMatchObject({ stated: { status: "postponed" } });
	});

	it("are listed at the results desk, with what is missing in both languages", async () => {
		await report({ kind: "kick-off" }, "2026-07-16T10:00:00Z");
		await report({ kind: "goal", side: "away", score: { home: 0, away: 1 } }, "2026-07-16T10:10:00Z");
		expect((await call(desk1, "/results/parked")).body.waiting).toMatchObject([
			{ match: "b14-s2", number: "413", missing: WAITS, count: 2, status: "live", score: { home: 0, away: 1 } },
		]);
		expect((await call(desk1, "/results/held")).body).toEqual({ held: [] });
	});
});

describe("a slip of a match without both teams", () => {
	const SLIP = { kind: "park", match: "b14-s2", reason: "waits-for-teams", slip: { score: { home: 2, away: 1 } } };

	it("is refused as a result, a walkover or played, naming the match and what is missing", async () => {
		for (const proposal of [
			{ kind: "result", match: "b14-s2", score: { home: 2, away: 1 } },
			{ kind: "walkover", match: "b14-s2", absent: "home" },
		]) {
			const { status, body } = await act(desk1, proposal);
			expect([status, body.refused]).toEqual([409, "open-side"]);
			expect(body.message).toContain("match 413 (B14: FUR IF – place 2 of group 1)");
			expect(body.message).toContain("it is waiting for the order of group 1");
		}
		const swedish = await call(
			desk1,
			"/acts",
			{ id: "key-swedish-0", proposal: { ...SLIP, kind: "walkover", absent: "home" } },
			"sv",
		);
		expect(swedish.status).toBe(422);
		const said = await call(desk1, "/acts/preview", { proposal: { kind: "walkover", match: "b14-s2", absent: "home" } }, "sv");
		expect(said.body.message).toContain("den väntar på ordningen i grupp 1");
		expect((await call(desk1, "/results/match/413")).body.matches).toMatchObject([{ missing: WAITS }]);
		expect((await call(desk1, "/results/match/412")).body.matches).toMatchObject([{ missing: null }]);
	});

	it("waits as parked, and is recorded once as its desk's own act when both teams are known", async () => {
		expect((await act(desk1, SLIP)).status).toBe(200);
		expect((await call(desk1, "/results/parked")).body.parked).toMatchObject([
			{ match: "b14-s2", reason: "waits-for-teams", slip: { score: { home: 2, away: 1 } }, missing: WAITS },
		]);
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "finished", score: { home: 2, away: 1 } });
		expect((await call(desk1, "/results/parked")).body.parked).toEqual([]);
		const recorded = await db.orm
			.select({ id: acts.id, deskId: acts.deskId })
			.from(acts)
			.where(and(eq(acts.cup, 7), eq(acts.kind, "result")));
		expect(recorded).toMatchObject([{ deskId: desk1.id }]);
		// Undone, it is not recorded again by itself.
		expect((await call(desk1, `/acts/${recorded[0]!.id}/undo`, { tell: null })).status).toBe(200);
		await applyParked(db, 7);
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
		expect((await call(desk1, "/results/parked")).body.parked).toMatchObject([{ reason: "waits-for-teams", missing: null }]);
	});

	it("of a walkover waits the same, and one that is undone does not return", async () => {
		await act(desk1, { ...SLIP, match: "b14-f", slip: { absent: "away" } });
		const { body } = await act(desk1, { ...SLIP, slip: { absent: "away" } });
		await call(desk1, `/acts/${body.act}/undo`, { tell: null });
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
		await act(desk1, { kind: "result", match: "b14-s1", score: { home: 2, away: 1 } });
		await act(desk1, { kind: "result", match: "b14-s2", score: { home: 1, away: 0 } });
		await applyParked(db, 7);
		expect(await matchNow("b14-f")).toMatchObject({ status: "walkover", winner: "home" });
	});

	it("stays with its desk where the match had not begun as it was typed", async () => {
		const { cup } = aSmallCup();
		await importCup(
			db,
			sourceWithoutLines("cup.json", { format: "cupboard-cup/1", cup: { ...cup, clock: "2026-07-16T09:59:00Z" } }),
		);
		await act(desk1, SLIP);
		await importCup(db, sourceWithoutLines("cup.json", { format: "cupboard-cup/1", cup: { ...cup, clock: NOW.toISOString() } }));
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
		expect((await call(desk1, "/results/parked")).body.parked).toMatchObject([{ missing: null }]);
	});

	it("that would replace a result from the field stays parked with its account", async () => {
		await report({ kind: "result", score: { home: 3, away: 3 } }, "2026-07-16T11:00:00Z");
		await act(desk1, SLIP);
		await settle();
		expect(await matchNow("b14-s2")).toMatchObject({ score: { home: 3, away: 3 } });
		expect((await call(desk1, "/results/parked")).body.parked).toMatchObject([{ match: "b14-s2", missing: null }]);
	});
});

describe("an import of a result of a match without both teams", () => {
	it("is refused, naming the match and what is missing", async () => {
		for (const result of [
			finished(2, 1),
			{ status: "live", score: { home: 0, away: 0 } },
			{ status: "walkover", winner: "home" },
		]) {
			const [fault, ...more] = await errorsOf(changed({ matches: [{ id: "b14-s2", ...result }] }));
			expect(more).toEqual([]);
			expect(fault?.message).toMatch(
				/^match 413 \(B14.*\) has (begun|a result) before both teams are known: it is waiting for the order of group 1$/,
			);
		}
		expect(await errorsOf(changed({ matches: [{ id: "b14-f", ...finished(2, 1) }] }))).toMatchObject([
			{
				message: expect.stringContaining("it is waiting for the result of match 412 and the result of match 413"),
				value: "winner of match 412",
			},
		]);
	});

	it("is accepted if the file names the team that played, or the decision about it", async () => {
		expect(await errorsOf(changed({ facts: [LOTS], matches: [{ id: "b14-s2", ...finished(2, 1) }] }))).toEqual([]);
	});

	it("is refused of a whole cup exported with such a result, and nothing of it is changed", async () => {
		const cup = aSmallCup();
		Object.assign(cup.editions[0]!.matches.find(({ id }) => id === "b14-s2")!, finished(2, 1));
		expect(await errorsOf(cup)).toMatchObject([{ message: expect.stringContaining("match 413") }]);
		expect(await matchNow("b14-s2")).toMatchObject({ status: "scheduled" });
	});

	it("of a bye is refused", async () => {
		expect((await act(desk1, { kind: "result", match: "b14-bs", score: { home: 2, away: 1 } })).body.refused).toBe(
			"not-possible",
		);
		expect(await report({ kind: "kick-off" }, "2026-07-16T10:00:00Z", { match: "b14-bs" })).toMatchObject({
			refused: "not-played",
		});
	});
});
