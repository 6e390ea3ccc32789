import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { report as reports } from "../../src/results/record/nouns/report.ts";
import { readEdition, readMatches } from "../../src/results/record/read.ts";
import { readLog } from "../../src/results/record/reporting/log.ts";
import { pendingMatches } from "../../src/results/record/reporting/pending.ts";
import {
	type AcceptedReport,
	type ReportInput,
	reportMatch,
	type Speaker,
} from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup, withTeamsIn } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const postgres = await lentPostgres();
if ("missing" in postgres) console.warn(`Reporting is not tried on PostgreSQL: ${postgres.missing}.`);

const PLACES = [
	{ name: "PGlite", missing: undefined, open: openInMemory, end: async () => {} },
	"missing" in postgres
		? { name: "PostgreSQL", missing: postgres.missing, open: openInMemory, end: async () => {} }
		: {
				name: "PostgreSQL",
				missing: undefined,
				open: async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" }),
				end: () => postgres.stop(),
			},
];

/** For matches whose slots nothing fills in the small cup. */
const TEAMS = { "b14-s2": ["b14-fur", "b14-bro"], "b14-t": ["b14-gran", "b14-bro"] } as const;
const FIELD: Speaker = { sender: "field", by: "r1" };
const OFFICE: Speaker = { sender: "office" };
const NOW = new Date("2026-07-16T18:00:00Z");
const score = (home: number, away: number) => ({ home, away });

describe.each(PLACES)("reporting on $name", ({ open, end, missing }) => {
	let db: Database;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		expect((await put(withTeamsIn(aSmallCup(), TEAMS))).faults).toEqual([]);
	});
	afterEach(async () => {
		if (!missing) await emptyTables(db, "cup");
	});
	afterAll(async () => {
		await db?.close();
		await end();
	});

	const put = (input: unknown, options = {}) => importCup(db, sourceWithoutLines("cup.json", input), options);
	const match = async (id: string) => (await readMatches(db, 7, [id]))[0]!;
	const revision = async () => (await readEdition(db, 7, "lc-2026"))!.revision;
	const report = (id: string, match: string, content: ReportInput["content"], at?: string, by = FIELD) =>
		reportMatch(db, 7, by, { id, match, content, ...(at !== undefined && { at }) }, NOW);
	const counted = async (...given: Parameters<typeof report>) => {
		const answer = await report(...given);
		expect(answer).toMatchObject({ verdict: "counted" });
		return answer as AcceptedReport;
	};
	const goal = (side: "home" | "away", home: number, away: number) => ({ kind: "goal", side, score: score(home, away) }) as const;

	it("accepts a final result in one report, raises the revision and publishes the match", async () => {
		const told: EditionChanged[] = [];
		const stop = await listenToChanges(
			db,
			(change) => told.push(change),
			(error) => expect.unreachable(String(error)),
		);
		const answer = await counted("one-0001", "b14-s1", { kind: "result", score: score(2, 1), halfTime: score(1, 0) });
		expect(answer).toMatchObject({ edition: "lc-2026", revision: 2, again: false, stated: { status: "finished" } });
		expect(await match("b14-s1")).toMatchObject({ status: "finished", score: score(2, 1), halfTime: score(1, 0), number: "412" });
		const states = [await match("b14-s1")];
		await expect.poll(() => told).toEqual([{ cup: 7, edition: "lc-2026", revision: 2, matches: ["b14-s1"], states }]);
		await stop();
	});

	it("counts a report that is sent twice once, and answers the same", async () => {
		const first = await counted("one-0001", "b14-s1", goal("home", 1, 0), "2026-07-16T09:05:00Z");
		const again = await report("one-0001", "b14-s1", goal("home", 1, 0), "2026-07-16T09:05:00Z");
		expect(again).toEqual({ ...first, again: true });
		expect(await revision()).toBe(2);
		expect(await report("one-0001", "b14-s1", goal("away", 0, 1), "2026-07-16T09:05:00Z")).toMatchObject({
			refused: "id-in-use",
		});
		expect(await report("one-0001", "b14-s2", goal("home", 1, 0), "2026-07-16T09:05:00Z")).toMatchObject({
			refused: "id-in-use",
		});
	});

	it("counts each of many concurrent reports, in any order, each sent twice, once", async () => {
		const goals = Array.from({ length: 10 }, (_, index) => index + 1);
		const sent = [...goals, ...goals].sort((a, b) => ((a * 7) % 10) - ((b * 7) % 10));
		await Promise.all([
			...sent.map((n) => report(`goal-00${n}`, "b14-s1", goal("home", n, 0), `2026-07-16T09:${String(10 + n)}:00Z`)),
			...goals.map((n) => report(`card-00${n}`, "b14-s2", { kind: "yellow-card", side: "away" }, `2026-07-16T10:${10 + n}:00Z`)),
		]);
		const after = await match("b14-s1");
		expect(after).toMatchObject({ status: "live", score: score(10, 0) });
		expect(after.events!.map((event) => event.score?.home)).toEqual(goals);
		expect((await match("b14-s2")).events).toHaveLength(10);
		expect((await report("goal-0010", "b14-s1", goal("home", 10, 0), "2026-07-16T09:20:00Z")) as AcceptedReport).toMatchObject({
			again: true,
		});
	});

	it("raises no revision where nothing changed", async () => {
		await counted("one-0001", "b14-s1", goal("home", 1, 0), "2026-07-16T09:05:00Z");
		const other = { ...FIELD, by: "r2" };
		expect(await report("two-0001", "b14-s1", goal("home", 1, 0), "2026-07-16T09:06:00Z", other)).toMatchObject({
			verdict: "repeated",
			revision: 2,
		});
	});

	it("stores and returns a report that does not count, with the match that it is about", async () => {
		await counted("one-0001", "b14-s1", goal("home", 2, 0), "2026-07-16T09:05:00Z");
		const lower = await report("one-0002", "b14-s1", goal("away", 1, 1), "2026-07-16T09:06:00Z");
		expect(lower).toMatchObject({ verdict: "score-goes-down", revision: 2, stated: { score: score(2, 0) } });
	});

	it("continues from the record's state, and does not change the office's result", async () => {
		const answer = await counted("one-0001", "g15-m1", goal("home", 2, 0), "2026-07-14T12:20:00Z");
		expect(answer.stated.events.map(({ kind }) => kind)).toEqual(["kick-off", "goal", "note", "goal"]);
		expect(await report("one-0002", "b14-m1", goal("home", 2, 0))).toMatchObject({ verdict: "office-said-otherwise" });
		expect(await match("b14-m1")).toMatchObject({ status: "finished", score: score(1, 0) });
		await counted("one-0003", "b14-m1", { kind: "correction", score: score(3, 0) }, undefined, OFFICE);
		expect((await match("b14-m1")).events).toMatchObject([{ kind: "correction", scoreBefore: score(1, 0), score: score(3, 0) }]);
	});

	it("preserves an import that is later than the reports", async () => {
		await counted("one-0001", "b14-s1", goal("home", 1, 0), "2026-07-16T09:05:00Z");
		const matches = [{ id: "b14-s1", status: "finished", score: score(0, 2), period: null, minute: null, events: null }];
		const report2 = await put(
			{ format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] },
			{ results: true },
		);
		expect(report2.faults).toEqual([]);
		expect(await report("one-0002", "b14-s1", goal("home", 2, 0), "2026-07-16T09:10:00Z")).toMatchObject({
			verdict: expect.stringMatching(/counted|office-said-otherwise/),
		});
		expect(await match("b14-s1")).toMatchObject({ status: "finished", score: score(0, 2) });
	});

	it("preserves an import against a report of a phone whose clock is ahead of the server's", async () => {
		const ahead = new Date(Date.now() + 3_600_000).toISOString();
		await db.orm.insert(reports).values({
			...{ cup: 7, id: "one-0001", match: "b14-s1", at: ahead, sender: "field", reporter: null, revision: 1 },
			content: goal("home", 1, 0),
			acceptedAt: ahead,
		});
		const matches = [{ id: "b14-s1", status: "finished", score: score(0, 2) }];
		await put({ format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] }, { results: true });
		const log = await readLog(db.orm, 7, "b14-s1");
		const stated = log.find(({ kind }) => kind === "statement");
		expect(Date.parse(stated!.at)).toBe(Date.parse(ahead) + 1);
	});

	it("refuses what is not there, not the reporter's, not played, ahead of time, or not allowed", async () => {
		const kickOff = { kind: "kick-off" } as const;
		const refused = async (...given: Parameters<typeof report>) =>
			(await report(...given)) as { refused: string; errors: object };
		expect((await refused("one-0001", "nope", kickOff)).refused).toBe("no-such-match");
		expect((await refused("one-0001", "b14-s1", kickOff, undefined, { ...FIELD, field: "heden-2" })).refused).toBe("not-yours");
		expect((await refused("one-0001", "b14-s1", kickOff, undefined, { ...FIELD, arena: "valhalla" })).refused).toBe("not-yours");
		expect((await refused("one-0001", "b14-bs", kickOff)).refused).toBe("not-played");
		expect((await refused("one-0001", "b14-s1", kickOff, "2026-07-16T18:10:00Z")).errors).toHaveProperty("at");
		expect((await refused("one-0001", "b14-s1", { ...goal("home", 1, 0), shirt: 9 })).errors).toHaveProperty("shirt");
		expect((await refused("one-0001", "b14-s1", { kind: "cancelled" })).errors).toHaveProperty("kind");
		const words = { kind: "note", text: { en: "Well played", sv: "Bra spelat" } } as const;
		expect((await refused("one-0001", "b14-s1", words)).errors).toHaveProperty("text");
		expect(await revision()).toBe(1);
		const { rows } = (await db.orm.execute(sql`select count(*)::int as kept from report`)) as unknown as {
			rows: { kept: number }[];
		};
		expect(rows[0]!.kept).toBe(0);
		await counted("one-0001", "b14-s1", kickOff, undefined, { ...FIELD, arena: "heden" });
		await counted("one-0002", "b14-s2", words, undefined, OFFICE);
	});

	it("reports are part of an export, and the same in another record", async () => {
		await put({ ...aSmallCup(), cup: { ...aSmallCup().cup, shirtNumbers: true } });
		const times = ["09:01", "09:05", "09:30", "09:33"].map((clock) => `2026-07-16T${clock}:00Z`);
		await counted("one-0001", "b14-s1", { kind: "kick-off" }, times[0]);
		await counted("one-0002", "b14-s1", { ...goal("home", 1, 0), shirt: 9 }, times[1]);
		await counted("one-0003", "b14-s1", { kind: "correction", score: score(0, 0) }, times[2]);
		await counted("one-0004", "b14-s1", { kind: "second-half" }, times[3]);
		expect(await match("b14-s1")).toMatchObject({
			begun: times[0],
			periodStart: times[3],
			periodMinute: 25,
			period: "second-half",
		});
		const first = printCupFile((await exportCup(db, 7))!);
		await emptyTables(db, "cup");
		expect((await importCup(db, readJsonSource("export.json", first).source!)).faults).toEqual([]);
		expect(printCupFile((await exportCup(db, 7))!)).toBe(first);
	});

	it("stores a stopped clock, and one that was set, in the record and in its export", async () => {
		const stopped = "2026-07-16T09:10:00Z";
		await counted("one-0001", "b14-s1", { kind: "kick-off" }, "2026-07-16T09:01:00Z");
		await counted("one-0002", "b14-s1", { kind: "clock-stopped" }, stopped);
		const { periodStart, ...standing } = await match("b14-s1");
		expect([periodStart ?? null, standing]).toMatchObject([null, { period: "first-half", periodMinute: 0, minute: 10 }]);
		const file = printCupFile((await exportCup(db, 7))!);
		await emptyTables(db, "cup");
		expect((await importCup(db, readJsonSource("export.json", file).source!)).faults).toEqual([]);
		expect(printCupFile((await exportCup(db, 7))!)).toBe(file);
		await counted("one-0003", "b14-s1", { kind: "clock-set", minute: 4 }, "2026-07-16T09:20:00Z");
		expect(await match("b14-s1")).toMatchObject({ minute: 4, periodStart: "2026-07-16T09:17:00Z" });
	});

	it("asks for a result when the match should be over by what was reported: one that began late is not overdue", async () => {
		const overdue = async (clock: string) =>
			(await pendingMatches(db, 7, new Date(`2026-07-16T${clock}:00Z`), 0)).map(({ id, late }) => [id, late]);
		const ofToday = async (clock: string) => (await overdue(clock)).filter(([id]) => String(id).startsWith("b14-s"));
		expect(await ofToday("10:25")).toEqual([["b14-s1", 25]]);
		await counted("one-0001", "b14-s1", { kind: "kick-off" }, "2026-07-16T09:20:00Z");
		expect(await ofToday("10:19")).toEqual([]);
		expect(await ofToday("10:25")).toEqual([["b14-s1", 5]]);
		await counted("one-0002", "b14-s1", { kind: "full-time", score: score(1, 0) }, "2026-07-16T10:22:00Z");
		expect(await ofToday("11:10")).toEqual([["b14-s2", 10]]);
	});

	it("a match that is removed is removed with its reports", async () => {
		await counted("one-0001", "b14-t", { kind: "result", score: score(1, 0) });
		const removed = await put({ format: "cupboard-cup/1", cup: { id: 7 }, remove: { matches: ["b14-t"] } });
		expect(removed.faults).toEqual([]);
	});
});
