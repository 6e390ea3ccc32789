import { and, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockFace } from "../../src/cup/cup-clock.ts";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { DemoPlan } from "../../src/demo/demo-plan.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { match } from "../../src/results/record/nouns/match.ts";
import { playOn, playOnWithin } from "../../src/results/record/playing/play-on.ts";
import { setSpeed } from "../../src/results/record/playing/running.ts";
import { readRunningClock } from "../../src/results/record/read-clock.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { aPlayingDemo, HOUR, SMALL, SMALL_HANDBALL, STARTED, setDemoGoing, WHOLE_FOOTBALL } from "../support/playing-demo.ts";
import { differences, reckonedApart, shownByTheApi } from "../support/tables-and-brackets.ts";

const YEAR = 2026;
const onError = (error: unknown) => {
	throw error;
};
const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
if (missing) console.warn(`Playing on PostgreSQL is not tried: ${missing}.`);
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));

const later = (ms: number) => new Date(STARTED.getTime() + ms);
const editionOf = async (db: Database, cup: number) => (await exportCup(db, cup))!.editions.find(({ year }) => year === YEAR)!;
const bytesOf = async (db: Database, cup: number) => JSON.stringify(await editionOf(db, cup));

/** Throws where the models have not read what was written within some seconds. */
async function read(models: ReadModels, db: Database, cup: number): Promise<void> {
	const { revision } = (await recordSource(db).edition(cup, String(YEAR)))!;
	for (let tries = 0; (await models.current(cup, String(YEAR)))!.revision < revision; tries++) {
		if (tries > 400) throw new Error(`The models do not come to revision ${revision}.`);
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
}

/** After how many hours it is looked at, and at the end. */
const REST_OF_THE_WEEK: readonly (readonly [string, DemoPlan, readonly number[]])[] = [
	["a small football cup", SMALL, [0, 0.4, 1.3, 8.5]],
	["a small handball cup", SMALL_HANDBALL, [0, 8.5]],
	["the whole football demo", WHOLE_FOOTBALL, [1.3]],
];

describe.each(REST_OF_THE_WEEK)("the rest of the week of %s, at high speed", (_, plan, hours) => {
	const cup = plan.cup.id;
	let db: Database;
	let models: ReadModels;
	let total: number;
	let shown: () => ReturnType<typeof shownByTheApi>;
	let exported: CupFile;

	beforeAll(async () => {
		db = await openInMemory();
		total = await setDemoGoing(db, aPlayingDemo(plan));
		models = await ReadModels.open({ source: recordSource(db), clock: () => STARTED, onError });
		const { execute } = createGraphQL({ models, onError });
		shown = () => shownByTheApi(execute, cup, String(YEAR));
	});
	afterAll(async () => {
		await models.close();
		await db.close();
	});

	it("shows the tables and brackets of its results, while matches are being played and when all are over", {
		timeout: 180_000,
	}, async () => {
		for (const at of [...hours.map((hour) => hour * HOUR), total - 1]) {
			await playOn(db, cup, later(at));
			await read(models, db, cup);
			exported = (await exportCup(db, cup))!;
			expect(differences(await shown(), reckonedApart(exported, YEAR)), `after ${at / HOUR} hours`).toEqual([]);
		}
		const { matches } = exported.editions.find(({ year }) => year === YEAR)!;
		expect([...new Set(matches.map(({ status }) => status))].sort()).toEqual(["cancelled", "finished", "postponed", "walkover"]);
		const { tables, brackets } = await shown();
		expect(Object.keys(tables).length).toBeGreaterThan(10);
		const ties = Object.values(brackets).flat();
		expect(ties.length).toBeGreaterThan(10);
		expect(ties.filter(({ home, away, winner }) => !home || !away || !winner)).toEqual([]);
	});

	it("would be found out by one result that is another in the export", async () => {
		const edition = exported.editions.find(({ year }) => year === YEAR)!;
		const shows = await shown();
		const told = edition.matches.find((match) => match.status === "finished" && shows.tables[match.division])!;
		const other = { ...told, score: { home: told.score!.home + 20, away: told.score!.away } };
		const matches = edition.matches.map((match) => (match === told ? other : match));
		const corrupted = { ...exported, editions: [{ ...edition, matches }] };
		expect(differences(shows, reckonedApart(corrupted, YEAR))).toContain(told.division);
	});
});

const DATABASES: readonly (readonly [string, () => Promise<Database>])[] = [
	["PGlite", openInMemory],
	...("createDatabase" in postgres
		? [["PostgreSQL", async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" })] as const]
		: []),
];

describe.each(DATABASES)("a demo that is played on %s", (_, open) => {
	const cup = SMALL.cup.id;
	let db: Database;
	let total: number;

	beforeAll(async () => {
		db = await open();
		total = await setDemoGoing(db, aPlayingDemo(SMALL));
	});
	afterAll(() => db.close());

	/** Plays on, a quarter of a minute at a time, to where a match is being played. */
	async function firstLive(from: number) {
		for (let seconds = 15; seconds < 3600; seconds += 15) {
			const now = new Date(from + seconds * 1000);
			await playOn(db, cup, now);
			// The whole edition is read only if a match is live: reading it takes as long as playing a quarter of a minute.
			const live = await db.orm.$count(match, and(eq(match.cup, cup), eq(match.status, "live"), isNotNull(match.begun)));
			if (live === 0) continue;
			const found = (await editionOf(db, cup)).matches.find(({ status, begun }) => status === "live" && begun);
			if (found) return { now, match: found };
		}
		throw new Error("No match is ever live.");
	}

	it("gives the same record however often it was interrupted, and from the beginning in each round", {
		timeout: 180_000,
	}, async () => {
		await playOn(db, cup, later(0.01 * total));
		const beginning = await bytesOf(db, cup);
		await playOn(db, cup, later(total - 1));
		const whole = await bytesOf(db, cup);
		let round = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.double({ min: 0.01, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 6 }),
				async (cuts) => {
					round += 1;
					await playOn(db, cup, later((round + 0.01) * total));
					expect((await bytesOf(db, cup)) === beginning).toBe(true);
					for (const cut of [...cuts].sort((a, b) => a - b)) await playOn(db, cup, later((round + cut) * total));
					await playOn(db, cup, later((round + 1) * total - 1));
					expect((await bytesOf(db, cup)) === whole).toBe(true);
				},
			),
			{ numRuns: 4 },
		);
	});

	it("plays each line once, whatever is asked twice", async () => {
		const { revision } = (await recordSource(db).edition(cup, String(YEAR)))!;
		const clock = (await readRunningClock(db.orm, cup))!;
		const at = later((clockFace(clock, later(100 * total)).round + 0.3) * total);
		const first = await playOn(db, cup, at);
		expect(first!.lines).toBeGreaterThan(50);
		expect(await playOn(db, cup, at)).toEqual({ lines: 0, next: first!.next });
		expect((await recordSource(db).edition(cup, String(YEAR)))!.revision).toBe(revision + 1);
	});

	it("continues at another speed from its present time", async () => {
		const before = (await readRunningClock(db.orm, cup))!;
		const now = later(101 * total);
		expect(await setSpeed(db, cup, 20, now)).toBe(true);
		const after = (await readRunningClock(db.orm, cup))!;
		expect(after.speed).toBe(20);
		expect(clockFace(after, now)).toMatchObject({ now: clockFace(before, now).now });
		expect(await setSpeed(db, 99, 20, now), "a cup that is not played").toBe(false);
	});

	it("includes other reports by its own clock, and the office's result counts", async () => {
		const clock = (await readRunningClock(db.orm, cup))!;
		const { now, match } = await firstLive(Date.parse(clock.since));
		const score = { home: (match.score?.home ?? 0) + 3, away: match.score?.away ?? 0 };
		const given = { id: "office-0001", match: match.id, content: { kind: "correction", score } as const };
		const said = await reportMatch(db, cup, { sender: "office" }, given, now);
		expect(said).toMatchObject({ verdict: "counted", stated: { score } });
		const told = (await editionOf(db, cup)).matches.find(({ id }) => id === match.id)!.events!.at(-1)!;
		expect(told.kind).toBe("correction");
		expect(Math.abs(Date.parse(told.at!) - clockFace(clock, now).now.getTime())).toBeLessThan(1000);
		await playOn(db, cup, new Date(now.getTime() + (2 * HOUR) / 20));
		const over = (await editionOf(db, cup)).matches.find(({ id }) => id === match.id)!;
		expect(over.status).toBe("finished");
		expect(over.score!.home).toBeGreaterThanOrEqual(score.home);
	});
});

it.skipIf(missing)(
	"two processes on one PostgreSQL play each line once; when one ends the other continues",
	async () => {
		if (!("createDatabase" in postgres)) return;
		const databaseUrl = await postgres.createDatabase();
		const processes = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataFolder: "unused" })));
		const [one, other] = processes as [Database, Database];
		const made = aPlayingDemo(SMALL);
		const cup = SMALL.cup.id;
		const total = await setDemoGoing(one, made);
		const played: number[] = [];
		for (let step = 1; step <= 8; step++) {
			const both = await Promise.all(processes.map((db) => playOn(db, cup, later((step * total) / 10))));
			played.push(...both.map((one) => one?.lines ?? 0));
		}
		await one.close();
		played.push((await playOn(other, cup, later(total - 1)))!.lines);
		expect(played.reduce((sum, lines) => sum + lines, 0)).toBe(made.play.lines.length);
		const alone = await openInMemory();
		await setDemoGoing(alone, made);
		await playOn(alone, cup, later(total - 1));
		expect((await bytesOf(other, cup)) === (await bytesOf(alone, cup))).toBe(true);
		await other.close();
		await alone.close();
	},
	60_000,
);

it.skipIf(missing)(
	"a connection that breaks while lines are played rolls back, and ends no process",
	async () => {
		if (!("createDatabase" in postgres)) return;
		const databaseUrl = await postgres.createDatabase();
		const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
		const made = aPlayingDemo(SMALL);
		const cup = SMALL.cup.id;
		const total = await setDemoGoing(db, made);
		const before = await bytesOf(db, cup);
		const broken = db.orm.transaction(async (orm) => {
			await playOnWithin(orm, cup, later(0.5 * total));
			await postgres.breakConnections(databaseUrl);
			await orm.execute("select 1");
		});
		await expect(broken).rejects.toThrow();
		expect((await bytesOf(db, cup)) === before).toBe(true);
		expect((await playOn(db, cup, later(total - 1)))!.lines).toBe(made.play.lines.length);
		await db.close();
	},
	180_000,
);
