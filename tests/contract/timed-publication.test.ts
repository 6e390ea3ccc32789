import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { publishDue } from "../../src/results/acts/timed-publication.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { announceDue } from "../../src/results/record/announcing.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

const NOON = new Date("2026-07-14T12:00:00Z");
const SIX = new Date("2026-07-14T16:00:00Z");
const HIDDEN = { clubs: true, teams: true, lot: false, schedule: false };
type Told = {
	timed: { of: string; at: string }[];
	published: object;
	announcements: { isOver: boolean; until: string | null }[];
};

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
let office: Awaited<ReturnType<typeof at.signedIn>>;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await at?.close();
	await db.close();
	db = await openInMemory();
	const { cup, editions, ...file } = aSmallCup();
	const hidden = editions.map((edition) => (edition.year === 2026 ? { ...edition, published: HIDDEN } : edition));
	await importCup(db, sourceWithoutLines("cup.json", { ...file, cup: { ...cup, clock: undefined }, editions: hidden }));
	at = await officeOver(db);
	at.clock.now = NOON;
	office = await at.signedIn({ name: "Office" });
});
afterAll(async () => {
	await at.close();
	await db.close();
});

const published = async () => (await readEdition(db, 7, "lc-2026"))!.edition.published;
const set = (body: object) => office.ask("PUT", "/out/timed", body);
const told = async () => (await office.ask<Told>("GET", "/out")).body;

describe("what is published at a time that is set", () => {
	it("is published by itself, once, by whichever process is first, with what it needs, and the ledger says so", async () => {
		expect((await set({ of: "schedule", at: "2026-07-14T18:00" })).status).toBe(409);
		expect((await set({ of: "schedule", at: "2026-07-14T18:00", withOthers: true })).status).toBe(204);
		expect((await told()).timed).toEqual([{ of: "schedule", at: "2026-07-14T18:00" }]);
		const [setting] = await readLedger(db, 7, { most: 1 });
		expect(setting).toMatchObject({ kind: "publish", desk: "Office" });
		expect(setting!.lines[0]).toMatchObject({
			becomes: "published from 2026-07-14 18:00",
			sv: { becomes: "publiceras 2026-07-14 18:00" },
		});
		expect(await publishDue(db, 7, new Date(SIX.getTime() - 1_000))).toEqual(SIX);
		expect(await published()).toEqual(HIDDEN);
		// No process ran at that time: the first two to start reach it together.
		const later = new Date(SIX.getTime() + 3_600_000);
		await Promise.all([publishDue(db, 7, later), publishDue(db, 7, later)]);
		expect(await published()).toEqual({ clubs: true, teams: true, lot: true, schedule: true });
		const acts = await readLedger(db, 7, { most: 10 });
		expect(acts.filter(({ kind }) => kind === "publish")).toHaveLength(2);
		expect(acts[0]).toMatchObject({ desk: "Office", proposal: { setBy: setting!.id } });
		type Page = { acts: { why: string | null }[] };
		const why = async (language: string) =>
			(await office.ask<Page>("GET", "/ledger", undefined, { headers: { "accept-language": language } })).body.acts[0]!.why;
		expect([await why("en"), await why("sv")]).toEqual([`Set by act ${setting!.id}`, `Inställt i åtgärd ${setting!.id}`]);
		expect((await told()).timed).toEqual([]);
	});

	it("set by two desks for one moment, is each desk's own act", async () => {
		const other = await at.signedIn({ name: "Office 2" });
		expect((await set({ of: "lot", at: "2026-07-14T18:00" })).status).toBe(204);
		expect((await other.ask("PUT", "/out/timed", { of: "schedule", at: "2026-07-14T18:00" })).status).toBe(204);
		await publishDue(db, 7, SIX);
		const acts = await readLedger(db, 7, { most: 10 });
		expect(acts.map(({ desk }) => desk)).toEqual(["Office 2", "Office", "Office 2", "Office"]);
	});

	it("does nothing where a file has published it before its time", async () => {
		expect((await set({ of: "lot", at: "2026-07-14T18:00" })).status).toBe(204);
		const out = { id: "lc-2026", published: { ...HIDDEN, lot: true } };
		const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [out] };
		expect((await importCup(db, sourceWithoutLines("cup.json", change))).faults).toEqual([]);
		const before = await readLedger(db, 7, { most: 10 });
		await publishDue(db, 7, SIX);
		expect(await readLedger(db, 7, { most: 10 })).toEqual(before);
		expect((await told()).timed).toEqual([]);
	});

	it("is cancelled until then, by removing the time, by undoing what set it, or by publishing now", async () => {
		await set({ of: "lot", at: "2026-07-14T18:00" });
		expect((await office.ask("DELETE", "/out/timed/lot")).status).toBe(204);
		expect((await office.ask("DELETE", "/out/timed/lot")).status).toBe(404);
		await set({ of: "lot", at: "2026-07-14T18:00" });
		const [setting] = await readLedger(db, 7, { most: 1 });
		expect((await office.ask("POST", `/acts/${setting!.id}/undo`, {})).status).toBe(200);
		expect((await told()).timed).toEqual([]);
		await publishDue(db, 7, SIX);
		expect(await published()).toEqual(HIDDEN);
		await set({ of: "lot", at: "2026-07-14T18:00" });
		expect((await office.ask("POST", "/out/publication", { of: "lot", on: true })).status).toBe(200);
		expect((await told()).timed).toEqual([]);
	});

	it("waits again once the act that removed its time is undone, and no more once that is undone too", async () => {
		const last = async () => (await readLedger(db, 7, { most: 1 }))[0]!.id;
		const undo = async (id: number) => expect((await office.ask("POST", `/acts/${id}/undo`, {})).status).toBe(200);
		const lot = (at: string) => [{ of: "lot", at }];
		await set({ of: "lot", at: "2026-07-14T18:00" });
		const setting = await last();
		expect((await office.ask("DELETE", "/out/timed/lot")).status).toBe(204);
		await undo(await last());
		const undoing = await last();
		expect((await told()).timed).toEqual(lot("2026-07-14T18:00"));
		await undo(undoing);
		expect((await told()).timed).toEqual([]);
		await undo(await last());
		expect((await told()).timed).toEqual(lot("2026-07-14T18:00"));

		// A time that replaced another one, and an item that was published before its time.
		await set({ of: "lot", at: "2026-07-14T19:00" });
		await undo(await last());
		expect((await told()).timed).toEqual(lot("2026-07-14T18:00"));
		expect((await office.ask("POST", "/out/publication", { of: "lot", on: true })).status).toBe(200);
		expect((await told()).timed).toEqual([]);
		await undo(await last());
		expect(await published()).toEqual(HIDDEN);
		expect((await told()).timed).toEqual(lot("2026-07-14T18:00"));
		await publishDue(db, 7, SIX);
		expect(await published()).toMatchObject({ lot: true });
		expect((await readLedger(db, 7, { most: 20 })).some(({ id, undoneBy }) => id === setting && undoneBy !== null)).toBe(false);
	});

	it("does not wait again for a time that has been meanwhile, that was undone itself, or beside another", async () => {
		const last = async () => (await readLedger(db, 7, { most: 1 }))[0]!.id;
		await set({ of: "lot", at: "2026-07-14T18:00" });
		const first = await last();
		await set({ of: "lot", at: "2026-07-14T19:00" });
		const second = await last();
		expect((await office.ask("POST", `/acts/${first}/undo`, {})).status).toBe(200);
		expect((await told()).timed).toEqual([{ of: "lot", at: "2026-07-14T19:00" }]);
		expect((await office.ask("POST", `/acts/${second}/undo`, {})).status).toBe(200);
		expect((await told()).timed).toEqual([]);
		await set({ of: "lot", at: "2026-07-14T18:00" });
		expect((await office.ask("DELETE", "/out/timed/lot")).status).toBe(204);
		const taking = await last();
		await set({ of: "lot", at: "2026-07-14T20:00" });
		expect((await office.ask("POST", `/acts/${taking}/undo`, {})).status).toBe(200);
		expect((await told()).timed).toEqual([{ of: "lot", at: "2026-07-14T20:00" }]);
	});

	it("has no time that has passed, of nothing that is out, and is no other desk's to set", async () => {
		expect((await set({ of: "lot", at: "2026-07-14T14:00" })).status).toBe(422);
		expect((await set({ of: "teams", at: "2026-07-14T18:00" })).status).toBe(409);
		const results = await at.signedIn({ role: "results" });
		expect((await results.ask("PUT", "/out/timed", { of: "lot", at: "2026-07-14T18:00" })).status).toBe(403);
		expect((await results.ask("DELETE", "/out/timed/lot")).status).toBe(403);
	});

	it("is called off of each switch that is turned by hand, also of those that one of another brings with it", async () => {
		expect((await set({ of: "lot", at: "2026-07-14T17:00" })).status).toBe(204);
		expect((await office.ask("POST", "/out/publication", { of: "schedule", on: true, withOthers: true })).status).toBe(200);
		expect(await told()).toMatchObject({ timed: [], published: { lot: true, schedule: true } });
	});

	it("of an earlier time brings those above it out before it", async () => {
		expect((await set({ of: "lot", at: "2026-07-14T17:00" })).status).toBe(204);
		expect((await set({ of: "schedule", at: "2026-07-14T18:00" })).status).toBe(204);
		await publishDue(db, 7, new Date("2026-07-14T15:00:00Z"));
		expect(await published()).toEqual({ ...HIDDEN, lot: true });
		await publishDue(db, 7, SIX);
		expect(await published()).toMatchObject({ schedule: true });
	});
});

describe("an announcement with an end", () => {
	it("is published from its time until its end, and in the record after it; readers are notified of both", async () => {
		const put = (body: object) =>
			office.ask("PUT", "/out/announcements", { text: { en: "Rain", sv: "Regn" }, audience: { kind: "all" }, ...body });
		expect((await put({ from: "2026-07-14T18:00", until: "2026-07-14T17:59" })).status).toBe(422);
		expect((await put({ until: "2026-07-14T13:00" })).status).toBe(422);
		// With an earlier time it is published from now on.
		expect((await put({ from: "2026-07-14T12:00", until: "2026-07-14T14:00" })).status).toBe(422);
		expect((await put({ from: "2026-07-14T17:00", until: "2026-07-14T18:00" })).status).toBe(200);
		const models = await ReadModels.open({
			source: recordSource(db),
			clock: () => SIX,
			onError: (error) => {
				throw error;
			},
		});
		const { execute } = createGraphQL({
			models,
			onError: (error) => {
				throw error;
			},
		});
		const query = `{ tournament(cup: 7, tournament: "lc-2026") { announcements { text } } }`;
		const out = async () => JSON.stringify((await execute(query, {}, { lang: "en" })).data).includes("Rain");
		const five = new Date("2026-07-14T15:00:00Z");
		expect(await announceDue(db, 7, NOON)).toEqual(five);
		expect(await out()).toBe(false);
		expect(await announceDue(db, 7, five)).toEqual(SIX);
		await expect.poll(out).toBe(true);
		expect(await announceDue(db, 7, new Date(SIX.getTime() - 1_000))).toEqual(SIX);
		expect(await out()).toBe(true);
		expect(await announceDue(db, 7, SIX)).toBeNull();
		await expect.poll(out).toBe(false);
		at.clock.now = SIX;
		expect((await told()).announcements.some(({ until, isOver }) => isOver && until === "2026-07-14T18:00")).toBe(true);
		await models.close();
	});
});
