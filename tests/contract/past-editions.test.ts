import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { makePast } from "../../src/results/edition/past/make-past.ts";
import { PAST_FORMAT } from "../../src/results/edition/past/past-edition.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readPastClub, readPastEdition, writePastEdition } from "../../src/results/record/past-editions.ts";
import { aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { withEarlierYears } from "../support/earlier-years.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const OF = { cup: 7, edition: "lc-2026-1" };
const cup = () => withEarlierYears(aSmallCup(), 1);
const onError = (error: unknown) => {
	throw error;
};

const postgres = await lentPostgres();
const opened = [
	["the embedded database", openInMemory] as const,
	...("missing" in postgres
		? []
		: [["PostgreSQL", async () => openDatabase({ dataFolder: "", databaseUrl: await postgres.createDatabase() })] as const]),
];
afterAll(async () => {
	if (!("missing" in postgres)) await postgres.stop();
});

describe.each(opened)("stored past editions, on %s", (_, open) => {
	let db: Database;
	beforeAll(async () => {
		db = await open();
	});
	beforeEach(async () => {
		await emptyTables(db, "cup");
		expect((await importCup(db, sourceWithoutLines("cup.json", cup()))).written).toBe(true);
	});
	afterAll(() => db.close());

	const aProcess = () => ReadModels.open({ source: recordSource(db), clock: () => new Date("2026-07-15T10:00:00Z"), onError });
	const report = async (goals: number) => {
		const matches = [{ id: "g15-f-1", score: { home: goals, away: goals } }];
		const file = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: OF.edition, matches }] };
		expect((await importCup(db, sourceWithoutLines("goal.json", file), { results: true })).faults).toEqual([]);
	};
	const scoreOf = async (models: ReadModels) =>
		(await models.pastClub(7, [OF.edition], "ask", "meetings")).get(OF.edition)?.match?.["g15-f-1"]?.score;

	test("are made once, follow a correction that any process writes, and are read by every process", async () => {
		const [one, other] = [await aProcess(), await aProcess()];
		expect(await readPastEdition(db, OF, PAST_FORMAT)).toBeUndefined();
		await one.past(7, OF.edition);
		await other.past(7, OF.edition);
		expect((await readPastEdition(db, OF, PAST_FORMAT))?.revision).toBe(1);
		await report(9);
		for (const models of [one, other])
			await expect.poll(() => scoreOf(models), { timeout: 60_000 }).toEqual({ home: 9, away: 9 });
		expect((await readPastEdition(db, OF, PAST_FORMAT))?.revision).toBe(2);
		await one.close();
		await other.close();
	});

	test("are not replaced by an older one, nor read in another format", async () => {
		const models = await aProcess();
		const { past, clubs } = await makePast((await models.current(7, OF.edition))!);
		await writePastEdition(db, OF, PAST_FORMAT, { ...past, revision: 5 }, clubs);
		await writePastEdition(db, OF, PAST_FORMAT, { ...past, revision: 4, digest: "older" }, []);
		expect(await readPastEdition(db, OF, PAST_FORMAT)).toMatchObject({ revision: 5, digest: past.digest });
		expect((await readPastClub(db, 7, [OF.edition], "ask", "history")).size).toBe(1);
		expect(await readPastEdition(db, OF, PAST_FORMAT + 1)).toBeUndefined();
		await writePastEdition(db, OF, PAST_FORMAT + 1, { ...past, revision: 4 }, clubs.slice(1));
		expect(await readPastEdition(db, OF, PAST_FORMAT + 1)).toMatchObject({ revision: 4 });
		expect((await readPastClub(db, 7, [OF.edition], clubs[0]!.club, "history")).size).toBe(0);
		await models.close();
	});

	test("are not stored of an edition that was removed since it was read", async () => {
		const models = await aProcess();
		const { past, clubs } = await makePast((await models.current(7, OF.edition))!);
		await models.close();
		const file = { format: "cupboard-cup/1", cup: { id: 7 }, remove: { editions: [OF.edition] } };
		await importCup(db, sourceWithoutLines("gone.json", file));
		await writePastEdition(db, OF, PAST_FORMAT, past, clubs);
		expect(await readPastEdition(db, OF, PAST_FORMAT)).toBeUndefined();
		expect((await readPastClub(db, 7, [OF.edition], "ask", "history")).size).toBe(0);
	});

	test("are removed with their edition", async () => {
		const models = await aProcess();
		await models.past(7, OF.edition);
		await models.close();
		const file = { format: "cupboard-cup/1", cup: { id: 7 }, remove: { editions: [OF.edition] } };
		expect((await importCup(db, sourceWithoutLines("gone.json", file))).faults).toEqual([]);
		expect(await readPastEdition(db, OF, PAST_FORMAT)).toBeUndefined();
		expect((await readPastClub(db, 7, [OF.edition], "ask", "history")).size).toBe(0);
	});
});

test("a change of what is stored has a format of its own", async () => {
	const models = await ReadModels.open({ source: new CupInMemory(cup()), clock: () => new Date(0), onError });
	const { past } = await makePast((await models.current(7, OF.edition))!);
	// If only the small cup has changed, the digest is enough. Else raise PAST_FORMAT too: what is stored is then made again.
	expect([PAST_FORMAT, past.digest]).toEqual([1, "42mVF6whyjTFDGL7C2uTpkzjiLbWoIeYa+MerYK91e8="]);
});
