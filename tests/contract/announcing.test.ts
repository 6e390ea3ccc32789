import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { LiveEditions } from "../../src/results/live/live-editions.ts";
import { announceDue } from "../../src/results/record/announcing.ts";
import type { CupFileAnnouncement } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition, readEditions } from "../../src/results/record/read.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const postgres = await lentPostgres();
const DATABASES: readonly (readonly [string, () => Promise<Database>])[] = [
	["PGlite", openInMemory],
	...("createDatabase" in postgres
		? [["PostgreSQL", async () => openDatabase({ databaseUrl: await postgres.createDatabase(), dataFolder: "unused" })] as const]
		: []),
];
const both = (text: string) => ({ en: text, sv: text });
const HOUR = 3_600_000;
const fail = (error: unknown) => {
	throw error;
};

/** The small cup by the server's own clock. */
function announcing(...announcements: CupFileAnnouncement[]) {
	const { cup, ...file } = aSmallCup();
	const { clock: _, ...own } = cup;
	return { ...file, cup: own, editions: file.editions.map((edition) => ({ ...edition, announcements })) };
}

describe.each(DATABASES)("announcements on %s", (_, open) => {
	let db: Database;
	beforeAll(async () => {
		db = await open();
	});
	beforeEach(() => emptyTables(db, "cup"));
	afterAll(() => db.close());

	const put = async (input: unknown) => (await importCup(db, sourceWithoutLines("cup.json", input))).faults;
	const recorded = async () => (await readEditions(db, 7))[0]!.announcements ?? [];
	const revision = async () => (await readEditions(db, 7))[0]!.revision;
	const change = (...announcements: object[]) => ({
		format: "cupboard-cup/1",
		cup: { id: 7 },
		editions: [{ id: "lc-2026", announcements }],
	});

	it("are published when they are recorded where no time is given, and again with a new text", async () => {
		const began = Math.floor(Date.now() / 1000) * 1000;
		expect(await put(announcing({ id: "rain", text: both("Rain") }))).toEqual([]);
		const first = Date.parse((await recorded())[0]!.publishedAt!);
		expect(first).toBeGreaterThanOrEqual(began);
		expect(first).toBeLessThanOrEqual(Date.now());
		const old = "2026-01-02T03:04:05Z";
		await put(change({ id: "rain", publishedAt: old }));
		await put(change({ id: "rain", audience: { kind: "arena", arena: "heden" } }));
		expect(await recorded()).toEqual([
			{ id: "rain", text: both("Rain"), audience: { kind: "arena", arena: "heden" }, publishedAt: old },
		]);
		await put(change({ id: "rain", text: both("More rain"), audience: { kind: "all" } }));
		const [again] = await recorded();
		expect(Date.parse(again!.publishedAt!)).toBeGreaterThanOrEqual(began);
		expect(again).not.toHaveProperty("audience");
	});

	it("in one language are shown in the other too, marked with their language", async () => {
		await put(announcing({ id: "regn", text: { sv: "Regn" } }));
		expect((await recorded())[0]!.text).toEqual({ sv: "Regn" });
		const models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(), onError: fail });
		const { execute } = createGraphQL({ models, onError: fail });
		const query = "{ cups(cup: 7) { editions { tournaments { announcements { text language } } } } }";
		for (const lang of ["en", "sv"] as const)
			expect(JSON.stringify((await execute(query, {}, { lang })).data)).toContain('{"text":"Regn","language":"sv"}');
		await models.close();
		expect(await put(announcing({ id: "silent", text: {} }))).toHaveLength(1);
	});

	it("with a future time keep it when their text is corrected", async () => {
		const tomorrow = "2990-01-01T00:00:00Z";
		await put(announcing({ id: "later", text: both("Latre"), publishedAt: tomorrow }));
		await put(change({ id: "later", text: both("Later") }));
		expect((await recorded())[0]!.publishedAt).toBe(tomorrow);
	});

	it("whose audience does not exist are refused, with where and what", async () => {
		const rain = (audience: CupFileAnnouncement["audience"]) => announcing({ id: "rain", text: both("Rain"), audience });
		const said = async (audience: CupFileAnnouncement["audience"]) =>
			(await put(rain(audience))).map(({ path, value, message, expected }) => [path, value, message, expected]);
		const where = "editions[0].announcements[0].audience";
		expect(await said({ kind: "arena", arena: "moon" })).toEqual([
			[`${where}.arena`, "moon", "no such arena", "the id of an arena of the cup"],
		]);
		expect(await said({ kind: "category", category: "b99" })).toEqual([
			[`${where}.category`, "b99", "no such category", "the id of a category of edition 2026"],
		]);
		expect(await said({ kind: "team", team: "b14-xyz" })).toEqual([
			[`${where}.team`, "b14-xyz", "no such team", "the id of a team of edition 2026"],
		]);
		expect(await recorded().catch(() => [])).toEqual([]);
	});

	it("are published at their time by themselves, with one revision that readers receive, and not before", async () => {
		const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + HOUR);
		const [early, late] = [new Date(due.getTime() - 1), due];
		await put(announcing({ id: "later", text: both("Later"), publishedAt: due.toISOString() }));
		const models = await ReadModels.open({
			source: recordSource(db),
			clock: () => late,
			onError: (error) => {
				throw error;
			},
		});
		const live = new LiveEditions(models);
		const frames: string[] = [];
		await live.follow((await live.ofYear(7, 2026))!, {}, { send: (frame) => frames.push(String(frame)), end() {} });
		const { execute } = createGraphQL({
			models,
			onError: (error) => {
				throw error;
			},
		});
		const query = `{ cups(cup: 7) { editions { tournaments { announcements { id } } } } tournament(cup: 7, tournament: "lc-2026") { announcements { id } } }`;
		const out = async () => JSON.stringify((await execute(query, {}, { lang: "en" })).data);

		// The record publishes it, for all readers at once, not a reader's clock.
		expect(await out()).not.toContain("later");
		expect(await announceDue(db, 7, early)).toEqual(due);
		expect(await out()).not.toContain("later");
		const before = await revision();
		expect(await Promise.all([announceDue(db, 7, late), announceDue(db, 7, late)])).toEqual([null, null]);
		expect(await revision()).toBe(before + 1);
		await expect.poll(() => frames.join(""), { timeout: 60_000 }).toContain('"about":["announcements"]');
		expect((await out()).match(/"later"/g)).toHaveLength(2);
		live.close();
		await models.close();
	});

	it("of a cup whose clock is set back wait again", async () => {
		const file = announcing({ id: "noon", text: both("Noon"), publishedAt: "2026-07-14T12:00:00Z" });
		const at = (clock: string) => put({ ...file, cup: { ...file.cup, clock } });
		await at("2026-07-14T12:30:00Z");
		expect((await readEdition(db, 7, "lc-2026"))!.announcedTo).toBe("2026-07-14T12:30:00Z");
		await at("2026-07-14T11:30:00Z");
		expect((await readEdition(db, 7, "lc-2026"))!.announcedTo).toBe("2026-07-14T11:30:00Z");
		expect(await announceDue(db, 7, new Date())).toBeNull();
		expect((await readEdition(db, 7, "lc-2026"))!.announcedTo).toBe("2026-07-14T11:30:00Z");
	});
});
