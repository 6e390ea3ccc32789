import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import {
	alertDeviceOf,
	changeSettings,
	choose,
	FIRST_SETTINGS,
	forgetEndpoint,
	turnOff,
	turnOn,
} from "../../src/accounts/alert-device.ts";
import { addFavouriteTeam } from "../../src/accounts/favourite-team.ts";
import { deferredAlert } from "../../src/accounts/tables/alert.ts";
import { type SignedIn, signInDevice } from "../../src/accounts/token/device.ts";
import { enqueueAlerts } from "../../src/alerts/detect-events.ts";
import { type AlertContent, type AlertEntry, enqueueAlert, type Moment } from "../../src/alerts/entry.ts";
import { type Follower, followedSubjects, followers, isAnybodyAlerted } from "../../src/alerts/followers.ts";
import type { Push, Pushed } from "../../src/alerts/push.ts";
import { sendQuietHoursDigest } from "../../src/alerts/quiet-hours-digest.ts";
import { sendAlerts } from "../../src/alerts/send.ts";
import type { Wording } from "../../src/alerts/wording.ts";
import type { AlertKind } from "../../src/cup/alerts/alert-kind.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import {
	enqueue,
	failed,
	leaseDue,
	nextDue,
	type OutboxEntry,
	sent,
	shownTo,
	stopFor,
	stopOf,
	sweepOutbox,
} from "../../src/outbox/outbox.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import { EditionReadModel } from "../../src/results/edition/keeping/edition-read-model.ts";
import { NOON } from "../support/account-caller.ts";
import { aSmallCup, withMatchesInPlay } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { emptyTables } from "../support/emptied-tables.ts";

/* Of each there is another beside it: of another person, another cup, another year, another way. It hears nothing and loses nothing. */
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const KEYS = { p256dh: "p", auth: "a" };

let db: Database;
let maja: SignedIn["account"];
let nils: SignedIn["account"];
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
beforeEach(async () => {
	await emptyTables(db, "account", "outbox", "alert_held");
	const person = async (email: string) =>
		(await makeAccount(db.orm, { name: "Somebody", email, passwordHash: "x", language: "en", createdAt: NOON }))!;
	[maja, nils] = [await person("maja@cup.example"), await person("nils@cup.example")];
});

async function aDevice(account: SignedIn["account"], endpoint: string | null, cup = 7): Promise<SignedIn> {
	const device = Number((await signInDevice(db.orm, account.id, "A phone", NOON)).split("|")[0]);
	if (endpoint !== null) await turnOn(db.orm, { account, device }, cup, { endpoint, ...KEYS }, "en");
	return { account, device };
}
const heldRow = (device: number, over: Partial<typeof deferredAlert.$inferInsert> = {}): typeof deferredAlert.$inferInsert => {
	const content = { title: `Of ${device}`, body: "", kind: "result", tag: "t", url: "/", again: true, language: "en" };
	return { device, cup: 7, event: "e", topic: "t", content, until: NOON, ...over };
};

describe("a device's alerts", () => {
	it("are turned on with the preset, in its language; another browser's stay, the same browser's before it end", async () => {
		const [one, same, other] = [await aDevice(maja, "x"), await aDevice(nils, null), await aDevice(nils, "y")];
		await changeSettings(db.orm, one, 7, { language: "en", lead: 60, scoreLeftOut: true });
		await turnOn(db.orm, same, 7, { endpoint: "x", ...KEYS }, "sv");
		const row = { ...FIRST_SETTINGS, cup: 7, lastSentAt: null, lastKind: null };
		expect(await alertDeviceOf(db.orm, same.device)).toEqual({
			...{ ...row, ...KEYS, device: same.device, account: nils.id, language: "sv", endpoint: "x" },
		});
		expect(row).toMatchObject({ lead: 30, addsWay: true, quiet: true, quietFrom: "22:00", quietUntil: "07:00", early: true });
		expect(await alertDeviceOf(db.orm, one.device)).toMatchObject({ endpoint: null, p256dh: null, auth: null, lead: 60 });
		expect(await alertDeviceOf(db.orm, other.device)).toMatchObject({ endpoint: "y", ...KEYS });
		await turnOn(db.orm, one, 7, { endpoint: "z", ...KEYS }, "sv");
		expect(await alertDeviceOf(db.orm, one.device)).toMatchObject({
			...{ endpoint: "z", ...KEYS, lead: 60, scoreLeftOut: true, language: "sv" },
		});
		await turnOn(db.orm, one, 7, { endpoint: "z", ...KEYS }, "sv");
		expect(await alertDeviceOf(db.orm, one.device)).toMatchObject({ endpoint: "z", ...KEYS });
	});

	it("are turned off with the waiting ones, for this device only; the choices stay", async () => {
		const [one, other] = [await aDevice(maja, "x"), await aDevice(nils, "y")];
		await changeSettings(db.orm, one, 7, { language: "sv", quietFrom: "21:00" });
		await db.orm.insert(deferredAlert).values([heldRow(one.device), heldRow(other.device)]);
		await turnOff(db.orm, one.device);
		const off = { endpoint: null, p256dh: null, auth: null };
		expect(await alertDeviceOf(db.orm, one.device)).toMatchObject({ ...off, quietFrom: "21:00", language: "sv" });
		expect(await alertDeviceOf(db.orm, other.device)).toMatchObject({ endpoint: "y", quietFrom: "22:00", language: "en" });
		expect((await db.orm.select().from(deferredAlert)).map(({ device }) => device)).toEqual([other.device]);
		await forgetEndpoint(db.orm, "none");
		expect(await alertDeviceOf(db.orm, other.device)).toMatchObject({ endpoint: "y" });
		await forgetEndpoint(db.orm, "y");
		expect(await alertDeviceOf(db.orm, other.device)).toMatchObject(off);
	});
});

describe("followers", () => {
	const favourite = (of: SignedIn, team: string, { cup = 7, year = 2026 } = {}) =>
		addFavouriteTeam(db.orm, of.account.id, cup, {
			...{ year, team, teamName: team, nation: "", nationCode: "", category: "", catShort: "" },
		});
	const chosen = (
		of: SignedIn,
		subject: "team" | "field",
		subjectId: string,
		kinds: readonly AlertKind[],
		{ cup = 7, year = 2026 } = {},
	) => choose(db.orm, of.device, cup, { subject, subjectId, year, kinds });
	const told = (all: readonly Follower[]) =>
		all.map(({ device, subject, subjectId, kinds }) => `${device} ${subject} ${subjectId}: ${kinds.join(" ")}`).sort();
	const PRESET = "kick-off result moved through";

	it("is a device that is on, by its own choice before the preset of its account's favourites, of the cup and the year", async () => {
		const [one, two, off] = [await aDevice(maja, "x"), await aDevice(maja, "y"), await aDevice(maja, null)];
		const other = await aDevice(nils, "z");
		const elsewhere = await aDevice(nils, "of-cup-8", 8);
		await turnOn(db.orm, off, 7, { endpoint: "off", ...KEYS }, "en");
		await turnOff(db.orm, off.device);
		await favourite(one, "t1");
		await favourite(one, "old", { year: 2025 });
		await favourite(one, "far", { cup: 8 });
		await favourite(other, "t2");
		await chosen(one, "team", "t1", ["goal"]);
		await chosen(one, "field", "f1", ["goal", "through", "table", "moved"]);
		await chosen(one, "field", "t2", ["result"]);
		await chosen(one, "team", "chosen-old", ["goal"], { year: 2025 });
		await chosen(one, "team", "chosen-far", ["goal"], { cup: 8 });
		await chosen(two, "team", "t1", ["goal"], { year: 2025 });
		await chosen(two, "team", "t1", ["goal"], { cup: 8 });
		await chosen(two, "field", "t1", ["through"]);
		await chosen(off, "team", "of-off", ["goal"]);
		await chosen(other, "team", "t2", []);
		await chosen(elsewhere, "team", "t1", ["goal"]);
		await chosen(elsewhere, "team", "t9", ["goal"]);
		const all = [
			`${one.device} team t1: goal`,
			`${one.device} field f1: goal moved`,
			`${one.device} field t2: result`,
			`${two.device} team t1: ${PRESET}`,
		].sort();
		const of = { cup: 7, year: 2026 };
		expect(told(await followers(db.orm, of))).toEqual(all);
		expect(told(await followers(db.orm, of, { teams: ["t1"] }))).toEqual(all.filter((row) => row.includes("team t1")));
		expect(told(await followers(db.orm, of, { teams: ["t2"] }))).toEqual([]);
		expect(told(await followers(db.orm, of, { teams: [], fields: ["f1"] }))).toEqual(all.filter((row) => row.includes("f1")));
		expect(told(await followers(db.orm, of, { teams: ["t1"], fields: ["f1"] }))).toEqual(
			all.filter((row) => !row.includes("t2")),
		);
		expect(told(await followers(db.orm, of, { teams: [], fields: [] }))).toEqual([]);
		expect(told(await followers(db.orm, of, { devices: [two.device] }))).toEqual(
			all.filter((row) => row.startsWith(`${two.device} `)),
		);
		expect(told(await followers(db.orm, { cup: 7, year: 2025 }))).toEqual(
			[
				`${one.device} team chosen-old: goal`,
				`${one.device} team old: ${PRESET}`,
				`${two.device} team old: ${PRESET}`,
				`${two.device} team t1: goal`,
			].sort(),
		);
		const sorted = ({ team, field }: Awaited<ReturnType<typeof followedSubjects>>) => [[...team].sort(), [...field].sort()];
		expect(sorted(await followedSubjects(db.orm, of))).toEqual([
			["t1", "t2", "t9"],
			["f1", "t1", "t2"],
		]);
		expect(sorted(await followedSubjects(db.orm, { cup: 7, year: 2025 }))).toEqual([["chosen-old", "old", "t1"], []]);
	});

	it("is asked for only where a device of the cup is on", async () => {
		const one = await aDevice(maja, null);
		await changeSettings(db.orm, one, 7, { language: "en" });
		await aDevice(nils, "x", 8);
		expect([await isAnybodyAlerted(db.orm, 7), await isAnybodyAlerted(db.orm, 8)]).toEqual([false, true]);
		await turnOn(db.orm, one, 7, { endpoint: "y", ...KEYS }, "en");
		expect(await isAnybodyAlerted(db.orm, 7)).toBe(true);
	});
});

const TELLING: AlertEntry = {
	...{ event: "moved:m1:5", kind: "moved", tag: "moved:e:m1", url: "/2026/matches/m1", again: true, early: false, lasts: 60_000 },
	messageFor: ({ language }, followed) => ({ title: language, body: followed.map(({ subjectId }) => subjectId).join(" ") }),
};
const moment = (time: string): Moment => ({ server: NOON, cup: new Date(`2026-07-14T${time}:00Z`), clock: null, time, round: 0 });

describe("an alert", () => {
	async function aFollower(over: Partial<Follower> = {}): Promise<Follower> {
		const { device, account } = await aDevice(maja, null);
		const set = { quiet: true, quietFrom: "22:00", quietUntil: "07:00", early: true, ...over };
		await changeSettings(db.orm, { device, account }, 7, { language: "en", ...set });
		const row = (await alertDeviceOf(db.orm, device))!;
		return { ...row, subject: "team", subjectId: "t1", kinds: ["moved"], ...over };
	}

	it("waits for each device once, in its language, with everything that it follows of it", async () => {
		const one = await aFollower();
		const other = await aFollower({ language: "sv" });
		const deaf = await aFollower({ kinds: ["goal"] });
		const to = [one, { ...one, subjectId: "t2" }, { ...one, subjectId: "t3", kinds: ["goal"] as const }, other, deaf];
		expect(await enqueueAlert(db.orm, 7, TELLING, to, moment("12:00"))).toBe(2);
		expect(await enqueueAlert(db.orm, 7, TELLING, to, moment("12:00"))).toBe(0);
		const rows = await db.orm.select().from(outbox).orderBy(outbox.id);
		const shared = { kind: "moved", tag: "moved:e:m1", url: "/2026/matches/m1", again: true };
		const row = { cup: 7, event: "moved:m1:5", way: "alert", account: maja.id, topic: "moved:e:m1", until: later(60) };
		expect(rows).toMatchObject([
			{ ...row, recipient: `device:${one.device}`, content: { ...shared, language: "en", title: "en", body: "t1 t2" } },
			{ ...row, recipient: `device:${other.device}`, content: { ...shared, language: "sv", title: "sv", body: "t1" } },
		]);
	});

	it.each([
		["in the daytime", "12:00", {}, false, null],
		["a minute before the quiet hours", "21:59", {}, false, null],
		["as they begin", "22:00", {}, false, 9 * 60],
		["after midnight", "03:30", {}, false, 3 * 60 + 30],
		["in their last minute", "06:59", {}, false, 1],
		["as they end", "07:00", {}, false, null],
		["at night to who has no quiet hours", "03:30", { quiet: false }, false, null],
		["at night of a match moved to early, to who lets that through", "03:30", {}, true, null],
		["at night of a match moved to early, to who does not", "03:30", { early: false }, true, 3 * 60 + 30],
		["at night of a match moved to late", "03:30", { early: true }, false, 3 * 60 + 30],
		["in quiet hours of one's own", "13:00", { quietFrom: "12:30", quietUntil: "14:00" }, false, 60],
	] as const)("%s sounds or is held until they are over", async (_, time, over, early, held) => {
		const follower = await aFollower(over);
		const now = moment(time);
		expect(await enqueueAlert(db.orm, 7, { ...TELLING, early }, [follower], now)).toBe(held === null ? 1 : 0);
		const until = held === null ? [] : [new Date(now.cup.getTime() + held * 60_000)];
		expect((await db.orm.select().from(deferredAlert)).map((one) => one.until)).toEqual(until);
	});

	it("of a cup whose clock runs waits by the server's clock, no longer than the cup's hours last", async () => {
		const follower = await aFollower();
		const cup = new Date("2026-07-14T22:00:00Z");
		const clock = (until: string) => ({
			...{ hours: [["2026-07-14T20:00:00Z", until]] as const, since: NOON.toISOString() },
			...{ gone: 2 * 3_600_000, speed: 60 },
		});
		for (const [until, seconds] of [
			["2026-07-15T09:00:00Z", 9 * 60],
			["2026-07-14T23:30:00Z", 90],
		] as const) {
			await enqueueAlert(db.orm, 7, TELLING, [follower], { ...moment("22:00"), cup, clock: clock(until) });
			expect((await db.orm.select().from(deferredAlert)).map((one) => one.until)).toEqual([later(seconds)]);
		}
	});

	it("that waits for the end of quiet hours replaces an earlier one about the same for the same device", async () => {
		const [one, other] = [await aFollower(), await aFollower()];
		await enqueueAlert(db.orm, 7, TELLING, [one, other], moment("23:00"));
		await enqueueAlert(db.orm, 7, { ...TELLING, tag: "goal:e:m1", event: "goal" }, [one], moment("23:00"));
		await enqueueAlert(db.orm, 7, { ...TELLING, event: "moved:m1:6" }, [one], moment("23:00"));
		const rows = (await db.orm.select().from(deferredAlert)).map(({ device, event, topic, cup }) => [device, event, topic, cup]);
		expect(rows).toEqual([
			[other.device, "moved:m1:5", "moved:e:m1", 7],
			[one.device, "goal", "goal:e:m1", 7],
			[one.device, "moved:m1:6", "moved:e:m1", 7],
		]);
	});

	it("that waited is sent when the quiet hours end: one unchanged, several as one, to their devices", async () => {
		const [one, two, swedish] = [await aDevice(maja, "x"), await aDevice(nils, "y"), await aDevice(nils, "z")];
		const content = (title: string, language = "en") => ({ ...(heldRow(0).content as AlertContent), title, language });
		await db.orm
			.insert(deferredAlert)
			.values([
				heldRow(one.device, { event: "a", content: content("First") }),
				heldRow(two.device, { event: "a", content: content("Alone") }),
				heldRow(one.device, { event: "b", content: content("Second") }),
				heldRow(swedish.device, { event: "a", content: content("Ett", "sv") }),
				heldRow(swedish.device, { event: "b", content: content("Två", "sv") }),
				heldRow(one.device, { event: "c", until: later(1) }),
				heldRow(one.device, { event: "d", cup: 8 }),
			]);
		await sendQuietHoursDigest(db, 7, NOON, "/2026/favourites");
		const left = (await db.orm.select().from(deferredAlert)).map(({ event }) => event).sort();
		expect(left).toEqual(["c", "d"]);
		const rows = await db.orm.select().from(outbox).orderBy(outbox.id);
		const missed = { kind: "missed", tag: "missed", url: "/2026/favourites", again: true };
		const row = { cup: 7, way: "alert", until: later(6 * 3600), notBefore: NOON };
		expect(rows).toMatchObject([
			{
				...{ ...row, recipient: `device:${one.device}`, account: maja.id, topic: "missed" },
				content: { ...missed, title: "During quiet hours: 2 alerts", body: "First. Second." },
			},
			{ ...row, recipient: `device:${two.device}`, account: nils.id, topic: "t", content: content("Alone") },
			{
				...{ ...row, recipient: `device:${swedish.device}`, account: nils.id, topic: "missed" },
				content: { ...missed, body: "Ett. Två.", language: "sv" },
			},
		]);
		expect(new Set(rows.map(({ event }) => event)).size).toBe(3);
	});
});

describe("a push", () => {
	type Asked = {
		readonly endpoint: string;
		readonly payload: object;
		readonly tag: string;
		readonly ttl: number;
		readonly urgency: string;
	};
	const asked: Asked[] = [];
	let answer: Pushed = { is: "sent" };
	const push: Push = {
		push: async ({ endpoint }, payload, options) => {
			asked.push({ endpoint, payload, ...options });
			return answer;
		},
		close: () => undefined,
	};
	beforeEach(() => {
		asked.length = 0;
		answer = { is: "sent" };
	});
	const content = (kind: string) => ({
		title: kind,
		body: "",
		kind,
		tag: `${kind}:m1`,
		url: "/2026",
		again: true,
		language: "en",
	});
	async function send(entries: readonly Partial<OutboxEntry>[], now = NOON) {
		if (entries.length > 0) {
			const rows = entries.map(
				(one, n) => ({ event: `e${n}`, way: "alert", recipient: "device:0", content: {}, ...one }) as const,
			);
			await enqueue(db.orm, 7, rows, NOON);
		}
		const taken = await leaseDue(db.orm, { cup: 7, way: "alert", now, limit: 100 });
		await sendAlerts({ database: db, push, now: () => now }, taken);
		return taken.length;
	}
	const waits = async () =>
		(await db.orm.select().from(outbox)).map(({ sentAt, givenUpAt, nextTry, reason }) =>
			sentAt !== null ? "sent" : givenUpAt !== null ? `given up: ${reason}` : (nextTry.getTime() - NOON.getTime()) / 1000,
		);

	it("is urgent if it cannot wait, is stored as long as it is needed, and is remembered on its device", async () => {
		const kinds = ["kick-off", "goal", "result", "moved", "through", "table", "missed", "test"];
		const devices = [];
		for (const kind of kinds) devices.push({ kind, ...(await aDevice(maja, kind)) });
		const untold = await aDevice(nils, "untold");
		await send(
			devices.map(({ kind, device }, n) => ({
				...{ recipient: `device:${device}`, content: kind === "test" ? { kind } : content(kind) },
				...(n > 0 && { until: later(n * 60) }),
			})),
		);
		const byKind = (kind: string) => asked.find(({ endpoint }) => endpoint === kind);
		expect(kinds.map((kind) => [kind, byKind(kind)?.urgency, byKind(kind)?.ttl])).toEqual([
			["kick-off", "high", 3600],
			["goal", "high", 60],
			["result", "normal", 120],
			["moved", "high", 180],
			["through", "normal", 240],
			["table", "normal", 300],
			["missed", "normal", 360],
			["test", "high", 420],
		]);
		const { kind: _, ...payload } = content("goal");
		expect(byKind("goal")).toMatchObject({ payload, tag: "goal:m1" });
		expect(byKind("test")).toMatchObject({ tag: "test", payload: { url: "/", tag: "test", language: "en", again: true } });
		expect(await waits()).toEqual(kinds.map(() => "sent"));
		for (const { kind, device } of devices)
			expect(await alertDeviceOf(db.orm, device), kind).toMatchObject(
				kind === "test" ? { lastSentAt: null, lastKind: null } : { lastSentAt: NOON, lastKind: kind },
			);
		expect(await alertDeviceOf(db.orm, untold.device)).toMatchObject({ lastSentAt: null });
	});

	it("is not made if alerts are off or the device was deleted", async () => {
		const off = await aDevice(maja, "x");
		await turnOff(db.orm, off.device);
		await send([{ recipient: `device:${off.device}`, content: content("goal") }, { recipient: "device:999999" }]);
		expect(asked).toEqual([]);
		expect(await waits()).toEqual(["given up: alerts are off", "given up: alerts are off"]);
	});

	it("that has expired ends its own subscription alone; a refused one ends none", async () => {
		const [one, other] = [await aDevice(maja, "x"), await aDevice(nils, "y")];
		answer = { is: "refused", reason: "status 400" };
		await send([{ recipient: `device:${one.device}`, content: content("goal") }]);
		expect(await waits()).toEqual(["given up: status 400"]);
		expect(await alertDeviceOf(db.orm, one.device)).toMatchObject({ endpoint: "x", lastSentAt: null });
		answer = { is: "gone" };
		await send([{ event: "again", recipient: `device:${one.device}`, content: content("goal") }]);
		expect((await waits()).sort()).toEqual(["given up: gone", "given up: status 400"]);
		expect(await alertDeviceOf(db.orm, one.device)).toMatchObject({ endpoint: null });
		expect(await alertDeviceOf(db.orm, other.device)).toMatchObject({ endpoint: "y" });
	});

	it("is retried after growing delays, later if its service asks for it, and given up after the fifth time", async () => {
		// The middle of what pauses are spread by.
		vi.spyOn(Math, "random").mockReturnValue(0.5);
		const { device } = await aDevice(maja, "x");
		let now = 0;
		const pauses = [];
		answer = { is: "again", reason: "status 503", after: null };
		await send([{ recipient: `device:${device}`, content: content("goal") }]);
		for (let tries = 1; tries <= 5; tries++) {
			const [next] = (await waits()) as [number];
			pauses.push(next - now);
			expect(await send([], later(next - 1))).toBe(0);
			now = next;
			if (tries === 2) answer = { is: "again", reason: "status 429", after: 200_000 };
			if (tries === 3) answer = { is: "again", reason: "status 429", after: 1000 };
			expect(await send([], later(now))).toBe(1);
		}
		expect(pauses).toEqual([5, 30, 200, 600, 1800]);
		expect(await waits()).toEqual(["given up: status 429"]);
	});
});

describe("the outbox", () => {
	const entry = (event: string, over: Partial<OutboxEntry> = {}): OutboxEntry => ({
		...{ event, way: "mail", recipient: "account:1", content: { says: event } },
		...over,
	});
	const take = async (over: Partial<Parameters<typeof leaseDue>[1]> = {}) =>
		(await leaseDue(db.orm, { cup: 7, way: "mail", now: NOON, limit: 100, ...over })).map(({ event }) => event);
	const left = async () => (await db.orm.select().from(outbox)).map(({ event }) => event).sort();

	it("returns the alerts of the cup and the channel, and when the next of them is due", async () => {
		await enqueue(db.orm, 8, [entry("of-cup-8", { until: later(-1) })], NOON);
		await enqueue(
			db.orm,
			7,
			[entry("an-alert", { way: "alert", until: later(-1) }), entry("later", { notBefore: later(9) })],
			NOON,
		);
		expect(await take()).toEqual([]);
		expect(await nextDue(db.orm, 7, "mail")).toEqual(later(9));
		expect(await nextDue(db.orm, 7, "alert")).toEqual(NOON);
		expect(await nextDue(db.orm, 7, "site")).toBeNull();
		expect(await nextDue(db.orm, 9, "mail")).toBeNull();
		const rows = await db.orm.select().from(outbox);
		expect(rows.map(({ givenUpAt }) => givenUpAt)).toEqual([null, null, null]);
		expect(await take({ now: later(9) })).toEqual(["later"]);
		expect(await take({ now: later(68) })).toEqual([]);
		expect(await take({ now: later(69) })).toEqual(["later"]);
	});

	it("is given up at the instant after which it is useless, and not before", async () => {
		await enqueue(db.orm, 7, [entry("one", { until: later(10) })], NOON);
		expect(await take({ now: later(9), lease: 0 })).toEqual(["one"]);
		expect(await take({ now: later(10) })).toEqual([]);
		expect((await db.orm.select().from(outbox))[0]).toMatchObject({ givenUpAt: later(10), content: null, reason: "too late" });
	});

	it("stops what is of an act or for a recipient, by the cup and the way, and nothing that is over", async () => {
		const made = (way: OutboxEntry["way"]) =>
			["1", "2"].map((act) => entry(`${way} ${act}`, { way, act: Number(act), recipient: act }));
		for (const cup of [7, 8]) await enqueue(db.orm, cup, [...made("mail"), ...made("alert")], NOON);
		await enqueue(db.orm, 7, [entry("sent", { act: 1, recipient: "s" }), entry("over", { act: 1, recipient: "o" })], NOON);
		const taken = await leaseDue(db.orm, { cup: 7, way: "mail", now: NOON, limit: 100 });
		await sent(
			db.orm,
			taken.filter(({ event }) => event === "sent"),
			NOON,
		);
		await failed(db.orm, taken.find(({ event }) => event === "over")!, { now: NOON, again: null, reason: "550" });
		await sent(db.orm, [], NOON);
		expect(await stopOf(db.orm, 7, [])).toBe(0);
		expect(await stopOf(db.orm, 7, [1])).toBe(2);
		const ofEight = ["alert 1", "alert 2", "mail 1", "mail 2"];
		expect(await left()).toEqual([...ofEight, "alert 2", "mail 2", "over", "sent"].sort());
		await stopFor(db.orm, 7, "mail", "s");
		await stopFor(db.orm, 7, "mail", "1");
		await stopFor(db.orm, 7, "site", "2");
		expect(await left()).toEqual([...ofEight, "alert 2", "mail 2", "over", "sent"].sort());
		await stopFor(db.orm, 7, "mail", "2");
		expect(await left()).toEqual([...ofEight, "alert 2", "over", "sent"].sort());
	});

	it("shows a recipient's page what is for it now, the newest first", async () => {
		const site = (event: string, over: Partial<OutboxEntry> = {}) =>
			entry(event, { way: "site", recipient: "field:f1", ...over });
		await enqueue(db.orm, 8, [site("of-cup-8")], NOON);
		const mine = [
			...[site("old", { notBefore: later(-60) }), site("new"), site("same"), site("to-come", { notBefore: later(1) })],
			...[site("over", { until: NOON }), site("not-over", { until: later(1), notBefore: later(-30) })],
			...[site("another", { recipient: "field:f2" }), site("a-mail", { way: "mail" })],
		];
		await enqueue(db.orm, 7, mine, NOON);
		const shown = await shownTo(db.orm, { cup: 7, recipient: "field:f1", now: NOON });
		expect(shown.map(({ content, at }) => [(content as { says: string }).says, at])).toEqual([
			["same", NOON],
			["new", NOON],
			["not-over", later(-30)],
			["old", later(-60)],
		]);
	});

	it("deletes what ended a week ago, and preserves what waits", async () => {
		const WEEK = 7 * 24 * 3600;
		await enqueue(
			db.orm,
			7,
			["waits", "sent", "given-up", "late"].map((event) => entry(event, { recipient: event })),
			NOON,
		);
		await db.orm.update(outbox).set({ sentAt: NOON }).where(eq(outbox.event, "sent"));
		await db.orm.update(outbox).set({ givenUpAt: NOON }).where(eq(outbox.event, "given-up"));
		await db.orm.update(outbox).set({ until: NOON }).where(eq(outbox.event, "late"));
		await sweepOutbox(db.orm, later(WEEK));
		expect(await left()).toEqual(["given-up", "late", "sent", "waits"]);
		await sweepOutbox(db.orm, later(WEEK + 1));
		expect(await left()).toEqual(["waits"]);
	});

	it("records when an alert was sent first", async () => {
		await enqueue(db.orm, 7, [entry("one")], NOON);
		const taken = await leaseDue(db.orm, { cup: 7, way: "mail", now: NOON, limit: 1 });
		await sent(db.orm, taken, later(1));
		await sent(db.orm, taken, later(2));
		await failed(db.orm, taken[0]!, { now: later(3), again: null, reason: "550" });
		const over = { sentAt: later(1), givenUpAt: null, content: null, reason: null, lease: null, leasedUntil: null };
		expect((await db.orm.select().from(outbox))[0]).toMatchObject(over);
	});
});

describe("what happened to a match", () => {
	const named = {
		home: "H",
		away: "A",
		category: "B14",
		division: "Group 1",
		round: null,
		start: null,
		field: "Heden 10",
		minute: 12,
	};
	const words = {
		sport: "football",
		match: async (id: string) => {
			const moved = id === "b14-s1" && { start: "2026-07-16T16:00:00+05:00", field: "Valhalla 1" };
			const own = { ...named, ...moved, isWalkover: false, leads: "home", inGroup: true };
			return { en: own, sv: own };
		},
	} as unknown as Wording;
	const at = (instant: string, time = "12:00"): Moment => ({
		...{ server: NOON, cup: new Date(`${instant}:00Z`), clock: null, time, round: 0 },
	});
	/** The waiting alerts of one device that follows everything, after changes of matches; all of one change together. */
	async function told(
		changes: readonly (readonly [time: string, ...matches: object[]])[],
		followed: readonly string[],
		edit = {},
		time = "12:00",
	) {
		await emptyTables(db, "account", "outbox", "alert_told", "alert_edition", "alert_held");
		const person = await makeAccount(db.orm, {
			...{ name: "Somebody", email: "all@cup.example", passwordHash: "x", language: "en", createdAt: NOON },
		});
		const one = await aDevice(person!, "x");
		const record = Object.assign(new CupInMemory(withMatchesInPlay(aSmallCup())).record(), edit);
		for (const id of followed) {
			const kinds = ["kick-off", "goal", "result", "moved", "through", "table"] as const;
			const subject = id.startsWith("heden") ? "field" : "team";
			await choose(db.orm, one.device, 7, { subject, subjectId: id, year: 2026, kinds });
		}
		let model = EditionReadModel.build(record);
		const remembered = new Map<string, string>();
		const matches = record.edition.matches.map(({ id }) => id);
		const look = (now: string) =>
			enqueueAlerts(db, { cup: 7, edition: "lc-2026", year: 2026, model, matches, teams: [] }, words, at(now, time), remembered);
		expect(await look("2026-07-14T12:00")).toBe(0);
		for (const [now, ...changed] of changes) {
			const all = changed.map((change) => {
				const { id } = change as { id: string };
				return Object.assign(record.edition.matches.find((match) => match.id === id)!, change);
			});
			model = model.withMatches(structuredClone(all), model.recordRevision + 1);
			await look(now);
		}
		return (await db.orm.select().from(outbox).orderBy(outbox.id)).map(({ event, topic, until, content }) => {
			const { title, body, kind, tag, url, again } = content as AlertContent;
			expect([tag, url]).toEqual([topic, `/2026/matches/${event.split(":")[1]}`]);
			return { event, topic, kind, again, minutes: (until!.getTime() - NOON.getTime()) / 60_000, said: `${title} | ${body}` };
		});
	}
	const live = (home: number, away: number) => ({ id: "b16-m1", status: "live", score: { home, away } });

	it("has the urgency of its kind, for as long as it is news, and a goal within a minute of another has no sound", async () => {
		const over = { id: "b16-m1", status: "finished", score: { home: 2, away: 0 }, period: undefined, minute: undefined };
		expect(
			await told(
				[
					["2026-07-14T12:10", live(1, 0)],
					["2026-07-14T12:10", live(2, 0)],
					["2026-07-14T12:20", over],
					["2026-07-14T12:30", { ...over, score: { home: 2, away: 1 } }],
				],
				["b16-ing"],
			),
		).toEqual([
			...[true, false].map((again, n) => ({
				...{ event: `goal:b16-m1:${n + 2}`, topic: "goal:lc-2026:b16-m1", kind: "goal", again, minutes: 15 },
				said: `Goal! H ${n + 1}–0 A | 12', Group 1.`,
			})),
			{
				...{ event: "final:b16-m1:4", topic: "result:lc-2026:b16-m1", kind: "result", again: true, minutes: 360 },
				said: "Final: H 2–0 A | Won. B14, Group 1.",
			},
			{
				...{ event: "final-corrected:b16-m1:5", topic: "result:lc-2026:b16-m1", kind: "result", again: true, minutes: 360 },
				said: "Corrected: H 2–1 A | Won. Was 2–0 until 14:20. The table has changed.",
			},
		]);
	});

	it("names the team that leads beside it: in the same group, in play, in front, and in another match", async () => {
		const rival = async (...others: object[]) => {
			const [, goal] = await told(
				[
					["2026-07-14T12:05", ...others, live(0, 1)],
					["2026-07-14T12:20", live(0, 2)],
				],
				["b16-ing"],
			);
			return / 12', Group 1\.(.*)$/.exec(goal!.said)?.[1];
		};
		const other = (id: string, home: number, away: number, more: object = {}) => ({
			...{ id: `b16-${id}`, score: { home, away } },
			...more,
		});
		expect(await rival()).toBe("");
		expect(await rival(other("m2", 1, 0))).toBe(" KOL IF lead 1–0 too.");
		expect(await rival(other("m2", 1, 3))).toBe(" LAX IF lead 3–1 too.");
		expect(await rival(other("m2", 2, 2))).toBe("");
		expect(await rival(other("s1", 2, 0))).toBe("");
		expect(await rival(other("m2", 1, 0, { status: "finished", period: undefined, minute: undefined }))).toBe("");
		expect(await rival(other("m2", 1, 0), other("m3", 0, 1))).toBe(" 2 other teams lead too.");
	});

	it("moved to before nine on its arena's clocks, within a day, may sound in quiet hours; nothing else may", async () => {
		const held = async (change: object, now: string, zone?: string) => {
			const { arenas } = new CupInMemory(aSmallCup()).record();
			await told([[now, change]], ["b14-ask"], zone ? { arenas: arenas.map((one) => ({ ...one, zone })) } : {}, "23:30");
			return (await db.orm.select().from(deferredAlert)).length === 1 ? "held" : "told";
		};
		const moved = (start: string) => ({ id: "b14-s1", start });
		expect(await held(moved("2026-07-16T06:59:00Z"), "2026-07-15T07:00")).toBe("told");
		expect(await held(moved("2026-07-16T07:00:00Z"), "2026-07-15T07:00")).toBe("held");
		expect(await held(moved("2026-07-16T06:00:00Z"), "2026-07-15T06:00")).toBe("told");
		expect(await held(moved("2026-07-16T06:00:00Z"), "2026-07-15T05:59")).toBe("held");
		expect(await held(moved("2026-07-16T06:00:00Z"), "2026-07-15T07:00", "+04:00")).toBe("held");
		expect(await held(moved("2026-07-16T04:00:00Z"), "2026-07-15T07:00", "+04:00")).toBe("told");
		expect(await held({ ...moved("2026-07-16T06:00:00Z"), status: "postponed" }, "2026-07-15T22:00")).toBe("held");
	});

	it("moved from one field to another is sent to followers of the old field too, with its time there on that field's clocks", async () => {
		const { arenas } = new CupInMemory(aSmallCup()).record();
		const zones = { arenas: arenas.map((one) => (one.id === "valhalla" ? { ...one, zone: "+05:00" } : one)) };
		const move = { id: "b14-s1", field: "valhalla-1", start: "2026-07-16T11:00:00Z" };
		const said = async (field: string) => (await told([["2026-07-15T12:00", move]], [field], zones)).map((one) => one.said);
		for (const field of ["heden-10", "b14-ask"])
			expect(await said(field), field).toEqual([expect.stringMatching(/16:00.*Was 11:00, Heden 10/)]);
		expect(await said("heden-2"), "another field").toEqual([]);
		const isClosed = async (until?: string) => {
			const closed = [{ from: "2026-07-16T09:00:00Z", ...(until && { until }) }];
			const of = arenas.map((one) => ({ ...one, fields: one.fields.map((field) => ({ ...field, closed })) }));
			const [one] = await told([["2026-07-15T12:00", move]], ["b14-ask"], { arenas: of });
			return /closed/.test(one!.said);
		};
		expect(await isClosed(), "until it is opened").toBe(true);
		expect([await isClosed("2026-07-16T09:01:00Z"), await isClosed("2026-07-16T09:00:00Z")]).toEqual([true, false]);
	});

	it("is about the match's present state, once for each revision that no other process has handled", async () => {
		const record = new CupInMemory(withMatchesInPlay(aSmallCup())).record();
		const model = EditionReadModel.build(record);
		const later = model.withMatches(
			[{ ...record.edition.matches.find(({ id }) => id === "b16-m1")!, score: { home: 1, away: 0 } }],
			5,
		);
		await emptyTables(db, "alert_told", "alert_edition");
		const look = (of: EditionReadModel, over: object = {}) =>
			enqueueAlerts(
				db,
				{ cup: 7, edition: "lc-2026", year: 2026, model: of, matches: ["b16-m1" as never], teams: [], ...over },
				words,
				at("2026-07-14T12:10"),
				new Map(),
			);
		const one = await aDevice(maja, "x");
		await choose(db.orm, one.device, 7, { subject: "team", subjectId: "b16-ing", year: 2026, kinds: ["goal"] });
		expect(await look(later)).toBe(0);
		expect(await look(model), "another has told of a later state").toBeNull();
		// No alert was queued for another cup or another edition.
		expect(await look(model, { cup: 8 })).toBe(0);
		expect(await look(model, { edition: "lc-2025", year: 2025 })).toBe(0);
		expect(await look(later)).toBe(0);
	});
});
