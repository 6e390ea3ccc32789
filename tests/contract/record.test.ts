import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import type { RecordedMatch } from "../../src/results/record/cup-file.ts";
import type { CupFileChange } from "../../src/results/record/cup-file-change.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { importCup, importCups } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readCups, readEdition, readEditions, readMatches } from "../../src/results/record/read.ts";
import { aMatch, aSmallCup, aSmallEdition, finished } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const postgres = await lentPostgres();
if ("missing" in postgres) console.warn(`The record is not tried on PostgreSQL: ${postgres.missing}.`);

type Place = { readonly name: string; readonly missing?: string; open(): Promise<Database>; end?(): Promise<void> };

const folders: string[] = [];
const PLACES: Place[] = [
	{ name: "PGlite in memory", open: openInMemory },
	{
		name: "PGlite in a folder",
		open() {
			const folder = mkdtempSync(path.join(tmpdir(), "cupboard-record-"));
			folders.push(folder);
			return openDatabase({ databaseUrl: undefined, dataFolder: folder });
		},
	},
	"missing" in postgres
		? { name: `PostgreSQL (skipped: ${postgres.missing})`, missing: postgres.missing, open: openInMemory }
		: {
				name: "PostgreSQL",
				open: async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" }),
				end: () => postgres.stop(),
			},
];

afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The small cup's clock is stopped here: an import's announcements are published as far as they are due by it. */
const CLOCK = "2026-07-14T12:17:00Z";

const change = (more: Omit<CupFileChange, "format" | "cup">): CupFileChange => ({
	format: "cupboard-cup/1",
	cup: { id: 7 },
	...more,
});
const inEdition = (more: Omit<NonNullable<CupFileChange["editions"]>[number], "id">) =>
	change({ editions: [{ id: "lc-2026", ...more }] });

describe.each(PLACES)("the record on $name", ({ open, end, missing }) => {
	let db: Database;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach((context) => {
		if (missing) context.skip(missing);
	});
	afterEach(async () => {
		if (!missing) await emptied();
	});
	afterAll(async () => {
		await db?.close();
		await end?.();
	});

	const emptied = () => emptyTables(db, "cup");
	const put = (input: unknown, options = {}) => importCup(db, sourceWithoutLines("cup.json", input), options);
	/** As files state it: without when it was rescheduled, which no file contains. */
	const stated = ({ scheduled, ...match }: RecordedMatch) => match;
	const edition = async () => {
		const { edition, ...rest } = (await readEdition(db, 7, "lc-2026"))!;
		return { ...rest, edition: { ...edition, matches: edition.matches.map(stated) } };
	};
	const match = async (id: string) => stated((await readMatches(db, 7, [id]))[0]!);
	const scheduled = async (id: string) => (await readMatches(db, 7, [id]))[0]!.scheduled!;
	const filled = async () => {
		const report = await put(aSmallCup());
		expect(report.faults).toEqual([]);
	};

	it("gives an edition back as the file stated it", async () => {
		await filled();
		const file = aSmallCup();
		const { cup, clubs, arenas } = file;
		expect(await edition()).toStrictEqual({ cup, clubs, arenas, edition: file.editions[0], revision: 1, announcedTo: CLOCK });
		expect(await readEdition(db, 7, "lc-1999")).toBeUndefined();
		expect(await readEdition(db, 8, "lc-2026")).toBeUndefined();
	});

	it("knows with which revision, and when, a match was put on the programme, moved or called off last", async () => {
		const before = Date.now();
		await filled();
		const first = await scheduled("b14-m1");
		expect(first.revision).toBe(1);
		expect(Date.parse(first.at)).toBeGreaterThanOrEqual(before - 1);
		expect(Date.parse(first.at)).toBeLessThanOrEqual(Date.now());
		const reported = (more: object) =>
			put(inEdition({ matches: [{ id: "b14-m1", ...more }] }), { results: true }).then(({ faults, written }) => {
				expect(faults).toEqual([]);
				expect(written).toBe(true);
			});
		await reported({ score: { home: 7, away: 6 } });
		expect(await scheduled("b14-m1"), "a result moves nothing").toEqual(first);
		await reported({ number: "4711" });
		expect(await scheduled("b14-m1"), "nor does a printed number").toEqual(first);
		await reported({ start: "2026-07-14T17:00:00Z" });
		const moved = await scheduled("b14-m1");
		expect(moved.revision).toBe(4);
		expect(Date.parse(moved.at)).toBeGreaterThanOrEqual(Date.parse(first.at));
		expect((await scheduled("b14-m2")).revision, "another match stands where it stood").toBe(1);
		await reported({ start: "2026-07-14T17:00:00Z" });
		expect(await scheduled("b14-m1"), "moved to where it is").toEqual(moved);
	});

	it("a match that is removed and added again has a later revision than before", async () => {
		await filled();
		const late = inEdition({ matches: [aMatch("late", "b14-g-2", ["b14-fur", "b14-hav"])] });
		await put(late);
		const before = await scheduled("late");
		await put(change({ remove: { matches: ["late"] } }));
		await put(late);
		expect((await scheduled("late")).revision).toBeGreaterThan(before.revision);
	});

	it("lists a cup's editions with their announcements, oldest first", async () => {
		const file = aSmallCup();
		const older = { ...aSmallEdition(), id: "lc-2025", year: 2025, startsOn: "2025-07-14", endsOn: "2025-07-19" };
		const empty = { announcements: [], selectedGames: [], categories: [], teams: [], matches: [], facts: [], streams: [] };
		await put({ ...file, editions: [...file.editions, { ...older, ...empty }] });
		const editions = await readEditions(db, 7);
		expect(editions.map(({ id, year, revision }) => ({ id, year, revision }))).toEqual([
			{ id: "lc-2025", year: 2025, revision: 1 },
			{ id: "lc-2026", year: 2026, revision: 1 },
		]);
		const { id, year, name, startsOn, endsOn, published, announcements, streamingInfo } = file.editions[0]!;
		expect(editions[1]).toEqual({
			id,
			year,
			name,
			startsOn,
			endsOn,
			published,
			announcements,
			streamingInfo,
			revision: 1,
			announcedTo: CLOCK,
		});
	});

	it("an export imports into an empty record as the same record, and exports as the same bytes", async () => {
		await filled();
		const first = printCupFile((await exportCup(db, 7))!);
		await emptied();
		const { source } = readJsonSource("export.json", first);
		expect((await importCup(db, source!)).faults).toEqual([]);
		expect(printCupFile((await exportCup(db, 7))!)).toBe(first);
		expect(JSON.parse(first)).toEqual(aSmallCup());
	});

	it("importing a file again changes nothing, and no revision", async () => {
		await filled();
		const report = await put(aSmallCup());
		expect(report.editions).toEqual([]);
		expect((await edition()).revision).toBe(1);
	});

	it("a check lists what would be done and writes nothing", async () => {
		const report = await put(aSmallCup(), { check: true });
		expect(report).toMatchObject({ written: false, faults: [], counts: { match: { added: 21 }, team: { added: 14 } } });
		expect(await readCups(db)).toEqual([]);
	});

	it("one fault in one of several files prevents all imports", async () => {
		const broken = { ...aSmallCup(), cup: { ...aSmallCup().cup, id: 8, zone: "Nowhere/Here" } };
		const sources = [aSmallCup(), broken].map((file, at) => sourceWithoutLines(`${at}.json`, file));
		const report = await importCups(db, sources);
		expect(report).toMatchObject({ written: false, faults: [{ file: "1.json", field: "zone" }] });
		expect(await readCups(db)).toEqual([]);
	});

	it("a file may refer to an earlier one", async () => {
		const late = inEdition({ matches: [aMatch("late", "b14-g-2", ["b14-fur", "b14-hav"])] });
		const report = await importCups(db, [sourceWithoutLines("cup.json", aSmallCup()), sourceWithoutLines("late.json", late)]);
		expect(report.faults).toEqual([]);
		expect(await match("late")).toMatchObject({ home: { team: "b14-fur" } });
	});

	it("a blank leaves a value unchanged, null removes it", async () => {
		await filled();
		await put(inEdition({ matches: [{ id: "b14-s1", number: "500", field: null }] }));
		const before = aSmallEdition().matches.find(({ id }) => id === "b14-s1")!;
		const { field: _, ...after } = { ...before, number: "500" };
		expect(await match("b14-s1")).toStrictEqual(after);
		expect((await edition()).revision).toBe(2);
	});

	it("a part of a side, of shirts or of what is published leaves the other part", async () => {
		await filled();
		await put(
			inEdition({
				published: { schedule: false },
				teams: [{ id: "g15-hav", shirts: { home: "green" } }],
				matches: [{ id: "b14-s1", home: { team: "b14-ask" } }],
			}),
		);
		const { edition: after } = await edition();
		expect(after.published).toEqual({ clubs: true, teams: true, lot: true, schedule: false });
		expect(after.teams.find(({ id }) => id === "g15-hav")!.shirts).toEqual({ home: "green", away: "white" });
		expect((await match("b14-s1")).home).toEqual({
			team: "b14-ask",
			slot: { kind: "position", division: "b14-g-1", position: 1 },
		});
	});

	it("what is new must be whole, and what a file leaves out stays", async () => {
		await filled();
		const report = await put(inEdition({ matches: [{ id: "new", division: "b14-g-2" }] }));
		expect(report.faults.map(({ path, message }) => [path, message])).toEqual([
			["editions[0].matches[0].round", "missing"],
			["editions[0].matches[0].home", "missing"],
			["editions[0].matches[0].away", "missing"],
			["editions[0].matches[0].status", "missing"],
		]);
		await put(inEdition({ teams: [{ id: "b14-new", club: "hav", category: "b14", suffix: "2" }] }));
		expect((await edition()).edition.teams).toHaveLength(15);
	});

	it("a result already reported is replaced only when that is asked for", async () => {
		await filled();
		const other = inEdition({
			matches: [
				{ id: "b14-m1", ...finished(0, 4), start: "2026-07-13T09:30:00Z" },
				{ id: "b14-s1", status: "live", score: { home: 0, away: 0 } },
			],
		});
		const asFile = (options = {}) =>
			importCup(db, { ...sourceWithoutLines("other.json", other), keptAs: "cup file other.json" }, options);
		const refused = await asFile({ moves: true });
		expect([refused.written, refused.missing]).toEqual([false, ["results"]]);
		expect(refused.changes.filter(({ consent }) => consent === "results").map(({ was, becomes }) => [was, becomes])).toEqual([
			["1–0", "0–4"],
			["not played", "0–0, live"],
		]);
		expect(await match("b14-m1")).toMatchObject({ score: { home: 1, away: 0 }, start: "2026-07-13T09:00:00Z" });
		expect(await match("b14-s1")).toMatchObject({ status: "scheduled" });
		expect(await asFile({ moves: true, results: true, notBegun: true })).toMatchObject({ written: true, missing: [] });
		expect(await match("b14-m1")).toMatchObject({ score: { home: 0, away: 4 }, start: "2026-07-13T09:30:00Z" });
	});

	it("a file may correct the same live match again and again when results are asked for, events with it", async () => {
		await filled();
		const events = [{ minute: 11, kind: "goal", side: "home", score: { home: 1, away: 0 } } as const];
		await put(inEdition({ matches: [{ id: "g15-m1", minute: 19, events }] }), { results: true });
		expect(await match("g15-m1")).toMatchObject({ minute: 19, events });
		await put(inEdition({ matches: [{ id: "g15-m1", events: null }] }), { results: true });
		expect((await match("g15-m1")).events).toBeUndefined();
	});

	it("only what a file says to remove is removed, with its parts", async () => {
		await filled();
		const report = await put(
			change({
				remove: {
					streams: ["young-replay"],
					matches: ["b11-m1", "b11-m2"],
					teams: ["b11-ek", "b11-gran", "b11-hav"],
					categories: ["b11"],
				},
			}),
		);
		expect(report.faults).toEqual([]);
		expect(report.counts).toMatchObject({
			stream: { removed: 1 },
			match: { removed: 2 },
			category: { removed: 1 },
			stage: { removed: 1 },
			division: { removed: 1 },
		});
		const { edition: after } = await edition();
		expect(after.categories.map(({ id }) => id)).toEqual(["b14", "g15"]);
		expect(after.matches).toHaveLength(19);
	});

	it("what something still refers to is not removed", async () => {
		await filled();
		const report = await put(change({ remove: { fields: ["heden-10"], divisions: ["b11-g-1"] } }));
		expect(report.written).toBe(false);
		expect(report.faults).toContainEqual(
			expect.objectContaining({ path: "remove.fields[0]", message: "b14-s1 still refers to this field (field)" }),
		);
		expect(report.faults).toContainEqual(
			expect.objectContaining({ path: "remove.divisions[0]", message: "b11-m1 still refers to this division (division)" }),
		);
		expect((await edition()).arenas[0]!.fields).toHaveLength(2);
	});

	it("a removal of what is not there is a warning, of what the file states a fault", async () => {
		await filled();
		const gone = await put(change({ remove: { facts: ["nothing"] } }));
		expect(gone.faults).toMatchObject([{ severity: "warning", path: "remove.facts[0]" }]);
		const both = await put({ ...inEdition({ matches: [{ id: "b11-m2", round: 3 }] }), remove: { matches: ["b11-m2"] } });
		expect(both.faults).toMatchObject([{ severity: "error", path: "remove.matches[0]" }]);
	});

	it("an edition is removed with all its data, and leaves its year to another", async () => {
		await filled();
		const { matches: _, ...rest } = aSmallEdition();
		const again = {
			...rest,
			id: "lc-new",
			categories: [],
			teams: [],
			facts: [],
			announcements: [],
			selectedGames: [],
			matches: [],
			streams: [],
		};
		const report = await put(change({ editions: [again], remove: { editions: ["lc-2026"] } }));
		expect(report.faults).toEqual([]);
		expect((await readEditions(db, 7)).map(({ id, year }) => [id, year])).toEqual([["lc-new", 2026]]);
	});

	it("an id in use by another edition is refused, whichever edition is loaded", async () => {
		await filled();
		const rest = { year: 2027, name: "Next", startsOn: "2027-07-12", endsOn: "2027-07-17" };
		const published = { clubs: true, teams: false, lot: false, schedule: false };
		const clash = {
			id: "lc-2027",
			...rest,
			published,
			categories: aSmallEdition().categories.slice(0, 1),
			teams: aSmallEdition().teams.slice(0, 7),
		};
		const report = await put(change({ editions: [clash] }));
		expect(report.faults.map(({ message }) => message)).toContain(
			'an id that is already used by a category in edition "lc-2026"',
		);
		expect(report.faults.map(({ message }) => message)).toContain('an id that is already used by a team in edition "lc-2026"');
		expect(report.faults.map(({ path }) => path)).toContain("editions[0].categories[0].id");
		const year = await put(
			change({ editions: [{ id: "lc-2027", ...rest, published, year: 2026, startsOn: "2026-07-13", endsOn: "2026-07-14" }] }),
		);
		expect(year.faults).toMatchObject([{ path: "editions[0].year", message: 'a year that edition "lc-2026" already has' }]);
	});

	it("a division does not move to another stage", async () => {
		await filled();
		const division = { id: "b14-g-1", name: "1" };
		const report = await put(inEdition({ categories: [{ id: "b14", stages: [{ id: "b14-b", divisions: [division] }] }] }));
		expect(report.faults).toMatchObject([{ message: 'an id that is already used by a division in stage "b14-g"' }]);
	});

	it("days that would exclude a match are refused, naming the match", async () => {
		await filled();
		const report = await put(inEdition({ endsOn: "2026-07-17" }));
		expect(report.faults).toMatchObject([{ field: "start", message: expect.stringContaining('(of "b14-f" in the record)') }]);
	});

	it("every change is heard, with the revision it raised and the matches it is about", async () => {
		const heard: EditionChanged[] = [];
		const stop = await listenToChanges(
			db,
			(one) => heard.push(one),
			(error) => expect.unreachable(String(error)),
		);
		await filled();
		await put(
			inEdition({
				matches: [
					{ id: "b14-m1", ...finished(3, 0) },
					{ id: "b14-s1", number: "1" },
				],
			}),
			{ results: true },
		);
		await put(inEdition({ published: { schedule: false } }));
		await put(change({ clubs: [{ id: "ask", name: "Ask" }] }));
		await put({ ...inEdition({ name: "" }) });
		await put(change({ remove: { editions: ["lc-2026"] } }));
		await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(5);
		await stop();
		const about = { cup: 7, edition: "lc-2026" };
		expect(heard).toEqual([
			{ ...about, revision: 1, matches: "all" },
			{ ...about, revision: 2, matches: ["b14-m1", "b14-s1"] },
			{ ...about, revision: 3, matches: "all" },
			{ ...about, revision: 4, matches: "all" },
			{ ...about, revision: null, matches: "all" },
		]);
	});

	it("a change of more matches than a message can name is sent as all", async () => {
		await filled();
		const heard: EditionChanged[] = [];
		const stop = await listenToChanges(
			db,
			(one) => heard.push(one),
			(error) => expect.unreachable(String(error)),
		);
		const matches = Array.from({ length: 400 }, (_, at) =>
			aMatch(`a-match-with-a-long-name-${at}`, "b14-g-2", ["b14-fur", "b14-hav"]),
		);
		expect((await put(inEdition({ matches }))).faults).toEqual([]);
		await expect.poll(() => heard, { timeout: 60_000 }).toEqual([{ cup: 7, edition: "lc-2026", revision: 2, matches: "all" }]);
		await stop();
	});

	it("a listener that stopped hears nothing more", async () => {
		const heard: EditionChanged[] = [];
		const stop = await listenToChanges(
			db,
			(one) => heard.push(one),
			(error) => expect.unreachable(String(error)),
		);
		await stop();
		await filled();
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(heard).toEqual([]);
	});

	it("two writers of one edition both count: no revision is given twice", async () => {
		await filled();
		const numbers = Array.from({ length: 8 }, (_, at) => String(at));
		const reports = await Promise.all(numbers.map((number) => put(inEdition({ matches: [{ id: "b14-f", number }] }))));
		expect(reports.map(({ editions }) => editions[0]?.revision).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
	});

	it("five thousand matches are in within seconds", async () => {
		const teams = Array.from({ length: 100 }, (_, at) => ({ id: `t${at}`, club: "ask", category: "b14", suffix: `${at + 2}` }));
		const matches = Array.from({ length: 5_000 }, (_, at) =>
			aMatch(`m${at}`, "b14-a-1", [`t${at % 100}`, `t${(at + 1 + (at % 7)) % 100}`], { round: "final" }),
		);
		const file = aSmallCup();
		file.editions[0]!.teams.push(...teams);
		file.editions[0]!.matches.push(...matches);
		const steps: number[] = [];
		const before = process.cpuUsage();
		const report = await put(file, { onProgress: (done: number, of: number) => steps.push(done / of) });
		expect(report).toMatchObject({ written: true, faults: [] });
		// Processor time, which other programs do not affect.
		const { user, system } = process.cpuUsage(before);
		expect((user + system) / 1_000_000).toBeLessThan(10);
		expect(steps.at(-1)).toBe(1);
		expect(steps).toEqual(steps.toSorted((a, b) => a - b));
	});

	it("the tables themselves refuse what the rules forbid", async () => {
		await filled();
		const refused = (statement: string) => expect(db.orm.execute(statement), statement).rejects.toThrow();
		await refused("update match set away_team = home_team where id = 'b14-m1'");
		await refused("update match set home_score = null where id = 'b14-m1'");
		await refused("update match set home_team = 'nobody' where id = 'b14-m1'");
		await refused("update match set status = 'played' where id = 'b14-m1'");
		await refused("update edition set ends_on = '2026-07-01'");
		await refused("update slot set from_match = 'nothing' where kind = 'winner'");
		await refused("delete from field where id = 'heden-2'");
	});
});
