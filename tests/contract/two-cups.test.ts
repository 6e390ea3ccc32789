import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { commitChange } from "../../src/results/acts/commit.ts";
import { readActs, readActsInForceSince, readLedger } from "../../src/results/acts/ledger.ts";
import { callOffActs, callOffTimed, publishDue, readTimed, setTimed } from "../../src/results/acts/timed-publication.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { announceDue } from "../../src/results/record/announcing.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { futureTimes } from "../../src/results/record/future-times.ts";
import { recordHiddenChanges } from "../../src/results/record/hidden-changes.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { edition } from "../../src/results/record/nouns/edition.ts";
import { reporter } from "../../src/results/record/nouns/report.ts";
import { playOn, playOnWithin } from "../../src/results/record/playing/play-on.ts";
import { setSpeed, startPlayClock } from "../../src/results/record/playing/running.ts";
import {
	editionOfCategory,
	editionOfMatch,
	editionOfTeam,
	readCategoryOfMatch,
	readCupSummary,
	readCups,
	readMatches,
	readMatchesOfEdition,
	tiePlaceOf,
} from "../../src/results/record/read.ts";
import { replaceRecord } from "../../src/results/record/replaced.ts";
import { readLog } from "../../src/results/record/reporting/log.ts";
import { pendingMatches } from "../../src/results/record/reporting/pending.ts";
import { pendingById, readPendingReports } from "../../src/results/record/reporting/pending-reports.ts";
import { lockMatch } from "../../src/results/record/reporting/place.ts";
import { readProgramme, readReportedFields } from "../../src/results/record/reporting/programme.ts";
import { reportMatch, type Speaker } from "../../src/results/record/reporting/report-match.ts";
import { reportMatches } from "../../src/results/record/reporting/report-matches.ts";
import {
	addReporter,
	readReporters,
	recordReporterSeen,
	renewReporter,
	reporterOfToken,
	revokeReporter,
} from "../../src/results/record/reporting/reporter.ts";
import { readStreamToPlay } from "../../src/results/record/stream-to-play.ts";
import { aSmallCup, withTeamsIn } from "../support/cup.ts";
import { rowsOfCup } from "../support/rows-of-cup.ts";
import { aTwinOf } from "../support/twin-cup.ts";
import { withYearBefore } from "../support/year-before.ts";

/*
 * Two cups of one record with the same ids everywhere: a query about one is answered from it alone, and an act on one leaves every row of
 * the other unchanged.
 */
const NOW = new Date("2026-07-16T10:30:00Z");
const FIELD: Speaker = { sender: "field", by: "r-1" };
const score = (home: number, away: number) => ({ home, away });

/** Another sport, other halves, other clocks and other places. */
function aTwin(cup: CupFile): CupFile {
	const twin = aTwinOf(cup);
	const elsewhere = (field: string | undefined) =>
		field === "heden-10" ? "valhalla-1" : field === "valhalla-1" ? "heden-10" : field;
	return {
		...twin,
		cup: { ...twin.cup, sport: "handball", shirtNumbers: true, zone: "Europe/London", clock: "2026-07-14T15:00:00Z" },
		editions: twin.editions.map((edition) => ({
			...edition,
			id: edition.id,
			categories: edition.categories.map((category) => ({ ...category, minutesPerHalf: 30, confirmsResults: true })),
			streams: (edition.streams ?? []).map((stream) => ({ ...stream, access: "open" as const, state: "replay" as const })),
			matches: edition.matches.map((match) => {
				const field = elsewhere(match.field);
				return { ...match, ...(field !== undefined && { field }), ...(match.number && { number: `T${match.number}` }) };
			}),
		})),
	};
}

let db: Database;
const put = async (cup: object, options = {}) => {
	const { faults, written } = await importCup(db, sourceWithoutLines("cup.json", cup), options);
	expect([faults.filter(({ severity }) => severity === "error"), written]).toEqual([[], true]);
};
const report = (cup: number, id: string, match: string, content: object, at: string, by = FIELD) =>
	reportMatch(db, cup, by, { id, match, at, content } as never, NOW);

beforeAll(async () => {
	db = await openInMemory();
	const teams = {
		"b14-s2": ["b14-fur", "b14-bro"],
		"b14-t": ["b14-gran", "b14-bro"],
		"b14-f": ["b14-ask", "b14-fur"],
	} as const;
	const cup = withYearBefore(withTeamsIn(aSmallCup(), teams));
	for (const list of ["announcements", "facts", "streams"] as const) delete cup.editions[1]?.[list];
	await put(aTwin(cup));
	await put(cup);
	for (const [cup, place] of [
		[7, { field: "heden-10" }],
		[8, { arena: "valhalla" }],
	] as const)
		await db.orm.insert(reporter).values({
			...{ cup, id: "r-1", name: `Of ${cup}`, ...place, tokenHash: `hash ${cup}`, addedAt: `2026-07-0${cup}T00:00:00Z` },
		});
	await report(8, "kick-0001", "b14-s1", { kind: "kick-off" }, "2026-07-16T09:30:00Z");
	await report(8, "goal-0001", "b14-s1", { kind: "goal", side: "away", score: score(0, 1) }, "2026-07-16T09:40:00Z");
	await report(8, "much-0001", "b14-s1", { kind: "goal", side: "away", score: score(0, 30) }, "2026-07-16T09:50:00Z");
	await report(8, "much-0002", "b14-f", { kind: "goal", side: "home", score: score(20, 0) }, "2026-07-16T09:50:00Z");
	await report(7, "kick-0001", "b14-s1", { kind: "kick-off" }, "2026-07-16T09:10:00Z");
	await report(7, "much-0001", "b14-s2", { kind: "goal", side: "home", score: score(7, 0) }, "2026-07-16T10:05:00Z");
});
afterAll(() => db.close());

describe("of two cups with the same ids, each query is answered from its own cup:", () => {
	test("the fields of a reporter, of the cup, an arena and a field", async () => {
		const [two, ten, one] = [
			{ id: "heden-2", name: "Heden 2", arena: "Heden", zone: null },
			{ id: "heden-10", name: "Heden 10", arena: "Heden", zone: null },
			{ id: "valhalla-1", name: "Valhalla 1", arena: "Valhalla", zone: "+02:00" },
		];
		expect(await readReportedFields(db, 7, {})).toEqual([two, ten, one]);
		expect(await readReportedFields(db, 7, { arena: "heden" })).toEqual([two, ten]);
		expect(await readReportedFields(db, 7, { field: "heden-10" })).toEqual([ten]);
		expect(await readReportedFields(db, 7, { arena: "valhalla", field: "heden-10" })).toEqual([]);
		expect((await readReportedFields(db, 8, {})).map(({ arena }) => arena)).toEqual([
			"Twin Heden",
			"Twin Heden",
			"Twin Valhalla",
		]);
	});

	test("a field's programme from an instant until another, with all that its reporter sees", async () => {
		const within = async (from: string, until: string, cup = 7) =>
			readProgramme(db, cup, "heden-10", { from: new Date(from), until: new Date(until) });
		const ids = async (from: string, until: string) => (await within(from, until)).map(({ match }) => match.id);
		expect(await ids("2026-07-13T08:00:00Z", "2026-07-17T08:00:00Z")).toEqual(["b11-m1", "b14-s1", "b14-s2", "b11-m2"]);
		expect(await ids("2026-07-13T08:00:01Z", "2026-07-17T07:59:59Z")).toEqual(["b14-s1", "b14-s2"]);
		const [whole] = await within("2026-07-16T09:00:00Z", "2026-07-16T09:00:00Z");
		const [own] = await readMatches(db, 7, ["b14-s1"]);
		const { scheduled: _, ...match } = own!;
		const { log, ...told } = whole!;
		expect(told).toEqual({
			...{ edition: "lc-2026", match, category: { en: "B14", sv: "B14" }, halfMinutes: 25 },
			division: {
				...{ name: "A", type: "playoff", title: { en: "Playoff A", sv: "Slutspel A" }, decidesDraws: false },
				...{ against: null, namesStage: false },
			},
			...{ shirtNumbers: false, confirmsResults: false },
			...{ home: { name: "ASK IF", nation: "se" }, away: { name: "GRAN IF", nation: "se" } },
		});
		expect(log.map(({ id, at }) => [id, at])).toEqual([["kick-0001", "2026-07-16T09:10:00Z"]]);
		const [young] = await within("2026-07-13T08:00:00Z", "2026-07-13T08:00:00Z");
		expect(young).toMatchObject({
			...{ halfMinutes: 15, shirtNumbers: false, home: { name: "EK IF", nation: "se" }, away: { name: "GRAN IF", nation: "se" } },
			log: [{ id: "statement:b11-m1", sender: "office" }],
		});
		const [twin] = await within("2026-07-14T12:00:00Z", "2026-07-14T12:00:00Z", 8);
		expect(twin).toMatchObject({
			...{ halfMinutes: 30, shirtNumbers: true, confirmsResults: true },
			home: { name: "Twin ASK IF" },
			match: { id: "g15-m1", field: "heden-10" },
		});
	});

	test("what should be over and has no result, the longest overdue first, from so many minutes on", async () => {
		const pending = async (cup: number, grace: number, now = new Date("2026-07-16T10:20:00Z")) =>
			(await pendingMatches(db, cup, now, grace)).filter(({ edition }) => edition === "lc-2026");
		const all = await pending(7, 0);
		expect(all.map(({ id, late, status, field }) => [id, late, status, field])).toEqual([
			["g15-m1", 2730, "live", "Valhalla 1"],
			["g15-m3", 1230, "scheduled", null],
			["b14-s1", 10, "live", "Heden 10"],
		]);
		expect(all.at(-1)).toEqual({
			...{ id: "b14-s1", edition: "lc-2026", start: "2026-07-16T09:00:00Z", field: "Heden 10", status: "live", late: 10 },
		});
		expect((await pending(7, 10)).map(({ id }) => id)).toContain("b14-s1");
		expect((await pending(7, 11)).map(({ id }) => id)).not.toContain("b14-s1");
		expect((await pending(8, 0)).map(({ id }) => id)).not.toContain("b14-s1");
	});

	test("what waits for the office", async () => {
		const held = await readPendingReports(db.orm, 7);
		expect(held).toEqual([
			{
				...{ match: "b14-s2", because: "goals-at-once", heldAt: "2026-07-16T10:30:00Z" },
				report: {
					...{ id: "much-0001", at: "2026-07-16T10:05:00Z", sender: "field", by: "r-1", kind: "goal", side: "home" },
					score: score(7, 0),
				},
			},
		]);
		expect(await pendingById(db.orm, 7, "much-0001")).toEqual(held[0]);
		expect(await pendingById(db.orm, 7, "much-0002")).toBeUndefined();
		const pendingAround = async (match: string, id: string) =>
			(await db.orm.transaction((orm) => lockMatch(orm, 7, match, id)))?.pending;
		expect(await pendingAround("b14-s1", "nothing1")).toEqual([]);
		expect(await pendingAround("b14-s1", "much-0001")).toEqual(held);
		expect(await pendingAround("b14-s2", "nothing1")).toEqual(held);
		expect((await readPendingReports(db.orm, 8)).map(({ match, report }) => [match, report.id])).toEqual([
			["b14-s1", "much-0001"],
			["b14-f", "much-0002"],
		]);
	});

	test("the reports of a match, and their outcome by its own rules", async () => {
		expect((await readLog(db.orm, 7, "b14-s1")).map(({ id }) => id)).toEqual(["kick-0001"]);
		expect((await readLog(db.orm, 8, "b14-s1")).map(({ id }) => id).sort()).toEqual(["goal-0001", "kick-0001"]);
		const [[seven], [eight]] = [await readMatches(db, 7, ["b14-s1"]), await readMatches(db, 8, ["b14-s1"])];
		expect([seven!.score, seven!.begun, seven!.events?.map(({ kind }) => kind)]).toEqual([
			...[score(0, 0), "2026-07-16T09:10:00Z", ["kick-off"]],
		]);
		expect([eight!.score, eight!.begun, eight!.events?.map(({ kind }) => kind)]).toEqual([
			...[score(0, 1), "2026-07-16T09:30:00Z", ["kick-off", "goal"]],
		]);
	});

	test("matches in the order of their edition, with the revision that it had", async () => {
		const asked = ["b14-s2", "g15-m2", "b14-m1", "nope"];
		expect((await readMatches(db, 7, asked)).map(({ id, number }) => [id, number])).toEqual([
			...[["b14-m1", undefined] as const, ["b14-s2", "413"] as const, ["g15-m2", undefined] as const],
		]);
		expect((await readMatchesOfEdition(db, 7, "lc-2026", asked))?.revision).toBe(2);
		expect((await readMatchesOfEdition(db, 8, "lc-2026", asked))?.revision).toBe(3);
		expect(await readMatchesOfEdition(db, 7, "nope", asked)).toBeUndefined();
	});

	test("where a match, a team and a category are, and what level teams may be parted in", async () => {
		expect(await editionOfMatch(db, 7, "old-b14-s1")).toBe("lc-2025");
		expect(await editionOfTeam(db, 7, "b14-ask")).toBe("lc-2026");
		expect(await editionOfCategory(db, 7, "old-b14")).toBe("lc-2025");
		for (const [of, id] of [
			[editionOfMatch, "b14-s1"],
			[editionOfTeam, "b14-ask"],
			[editionOfCategory, "b14"],
		] as const)
			expect(await of(db, 9, id)).toBeUndefined();
		expect(await tiePlaceOf(db, 7, "b14-g-1")).toEqual({ edition: "lc-2026", division: "b14-g-1" });
		expect(await tiePlaceOf(db, 7, "b14-a-1")).toEqual({ edition: "lc-2026", stage: "b14-a" });
		expect(await tiePlaceOf(db, 7, "old-b14-a")).toEqual({ edition: "lc-2025", stage: "old-b14-a" });
		for (const id of ["b14-g-1", "b14-a", "b14-a-1"]) expect(await tiePlaceOf(db, 9, id)).toBeUndefined();
	});

	test("one category of an edition with its teams and matches", async () => {
		const one = (await readCategoryOfMatch(db.orm, 7, "b11-m2"))!;
		const { categories, teams, matches } = one.edition;
		expect([one.cup.name, one.edition.id, categories.map(({ id }) => id), teams.map(({ id }) => id)]).toEqual([
			...["Lillcupen", "lc-2026", ["b11"], ["b11-ek", "b11-gran", "b11-hav"]],
		]);
		expect(matches.map(({ id }) => id)).toEqual(["b11-m1", "b11-m2"]);
		expect(categories[0]?.name).toEqual({ en: "Boys 11", sv: "Pojkar 11" });
		expect(await readCategoryOfMatch(db.orm, 9, "b11-m2")).toBeUndefined();
	});

	test("the cups and their editions, the oldest first", async () => {
		expect((await readCups(db)).map(({ id, name }) => [id, name])).toEqual([
			[7, "Lillcupen"],
			[8, "Twin Lillcupen"],
		]);
		const { cup, editions } = (await readCupSummary(db, 7))!;
		expect([cup.name, editions.map(({ id, revision, announcements }) => [id, revision, announcements?.length])]).toEqual([
			"Lillcupen",
			[
				["lc-2025", 1, undefined],
				["lc-2026", 2, 1],
			],
		]);
	});

	test("what a stream plays", async () => {
		expect(await readStreamToPlay(db, 7, "live-1")).toEqual({
			...{ access: "account", state: "live", provider: "hls", edition: "lc-2026", year: 2026 },
			address: "https://live.cup.example/secret-1/index.m3u8",
		});
		expect(await readStreamToPlay(db, 9, "live-1")).toBeUndefined();
	});

	test("future times", async () => {
		expect(await futureTimes(db.orm, 7, new Date("2026-07-16T09:15:00Z"))).toEqual({ times: 1, latest: "2026-07-16T10:30:00Z" });
		expect(await futureTimes(db.orm, 7, NOW)).toBeNull();
		expect(await futureTimes(db.orm, 7, new Date("2026-07-14T17:59:59Z"))).toEqual({ times: 4, latest: "2026-07-16T10:30:00Z" });
		expect((await futureTimes(db.orm, 8, new Date("2026-07-16T09:15:00Z")))?.times).toBe(5);
	});

	test("reporters, and their tokens", async () => {
		expect(await readReporters(db, 7)).toEqual([
			{
				...{ id: "r-1", name: "Of 7", field: "heden-10", office: false, addedAt: "2026-07-07T00:00:00Z" },
				...{ revokedAt: null, seenAt: null },
			},
		]);
		expect((await readReporters(db, 8)).map(({ name, arena }) => [name, arena])).toEqual([["Of 8", "valhalla"]]);
	});
});

/** Moves the final, as a desk of the cup's office. @returns the act's number */
async function moveFinal(cup: number, clock: string): Promise<number> {
	const matches = [{ id: "b14-f", start: `2026-07-18T${clock}:00Z` }];
	const change = { format: "cupboard-cup/1", cup: { id: cup }, editions: [{ id: "lc-2026", matches }] };
	const head = { kind: "move", desk: `Desk of ${cup}`, deskId: "desk-1", why: "Rain" } as const;
	expect((await commitChange(db, head, [sourceWithoutLines("move", change)])).written).toBe(true);
	return (await readLedger(db, cup, { most: 1 }))[0]!.id;
}
const timed = (act: number, of: "lot" | "schedule", at: string) => ({
	edition: "lc-2026",
	of,
	at,
	desk: "Desk",
	deskId: "desk-1",
	act,
});

describe("of two cups with the same ids, what is done to one leaves the other as it was:", () => {
	let others: Awaited<ReturnType<typeof rowsOfCup>>;
	/** Of the other cup, and of the year before of this one. */
	const yearBefore = async () => JSON.stringify((await exportCup(db, 7))!.editions.find(({ id }) => id === "lc-2025"));
	let before: string;
	/** Acts of the twin's ledger. */
	let twins: number[];
	beforeAll(async () => {
		twins = [await moveFinal(8, "14:00"), await moveFinal(8, "14:30")];
		for (const of of ["lot", "schedule"] as const) await setTimed(db.orm, 8, timed(twins[0]!, of, "2026-07-14T12:00:00Z"));
		others = await rowsOfCup(db, 8);
		before = await yearBefore();
		expect(Object.keys(others)).toEqual(expect.arrayContaining(["match", "slot", "report", "held_report", "reporter", "fact"]));
	});

	const DONE: readonly [what: string, act: () => Promise<void>][] = [
		[
			"a report of what was held there under the same id",
			async () => {
				expect(
					await report(7, "much-0002", "b14-s1", { kind: "note", note: "drinks-break" }, "2026-07-16T09:20:00Z"),
				).toMatchObject({
					verdict: "counted",
				});
			},
		],
		[
			"what comes in of a match where another waits: it is probable now, and counts",
			async () => {
				for (const n of [1, 2])
					await report(
						7,
						`late-000${n}`,
						"b14-s2",
						{ kind: "goal", side: "home", score: score(n, 0) },
						`2026-07-16T10:0${n}:00Z`,
					);
				expect(await readPendingReports(db.orm, 7)).toEqual([]);
				expect((await readMatches(db, 7, ["b14-s2"]))[0]?.score).toEqual(score(7, 0));
			},
		],
		[
			"what comes in a minute later releases what waits, and after that no more",
			async () => {
				const goal = (id: string, match: string, home: number, later: number) =>
					reportMatch(
						db,
						7,
						FIELD,
						{ id, match, at: `2026-07-16T10:0${home}:00Z`, content: { kind: "goal", side: "home", score: score(home, 0) } },
						new Date(NOW.getTime() + later),
					);
				for (const [match, later] of [
					["b14-t", 60_000],
					["b14-bf", 60_001],
				] as const) {
					expect(await goal(`wait-${match}`, match, 7, 0)).toMatchObject({ verdict: "held" });
					for (const home of [1, 2]) await goal(`${home}-of-${match}`, match, home, later);
				}
				expect((await readPendingReports(db.orm, 7)).map(({ report }) => report.id)).toEqual(["wait-b14-bf"]);
				const now = await readMatches(db, 7, ["b14-t", "b14-bf"]);
				expect(now.map(({ id, score }) => [id, score?.home])).toEqual([
					["b14-t", 7],
					["b14-bf", 2],
				]);
			},
		],
		[
			"many reports at once",
			async () => {
				const { changed } = await db.orm.transaction((orm) =>
					reportMatches(orm, 7, FIELD, [
						{
							id: "many-0001",
							match: "b14-s1",
							at: "2026-07-16T09:21:00Z",
							content: { kind: "goal", side: "home", score: score(1, 0) },
						},
						{ id: "many-0002", match: "nope", at: "2026-07-16T09:21:00Z", content: { kind: "kick-off" } },
						{ id: "kick-0001", match: "b14-s1", at: "2026-07-16T09:00:00Z", content: { kind: "kick-off" } },
					]),
				);
				expect(changed).toEqual(["b14-s1"]);
				expect((await readMatches(db, 7, ["b14-s1"]))[0]).toMatchObject({ score: score(1, 0), begun: "2026-07-16T09:10:00Z" });
			},
		],
		[
			"an import of results, programme and what is taken out",
			async () => {
				const matches = [
					{ id: "b14-s1", status: "finished", score: score(2, 0), period: null, minute: null },
					{ id: "b14-f", start: "2026-07-18T13:00:00Z", field: "heden-10" },
				];
				const editions = [{ id: "lc-2026", matches, announcements: [{ id: "rain", text: { en: "R", sv: "R" } }] }];
				const file = { format: "cupboard-cup/1", cup: { id: 7 }, editions };
				await put({ ...file, remove: { facts: ["fp-ask"], streams: ["young-replay"], matches: ["b11-m1"] } });
				await importCup(
					db,
					{ ...sourceWithoutLines("cup.json", file), keptAs: "cup file cup.json" },
					{ results: true, moves: true },
				);
				expect((await readLog(db.orm, 7, "b14-s1")).some(({ kind }) => kind === "statement")).toBe(true);
			},
		],
		[
			"acts and their undoing: the ledger tells each cup its own",
			async () => {
				const start = async () => (await readMatches(db, 7, ["b14-f"]))[0]!.start;
				const was = await start();
				const first = await moveFinal(7, "15:00");
				const second = await moveFinal(7, "15:30");
				const told = async (asked: Partial<Parameters<typeof readLedger>[2]>) =>
					(await readLedger(db, 7, { most: 10, ...asked })).map(({ id }) => id);
				expect([await told({}), await told({ most: 1 }), await told({ before: second }), await told({ kind: "result" })]).toEqual(
					[...[[second, first], [second], [first], []]],
				);
				expect(await readActs(db.orm, 7, [...twins, first])).toMatchObject([
					{ id: first, desk: "Desk of 7", why: "Rain", changed: 1 },
				]);
				expect(await readActs(db.orm, 7, [])).toEqual([]);
				expect((await readActsInForceSince(db.orm, 7, twins[0]!)).map(({ id }) => id)).toEqual([second, first]);
				expect((await readActsInForceSince(db.orm, 7, first)).map(({ id }) => id)).toEqual([second]);
				const undo = (act: number) => undoAct(db, 7, { act, desk: "Desk of 7" });
				expect(await undo(twins[0]!)).toEqual({ refused: "no-such-act" });
				expect(await undo(first)).toMatchObject({ refused: "built-on", later: [{ id: second }], other: [] });
				expect(await undo(second)).toMatchObject({ acts: [second], left: [] });
				const { by } = (await undo(first)) as { by: number };
				expect(await start()).toBe(was);
				expect(await undo(first)).toEqual({ refused: "undone-already", by });
				expect((await readActsInForceSince(db.orm, 7, first)).map(({ id }) => id)).not.toContain(second);
				expect(await undo(by)).toMatchObject({ acts: [by] });
				expect(await start()).toBe("2026-07-18T15:00:00Z");
				expect((await readActs(db.orm, 7, [first]))[0]?.undoneBy).toBeNull();
			},
		],
		[
			"times at which it is published",
			async () => {
				const published = async () => (await readCupSummary(db, 7))!.editions.at(-1)!.published;
				const file = { format: "cupboard-cup/1", cup: { id: 7 } };
				await put({ ...file, editions: [{ id: "lc-2026", published: { lot: false, schedule: false } }] });
				const act = await moveFinal(7, "16:00");
				const [due, later] = ["2026-07-14T12:17:00Z", "2026-07-14T12:17:01Z"];
				for (const at of [later, due]) await setTimed(db.orm, 7, timed(act, "lot", at));
				await setTimed(db.orm, 7, timed(act, "schedule", later));
				expect(await readTimed(db.orm, 7, "lc-2026")).toEqual([
					{ of: "lot", at: due, desk: "Desk", act },
					{ of: "schedule", at: later, desk: "Desk", act },
				]);
				expect(await readTimed(db.orm, 7, "lc-2025")).toEqual([]);
				await publishDue(db, 7, NOW);
				expect(await published()).toMatchObject({ lot: true, schedule: false });
				expect((await readLedger(db, 7, { most: 1 }))[0]).toMatchObject({
					kind: "publish",
					desk: "Desk",
					proposal: { setBy: act },
				});
				expect(await callOffTimed(db.orm, 7, "lc-2026", ["lot"])).toEqual([]);
				expect(await callOffTimed(db.orm, 7, "lc-2026", ["schedule"])).toEqual([
					{ of: "schedule", at: later, desk: "Desk", act },
				]);
				await setTimed(db.orm, 7, timed(act, "schedule", later));
				expect([await callOffActs(db.orm, 7, []), await callOffActs(db.orm, 7, twins)]).toEqual([[], []]);
				expect(await callOffActs(db.orm, 7, [act])).toEqual([{ edition: "lc-2026", of: "schedule", at: later, act }]);
				await put({ ...file, editions: [{ id: "lc-2026", published: { schedule: true } }] });
			},
		],
		[
			"announcements that come out, and what was not public of its changes",
			async () => {
				const cup = { ...aSmallCup().cup, clock: "2026-07-20T00:00:00Z" };
				await put({ format: "cupboard-cup/1", cup });
				expect(await announceDue(db, 7, NOW)).toBeNull();
				const { revision } = (await readCupSummary(db, 7))!.editions.at(-1)!;
				await recordHiddenChanges(db, 7, "lc-2026", { since: revision - 1, upto: revision });
			},
		],
		[
			"a reporter's link, seen, renewed and withdrawn",
			async () => {
				await recordReporterSeen(db, { cup: 7, id: "r-1", seenAt: null }, NOW);
				expect((await readReporters(db, 7))[0]?.seenAt).toBe("2026-07-16T10:30:00Z");
				const seen = async (ms: number) => {
					await recordReporterSeen(db, { cup: 7, id: "r-1", seenAt: NOW.toISOString() }, new Date(NOW.getTime() + ms));
					return (await readReporters(db, 7))[0]?.seenAt;
				};
				expect([await seen(59_999), await seen(60_000)]).toEqual(["2026-07-16T10:30:00Z", "2026-07-16T10:31:00Z"]);
				const token = (await renewReporter(db, 7, "r-1"))!;
				expect(await reporterOfToken(db, token)).toMatchObject({ cup: 7, id: "r-1", name: "Of 7", seenAt: null });
				expect(await reporterOfToken(db, token.replace("cbr_", "cbx_"))).toBeUndefined();
				const other = await addReporter(db, 7, { name: "Another", office: true });
				expect(await revokeReporter(db, 7, "r-1", NOW)).toBe(true);
				expect([await revokeReporter(db, 7, "r-1", NOW), await renewReporter(db, 7, "r-1")]).toEqual([false, undefined]);
				expect(await reporterOfToken(db, token)).toBeUndefined();
				expect(await reporterOfToken(db, other.token)).toMatchObject({ cup: 7, name: "Another", office: true });
			},
		],
		[
			"a demo that is played, at another speed, and begins again",
			async () => {
				const server = new Date("2026-11-01T12:00:00Z");
				const later = (minutes: number) => new Date(server.getTime() + minutes * 60_000);
				const hours = [["2026-07-17T07:00:00Z", "2026-07-17T09:00:00Z"]] as const;
				const goal = { kind: "goal", side: "home", score: score(1, 0) } as const;
				const { games, welcome } = { games: ["b14-f", "g15-m1"], welcome: aSmallCup().editions[0]!.announcements! };
				const fact = {
					id: "fp-new",
					at: "2026-07-17T07:20:00Z",
					kind: "fair-play",
					division: "g15-g-a",
					team: "g15-bro",
					points: -2,
				} as const;
				const at = (clock: string) => `2026-07-17T${clock}:00Z`;
				const lines = [
					{
						at: at("07:10"),
						content: { kind: "report", report: { id: "demo-001", match: "b11-m2", at: at("07:10"), content: goal } },
					},
					{ at: at("07:20"), content: { kind: "fact", fact } },
					{ at: at("07:30"), content: { kind: "stream", stream: "live-1", state: "replay", was: "live" } },
					{ at: at("07:40"), content: { kind: "unsaid", announcements: welcome } },
					{ at: at("07:50"), content: { kind: "unchosen", games } },
				] as const;
				const seen = async () => {
					const {
						facts = [],
						streams = [],
						announcements = [],
						selectedGames = [],
						matches,
					} = (await exportCup(db, 7))!.editions.find(({ id }) => id === "lc-2026")!;
					return [
						...[matches.find(({ id }) => id === "b11-m2")!.score ?? null, facts.some(({ id }) => id === fact.id)],
						...[streams.find(({ id }) => id === "live-1")!.state, announcements.map(({ id }) => id), selectedGames],
					];
				};
				const first = await seen();
				expect(first).toEqual([null, false, "live", ["welcome", "rain"], games]);
				await db.orm.transaction((orm) => startPlayClock(orm, 7, { edition: "lc-2026", hours, lines: [...lines] }, 1, server));
				expect(await playOn(db, 7, later(9))).toEqual({ lines: 0, next: later(10) });
				expect(await playOn(db, 7, later(35))).toMatchObject({ lines: 3, next: later(40) });
				expect(await seen()).toEqual([score(1, 0), true, "replay", ["welcome", "rain"], games]);
				expect(await playOn(db, 7, later(60))).toEqual({ lines: 2, next: later(120) });
				expect(await seen()).toEqual([score(1, 0), true, "replay", ["rain"], []]);
				expect(await setSpeed(db, 8, 2, later(60))).toBe(false);
				expect(await setSpeed(db, 7, 2, later(60))).toBe(true);
				// Twice as fast: what is left of its hours is over in half the time, and it begins again.
				expect(await db.orm.transaction((orm) => playOnWithin(orm, 7, later(90)))).toMatchObject({ lines: 0 });
				expect(await seen()).toEqual(first);
				expect(await playOn(db, 8, later(90))).toBeNull();
			},
		],
	];

	test.each(DONE)("%s", async (_, act) => {
		await act();
		expect(await rowsOfCup(db, 8)).toEqual(others);
		expect(await yearBefore()).toBe(before);
	});

	test("another record in the place of this one, which gives no revision of either twice", async () => {
		const revisions = async () => {
			const rows = await db.orm.select({ cup: edition.cup, id: edition.id, revision: edition.revision }).from(edition);
			return new Map(rows.map(({ cup, id, revision }) => [`${cup} ${id}`, revision]));
		};
		const set = (cup: number, id: string, revision: number) =>
			db.orm
				.update(edition)
				.set({ revision })
				.where(and(eq(edition.cup, cup), eq(edition.id, id)));
		await set(7, "lc-2026", 50);
		await set(8, "lc-2026", 20);
		const told: EditionChanged[] = [];
		const stop = await listenToChanges(
			db,
			(change) => told.push(change),
			(error) => expect.unreachable(String(error)),
		);
		await db.orm.transaction(async (orm) => {
			const finish = await replaceRecord(orm);
			await orm.update(edition).set({ revision: 50 }).where(eq(edition.id, "lc-2026"));
			await finish();
		});
		const now = await revisions();
		// After the last given number: one more. Ahead of it: unchanged.
		expect([now.get("7 lc-2026"), now.get("8 lc-2026")]).toEqual([51, 50]);
		await expect
			.poll(() => told.map(({ cup, edition, revision, matches }) => `${cup} ${edition} ${revision} ${matches}`).sort())
			.toEqual([...now].map(([of, revision]) => `${of} ${revision} all`).sort());
		await stop();
	});
});
