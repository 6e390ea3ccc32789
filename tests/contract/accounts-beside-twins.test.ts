import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { alertChoices, choose } from "../../src/accounts/alert-device.ts";
import { calendarSecret, followedByCalendar, renewCalendarSecret } from "../../src/accounts/calendar.ts";
import { deleteAndNotify } from "../../src/accounts/delete-and-notify.ts";
import { addFavouriteField, favouriteFields, removeFavouriteField } from "../../src/accounts/favourite-field.ts";
import { addFavouriteTeam, favouriteTeams, removeFavouriteTeam } from "../../src/accounts/favourite-team.ts";
import { profileOf } from "../../src/accounts/identity/profile/profile-data.ts";
import {
	endOtherSessions,
	endSession,
	openSession,
	SESSION_IDLE_MS,
	SESSION_LIFETIME_MS,
	sessionOf,
	sweepSessions,
} from "../../src/accounts/identity/session.ts";
import { keyOf, Limits } from "../../src/accounts/limit/limits.ts";
import { dropLetters, type Letter, postLetter } from "../../src/accounts/mail/letter.ts";
import { mailedAccounts } from "../../src/accounts/mail/mailed-accounts.ts";
import {
	closeBoughtPass,
	grantPass,
	hasPass,
	listPasses,
	openBoughtPass,
	payingOrders,
	revokePass,
} from "../../src/accounts/pass.ts";
import { addRegistration, listRegistrations, removeRegistration } from "../../src/accounts/registration.ts";
import { type Order, openOrder, paidOrders, saveCheckoutSession } from "../../src/accounts/selling/order.ts";
import { sweep } from "../../src/accounts/service.ts";
import { account, attempt, device, oneTimeSecret } from "../../src/accounts/tables/account.ts";
import { identitySession } from "../../src/accounts/tables/identity-session.ts";
import { pin } from "../../src/accounts/tables/kept.ts";
import { passOrder } from "../../src/accounts/tables/pass-order.ts";
import {
	IDLE_MS,
	LIFETIME_MS,
	ownerOf,
	revokeDevice,
	revokeDeviceOf,
	revokeDevices,
	revokeOtherDevices,
	signInDevice,
	sweepDevices,
} from "../../src/accounts/token/device.ts";
import {
	dropSecrets,
	findSecret,
	makeSecret,
	type SecretKind,
	spendSecret,
	sweepSecrets,
	VALID_MS,
} from "../../src/accounts/token/one-time-secret.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { addDesk, findDesk, inviteDesk } from "../../src/office/staff/invitation.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import { accountsOver, NOON } from "../support/account-caller.ts";
import { emptyTables } from "../support/emptied-tables.ts";

/*
 * Two people with the same data in two cups and two years. Each query, change and deletion concerns one person, cup and year; the seven
 * others stay as they are.
 */
type Of = { readonly owner: number; readonly cup: number; readonly year: number };

const later = (ms: number) => new Date(NOON.getTime() + ms);

let db: Database;
let maja: number;
let nils: number;
let all: readonly Of[];
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
beforeEach(async () => {
	await emptyTables(db, "account", "attempt", "pass_order", "outbox", "staff");
	const person = async (email: string) =>
		(await makeAccount(db.orm, { name: "Somebody", email, passwordHash: "x", language: "en", createdAt: NOON }))!.id;
	[maja, nils] = [await person("maja@cup.example"), await person("nils@cup.example")];
	all = [nils, maja].flatMap((owner) => [8, 7].flatMap((cup) => [2025, 2026].map((year) => ({ owner, cup, year }))));
});
/** All but maja's of cup 7 in 2026. */
const others = () => all.filter(({ owner, cup, year }) => !(owner === maja && cup === 7 && year === 2026));

describe("of eight that are alike but for person, cup and year", () => {
	const team = (year: number, id = "t1") => ({
		...{ year, team: id, teamName: `Team ${id} of ${year}` },
		...{ nation: "Sweden", nationCode: "se", category: "Boys 14", catShort: "B14" },
	});
	const field = (year: number, id = "t1") => ({ year, arena: "a1", field: id, fieldName: `Field ${id} of ${year}` });
	const aDevice = async (owner: number) => Number((await signInDevice(db.orm, owner, "A phone", NOON)).split("|")[0]);

	it("a favourite is added, returned and removed, and its devices' alert choices with it", async () => {
		for (const { owner, cup, year } of all) {
			expect((await addFavouriteTeam(db.orm, owner, cup, team(year))).isNew).toBe(true);
			expect((await addFavouriteField(db.orm, owner, cup, field(year))).isNew).toBe(true);
		}
		const second = await addFavouriteTeam(db.orm, maja, 7, team(2026, "t0"));
		const teams = await favouriteTeams(db.orm, maja, 7);
		expect(teams.map(({ account, cup, year, team }) => [account, cup, year, team])).toEqual([
			[maja, 7, 2025, "t1"],
			[maja, 7, 2026, "t1"],
			[maja, 7, 2026, "t0"],
		]);
		const fields = await favouriteFields(db.orm, maja, 7);
		expect(fields.map(({ account, cup, year, field }) => [account, cup, year, field])).toEqual([
			[maja, 7, 2025, "t1"],
			[maja, 7, 2026, "t1"],
		]);
		expect(await addFavouriteTeam(db.orm, maja, 7, team(2026))).toEqual({ row: teams[1], isNew: false });
		expect(await addFavouriteField(db.orm, maja, 7, field(2026))).toEqual({ row: fields[1], isNew: false });
		expect(await addFavouriteTeam(db.orm, maja, 7, team(2026, "t0"))).toEqual({ row: second.row, isNew: false });

		const devices = [await aDevice(maja), await aDevice(maja), await aDevice(nils)];
		for (const id of devices)
			for (const cup of [7, 8])
				for (const year of [2025, 2026])
					for (const subject of ["team", "field"] as const)
						for (const subjectId of ["t0", "t1"]) await choose(db.orm, id, cup, { subject, subjectId, year, kinds: ["goal"] });
		const chosen = async () =>
			(
				await Promise.all(
					devices.flatMap((id, at) =>
						[7, 8].map(async (cup) =>
							(await alertChoices(db.orm, id, cup)).map((one) => `${at} ${cup} ${one.year} ${one.subject} ${one.id}`),
						),
					),
				)
			).flat();
		const before = await chosen();
		expect(before).toHaveLength(48);
		expect(before.slice(0, 4)).toEqual(["0 7 2025 field t0", "0 7 2025 field t1", "0 7 2025 team t0", "0 7 2025 team t1"]);

		for (const [owner, cup] of [
			[nils, 7],
			[maja, 8],
		] as const) {
			expect(await removeFavouriteTeam(db.orm, owner, cup, teams[1]!.id)).toBe(false);
			expect(await removeFavouriteField(db.orm, owner, cup, fields[1]!.id)).toBe(false);
		}
		expect(await chosen()).toEqual(before);
		expect(await removeFavouriteTeam(db.orm, maja, 7, teams[1]!.id)).toBe(true);
		expect(await removeFavouriteTeam(db.orm, maja, 7, teams[1]!.id)).toBe(false);
		const gone = (subject: string) => ["0", "1"].map((device) => `${device} 7 2026 ${subject} t1`);
		expect(await chosen()).toEqual(before.filter((one) => !gone("team").includes(one)));
		expect(await favouriteTeams(db.orm, maja, 7)).toEqual([teams[0], second.row]);
		expect(await removeFavouriteField(db.orm, maja, 7, fields[1]!.id)).toBe(true);
		expect(await chosen()).toEqual(before.filter((one) => ![...gone("team"), ...gone("field")].includes(one)));
		for (const { owner, cup } of others().filter(({ owner, cup }) => owner !== maja || cup !== 7)) {
			expect(await favouriteTeams(db.orm, owner, cup)).toHaveLength(2);
			expect(await favouriteFields(db.orm, owner, cup)).toHaveLength(2);
		}
	});

	it("§5 a calendar's address leads to one person's of one cup, and is renewed alone", async () => {
		for (const { owner, cup, year } of all) {
			await addFavouriteTeam(db.orm, owner, cup, team(year, `t-${owner}-${cup}`));
			await addFavouriteField(db.orm, owner, cup, field(year, `f-${owner}-${cup}`));
		}
		const secrets = new Map<string, string>();
		for (const owner of [maja, nils])
			for (const cup of [7, 8]) secrets.set(`${owner} ${cup}`, await calendarSecret(db.orm, owner, cup));
		expect(new Set(secrets.values()).size).toBe(4);
		const followed = { teams: [`t-${maja}-7`], fields: [`f-${maja}-7`] };
		const both = new Map([
			[2025, followed],
			[2026, followed],
		]);
		const own = secrets.get(`${maja} 7`)!;
		expect(await followedByCalendar(db.orm, 7, own)).toEqual(both);
		expect(await followedByCalendar(db.orm, 8, own)).toBeUndefined();
		const renewed = await renewCalendarSecret(db.orm, maja, 7);
		expect(await followedByCalendar(db.orm, 7, own)).toBeUndefined();
		expect(await followedByCalendar(db.orm, 7, renewed)).toEqual(both);
		expect(await calendarSecret(db.orm, maja, 7)).toBe(renewed);
		for (const [of, secret] of secrets) {
			const [owner, cup] = of.split(" ").map(Number) as [number, number];
			if (secret !== own) expect(await calendarSecret(db.orm, owner, cup), of).toBe(secret);
		}
	});

	it("§6 a pass is one person's for one year of one cup, given, bought, returned and revoked", async () => {
		const held = async () => {
			const holds: boolean[] = [];
			for (const { owner, cup, year } of all) holds.push(await hasPass(db.orm, owner, cup, year));
			return all.filter((_, at) => holds[at]);
		};
		const [last] = all.slice(-1) as [Of];
		expect(last).toEqual({ owner: maja, cup: 7, year: 2026 });
		expect(await grantPass(db.orm, maja, 7, 2026, NOON)).toBe(true);
		expect(await held()).toEqual([last]);
		expect(await grantPass(db.orm, maja, 7, 2026, later(1))).toBe(false);
		for (const { owner, cup, year } of others()) await openBoughtPass(db.orm, owner, cup, year, NOON);
		expect(await held()).toEqual(all);
		const row = (year: number, email: string, granted: boolean) => ({
			...{ year, email: `${email}@cup.example`, at: NOON, granted, bought: false },
		});
		expect(await listPasses(db.orm, 7)).toEqual([
			row(2026, "maja", true),
			row(2026, "nils", false),
			row(2025, "maja", false),
			row(2025, "nils", false),
		]);
		await openBoughtPass(db.orm, maja, 7, 2026, later(1));
		expect((await listPasses(db.orm, 7))[0]).toEqual(row(2026, "maja", true));
		await closeBoughtPass(db.orm, maja, 7, 2026);
		expect(await held()).toEqual(all);
		expect(await revokePass(db.orm, maja, 7, 2026)).toBe(true);
		expect(await revokePass(db.orm, maja, 7, 2026)).toBe(false);
		expect(await held()).toEqual(others());
		await openBoughtPass(db.orm, maja, 7, 2026, NOON);
		await closeBoughtPass(db.orm, maja, 7, 2026);
		expect(await held()).toEqual(others());
	});

	it("§6 only an order of the same person, cup and year that is paid and not refunded preserves a bought pass", async () => {
		const paidFor = async ({ owner, cup, year }: Of, at: Partial<Order>) => {
			const row = {
				account: owner,
				cup,
				year,
				reference: `${owner}-${cup}-${year}-${at.paidAt ? 1 : 0}`,
				language: "en" as const,
			};
			await db.orm
				.insert(passOrder)
				.values({ ...row, cameFrom: "/", amount: 1, currency: "SEK", openedAt: NOON, ...at })
				.returning();
		};
		const isBought = async () =>
			(await listPasses(db.orm, 7)).map(({ year, email, bought }) => [year, email.split("@")[0], bought]);
		for (const { owner, cup, year } of all) await openBoughtPass(db.orm, owner, cup, year, NOON);
		for (const one of others()) await paidFor(one, { paidAt: NOON });
		await paidFor({ owner: maja, cup: 7, year: 2026 }, { reference: "open" });
		await paidFor({ owner: maja, cup: 7, year: 2026 }, { reference: "back", paidAt: NOON, takenBackAt: NOON });
		expect(await isBought()).toEqual([
			[2026, "maja", false],
			[2026, "nils", true],
			[2025, "maja", true],
			[2025, "nils", true],
		]);
		expect(await payingOrders(db.orm, maja, 7, 2026)).toEqual([]);
		expect(await payingOrders(db.orm, maja, 7, 2025)).toHaveLength(1);
		expect(await paidOrders(db.orm, maja, 7)).toHaveLength(2);
		for (const { owner, cup, year } of all) await closeBoughtPass(db.orm, owner, cup, year);
		expect(await isBought()).toEqual([
			[2026, "nils", true],
			[2025, "maja", true],
			[2025, "nils", true],
		]);
	});

	it("a team's leader is recorded and removed for one team, year and cup", async () => {
		const given = (year: number, team = "t1") => ({ year, team, teamName: `Team ${team}` });
		for (const { owner, cup, year } of all) {
			expect(await addRegistration(db.orm, owner, cup, given(year))).toBe(true);
			expect(await addRegistration(db.orm, owner, cup, given(year, "t0"))).toBe(true);
		}
		expect(await addRegistration(db.orm, maja, 7, given(2026))).toBe(false);
		const told = async (cup: number) =>
			(await listRegistrations(db.orm, cup)).map(({ email, year, team }) => `${year} ${team} ${email.split("@")[0]}`);
		const before = ["2026 t0 maja", "2026 t0 nils", "2026 t1 maja", "2026 t1 nils"];
		const past = before.map((one) => one.replace("2026", "2025"));
		expect(await told(7)).toEqual([...before, ...past]);
		expect(await removeRegistration(db.orm, maja, 7, 2026, "t1")).toBe(true);
		expect(await removeRegistration(db.orm, maja, 7, 2026, "t1")).toBe(false);
		expect(await told(7)).toEqual([...before.filter((one) => one !== "2026 t1 maja"), ...past]);
		expect(await told(8)).toEqual([...before, ...past]);
	});

	it("the profile and the user show one person's of the cup, the latest year first", async () => {
		const at = accountsOver(db);
		for (const { owner, cup, year } of all) {
			await grantPass(db.orm, owner, cup, year, NOON);
			await addRegistration(db.orm, owner, cup, { year, team: `t-${owner}-${cup}`, teamName: `B ${owner} ${cup}` });
			await addRegistration(db.orm, owner, cup, { year, team: `a-${owner}-${cup}`, teamName: `A ${owner} ${cup}` });
			await addFavouriteTeam(db.orm, owner, cup, team(year, `t-${owner}-${cup}`));
			await addFavouriteField(db.orm, owner, cup, field(year, `f-${owner}-${cup}`));
		}
		for (const owner of [nils, maja])
			for (const cup of [8, 7]) await db.orm.insert(pin).values({ account: owner, cup, match: `m-${owner}-${cup}`, year: 2026 });
		await signInDevice(db.orm, nils, "Of nils", later(1));
		const token = await signInDevice(db.orm, maja, "Of maja", NOON);
		const names = [`A ${maja} 7`, `B ${maja} 7`];
		const { devices, registrations, purchases } = await profileOf(at.service, maja);
		expect(devices.map(({ name }) => name)).toEqual(["Of maja"]);
		expect(registrations).toEqual([2026, 2025].flatMap((year) => names.map((teamName) => ({ year, teamName }))));
		expect(purchases.map(({ year }) => year)).toEqual([2026, 2025]);
		expect(await at.user(token)).toMatchObject({
			...{ id: maja, email: "maja@cup.example", pin_match: `m-${maja}-7`, pin_year: 2026 },
			purchases: [2025, 2026].map((year) => ({ type: "tournament_pass", year })),
			registrations: [2026, 2025].flatMap((year) => names.map((teamName) => ({ year, teamName }))),
			favourite_teams: [2025, 2026].map((year) => ({ team_id: `t-${maja}-7`, year })),
			favourite_arenas: [2025, 2026].map((year) => ({ field_id: `f-${maja}-7`, year })),
		});
		expect((await at.call("DELETE", "/api/user/pin", { token })).status).toBe(204);
		const pinned = (await db.orm.select().from(pin)).map(({ match }) => match).sort();
		expect(pinned).toEqual([`m-${maja}-8`, `m-${nils}-7`, `m-${nils}-8`].sort());
		await at.settled();
	});
});

describe("an order", () => {
	const wanted = { cup: 7, year: 2026, language: "en", cameFrom: "/2026", amount: 14_900, currency: "SEK" } as const;
	const MINUTE = 60_000;

	it("is continued by the same person for the same pass on the same page, for half an hour", async () => {
		const one = await openOrder(db.orm, maja, wanted, NOON);
		expect(one).toMatchObject({ ...wanted, account: maja, openedAt: NOON, paidAt: null, closedAt: null });
		expect(one?.reference).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
		expect(await openOrder(db.orm, maja, wanted, later(30 * MINUTE - 1))).toEqual(one);
		expect((await openOrder(db.orm, nils, wanted, NOON))?.id).not.toBe(one?.id);
		for (const other of [
			{ cup: 8 },
			{ year: 2025 },
			{ language: "sv" },
			{ cameFrom: "/2026/streams" },
			{ amount: 1 },
			{ currency: "EUR" },
		] as const) {
			const found = await openOrder(db.orm, maja, { ...wanted, ...other }, NOON);
			expect(found?.id, JSON.stringify(other)).not.toBe(one?.id);
			expect(found).toMatchObject(other);
		}
		expect((await openOrder(db.orm, maja, wanted, later(30 * MINUTE)))?.id).not.toBe(one?.id);
		expect(await openOrder(db.orm, 999_999, wanted, NOON)).toBeUndefined();
	});

	it.each(["paidAt", "closedAt"] as const)("is not continued if its %s is set", async (over) => {
		const one = (await openOrder(db.orm, maja, wanted, NOON))!;
		await db.orm.update(passOrder).set({ [over]: NOON });
		expect((await openOrder(db.orm, maja, wanted, NOON))?.id).not.toBe(one.id);
	});

	it("that gets its Checkout ends the older open ones of the same person and pass, and no other", async () => {
		const open = async (name: string, owner: number, over: object = {}) => {
			const order = (await openOrder(db.orm, owner, { ...wanted, cameFrom: `/${name}`, ...over }, NOON))!;
			await saveCheckoutSession(db.orm, order, `cs_${name}`, NOON);
		};
		await open("of-nils", nils);
		await open("of-cup-8", maja, { cup: 8 });
		await open("of-2025", maja, { year: 2025 });
		await open("older", maja);
		const row = { ...wanted, account: maja, openedAt: NOON };
		await db.orm.insert(passOrder).values([
			{ ...row, reference: "paid", session: "cs_paid", paidAt: NOON },
			{ ...row, reference: "without", session: null },
		]);
		const newest = (await openOrder(db.orm, maja, { ...wanted, cameFrom: "/newest" }, NOON))!;
		await db.orm.insert(passOrder).values({ ...row, reference: "newer", session: "cs_newer" });
		expect(await saveCheckoutSession(db.orm, newest, "cs_newest", later(1))).toEqual(["cs_older"]);
		expect(await saveCheckoutSession(db.orm, { ...newest, session: "cs_newest" }, "cs_newest", later(2))).toEqual([]);
		expect(await saveCheckoutSession(db.orm, { ...newest, session: "cs_newest" }, "cs_again", later(2))).toEqual(["cs_newest"]);
		const closed = (await db.orm.select().from(passOrder)).filter(({ closedAt }) => closedAt !== null);
		expect(closed.map(({ session, closedAt }) => [session, closedAt]).sort()).toEqual(
			[
				["cs_older", later(1)],
				[null, later(1)],
			].sort(),
		);
	});
});

describe("a signed-in device", () => {
	const signIn = async (owner: number, name: string, at = NOON) => {
		const token = await signInDevice(db.orm, owner, name, at);
		return { token, id: Number(token.split("|")[0]) };
	};
	const names = async () => (await db.orm.select().from(device)).map(({ name }) => name).sort();

	it("is signed out alone, everywhere but here, or everywhere, without affecting other accounts", async () => {
		const [one] = [await signIn(maja, "m1"), await signIn(maja, "m2"), await signIn(maja, "m3")];
		const [other] = [await signIn(nils, "n1"), await signIn(nils, "n2")];
		await revokeDeviceOf(db.orm, nils, one.id);
		expect(await names()).toEqual(["m1", "m2", "m3", "n1", "n2"]);
		await revokeDeviceOf(db.orm, maja, one.id);
		expect(await names()).toEqual(["m2", "m3", "n1", "n2"]);
		await revokeDevice(db.orm, other.id);
		expect(await names()).toEqual(["m2", "m3", "n2"]);
		const kept = await signIn(maja, "m4");
		await revokeOtherDevices(db.orm, maja, kept.id);
		expect(await names()).toEqual(["m4", "n2"]);
		await revokeDevices(db.orm, maja);
		expect(await names()).toEqual(["n2"]);
	});

	it("stays so for half a year without a use and 400 days in all, to the millisecond; a use is noted after an hour", async () => {
		const { token, id } = await signIn(maja, "m1");
		expect(await ownerOf(db.orm, token, later(IDLE_MS))).toMatchObject({ account: { id: maja }, device: id });
		await db.orm.update(device).set({ lastUsedAt: NOON });
		expect(await ownerOf(db.orm, token, later(IDLE_MS + 1))).toBeUndefined();
		const usedAt = async () => (await db.orm.select().from(device))[0]?.lastUsedAt;
		await ownerOf(db.orm, token, later(3_600_000));
		expect(await usedAt()).toEqual(NOON);
		await ownerOf(db.orm, token, later(3_600_001));
		expect(await usedAt()).toEqual(later(3_600_001));
		await db.orm.update(device).set({ lastUsedAt: later(LIFETIME_MS) });
		expect(await ownerOf(db.orm, token, later(LIFETIME_MS))).toBeDefined();
		expect(await ownerOf(db.orm, token, later(LIFETIME_MS + 1))).toBeUndefined();
		await sweepDevices(db.orm, later(LIFETIME_MS));
		expect(await names()).toEqual(["m1"]);
		await sweepDevices(db.orm, later(LIFETIME_MS + 1));
		expect(await names()).toEqual([]);
		await signIn(maja, "idle");
		await sweepDevices(db.orm, later(IDLE_MS));
		expect(await names()).toEqual(["idle"]);
		await sweepDevices(db.orm, later(IDLE_MS + 1));
		expect(await names()).toEqual([]);
	});

	it("beyond fifty of an account replaces the one used longest ago, without affecting other accounts", async () => {
		const row = { createdAt: NOON, secretHash: new Uint8Array(32) };
		await db.orm.insert(device).values(
			[maja, nils].flatMap((owner) =>
				// The first made was used last.
				Array.from({ length: 50 }, (_, n) => ({ ...row, account: owner, name: `${owner} ${n}`, lastUsedAt: later(-n) })),
			),
		);
		await signIn(maja, "new", later(1));
		const left = await names();
		expect(left).toHaveLength(100);
		expect(left).toContain("new");
		expect(left).not.toContain(`${maja} 49`);
	});

	it("visits the identity site until 20 minutes without a use and 4 hours in all, and ends the account's other visits alone", async () => {
		const [one, two, other] = [await signIn(maja, "m1"), await signIn(maja, "m2"), await signIn(nils, "n1")];
		const open = async (id: number) => (await openSession(db.orm, id, NOON))!;
		const [first, same, beside, ofOther] = [await open(one.id), await open(one.id), await open(two.id), await open(other.id)];
		const living = async (at = NOON) => {
			const found = [];
			for (const secret of [first, same, beside, ofOther]) found.push((await sessionOf(db.orm, secret, at)) !== undefined);
			return found;
		};
		const visit = (await sessionOf(db.orm, first, NOON))!;
		expect(visit).toMatchObject({ account: { id: maja }, device: one.id, secret: first });
		await endOtherSessions(db.orm, visit);
		expect(await living()).toEqual([true, false, false, true]);
		await endSession(db.orm, first);
		expect(await living()).toEqual([false, false, false, true]);

		expect(await living(later(SESSION_IDLE_MS))).toEqual([false, false, false, false]);
		const count = async () => (await db.orm.select().from(identitySession)).length;
		await sweepSessions(db.orm, later(SESSION_IDLE_MS));
		expect(await count()).toBe(1);
		expect((await living(later(60_000)))[3]).toBe(true);
		expect((await db.orm.select().from(identitySession))[0]?.lastUsedAt).toEqual(NOON);
		expect((await living(later(SESSION_IDLE_MS - 1)))[3]).toBe(true);
		await db.orm.update(identitySession).set({ lastUsedAt: later(SESSION_LIFETIME_MS) });
		expect((await living(later(SESSION_LIFETIME_MS - 1)))[3]).toBe(true);
		expect((await living(later(SESSION_LIFETIME_MS)))[3]).toBe(false);
		await sweepSessions(db.orm, later(SESSION_LIFETIME_MS));
		expect(await count()).toBe(1);
		await sweepSessions(db.orm, later(SESSION_LIFETIME_MS + 1));
		expect(await count()).toBe(0);
		await revokeDevice(db.orm, other.id);
		expect(await openSession(db.orm, other.id, NOON)).toBeUndefined();
	});
});

describe("a one-time secret", () => {
	const KINDS = Object.keys(VALID_MS) as SecretKind[];

	it("is good for its kind, once, until its time is over, to the millisecond", async () => {
		expect(VALID_MS).toEqual({ identity: 60_000, "password-reset": 3_600_000, "email-confirmation": 3_600_000 });
		for (const kind of KINDS) {
			const payload = { email: "new@cup.example", device: 5 };
			const secret = await makeSecret(db.orm, kind, maja, NOON, payload);
			for (const other of KINDS.filter((one) => one !== kind)) {
				expect(await findSecret(db.orm, other, secret, NOON), `${kind} as ${other}`).toBeUndefined();
				expect(await spendSecret(db.orm, other, secret, NOON), `${kind} as ${other}`).toBeUndefined();
			}
			const over = later(VALID_MS[kind]);
			expect(await findSecret(db.orm, kind, secret, over)).toBeUndefined();
			expect(await spendSecret(db.orm, kind, secret, over)).toBeUndefined();
			const last = later(VALID_MS[kind] - 1);
			expect(await findSecret(db.orm, kind, secret, last)).toEqual({ account: maja, payload });
			expect(await spendSecret(db.orm, kind, secret, last)).toEqual({ account: maja, payload });
			expect(await findSecret(db.orm, kind, secret, NOON)).toBeUndefined();
			expect(await spendSecret(db.orm, kind, secret, NOON)).toBeUndefined();
		}
	});

	it("is dropped with all of its kind of one person, and swept when it is over", async () => {
		const made = new Map<string, string>();
		for (const owner of [maja, nils])
			for (const kind of KINDS) made.set(`${owner} ${kind}`, await makeSecret(db.orm, kind, owner, NOON));
		await dropSecrets(db.orm, "password-reset", maja);
		for (const [of, secret] of made) {
			const [owner, kind] = of.split(" ") as [string, SecretKind];
			const found = await findSecret(db.orm, kind, secret, NOON);
			expect(found?.account, of).toBe(of === `${maja} password-reset` ? undefined : Number(owner));
		}
		const count = async () => (await db.orm.select().from(oneTimeSecret)).length;
		await sweepSecrets(db.orm, later(60_000));
		expect(await count()).toBe(5);
		await sweepSecrets(db.orm, later(60_001));
		expect(await count()).toBe(3);
	});
});

describe("what is over", () => {
	it("is swept of every sort, and what is not over is left", async () => {
		const DAY = 86_400_000;
		const { id } = (
			await db.orm
				.insert(device)
				.values({ account: maja, name: "m1", secretHash: new Uint8Array(32), createdAt: NOON, lastUsedAt: NOON })
				.returning()
		)[0]!;
		await openSession(db.orm, id, NOON);
		await makeSecret(db.orm, "identity", maja, NOON);
		await openOrder(db.orm, maja, { ...{ cup: 7, year: 2026, language: "en", cameFrom: "/", amount: 1, currency: "SEK" } }, NOON);
		await postLetter(db.orm, 7, { kind: "passwordReset", account: maja }, NOON);
		await new Limits(db.orm).knowPlace(keyOf("p"), NOON);
		const tables = { device, identitySession, oneTimeSecret, passOrder, outbox, attempt };
		const left = async () => {
			const counts = await Promise.all(Object.values(tables).map((table) => db.orm.$count(table)));
			return Object.keys(tables).filter((_, index) => counts[index] !== 0);
		};
		await sweep(db.orm, NOON);
		expect(await left()).toEqual(Object.keys(tables));
		await sweep(db.orm, later(DAY));
		expect(await left()).toEqual(["device", "passOrder", "outbox", "attempt"]);
		await sweep(db.orm, later(9 * DAY));
		expect(await left()).toEqual(["device", "passOrder", "attempt"]);
		await sweep(db.orm, later(61 * DAY));
		expect(await left()).toEqual(["device", "attempt"]);
		await sweep(db.orm, later(181 * DAY));
		expect(await left()).toEqual([]);
	});

	it("a place where a person has signed in is theirs for 90 days from the last time", async () => {
		const limits = new Limits(db.orm);
		const days = (count: number) => later(count * 86_400_000);
		const place = keyOf("place");
		await limits.knowPlace(place, NOON);
		await limits.knowPlace(place, days(80));
		expect(await limits.isKnownPlace(place, days(169))).toBe(true);
		expect(await limits.isKnownPlace(keyOf("another"), days(80))).toBe(false);
		expect(await limits.isKnownPlace(place, days(170))).toBe(false);
	});

	it("an account deleted by two requests at once gets one mail", async () => {
		const at = accountsOver(db);
		const [person] = await db.orm.select().from(account).where(eq(account.id, maja));
		await deleteAndNotify(at.service, person!);
		await deleteAndNotify(at.service, person!);
		await at.settled();
		expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["accountDeleted", "maja@cup.example"]]);
	});
});

describe("a letter", () => {
	const ORDER = { year: 2026, reference: "7KF3-9QXM", amount: "149 kr", day: "15 juli 2026" };
	const RESET = { until: later(3_600_000) };

	it("has its recipient, where its button leads and when it expires", async () => {
		const at = accountsOver(db);
		await addDesk(db.orm, 7, { name: "Office", email: "office@cup.example", role: "office", arena: null, until: null }, NOON);
		const desk = (await findDesk(db.orm, 7, "office@cup.example"))!;
		await inviteDesk(db.orm, desk.id, NOON);
		const gone = { name: "Gone", email: "gone@cup.example", language: "sv" } as const;
		const letters: readonly Letter[] = [
			...(["passwordReset", "passwordChanged", "passwordChangedInProfile", "alreadyRegistered"] as const).map((kind) => ({
				...{ kind, account: maja },
			})),
			{ kind: "emailConfirmation", account: maja, email: "new@cup.example" },
			{ kind: "emailChanged", account: maja, email: "old@cup.example" },
			{ kind: "accountDeleted", to: gone },
			{ kind: "passReceipt", account: maja, order: ORDER, language: "sv" },
			{ kind: "passRefund", account: maja, order: ORDER, language: "sv" },
			{ kind: "staffInvitation", desk: desk.id, language: "sv", until: later(5_000) },
		];
		for (const letter of letters) await at.service.post(letter);
		const waiting = await db.orm.select().from(outbox).orderBy(outbox.id);
		expect(waiting.map(({ way, account, until }) => [way, account, until])).toEqual([
			["letter", maja, RESET.until],
			["letter", maja, null],
			["letter", maja, null],
			["letter", maja, null],
			["letter", maja, RESET.until],
			["letter", maja, null],
			["letter", null, null],
			["letter", maja, null],
			["letter", maja, null],
			["letter", null, later(5_000)],
		]);
		await at.lettersSent();
		const address = {
			passwordReset: "/identity/reset/",
			emailConfirmation: "/identity/confirm/",
			staffInvitation: "/office/invitation/",
		};
		expect(at.letters.map(({ kind, to, link }) => [kind, to.email, to.language, link?.replace(/[\w-]{43}$/, "")])).toEqual([
			["passwordReset", "maja@cup.example", "en", `https://cup.example${address.passwordReset}`],
			["passwordChanged", "maja@cup.example", "en", "https://cup.example/signin"],
			["passwordChangedInProfile", "maja@cup.example", "en", "https://cup.example/signin"],
			["alreadyRegistered", "maja@cup.example", "en", "https://cup.example/signin"],
			["emailConfirmation", "new@cup.example", "en", `https://cup.example${address.emailConfirmation}`],
			["emailChanged", "old@cup.example", "en", undefined],
			["accountDeleted", "gone@cup.example", "sv", undefined],
			["passReceipt", "maja@cup.example", "sv", "https://cup.example/2026/streams"],
			["passRefund", "maja@cup.example", "sv", undefined],
			["staffInvitation", "office@cup.example", "sv", `https://cup.example${address.staffInvitation}`],
		]);
		const secretOf = (kind: string) => at.letters.find((one) => one.kind === kind)!.link!.slice(-43);
		expect(await findSecret(db.orm, "password-reset", secretOf("passwordReset"), NOON)).toEqual({ account: maja, payload: null });
		expect(await findSecret(db.orm, "email-confirmation", secretOf("emailConfirmation"), NOON)).toEqual({
			...{ account: maja, payload: { email: "new@cup.example" } },
		});
		await at.service.close();
	});

	it("that is requested again replaces the waiting one: of its kind and person alone, in its cup", async () => {
		const post = (letter: Letter, cup = 7) => postLetter(db.orm, cup, letter, NOON);
		const waiting = async () =>
			(await db.orm.select().from(outbox).orderBy(outbox.id)).map(({ cup, content }) => {
				const { kind, account, email } = content as { kind: string; account: number; email?: string };
				return [cup, account === maja ? "maja" : "nils", kind, ...(email ? [email] : [])].join(" ");
			});
		for (const account of [maja, nils]) {
			await post({ kind: "passwordReset", account });
			await post({ kind: "emailConfirmation", account, email: "first" });
			await post({ kind: "passwordChanged", account });
		}
		await post({ kind: "passwordReset", account: maja }, 8);
		const before = await waiting();
		await post({ kind: "passwordReset", account: maja });
		await post({ kind: "emailConfirmation", account: maja, email: "second" });
		await post({ kind: "passwordChanged", account: maja });
		const after = before.filter((one) => !["7 maja passwordReset", "7 maja emailConfirmation first"].includes(one));
		expect(before).toHaveLength(7);
		const now = [...after, "7 maja passwordReset", "7 maja emailConfirmation second", "7 maja passwordChanged"];
		expect(await waiting()).toEqual(now);
		await dropLetters(db.orm, maja, ["emailConfirmation"]);
		expect(await waiting()).toEqual(now.filter((one) => one !== "7 maja emailConfirmation second"));
		await dropLetters(db.orm, maja, ["passwordReset"]);
		expect((await waiting()).filter((one) => one.includes("passwordReset"))).toEqual(["7 nils passwordReset"]);
	});

	it("of moved matches is sent to those who requested it at a confirmed address: of the team, the year and the cup", async () => {
		const told = { toldOfMoves: true, emailConfirmedAt: NOON };
		const person = async (name: string, over: Partial<typeof account.$inferInsert> = {}) => {
			const given = { name, email: `${name}@cup.example`, passwordHash: "x", language: "en", createdAt: NOON } as const;
			const [made] = await db.orm
				.insert(account)
				.values({ ...given, ...told, ...over })
				.returning();
			return made!.id;
		};
		const team = (id: string, year = 2026) => ({
			...{ year, team: id, teamName: id, nation: "", nationCode: "", category: "", catShort: "" },
		});
		const [one, both] = [await person("one"), await person("both")];
		for (const [id, followed, year = 2026] of [
			[one, "t1"],
			[both, "t1"],
			[both, "t2"],
			[await person("another-team"), "t3"],
			[await person("another-year"), "t1", 2025],
			[await person("never-asked", { toldOfMoves: false }), "t1"],
			[await person("not-confirmed", { emailConfirmedAt: null }), "t1"],
		] as const)
			await addFavouriteTeam(db.orm, id, 7, team(followed, year));
		await addFavouriteTeam(db.orm, await person("another-cup"), 8, team("t1"));
		const leader = await person("leader");
		await addRegistration(db.orm, leader, 7, { year: 2026, team: "t1", teamName: "t1" });
		await addRegistration(db.orm, one, 7, { year: 2025, team: "t1", teamName: "t1" });
		const mailed = async (as: "teams" | "followers", teams: readonly string[]) =>
			(await mailedAccounts(db.orm, { cup: 7, year: 2026, teams, as })).map(({ id }) => id).sort((a, b) => a - b);
		expect(await mailed("followers", ["t1", "t2"])).toEqual([one, both]);
		expect(await mailed("followers", ["t2"])).toEqual([both]);
		expect(await mailed("followers", [])).toEqual([]);
		expect(await mailed("teams", ["t1", "t2"])).toEqual([leader]);
		expect(await mailed("teams", ["t2"])).toEqual([]);
	});
});
