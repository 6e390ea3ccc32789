import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { Database } from "../../database/database.ts";
import { openInMemory } from "../../database/folder.ts";
import { exportCup } from "./export.ts";
import { watchHealth } from "./health.ts";
import { importCup } from "./import/import.ts";
import { sourceWithoutLines } from "./input/source.ts";
import { type AcceptedReport, type ReportInput, reportMatch } from "./reporting/report-match.ts";

const CUP = 7;
const RIGHT = new Date("2026-07-20T14:55:00Z");
const AHEAD = new Date("2026-07-20T15:50:00Z");

let db: Database;
const warned: object[] = [];
const log = {
	warn: (about: object) => void warned.push(about),
	error: (about: object) => {
		throw about;
	},
} as unknown as Parameters<typeof watchHealth>[0]["log"];

beforeAll(async () => {
	db = await openInMemory();
	const file = aSmallCup();
	// By the server's own clock.
	delete file.cup.clock;
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", file));
	expect(faults).toEqual([]);
});
beforeEach(() => {
	warned.length = 0;
});
afterAll(() => db.close());

let count = 0;
async function report(match: string, content: ReportInput["content"], now: Date, at?: string): Promise<AcceptedReport> {
	count += 1;
	const said = await reportMatch(
		db,
		CUP,
		{ sender: "field", by: "r-1" },
		{ id: `report-${count}`, match, content, ...(at && { at }) },
		now,
	);
	if ("refused" in said) throw new Error(JSON.stringify(said));
	return said;
}
const result = (home: number, away: number) => ({ kind: "result", score: { home, away } }) as const;
const recorded = async (id: string) => (await exportCup(db, CUP))!.editions[0]!.matches.find((match) => match.id === id)!.score;

async function healthAt(now: Date) {
	const health = watchHealth({ database: db, cup: CUP, clock: async () => null, now: () => now, log });
	const answers = [await health.answer(), await health.answer()];
	await health.stop();
	expect(answers[1]).toEqual(answers[0]);
	return answers[0];
}

test("while no time is in the future, the process is healthy and logs nothing", async () => {
	await report("b14-f", result(1, 0), RIGHT);
	expect(await healthAt(RIGHT)).toEqual({ ok: true });
	expect(warned).toEqual([]);
});

test("a result accepted while the clock was ahead is followed by the next, and its time is in the log and at /health", async () => {
	expect((await report("b14-s1", result(3, 1), AHEAD)).verdict).toBe("counted");
	const next = await report("b14-s1", result(2, 1), RIGHT);
	expect(next).toMatchObject({ verdict: "counted", stated: { score: { home: 2, away: 1 } } });
	expect(await recorded("b14-s1")).toEqual({ home: 2, away: 1 });
	const told = { times: 2, latest: "2026-07-20T15:50:00Z" };
	expect(await healthAt(RIGHT)).toEqual({ ok: true, recordTimeInFuture: told });
	expect(warned).toEqual([{ recordTimeInFuture: told, now: RIGHT.toISOString() }]);
	expect(await healthAt(new Date("2026-07-20T15:46:00Z")), "as far ahead as a phone's clock may be").toEqual({ ok: true });
});

test("a result that is older than the last one accepted is superseded, and sent again it still is", async () => {
	await report("b11-m2", result(3, 1), RIGHT);
	const late = { id: "late-0001", match: "b11-m2", content: result(2, 1), at: "2026-07-20T14:40:00Z" };
	for (const again of [false, true]) {
		const said = await reportMatch(db, CUP, { sender: "field" }, late, RIGHT);
		expect(said).toMatchObject({ verdict: "superseded", again, stated: { score: { home: 3, away: 1 } } });
	}
	expect(await recorded("b11-m2")).toEqual({ home: 3, away: 1 });
});

test("a record that does not answer delays nobody: the process is alive", async () => {
	const hangs = {
		orm: { select: () => ({ from: () => ({ where: () => new Promise(() => undefined) }) }) },
	} as unknown as Database;
	const health = watchHealth({ database: hangs, cup: CUP, clock: async () => null, now: () => RIGHT, log });
	expect(await health.answer()).toEqual({ ok: true });
});
