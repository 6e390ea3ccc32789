import ical, { type VEvent } from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { publishEvents, removedEvents } from "../../src/results/record/calendar-events.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { calendars as calendarResource } from "../../src/sharing/calendar/calendars.ts";
import { aSmallCup } from "../support/cup.ts";
import { serveResource } from "../support/serve-resource.ts";

const BRAND = { cup: 7, name: "Lillcupen", sport: "football", language: "en" } as const;
const SITE = "https://results.example";
const SECRET = "a-secret-of-22-letters";

let db: Database;
let models: ReadModels;
/** By the calendar's clock. */
let today = Date.now();
let calendars: ReturnType<typeof serveResource>;
/** By the account that has the secret. */
const followed = new Map([[2026, { teams: ["g15-fur"], fields: ["valhalla-1"] as string[] }]]);

beforeAll(async () => {
	db = await openInMemory();
	await put(aSmallCup());
	const onError = (error: unknown) => {
		throw error;
	};
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(0), onError });
	const { execute } = createGraphQL({ models, onError });
	const resource = calendarResource({
		brand: BRAND,
		ask: (document, variables, lang) => execute(document, variables, { lang }),
		followedBy: async (secret) => (secret === SECRET ? followed : undefined),
		memory: {
			publish: (of, events) => publishEvents(db.orm, { ...of, cup: 7 }, events, today),
			removed: (of, followed, shown) => removedEvents(db.orm, { ...of, cup: 7 }, followed, shown, today),
		},
	});
	calendars = serveResource(resource, { publicUrl: SITE, changes: models.changes });
});
afterAll(async () => {
	await models?.close();
	await db?.close();
});

async function put(input: unknown): Promise<number> {
	const { faults, editions } = await importCup(db, sourceWithoutLines("cup.json", input), { results: true });
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	return editions[0]?.revision ?? 0;
}

/**
 * Seconds elapsed, so that a repeated request gets the new state: a busy calendar is rebuilt four times a second at most, however fast the
 * machine.
 */
let gone = 0;
const clock = performance.now.bind(performance);
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => clock() + gone * 1_000));

/** Changes matches, and waits until readers see it. */
async function change(...matches: object[]): Promise<void> {
	const heard = new Promise<void>((resolve) => models.onChange(() => resolve()));
	await put({ format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] });
	await heard;
	gone += 1;
}

const get = (path: string, headers: Record<string, string> = {}) =>
	calendars.fetch(new Request(`http://localhost${path}`, { headers }));

/** What a calendar program that is not ours makes of a file, by the events' ids. */
async function events(path: string): Promise<Map<string, VEvent>> {
	const response = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	const read = Object.values(ical.sync.parseICS(await response.text()));
	const found = read.filter((one): one is VEvent => one?.type === "VEVENT");
	const byId = new Map(found.map((event) => [event.uid, event]));
	expect(byId.size, "no id stands twice").toBe(found.length);
	return byId;
}

const uid = (match: string) => `match-${match}.cup-7@cupboard`;
const TEAM = "/calendar/2026/teams/b14-gran.ics";
const FIELD = "/calendar/2026/fields/valhalla-1.ics";

describe("§5 calendars: a calendar program that is not ours reads them", () => {
	test("a team's matches, each with time, place, teams and address, and the score once it is over", async () => {
		const read = await events(TEAM);
		expect([...read.keys()]).toEqual(["b14-m7", "b14-m9", "b14-s1"].map(uid));
		const played = read.get(uid("b14-m7"))!;
		expect(played.start.toISOString()).toBe("2026-07-13T11:00:00.000Z");
		expect(played.end?.toISOString(), "twice 20 minutes and the pause").toBe("2026-07-13T11:50:00.000Z");
		expect(played.summary).toBe("GRAN IF 1–2 FUR IF (lost)");
		expect(played.location).toMatch(/^Heden 2/);
		expect(played.status).toBe("CONFIRMED");
		expect(played.url).toBe(`${SITE}/2026/matches/b14-m7?lang=en`);
		expect(read.get(uid("b14-s1"))!.summary, "one to come has none").not.toMatch(/\d–\d/);
	});

	test("the place has its coordinates if the cup states them", async () => {
		const event = (await events(TEAM)).get(uid("b14-m7"))!;
		const arena = aSmallCup().arenas.find(({ id }) => id === "heden")!;
		expect(event.location).toBe("Heden 2, Parkgatan 1");
		expect(event.geo).toEqual({ lat: arena.latitude, lon: arena.longitude });
		expect((await events(FIELD)).get(uid("b14-f"))!.geo, "and not where it does not").toBeUndefined();
	});

	test("a field's programme, without the score of a match that is being played", async () => {
		const read = await events(FIELD);
		expect([...read.keys()]).toEqual(["g15-m1", "g15-m2", "b14-f"].map(uid));
		expect(read.get(uid("g15-m1"))!.summary).toBe("ASK IF – BRO IF");
		expect(read.get(uid("g15-m2"))!.summary).toContain("w.o.");
	});

	test("a match has one of its own, with the possible teams if its teams are unknown", async () => {
		const read = await events("/calendar/2026/matches/b14-f.ics?lang=sv");
		expect([...read.keys()]).toEqual([uid("b14-f")]);
		expect(read.get(uid("b14-f"))!.summary).toBe("ASK IF eller GRAN IF – Vinnare SF 2");
		expect((await get("/calendar/2026/matches/b14-t.ics")).status, "none without a time").toBe(404);
		expect((await get("/calendar/2026/matches/none.ics")).status).toBe(404);
	});

	test("a moved match is listed once, at its new time, with a later sequence; its printed number makes no other match of it", async () => {
		const before = await events(TEAM);
		const match = before.get(uid("b14-s1"))!;
		const was = { start: match.start.toISOString(), field: "heden-10" };
		await change({ id: "b14-s1", start: "2026-07-16T15:30:00Z", field: "valhalla-1", number: "999", moved: was });
		const after = await events(TEAM);
		expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
		const moved = after.get(uid("b14-s1"))!;
		expect(moved.start.toISOString()).toBe("2026-07-16T15:30:00.000Z");
		expect(moved.location).toContain("Valhalla");
		expect(match.description).not.toContain("was ");
		expect(moved.description, "it says what moved").toContain("\nwas Heden 10, 11:00\n");
		const inSwedish = (await events(`${TEAM}?lang=sv`)).get(uid("b14-s1"))!;
		expect(inSwedish.description).toContain("\ntidigare Heden 10, 11:00\n");
		expect(Number(moved.sequence)).toBeGreaterThan(Number(match.sequence));
		expect(Date.parse(String(moved.lastmodified))).toBeGreaterThanOrEqual(Date.parse(String(match.lastmodified)));
		expect(after.get(uid("b14-m7"))!.sequence, "the others stay").toBe(before.get(uid("b14-m7"))!.sequence);
		expect([...(await events(FIELD)).keys()], "the field it moved to").toContain(uid("b14-s1"));
	});

	test("postponed and cancelled matches have that status and text", async () => {
		await change({ id: "b14-s1", status: "postponed" });
		const postponed = (await events(TEAM)).get(uid("b14-s1"))!;
		expect([postponed.status, String(postponed.summary).split(":")[0]]).toEqual(["TENTATIVE", "Postponed"]);
		await change({ id: "b14-s1", status: "cancelled" });
		const cancelled = (await events(`${TEAM}?lang=sv`)).get(uid("b14-s1"))!;
		expect([cancelled.status, String(cancelled.summary).split(":")[0]]).toEqual(["CANCELLED", "Inställd"]);
		expect(Number(cancelled.sequence)).toBeGreaterThan(Number(postponed.sequence));
		await change({ id: "b14-s1", status: "scheduled" });
		const again = (await events(TEAM)).get(uid("b14-s1"))!;
		expect(again.status).toBe("CONFIRMED");
		expect(Number(again.sequence)).toBeGreaterThan(Number(cancelled.sequence));
	});

	test("it is in Swedish if its address says so, with how soon to refresh it", async () => {
		const written = await (await get(`${TEAM}?lang=sv`)).text();
		const text = written.replaceAll("\r\n ", "");
		expect(text).toContain(`URL:${SITE}/2026/matches/b14-m7?lang=sv`);
		expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT30M");
		expect(text).toContain(`SOURCE;VALUE=URI:${SITE}${TEAM}?lang=sv`);
		const english = (await (await get(TEAM)).text()).replaceAll("\r\n ", "");
		expect(english, "shared addresses say their language").toContain(`URL:${SITE}/2026/matches/b14-m7?lang=en`);
		expect(
			written.split("\r\n").every((line) => Buffer.byteLength(line) <= 75),
			"no line is longer than RFC 5545 allows",
		).toBe(true);
	});
});

describe("§3 calendars leak nothing", () => {
	test("a young category's matches have neither a score nor a word of one, and no result moves their sequence", async () => {
		const path = "/calendar/2026/teams/b11-gran.ics";
		const before = await events(path);
		expect(before.get(uid("b11-m1"))!.summary).toBe("EK IF – GRAN IF");
		await change({ id: "b11-m2", status: "finished", score: { home: 4, away: 0 } });
		const after = await events(path);
		const told = ({ summary, sequence, lastmodified, description }: VEvent) =>
			[summary, sequence, lastmodified, description].map(String);
		expect(told(after.get(uid("b11-m2"))!)).toEqual(told(before.get(uid("b11-m2"))!));
	});

	test("before the schedule is published a calendar is empty; before teams are, a team has none", async () => {
		const publish = (published: object) =>
			put({ format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", published }] });
		const told = (path: string, status: number, matches: number) =>
			expect
				.poll(async () => {
					const response = await get(path);
					return [response.status, (await response.text()).split("BEGIN:VEVENT").length - 1];
				})
				.toEqual([status, matches]);
		await publish({ schedule: false });
		await told(TEAM, 200, 0);
		await publish({ teams: false });
		await told(TEAM, 404, 0);
		await publish({ teams: true, schedule: true });
		await told(TEAM, 200, 3);
	});

	test("what there is not is not found, in words", async () => {
		for (const path of [
			"/calendar/2026/teams/none.ics",
			"/calendar/1999/teams/b14-gran.ics",
			"/calendar/2026/nations/se.ics",
			"/calendar/my-week/wrong.ics",
		]) {
			const response = await get(path);
			expect(response.status, path).toBe(404);
			expect(await response.text()).toContain("no such calendar");
		}
	});
});

describe("calendars are asked for again and again", () => {
	test("an unchanged file is not sent twice, also after a goal in a match whose score it does not contain", async () => {
		const first = await get(FIELD);
		const etag = first.headers.get("etag")!;
		expect(first.headers.get("cache-control")).toBe("public, no-cache");
		expect((await get(FIELD, { "if-none-match": etag })).status).toBe(304);
		await change({ id: "g15-m1", score: { home: 2, away: 0 }, minute: 30 });
		expect((await get(FIELD, { "if-none-match": etag })).status).toBe(304);
		await change({ id: "g15-m1", status: "finished", score: { home: 2, away: 0 }, minute: null, period: null });
		const over = await get(FIELD, { "if-none-match": etag });
		expect(over.status).toBe(200);
		expect(await over.text()).toContain("ASK IF 2–0 BRO IF");
	});

	test("§5 My Week's own calendar has its account's favourites, and no shared cache may store it", async () => {
		const path = `/calendar/my-week/${SECRET}.ics`;
		const read = await events(path);
		expect([...read.keys()]).toEqual(expect.arrayContaining(["g15-m1", "g15-m2", "g15-f", "b14-f"].map(uid)));
		const response = await get(path);
		expect(response.headers.get("cache-control")).toBe("private, no-cache");
		expect((await get(path, { "if-none-match": response.headers.get("etag")! })).status).toBe(304);
		// Rebuilt a minute later it is the same.
		const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
		expect((await get(path, { "if-none-match": response.headers.get("etag")! })).status).toBe(304);
		clock.mockRestore();
		// What it follows is no part of the cup's record.
		const before = followed.get(2026)!;
		followed.set(2026, { teams: ["b14-gran"], fields: [] });
		const after = await get(path, { "if-none-match": response.headers.get("etag")! });
		expect([after.status, [...(await events(path)).keys()].includes(uid("g15-m1"))]).toEqual([200, false]);
		followed.delete(2026);
		expect(await events(path)).toEqual(new Map());
		followed.set(2026, before);
	});
});

describe("a calendar is read again", () => {
	test("every half hour as long as the cup lasts, its last day included; once a day when it is over", async () => {
		const said = async (path: string) => /REFRESH-INTERVAL;VALUE=DURATION:(\w+)/.exec(await (await get(path)).text())?.[1];
		const paths = ["/calendar/2026/teams/b14-bro.ics", "/calendar/2026/matches/g15-m2.ics", `/calendar/my-week/${SECRET}.ics`];
		for (const [clock, again] of [
			["2026-07-18T21:59:00Z", "PT30M"],
			["2026-07-18T22:00:00Z", "P1D"],
		] as const) {
			const heard = new Promise<void>((resolve) => models.onChange(() => resolve()));
			await put({ format: "cupboard-cup/1", cup: { id: 7, clock }, editions: [] });
			await heard;
			gone += 1;
			for (const path of paths) expect(await said(path), path).toBe(again);
		}
	});
});

describe("a calendar over time", () => {
	const modified = async (match: string) => Date.parse(String((await events(FIELD)).get(uid(match))!.lastmodified));

	test("LAST-MODIFIED grows with any change of the event, a result elsewhere and a renamed team included, and with no other", async () => {
		const [before, other] = [await modified("g15-m1"), await modified("b14-f")];
		await change({ id: "g15-m1", status: "finished", score: { home: 3, away: 1 } });
		const played = await modified("g15-m1");
		expect(played).toBeGreaterThan(before);
		expect(await modified("b14-f"), "the others stay").toBe(other);
		const heard = new Promise<void>((resolve) => models.onChange(() => resolve()));
		await put({ format: "cupboard-cup/1", cup: { id: 7 }, clubs: [{ id: "ask", name: "ASK United" }] });
		await heard;
		gone += 1;
		expect(await modified("g15-m1")).toBeGreaterThan(played);
		expect(await modified("g15-m1"), "asked again").toBe(await modified("g15-m1"));
	});

	test("a removed match is called off for 30 days in every calendar it was in, with a later sequence", async () => {
		const OWN = `/calendar/my-week/${SECRET}.ics`;
		const MATCH = "/calendar/2026/matches/g15-x.ics";
		const calendarsOf = [FIELD, OWN, MATCH];
		const { division, field, home, away } = aSmallCup().editions[0]!.matches.find(({ id }) => id === "g15-m1")!;
		const start = "2026-07-17T17:00:00Z";
		await change({ id: "g15-x", division, field, home, away, start, round: 9, status: "scheduled" });
		const before = await Promise.all(calendarsOf.map(events));
		const removed = "g15-x";
		expect(before.every((one) => one.has(uid(removed)))).toBe(true);
		const heard = new Promise<void>((resolve) => models.onChange(() => resolve()));
		await put({ format: "cupboard-cup/1", cup: { id: 7 }, remove: { matches: [removed] } });
		await heard;
		gone += 1;
		for (const [at, address] of calendarsOf.entries()) {
			const event = (await events(address)).get(uid(removed))!;
			expect([event.status, String(event.summary).split(":")[0]]).toEqual(["CANCELLED", "Cancelled"]);
			expect(Number(event.sequence)).toBeGreaterThan(Number(before[at]!.get(uid(removed))!.sequence));
		}
		today += 30 * 24 * 3_600_000 + 1;
		expect((await events(OWN)).has(uid(removed))).toBe(false);
		expect((await get("/calendar/2026/matches/g15-x.ics?lang=sv")).status, "never published in Swedish").toBe(404);
		vi.spyOn(Date, "now").mockReturnValue(today);
		expect((await get(MATCH)).status).toBe(404);
	});
});
