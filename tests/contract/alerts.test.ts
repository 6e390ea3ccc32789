import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readVapidKeys } from "../../src/accounts/push/vapid-key.ts";
import { favouriteTeam } from "../../src/accounts/tables/kept.ts";
import { createPush } from "../../src/alerts/push.ts";
import { sendAlerts } from "../../src/alerts/send.ts";
import { createLook } from "../../src/alerts/start-alerting.ts";
import type { Database } from "../../src/database/database.ts";
import { leaseDue } from "../../src/outbox/outbox.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { accountsOver } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { aSmallCup, withMatchesInPlay } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { pushStandIn } from "../support/push-stand-in.ts";
import { aYoungCup, HIDDEN_FIGURES } from "../support/young-cup.ts";

const CUP = 7;
const fail = (error: unknown) => {
	throw error;
};

describe.each(await accountPlaces())("alerts on $name", ({ open, end, missing }) => {
	let db: Database;
	let models: ReadModels;
	let standIn: Awaited<ReturnType<typeof pushStandIn>>;
	let at: ReturnType<typeof accountsOver>;
	let push: ReturnType<typeof createPush>;
	let look: (withClock: boolean) => Promise<void>;
	let server: Date;
	beforeAll(async () => {
		if (missing) return;
		db = await open();
		standIn = await pushStandIn();
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "cup", "account", "attempt", "outbox", "alert_told", "alert_edition");
		server = new Date("2026-07-14T12:17:00Z");
		models = await ReadModels.open({ source: recordSource(db), clock: () => server, onError: fail });
		at = accountsOver(db, { push: { publicKey: "PUBLIC", standIn: standIn.origin }, now: () => server });
		await put(withMatchesInPlay(aSmallCup()), "2026-07-14T12:17:00Z");
		push = createPush({
			keys: await readVapidKeys(db.orm, undefined),
			subject: "mailto:post@cup.example",
			standIn: standIn.origin,
			now: () => server,
		});
		look = aLook();
		standIn.pushed.length = 0;
		standIn.answers.clear();
	});
	afterEach(async () => {
		push?.close();
		await models?.close();
		expect(standIn?.failures ?? []).toEqual([]);
	});
	afterAll(async () => {
		await standIn?.close();
		await db?.close();
		await end?.();
	});

	function aLook() {
		const { execute } = createGraphQL({ models, onError: fail });
		const ask = (document: string, variables: Record<string, unknown>, lang: string) => execute(document, variables, { lang });
		return createLook({ database: db, models, ask, cup: CUP, sport: "football", now: () => server });
	}

	async function put(file: ReturnType<typeof aSmallCup>, clock?: string): Promise<void> {
		const said = clock === undefined ? file : { ...file, cup: { ...file.cup, clock } };
		const known = await models.cup(CUP);
		const before = known?.recordRevisionOf("lc-2026") ?? -1;
		const { faults, editions } = await importCup(db, sourceWithoutLines("cup.json", said), { results: true });
		expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
		const revision = editions[0]?.revision ?? before;
		await expect
			.poll(async () => (await models.current(CUP, "lc-2026" as never))?.recordRevision, { timeout: 20_000 })
			.toBe(revision);
	}
	const change = (...matches: object[]) =>
		put({ format: "cupboard-cup/1", cup: { id: CUP }, editions: [{ id: "lc-2026", matches }] } as never);
	async function clock(time: string): Promise<void> {
		await put({ format: "cupboard-cup/1", cup: { id: CUP, clock: time }, editions: [] } as never).catch(() => undefined);
		await db.orm.execute(sql`update cup set clock = ${time}::timestamptz where id = ${CUP}`);
	}

	/** A user who follows teams, with alerts on. */
	async function follower(
		name: string,
		teams: readonly string[],
		over: { settings?: object; kinds?: readonly string[]; language?: string } = {},
	) {
		const token = await at.registered(`${name}@cup.example`);
		const path = `/p/${name}`;
		const subscription = standIn.subscribe(path);
		const headers = { "accept-language": over.language ?? "en" };
		const on = await at.call("PUT", "/api/user/alerts", { token, body: subscription.told, headers });
		expect(on.status, on.text).toBe(204);
		if (over.settings) await at.call("PUT", "/api/user/alerts/settings", { token, body: over.settings, headers });
		for (const teamId of teams) {
			const team = { teamId, year: 2026, teamName: teamId, nation: "Sweden", nationCode: "se", category: "c", catShort: "C" };
			await at.call("POST", "/api/user/favorites/teams", { token, body: team });
			if (over.kinds)
				await at.call("PUT", `/api/user/alerts/teams/${teamId}`, { token, body: { year: 2026, kinds: over.kinds } });
		}
		return { token, path };
	}

	async function sendAll(): Promise<void> {
		for (;;) {
			const taken = await leaseDue(db.orm, { cup: CUP, way: "alert", now: server, limit: 100 });
			if (taken.length === 0) return;
			await sendAlerts({ database: db, push, now: () => server }, taken);
		}
	}
	const titles = (path: string) => standIn.pushed.filter((one) => one.path === path).map(({ payload }) => payload.title);
	const later = (seconds: number) => {
		server = new Date(server.getTime() + seconds * 1000);
	};
	const LIVE = { id: "b16-m1", status: "live" } as const;
	const OVER = { id: "b16-m1", status: "finished", period: null, minute: null } as const;

	test("a goal reaches followers of goals, encrypted for the phone and signed, and no other phone; another check sends nothing more", async () => {
		const goals = await follower("goals", ["b16-ing"], { kinds: ["goal", "result"] });
		const preset = await follower("preset", ["b16-ing"]);
		const swedish = await follower("sv", ["b16-jul"], { kinds: ["goal"], language: "sv" });
		await look(false);
		await sendAll();
		expect(standIn.pushed).toEqual([]);
		await change({ ...LIVE, score: { home: 1, away: 0 } });
		await look(false);
		await look(false);
		await sendAll();
		expect(titles(goals.path)).toEqual([expect.stringMatching(/^Goal! .+ 1–0 .+$/)]);
		expect(titles(swedish.path)).toEqual([expect.stringMatching(/^Mål! .+ 0–1 .+$/)]);
		expect(titles(preset.path)).toEqual([]);
		const [first] = standIn.pushed;
		expect(first).toMatchObject({ payload: { tag: "goal:lc-2026:b16-m1", url: "/2026/matches/b16-m1" }, urgency: "high" });
		expect(first?.topic).toMatch(/^[\w-]{32}$/);
		expect(first?.ttl).toBeGreaterThan(0);
		expect(standIn.key()).toBe((await readVapidKeys(db.orm, undefined)).publicKey);
	});

	test("a goal names another team of the group that leads at that moment; with the score left out it does not", async () => {
		const { path } = await follower("a", ["b16-ing"], { kinds: ["goal"] });
		const left = await follower("l", ["b16-ing"], { kinds: ["goal"], settings: { score_left_out: true } });
		await look(false);
		await change({ ...LIVE, score: { home: 1, away: 0 } });
		await look(false);
		await change({ id: "b16-m2", status: "live", score: { home: 0, away: 2 } });
		await look(false);
		await change({ ...LIVE, score: { home: 1, away: 1 } });
		await look(false);
		await change({ ...LIVE, score: { home: 2, away: 1 } });
		await look(false);
		await sendAll();
		const bodies = (of: string) => standIn.pushed.filter((one) => one.path === of).map(({ payload }) => String(payload.body));
		expect(bodies(path).map((body) => /\S+ \S+ lead \d–\d too\.$/.exec(body)?.[0] ?? null)).toEqual([
			null,
			null,
			"LAX IF lead 2–0 too.",
		]);
		expect(bodies(left.path).join()).not.toMatch(/lead|\d–\d/);
	});

	test("a final, and what corrects it, share a topic and a tag, so that one is seen", async () => {
		const { path } = await follower("a", ["b16-ing"]);
		await look(false);
		await change({ ...OVER, score: { home: 1, away: 0 } });
		await look(false);
		await change({ ...OVER, score: { home: 1, away: 1 } });
		await look(false);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/^Final: /), expect.stringMatching(/^Corrected: .+ 1–1 /)]);
		const [final, corrected] = standIn.pushed;
		expect(corrected?.topic).toBe(final?.topic);
		expect(corrected?.payload.tag).toBe(final?.payload.tag);
	});

	test.each([
		[true, /The table has changed\.$/],
		[false, /\d–\d( until [\d:]+)?\.$/],
	])("a result that is corrected says that the table has changed where one is shown: %s", async (tables, ends) => {
		const { path } = await follower("results", ["b16-ing"], { kinds: ["result"] });
		const publishes = { scores: true, tables, playoffs: true };
		await put({
			...{ format: "cupboard-cup/1", cup: { id: CUP } },
			editions: [{ id: "lc-2026", categories: [{ id: "b16", publishes }] }],
		} as never);
		await look(false);
		await change({ ...OVER, score: { home: 1, away: 0 } });
		await look(false);
		await change({ ...OVER, score: { home: 1, away: 1 } });
		await look(false);
		await sendAll();
		const corrected = standIn.pushed.filter((one) => one.path === path).at(-1)?.payload;
		expect(corrected?.title).toMatch(/^Corrected: /);
		expect(corrected?.body).toMatch(ends);
	});

	test("events during a time without a process are sent by the next one; of two, one sends them", async () => {
		const { path } = await follower("a", ["b16-ing"]);
		await look(false);
		await change({ ...OVER, score: { home: 2, away: 0 } });
		const [one, other] = [aLook(), aLook()];
		await Promise.all([one(false), other(false)]);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/^Final: .+ 2–0 /)]);
	});

	test("a process that dies between a push and its record pushes it again, with the topic that shows it once", async () => {
		const { path } = await follower("a", ["b16-ing"], { kinds: ["goal", "result"] });
		await look(false);
		await change({ ...LIVE, score: { home: 1, away: 0 } });
		await look(false);
		const [taken] = await leaseDue(db.orm, { cup: CUP, way: "alert", now: server, limit: 1 });
		const device = (await db.orm.execute(sql`select endpoint, p256dh, auth from alert_device`)) as unknown as { rows: never[] };
		await push.push(device.rows[0]!, taken!.content, { tag: taken!.topic, ttl: 60, urgency: "high" });
		await change({ ...OVER, score: { home: 1, away: 0 } });
		await look(false);
		await sendAll();
		// The order is preserved: the final result waits for the goal.
		expect(titles(path)).toHaveLength(1);
		later(61);
		await sendAll();
		expect(titles(path)).toEqual([
			expect.stringMatching(/^Goal!/),
			expect.stringMatching(/^Goal!/),
			expect.stringMatching(/^Final:/),
		]);
		expect(standIn.pushed[1]?.topic).toBe(standIn.pushed[0]?.topic);
	});

	test("§3 young: a young team's match is reported as played, without a figure", async () => {
		const { path } = await follower("a", ["b11-gran", "b11-hav"], {
			kinds: ["kick-off", "goal", "result", "moved", "through", "table"],
		});
		await clock("2026-07-17T08:05:00Z");
		await look(false);
		await change({ id: "b11-m2", status: "live", score: { home: 4, away: 0 } });
		await look(false);
		await change({ id: "b11-m2", status: "finished", score: { home: 5, away: 6 } });
		await look(false);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/\(B11\): match played$/)]);
		expect(JSON.stringify(standIn.pushed)).not.toMatch(/[4-6]\s?[–-]\s?[0-6]/);
	});

	test("§3 young: no decrypted alert of a young category has a figure, a winner, a table or a road, whatever happens in it", async () => {
		const cup = aYoungCup();
		const [edition] = cup.editions as [CupFileEdition];
		const ofYoung = edition.matches.filter(({ division }) => division.startsWith("b11"));
		const ended = new Map(ofYoung.map((match) => [match.id, match]));
		// The state before all of it was played.
		edition.matches = edition.matches.map((match) => {
			if (!ended.has(match.id)) return match;
			const {
				score: _,
				halfTime: __,
				events: ___,
				winner: ____,
				decidedBy: _____,
				shootOut: ______,
				period: _p,
				minute: _m,
				...planned
			} = match;
			return { ...planned, status: "scheduled", start: match.start?.replace("-15T", "-17T") } as typeof match;
		});
		// The winners go to the playoff: an import refuses that the second group has their place, too.
		edition.matches = JSON.parse(
			JSON.stringify(edition.matches).replaceAll('"division":"b11-g-1","position":1', '"division":"b11-g-1","position":3'),
		);
		const facts = edition.facts ?? [];
		edition.facts = facts.filter(({ id }) => !id.startsWith("young"));
		await put(cup);
		const kinds = ["kick-off", "goal", "result", "moved", "through", "table"];
		const teams = ["b11-ek", "b11-gran", "b11-hav"];
		const paths = [(await follower("en", teams, { kinds })).path, (await follower("sv", teams, { kinds, language: "sv" })).path];
		await clock("2026-07-17T06:30:00Z");
		await look(true);
		for (const { id, start } of ofYoung.filter(({ status }) => status !== "scheduled")) {
			const { division: _, home: __, away: ___, ...happened } = ended.get(id) as (typeof ofYoung)[number];
			await clock(start?.replace("-15T", "-17T") ?? "2026-07-17T12:00:00Z");
			await look(true);
			await change({ id, status: "live", ...(happened.score && { score: happened.score }) });
			await look(false);
			await change({ ...happened, start: start?.replace("-15T", "-17T") });
			await look(false);
			await sendAll();
		}
		await put({ format: "cupboard-cup/1", cup: { id: CUP }, editions: [{ id: "lc-2026", facts: facts }] } as never);
		await look(true);
		await sendAll();
		const said = standIn.pushed.map(({ payload }) => JSON.stringify(payload));
		for (const path of paths) expect(titles(path).length).toBeGreaterThan(1);
		const figures = new RegExp(`(?<![\\d:])(${[...HIDDEN_FIGURES, 44].join("|")})(?![\\d:])`);
		for (const one of said) {
			expect(one).not.toMatch(figures);
			expect(one).not.toMatch(
				/\d\s*[–-]\s*\d(?!\d)|w\.o\.|won|lost|beat|winner|final|semi|vann|förlor|vinnare|semifinal|through|vidare|table|tabell|lead|led/i,
			);
		}
	});

	test("a move has the old time and place, and a kick-off is sent once, at its lead before the start", async () => {
		const { path } = await follower("a", ["b14-ask"], { settings: { lead: 60 } });
		await clock("2026-07-16T07:30:00Z");
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([]);
		await change({ id: "b14-s1", start: "2026-07-16T09:20:00Z" });
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/^Moved: .+ now play at 11:20$/)]);
		await clock("2026-07-16T08:20:00Z");
		await look(true);
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/^Moved/), expect.stringMatching(/: kick-off in 60 min$/)]);
		// Postponed to the next day after the alert: another alert is sent there.
		standIn.pushed.length = 0;
		await change({ id: "b14-s1", start: "2026-07-17T09:20:00Z" });
		await clock("2026-07-17T08:20:00Z");
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/^Moved/), expect.stringMatching(/: kick-off in 60 min$/)]);
		// A follower from after the alert's time gets no kick-off alert.
		const late = await follower("b", ["b14-ask"], { settings: { lead: 60 } });
		await clock("2026-07-17T09:20:00Z");
		await look(true);
		await sendAll();
		expect(titles(late.path)).toEqual([]);
	});

	test("corrections of a cup are sent while it is running, and no more once it has ended", async () => {
		const { path } = await follower("a", ["b14-fur"], { kinds: ["result"] });
		for (const [home, time, told] of [
			[3, "2026-07-18T08:00:00Z", 1],
			[4, "2026-07-25T08:00:00Z", 1],
		] as const) {
			await clock(time);
			await look(true);
			await change({ id: "b14-m7", score: { home, away: 1 } });
			await look(true);
			await sendAll();
			expect(titles(path), time).toHaveLength(told);
		}
	});

	test("followers of a field are notified of each match that leaves it, at once or by the next check of the clock", async () => {
		const { path, token } = await follower("f", []);
		await at.call("PUT", "/api/user/alerts/fields/heden-10", { token, body: { year: 2026, kinds: ["moved"] } });
		await clock("2026-07-16T07:30:00Z");
		const byClock = aLook();
		for (const [one, withClock, id, field] of [
			[look, false, "b14-s1", "heden-2"],
			[byClock, true, "b14-s2", "heden-2"],
		] as const) {
			standIn.pushed.length = 0;
			await one(true);
			await change({ id, field });
			await one(withClock);
			await sendAll();
			expect(titles(path), id).toEqual([expect.stringMatching(/Heden 2/)]);
			// Its new field is no news for followers of the old one.
			await change({ id, field: "valhalla-1" });
			await one(withClock);
			await sendAll();
			expect(titles(path), id).toHaveLength(1);
		}
	});

	test("§2 a match at an arena with a zone of its own is on the clocks there, also its old start", async () => {
		const swedish = { settings: { lead: 60 }, language: "sv" } as const;
		const { path } = await follower("a", ["b14-ask"], swedish);
		await put({
			...{ format: "cupboard-cup/1", cup: { id: CUP } },
			arenas: [{ id: "valhalla", zone: "+04:00" }],
			editions: [{ id: "lc-2026", matches: [{ id: "b14-s1", field: "valhalla-1" }] }],
		} as never);
		await clock("2026-07-16T06:00:00Z");
		await look(true);
		standIn.pushed.length = 0;
		await change({ id: "b14-s1", start: "2026-07-16T09:20:00Z" });
		await look(true);
		await clock("2026-07-16T08:20:00Z");
		await look(true);
		await sendAll();
		const own = standIn.pushed.filter((one) => one.path === path);
		const said = own.map(({ payload: { title, body } }) => `${title} | ${body}`);
		expect(said[0]).toMatch(/13\.20.*13\.00/);
		expect(said[1]).toMatch(/13\.20/);
		expect(said.join()).not.toMatch(/11\.[02]0/);
	});

	test("a field that is on time again is reported once to those notified of its delay, replacing that alert", async () => {
		const told = await follower("a", ["b14-ask", "b14-fur", "b14-ing", "b14-dal"], { kinds: ["moved"] });
		const field = await follower("f", [], {});
		await at.call("PUT", "/api/user/alerts/fields/heden-10", { token: field.token, body: { year: 2026, kinds: ["moved"] } });
		const asleep = { settings: { from: "08:00", until: "12:00" }, kinds: ["moved"] };
		const quiet = await follower("q", ["b14-ask", "b14-fur", "b14-ing", "b14-dal"], asleep);
		await clock("2026-07-16T09:31:00Z");
		await look(true);
		await change({ id: "b14-s1", status: "live", begun: "2026-07-16T09:30:00Z" });
		await look(true);
		await sendAll();
		const later = await follower("l", ["b14-ask", "b14-fur", "b14-ing", "b14-dal"], { kinds: ["moved"] });
		// It began on time after all: the report was a mistake.
		await change({ id: "b14-s1", status: "live", begun: "2026-07-16T09:00:00Z" });
		await look(true);
		await look(true);
		await sendAll();
		for (const { path } of [told, field]) {
			const own = standIn.pushed.filter((one) => one.path === path);
			expect(own.map(({ payload }) => payload.title)).toEqual([
				expect.stringMatching(/: kick-off about \d\d:\d\d$/),
				expect.stringMatching(/: kick-off at \d\d:\d\d as planned$/),
			]);
			expect(own[1]?.payload).toMatchObject({
				tag: own[0]?.payload.tag,
				body: expect.stringMatching(/^The field is on time again\./),
			});
			expect(own[1]?.topic).toBe(own[0]?.topic);
		}
		expect(titles(later.path)).toEqual([]);
		await db.orm.execute(sql`update alert_held set until = ${server.toISOString()}::timestamptz`);
		await look(true);
		await sendAll();
		expect(titles(quiet.path)).toEqual([]);
	});

	test("NEXT §2 kick-off soon is sent before the expected start, not the planned one", async () => {
		const { path } = await follower("a", ["b14-ask", "b14-fur", "b14-ing", "b14-dal"], {
			kinds: ["kick-off"],
			settings: { lead: 30 },
		});
		await clock("2026-07-16T09:31:00Z");
		await change({ id: "b14-s1", status: "live", begun: "2026-07-16T09:30:00Z" });
		await look(true);
		// The next match of the field is planned for 10:00, and is half an hour late with it.
		for (const time of ["09:40", "09:55"]) {
			await clock(`2026-07-16T${time}:00Z`);
			await look(true);
		}
		await sendAll();
		expect(titles(path)).toEqual([]);
		await clock("2026-07-16T10:05:00Z");
		await look(true);
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/: kick-off in 25 min$/)]);
	});

	test("the walk is from a match that takes place: a cancelled one is ignored", async () => {
		const { path } = await follower("a", ["b14-ask", "b14-fur"], { kinds: ["kick-off"], settings: { lead: 30, way: true } });
		const first = { id: "b14-s1", field: "valhalla-1" };
		await put({
			...{ format: "cupboard-cup/1", cup: { id: CUP } },
			arenas: [{ id: "valhalla", latitude: 57.72, longitude: 11.98 }],
			editions: [{ id: "lc-2026", matches: [{ ...first, status: "cancelled" }] }],
		} as never);
		await clock("2026-07-16T09:10:00Z");
		await look(true);
		await change({ ...first, status: "postponed" });
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([]);
		await change({ ...first, status: "scheduled" });
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/: kick-off in 50 min$/)]);
	});

	test("a match that leaves a closed field has that reason", async () => {
		const { path } = await follower("a", ["b14-ask"], { kinds: ["moved"] });
		const swedish = await follower("s", ["b14-ask"], { kinds: ["moved"], language: "sv" });
		await clock("2026-07-16T07:30:00Z");
		await look(true);
		const closed = [{ from: "2026-07-16T07:00:00Z", until: "2026-07-16T18:00:00Z", why: "Under water" }];
		await put({
			...{ format: "cupboard-cup/1", cup: { id: CUP } },
			arenas: [{ id: "heden", fields: [{ id: "heden-10", closed }] }],
			editions: [{ id: "lc-2026", matches: [{ id: "b14-s1", field: "valhalla-1" }] }],
		} as never);
		await look(true);
		await sendAll();
		const bodies = (of: string) => standIn.pushed.filter((one) => one.path === of).map(({ payload }) => payload.body);
		expect(bodies(path)).toEqual([expect.stringMatching(/^\d\d:\d\d as before\. Heden 10 is closed\.$/)]);
		expect(bodies(swedish.path)).toEqual([expect.stringMatching(/^\d\d\.\d\d som förut\. Heden 10 är stängd\.$/)]);
		expect(JSON.stringify(standIn.pushed)).not.toContain("water");
	});

	test("however many matches begin soon, the record is asked for all of them at once", async () => {
		await follower("a", ["b14-ask", "b14-fur"], { settings: { lead: 60 } });
		await clock("2026-07-16T07:00:00Z");
		const starts = ["b14-s1", "b14-s2"];
		const asked: number[] = [];
		const select = vi.spyOn(db.orm, "select");
		for (const count of [1, 2]) {
			await change(...starts.slice(0, count).map((id) => ({ id, start: "2026-07-16T09:20:00Z" })));
			await look(true);
			select.mockClear();
			await look(true);
			asked.push(select.mock.calls.length);
		}
		expect(asked[0]).toBeGreaterThan(0);
		expect(asked[1]).toBe(asked[0]);
		select.mockRestore();
	});

	test("in quiet hours only a match moved to early in the morning sounds; the others arrive as one", async () => {
		const { path } = await follower("a", ["b16-ing", "b14-ask"], { settings: { from: "14:00", until: "15:00" } });
		await look(true);
		await change({ ...OVER, score: { home: 1, away: 0 } }, { id: "b14-s1", start: "2026-07-16T10:00:00Z" });
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([]);
		await change({ id: "b14-s1", start: "2026-07-15T06:00:00Z" });
		await look(true);
		await sendAll();
		expect(titles(path)).toEqual([expect.stringMatching(/^Moved: .+ Wed 08:00$/)]);
		await db.orm.execute(sql`update alert_held set until = ${server.toISOString()}::timestamptz`);
		await look(true);
		await sendAll();
		expect(titles(path).slice(1)).toEqual(["During quiet hours: 2 alerts"]);
	});

	test("an expired subscription is removed; an unreachable push service is retried", async () => {
		const gone = await follower("gone", ["b16-ing"]);
		const away = await follower("away", ["b16-ing"]);
		standIn.answers.set(gone.path, 410).set(away.path, 503);
		await look(false);
		await change({ ...OVER, score: { home: 1, away: 0 } });
		await look(false);
		await sendAll();
		expect((await at.call("GET", "/api/user/alerts", { token: gone.token })).json()).toMatchObject({ on: false });
		expect((await at.call("GET", "/api/user/alerts", { token: away.token })).json()).toMatchObject({ on: true, last: null });
		standIn.answers.clear();
		later(10);
		await sendAll();
		expect(titles(away.path)).toHaveLength(1);
		expect(titles(gone.path)).toEqual([]);
		expect((await at.call("GET", "/api/user/alerts", { token: away.token })).json()).toMatchObject({ last: { kind: "result" } });
	});

	test("a user who signs out gets none of the waiting alerts", async () => {
		const { token, path } = await follower("a", ["b16-ing"]);
		await look(false);
		await change({ ...OVER, score: { home: 1, away: 0 } });
		await look(false);
		await at.call("POST", "/api/logout", { token });
		await sendAll();
		expect(titles(path)).toEqual([]);
		expect(await db.orm.select().from(favouriteTeam)).toHaveLength(1);
	});
});
