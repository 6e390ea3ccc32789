import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempt } from "../../src/accounts/tables/account.ts";
import { staff, staffSession } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { addDesk, INVITATION_VALID_MS, inviteDesk } from "../../src/office/staff/invitation.ts";
import {
	desksHere,
	markPresent,
	openSession,
	SESSION_IDLE_MS,
	SESSION_LIFETIME_MS,
	sweepStaffSessions,
} from "../../src/office/staff/session.ts";
import { CUP_FILE_FORMAT, type CupFileEdition } from "../../src/results/record/cup-file.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { accountsOver } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { DESK_PASSWORD } from "../support/office-desks.ts";
import { officeOver } from "../support/office-visitor.ts";
import { withOwnIds, withYearBefore } from "../support/year-before.ts";

const CHOSEN = "seven gulls on a pier";
const OFFICE = { name: "Office", email: "kansli@cup.example", role: "office", arena: null, until: null } as const;
const HOUR = 3_600_000;

describe.each(await accountPlaces())("signing in to the office on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: Awaited<ReturnType<typeof officeOver>>;
	beforeAll(async () => {
		if (missing) return;
		db = await open();
		await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
		at = await officeOver(db);
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "staff", "attempt");
	});
	afterAll(async () => {
		await at?.close();
		await db?.close();
		await end?.();
	});

	const later = (ms: number) => {
		at.clock.now = new Date(at.clock.now.getTime() + ms);
	};
	async function invited(desk: Parameters<typeof addDesk>[2] = OFFICE): Promise<string> {
		const row = await addDesk(db.orm, 7, desk, at.clock.now);
		return inviteDesk(db.orm, row!.id, at.clock.now);
	}

	it("is to one cup's accounts: another cup's session and invitation do not work there, though one record has both", async () => {
		const { secret } = await at.signedIn();
		const link = await invited();
		const elsewhere = await officeOver(db, 8);
		expect(await at.browser(secret).open()).toBe(200);
		expect(await elsewhere.browser(secret).open()).toBe(401);
		expect((await elsewhere.browser().ask("POST", `/invitation/${link}`, { password: CHOSEN })).status).toBe(404);
		expect((await at.browser().ask("POST", `/invitation/${link}`, { password: CHOSEN })).status).toBe(204);
		await elsewhere.close();
	});

	describe("an invitation", () => {
		it("shows its purpose, and signs in the user who chooses a password", async () => {
			const secret = await invited();
			const browser = at.browser();
			const told = await browser.ask("GET", `/invitation/${secret}`);
			expect(told).toMatchObject({ status: 200, body: { name: "Office", email: OFFICE.email, role: "office" } });
			expect((await browser.ask("POST", `/invitation/${secret}`, { password: CHOSEN })).status).toBe(204);
			expect(await browser.ask("GET", "/session")).toMatchObject({
				status: 200,
				body: { desk: { name: "Office", initials: "OF", role: "office", arena: null }, cup: { id: 7 } },
			});
		});

		it("works once, even if two use it at once", async () => {
			const secret = await invited();
			const both = await Promise.all(
				[at.browser(), at.browser()].map((one) => one.ask("POST", `/invitation/${secret}`, { password: CHOSEN })),
			);
			expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
			expect((await at.browser().ask("GET", `/invitation/${secret}`)).body.because).toBe("no-invitation");
		});

		it("is good for 48 hours and not a moment longer", async () => {
			const secret = await invited();
			later(INVITATION_VALID_MS - 1);
			expect((await at.browser().ask("GET", `/invitation/${secret}`)).status).toBe(200);
			later(1);
			expect((await at.browser().ask("POST", `/invitation/${secret}`, { password: CHOSEN })).status).toBe(404);
		});

		it("that is renewed makes the one before it invalid", async () => {
			const row = await addDesk(db.orm, 7, OFFICE, at.clock.now);
			const first = await inviteDesk(db.orm, row!.id, at.clock.now);
			await inviteDesk(db.orm, row!.id, at.clock.now);
			expect((await at.browser().ask("GET", `/invitation/${first}`)).status).toBe(404);
		});

		it("is limited to twenty attempts an hour per address, which is not stored", async () => {
			const secret = await invited();
			const take = () => at.browser().ask("POST", `/invitation/${secret}`, { password: "short" });
			expect((await take()).status).toBe(422);
			expect(JSON.stringify(await db.orm.select().from(attempt))).not.toContain("192.0.2");
			await db.orm.update(attempt).set({ points: 20 });
			expect((await take()).status).toBe(429);
		});

		it("accepts no password that is too short, common, or the account's own address", async () => {
			const secret = await invited();
			for (const password of ["seven g", "password123", OFFICE.email]) {
				const answer = await at.browser().ask<{ errors: { password: string[] } }>("POST", `/invitation/${secret}`, { password });
				expect(answer.status, password).toBe(422);
				expect(answer.body.errors.password).toHaveLength(1);
			}
			expect((await at.browser().ask("GET", `/invitation/${secret}`)).status).toBe(200);
		});
	});

	describe("a password", () => {
		it("signs in, with a cookie that no script and no other site gets", async () => {
			await at.signedIn({ email: OFFICE.email });
			const browser = at.browser();
			const answer = await browser.ask("POST", "/sign-in", { email: "KANSLI@cup.example", password: DESK_PASSWORD });
			expect(answer.status).toBe(204);
			expect(answer.headers.get("set-cookie")).toMatch(
				/^office=[\w-]{43}; Max-Age=\d+; Path=\/office; HttpOnly; SameSite=Strict$/,
			);
			expect(await browser.open()).toBe(200);
		});

		it("is accepted from no page of another site, also of one that may call the account service", async () => {
			const accounts = accountsOver(db, { isOwnOrigin: () => true }).service;
			const office = await officeOver(db, 7, { accounts });
			await office.signedIn({ email: OFFICE.email });
			const signIn = (headers: Record<string, string>) =>
				office.browser().ask("POST", "/sign-in", { email: OFFICE.email, password: DESK_PASSWORD }, { headers });
			const origin = "https://other.example";
			expect((await signIn({ origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
			expect((await signIn({ origin, "sec-fetch-site": "same-site" })).status).toBe(204);
			await office.close();
		});

		it("the answer is the same for a wrong password, an unknown address, an unused invitation and an expired account", async () => {
			await at.signedIn({ email: "known@cup.example" });
			await at.signedIn({ email: "over@cup.example", until: "2020-01-01" });
			await addDesk(db.orm, 7, OFFICE, at.clock.now);
			const told = [];
			for (const [email, password] of [
				["known@cup.example", "not the password"],
				["nobody@cup.example", DESK_PASSWORD],
				[OFFICE.email, DESK_PASSWORD],
				["over@cup.example", DESK_PASSWORD],
			]) {
				const { status, body, headers } = await at.browser().ask("POST", "/sign-in", { email, password });
				told.push({ status, body, cookie: headers.get("set-cookie") });
			}
			expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
			expect(told[0]).toMatchObject({ status: 422, cookie: null });
		});

		it("costs as much work where there is no such desk", async () => {
			await at.signedIn({ email: "known@cup.example" });
			const cost = async (email: string) => {
				const before = process.cpuUsage();
				await at.browser().ask("POST", "/sign-in", { email, password: "not the password" });
				const { user, system } = process.cpuUsage(before);
				return user + system;
			};
			const [known, unknown]: [number[], number[]] = [[], []];
			for (let round = 0; round < 5; round++) {
				known.push(await cost("known@cup.example"));
				unknown.push(await cost(`nobody-${round}@cup.example`));
			}
			const middle = (costs: number[]) => costs.sort((a, b) => a - b)[2]!;
			expect(middle(unknown)).toBeGreaterThan(middle(known) / 3);
		});

		it("that is guessed ten times from a place is not looked at any more there", async () => {
			await at.signedIn({ email: "known@cup.example" });
			const guess = (password: string, from: string) =>
				at.browser().ask("POST", "/sign-in", { email: "known@cup.example", password }, { from });
			for (let time = 0; time < 10; time++) expect((await guess("a wrong guess", "192.0.2.9")).status).toBe(422);
			const shut = await guess(DESK_PASSWORD, "192.0.2.9");
			expect(shut.status).toBe(429);
			expect(shut.headers.get("retry-after")).toMatch(/^\d+$/);
			expect((await guess(DESK_PASSWORD, "192.0.2.10")).status).toBe(204);
		});

		it("of the public site's account opens nothing", async () => {
			const answer = await at.browser().ask("GET", "/session", undefined, { headers: { authorization: "Bearer 1|secret" } });
			expect(answer).toMatchObject({ status: 401, body: { because: "signed-out" } });
		});
	});

	describe("a session", () => {
		it("ends by itself: unused for a day and a half, or after two weeks", async () => {
			const one = await at.signedIn();
			later(SESSION_IDLE_MS - HOUR);
			expect(await one.open()).toBe(200);
			later(SESSION_IDLE_MS);
			expect(await one.open()).toBe(401);
			const other = await at.signedIn();
			for (let gone = 0; gone < SESSION_LIFETIME_MS - 24 * HOUR; gone += 24 * HOUR) {
				later(24 * HOUR);
				expect(await other.open()).toBe(200);
			}
			later(25 * HOUR);
			expect(await other.open()).toBe(401);
		});

		it("is refused whatever changes something without its token, or from another site", async () => {
			const desk = await at.signedIn();
			for (const headers of [
				{ "x-office-token": undefined },
				{ "x-office-token": "guessed" },
				{ origin: "https://evil.example" },
				{ origin: undefined },
				{ origin: "null" },
				{ "sec-fetch-site": "cross-site" },
			])
				expect((await desk.ask("POST", "/sign-out", {}, { headers })).status, JSON.stringify(headers)).toBe(403);
			const another = await at.signedIn();
			const stolen = (await another.ask<{ token: string }>("GET", "/session")).body.token;
			expect((await desk.ask("POST", "/sign-out", {}, { headers: { "x-office-token": stolen } })).status).toBe(403);
			expect(await desk.open()).toBe(200);
		});

		it("is listed, and each can be ended, but no other desk's", async () => {
			const desk = await at.signedIn({ email: "known@cup.example" });
			const phone = at.browser();
			await phone.ask("POST", "/sign-in", { email: "known@cup.example", password: DESK_PASSWORD });
			type Listed = { sessions: { id: number; isThis: boolean; way: string }[] };
			const { sessions } = (await desk.ask<Listed>("GET", "/sessions")).body;
			expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
			const stranger = await at.signedIn();
			const there = sessions.find(({ isThis }) => !isThis)!;
			expect((await stranger.ask("DELETE", `/sessions/${there.id}`)).status).toBe(404);
			expect(await phone.open()).toBe(200);
			expect((await desk.ask("DELETE", `/sessions/${there.id}`)).status).toBe(204);
			expect(await phone.open()).toBe(401);
		});

		it("ends with its signing out, and its secret is dead", async () => {
			const desk = await at.signedIn();
			expect((await desk.ask("POST", "/sign-out")).status).toBe(204);
			expect(desk.cookie()).toBe("");
			expect(await at.browser(desk.secret).open()).toBe(401);
		});

		it("ends with its desk's last day, by the cup's calendar", async () => {
			const desk = await at.signedIn({ until: "2020-01-01" });
			expect(await desk.open()).toBe(401);
		});

		it("notes once a minute that it and its desk were seen, and is forgotten once it has ended by itself", async () => {
			const { row, ...desk } = await at.signedIn();
			const seen = async () => {
				const [[one], [other]] = [await db.orm.select().from(staff), await db.orm.select().from(staffSession)];
				return [one?.lastSeenAt, other?.lastSeenAt];
			};
			const begun = at.clock.now;
			later(60_000);
			await desk.open();
			expect(await seen()).toEqual([begun, begun]);
			later(1);
			await desk.open();
			expect(await seen()).toEqual([at.clock.now, at.clock.now]);
			const sweptAt = async (ms: number) => {
				await sweepStaffSessions(db.orm, new Date(at.clock.now.getTime() + ms));
				return (await db.orm.select().from(staffSession)).length;
			};
			expect([await sweptAt(SESSION_IDLE_MS), await sweptAt(SESSION_IDLE_MS + 1)]).toEqual([1, 0]);
			const used = { way: "password", device: "x", now: at.clock.now } as const;
			await openSession(db.orm, row.id, used);
			await db.orm.update(staffSession).set({ lastSeenAt: new Date(at.clock.now.getTime() + SESSION_LIFETIME_MS) });
			expect([await sweptAt(SESSION_LIFETIME_MS), await sweptAt(SESSION_LIFETIME_MS + 1)]).toEqual([1, 0]);
		});

		it("is here for the desks of its own cup until its time, whichever process follows it", async () => {
			const [own, other] = [await at.signedIn({ name: "Ours" }), await at.signedIn({ name: "Theirs" })];
			await db.orm.update(staff).set({ cup: 8 }).where(eq(staff.id, other.row.id));
			const until = new Date(at.clock.now.getTime() + 1_000);
			for (const { id } of await db.orm.select().from(staffSession)) await markPresent(db.orm, id, until, "2026-07-14");
			const here = async (now: Date) => (await desksHere(db.orm, 7, now)).map(({ name }) => name);
			expect([await here(at.clock.now), await here(until)]).toEqual([[own.row.name], []]);
		});
	});

	it("does not reveal to outsiders whether a call of the office exists", async () => {
		for (const path of ["/sessions", "/acts", "/colleagues", "/nothing"])
			expect(await at.browser().ask("GET", path), path).toMatchObject({ status: 401, body: { because: "signed-out" } });
	});

	it("sends nothing that may be cached or indexed, and accepts no more than a sheet of two thousand teams", async () => {
		const { headers } = await at.browser().ask("GET", "/came");
		expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex, nofollow"]);
		const sent = (bytes: number) => at.browser().ask("POST", "/sign-in", { email: "x".repeat(bytes) });
		expect([(await sent(2 * 1024 * 1024)).status, (await sent(2 * 1024 * 1024 - 100)).status]).toEqual([413, 422]);
	});
});

it("a session gives the app the present edition: its revision, its categories in the cup's order, and every arena", async () => {
	const record = await openInMemory();
	const cup = withOwnIds(withYearBefore(aSmallCup()));
	const [edition, before] = cup.editions as [CupFileEdition, CupFileEdition];
	edition.categories.reverse();
	expect((await importCup(record, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
	const renamed = { format: CUP_FILE_FORMAT, cup: { id: 7 }, editions: [{ id: edition.id, name: "Lillcupen i år" }] };
	await importCup(record, sourceWithoutLines("renamed", renamed));
	const office = await officeOver(record);
	const { body } = await (await office.signedIn()).ask("GET", "/session");
	const [latest, first] = [(await readEdition(record, 7, edition.id))!, (await readEdition(record, 7, before.id))!];
	expect(latest.revision).not.toBe(first.revision);
	const { id, year, startsOn, endsOn } = edition;
	expect(body).toMatchObject({
		revision: latest.revision,
		cup: {
			...{ id: 7, name: cup.cup.name, sport: "football", zone: "Europe/Stockholm", clock: cup.cup.clock },
			...{ now: "2026-07-14T12:17:00.000Z", today: "2026-07-14" },
			edition: { id, year, name: "Lillcupen i år", startsOn, endsOn },
		},
		categories: edition.categories.map(({ id, name, shortName, gender, age }) => ({ id, name, shortName, gender, age })),
		arenas: cup.arenas.map(({ id, name, fields }) => ({ id, name, fields: fields.map(({ id, name }) => ({ id, name })) })),
	});
	await office.close();
	await record.close();
});
