import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staff, staffPasskey, staffSession } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { INVITATION_VALID_MS } from "../../src/office/staff/invitation.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { accountPlaces } from "../support/account-places.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { DESK_PASSWORD } from "../support/office-desks.ts";
import { officeOver } from "../support/office-visitor.ts";

type Listed = { colleagues: { id: string; name: string; isIn: boolean; invitedAt: string | null }[] };
type Made = { id: string; link: string; mailed: boolean };

const NEW = { name: "Results desk 7", email: "seven@cup.example", role: "results" };
const CUP = "Fyrcupen";

describe.each(await accountPlaces())("the office's colleagues on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: Awaited<ReturnType<typeof officeOver>>;
	beforeAll(async () => {
		if (missing) return;
		db = await open();
		await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
		at = await officeOver(db, 7, { mails: true });
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "staff", "attempt");
		// The office of another cup in the same record: no colleague here, and it does not count as the last office.
		const other = {
			cup: 8,
			name: "Twin office",
			email: NEW.email,
			role: "office",
			passwordHash: "none",
			createdAt: new Date(0),
		} as const;
		await db.orm.insert(staff).values(other);
		at.letters.length = 0;
	});
	afterAll(async () => {
		await at?.close();
		await db?.close();
		await end?.();
	});

	it("sign in by the mailed link too, once: then neither it nor the link from the office works any more", async () => {
		const office = await at.signedIn({ name: "Office" });
		const { body } = await office.ask<Made>("POST", "/colleagues", NEW);
		const waiting = JSON.stringify((await db.orm.execute(sql`select * from outbox where way = 'letter'`)) as unknown);
		expect(waiting).not.toMatch(/[\w-]{43}/);
		expect(waiting).not.toContain("@");
		await at.lettersSent();
		const secrets = [at.letters[0]!.link!, body.link].map((link) => link.split("/").at(-1)!);
		expect(new Set(secrets).size).toBe(2);
		const take = (secret: string) => at.browser().ask("POST", `/invitation/${secret}`, { password: "seven gulls on a pier" });
		const [first, second] = [await take(secrets[0]!), await take(secrets[1]!)];
		expect([first.status, second.status]).toEqual([204, 404]);
	});

	it("are mailed nothing any more once they are in, or once they are removed", async () => {
		const office = await at.signedIn({ name: "Office" });
		const { body } = await office.ask<Made>("POST", "/colleagues", NEW);
		const secret = body.link.split("/").at(-1)!;
		expect((await at.browser().ask("POST", `/invitation/${secret}`, { password: "seven gulls on a pier" })).status).toBe(204);
		await at.lettersSent();
		expect(at.letters).toEqual([]);
	});

	it("are invited by the office: a desk, a link, and a mail in the language that is asked for", async () => {
		const office = await at.signedIn({ name: "Office" });
		const { status, body } = await office.ask<Made>("POST", "/colleagues", { ...NEW, language: "sv" });
		expect(status).toBe(201);
		expect(body.link).toMatch(/^http:\/\/cup\.example\/office\/invitation\/[\w-]{43}$/);
		await at.lettersSent();
		expect(at.letters).toMatchObject([
			{
				kind: "staffInvitation",
				desk: NEW.name,
				to: { email: NEW.email, language: "sv" },
				link: expect.stringContaining("https://cup.example/office/"),
			},
		]);
		const secret = body.link.split("/").at(-1)!;
		const colleague = at.browser();
		expect((await colleague.ask("POST", `/invitation/${secret}`, { password: "seven gulls on a pier" })).status).toBe(204);
		expect(await colleague.open()).toBe(200);
		const { colleagues } = (await office.ask<Listed>("GET", "/colleagues")).body;
		expect(colleagues.map(({ name, isIn }) => [name, isIn])).toEqual([
			["Office", true],
			[NEW.name, true],
		]);
	});

	it("are managed by the office only: every call of other accounts is refused, and changes nothing", async () => {
		const office = await at.signedIn({ name: "Office" });
		const others = [await at.signedIn({ role: "results" }), await at.signedIn({ role: "arena", arena: "heden" })];
		const before = (await office.ask("GET", "/colleagues")).body;
		for (const desk of others)
			for (const [method, path, body] of [
				["GET", "/colleagues"],
				["POST", "/colleagues", NEW],
				["POST", `/colleagues/${office.desk}/invitation`, {}],
				["PUT", `/colleagues/${desk.desk}`, { name: "Office 2", role: "office" }],
				["DELETE", `/colleagues/${office.desk}/sessions`],
				["DELETE", `/colleagues/${office.desk}`, { cupName: CUP }],
			] as const)
				expect((await desk.ask(method, path, body)).status, `${desk.row.role}: ${method} ${path}`).toBe(403);
		expect((await office.ask("GET", "/colleagues")).body).toEqual(before);
		expect(await office.open()).toBe(200);
	});

	it("are removed by an account that types the cup's name, and are signed out at once", async () => {
		const office = await at.signedIn();
		const desk = await at.signedIn({ role: "results" });
		for (const body of [{}, { cupName: "another cup" }])
			expect(await office.ask("DELETE", `/colleagues/${desk.desk}`, body)).toMatchObject({
				status: 422,
				body: { because: "cup-name" },
			});
		expect(await desk.open()).toBe(200);
		expect((await office.ask("DELETE", `/colleagues/${desk.desk}`, { cupName: "fyrcupen " })).status).toBe(204);
		expect(await desk.open()).toBe(401);
	});

	it("always include one office account without a last day, even if two remove each other at once", async () => {
		const office = await at.signedIn({ email: "one@cup.example" });
		await at.signedIn({ until: "2099-01-01" });
		const last = { status: 409, body: { because: "last-office" } };
		const { colleagues } = (await office.ask<Listed>("GET", "/colleagues")).body;
		expect(colleagues.map(({ name }) => name)).not.toContain("Twin office");
		const [twin] = await db.orm.select({ id: staff.id }).from(staff).where(sql`cup = 8`);
		expect((await office.ask("DELETE", `/colleagues/${twin!.id}`, { cupName: CUP })).status).toBe(404);
		expect((await office.ask("PUT", `/colleagues/${twin!.id}`, { name: "Mine", role: "results" })).status).toBe(404);
		expect((await office.ask("POST", `/colleagues/${twin!.id}/invitation`, {})).status).toBe(404);
		expect(await office.ask("DELETE", `/colleagues/${office.desk}`, { cupName: CUP })).toMatchObject(last);
		expect(await office.ask("PUT", `/colleagues/${office.desk}`, { name: "Results", role: "results" })).toMatchObject(last);
		expect(
			await office.ask("PUT", `/colleagues/${office.desk}`, { name: "Office", role: "office", until: "2026-07-19" }),
		).toMatchObject(last);
		const second = await at.signedIn();
		const both = await Promise.all([
			office.ask("DELETE", `/colleagues/${second.desk}`, { cupName: CUP }),
			second.ask("DELETE", `/colleagues/${office.desk}`, { cupName: CUP }),
		]);
		expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
	});

	it("are changed while they sit there: the role counts from the next call", async () => {
		const office = await at.signedIn();
		const desk = await at.signedIn({ role: "results" });
		const now = { name: "Arena lead Heden", role: "arena", arena: "heden", until: null };
		expect((await office.ask("PUT", `/colleagues/${desk.desk}`, now)).status).toBe(204);
		expect((await desk.ask<{ desk: object }>("GET", "/session")).body.desk).toMatchObject({
			role: "arena",
			arena: "heden",
			initials: "HE",
		});
	});

	it("always include an office account that has signed in: an invited one does not count", async () => {
		const office = await at.signedIn({ email: "one@cup.example" });
		await office.ask<Made>("POST", "/colleagues", { ...NEW, role: "office" });
		expect(await office.ask("DELETE", `/colleagues/${office.desk}`, { cupName: CUP })).toMatchObject({
			...{ status: 409, body: { because: "last-office" } },
		});
	});

	it("are listed in the order of their making, with what each may do and its invitation as long as that is good", async () => {
		const before = at.clock.now;
		const office = await at.signedIn({ name: "Office", email: "one@cup.example" });
		const { body } = await office.ask<Made>("POST", "/colleagues", {
			...NEW,
			role: "arena",
			arena: "heden",
			until: "2026-07-19",
		});
		const listed = async () => (await office.ask<{ colleagues: object[] }>("GET", "/colleagues")).body.colleagues;
		const own = {
			...{ id: office.desk, name: "Office", initials: "OF", email: "one@cup.example", role: "office", arena: null, until: null },
			...{ isIn: true, hasCodes: false, invitedAt: null, lastSeenAt: before.toISOString() },
		};
		const invited = {
			...{ id: body.id, name: NEW.name, initials: "R7", email: NEW.email, role: "arena", arena: "heden", until: "2026-07-19" },
			...{ isIn: false, hasCodes: false, lastSeenAt: null },
		};
		expect(await listed()).toEqual([own, { ...invited, invitedAt: before.toISOString() }]);
		const inTime = async (ms: number) => {
			at.clock.now = new Date(before.getTime() + ms);
			await db.orm.update(staffSession).set({ lastSeenAt: at.clock.now });
			return (await listed())[1];
		};
		expect(await inTime(INVITATION_VALID_MS - 1)).toEqual({ ...invited, invitedAt: before.toISOString() });
		expect(await inTime(INVITATION_VALID_MS)).toEqual({ ...invited, invitedAt: null });
		at.clock.now = before;
	});

	it("have one arena as arena leads, of the cup's own, and none as anybody else", async () => {
		const office = await at.signedIn();
		for (const [role, arena] of [
			["arena", null],
			["arena", "nowhere"],
			["results", "heden"],
		])
			expect((await office.ask("POST", "/colleagues", { ...NEW, role, arena })).status, `${role} ${arena}`).toBe(422);
	});

	it("have one desk an address, in whatever case", async () => {
		const office = await at.signedIn();
		await office.ask("POST", "/colleagues", NEW);
		expect((await office.ask("POST", "/colleagues", { ...NEW, email: "SEVEN@cup.example" })).status).toBe(422);
	});

	it("get a new invitation that ends their password and sessions only once it is accepted", async () => {
		const office = await at.signedIn();
		const desk = await at.signedIn({ email: NEW.email, role: "results" });
		const { link } = (await office.ask<Made>("POST", `/colleagues/${desk.desk}/invitation`)).body;
		expect(await desk.open()).toBe(200);
		await at.browser().ask("POST", `/invitation/${link.split("/").at(-1)}`, { password: "seven gulls on a pier" });
		expect(await desk.open()).toBe(401);
		expect((await at.browser().ask("POST", "/sign-in", { email: NEW.email, password: DESK_PASSWORD })).status).toBe(422);
	});

	it("get a new invitation that ends their passkeys too, where the phone that has one is lost", async () => {
		const office = await at.signedIn();
		const desk = await at.signedIn({ email: NEW.email, role: "results" });
		const [found, others] = ["of-the-lost-phone", "of-another-desk"].map((id, index) => ({
			...{ id, staff: (index === 0 ? desk : office).row.id, name: "iPhone", publicKey: new Uint8Array(1) },
			...{ counter: 0, transports: [], createdAt: at.clock.now },
		}));
		await db.orm.insert(staffPasskey).values([found!, others!]);
		const { link } = (await office.ask<Made>("POST", `/colleagues/${desk.desk}/invitation`)).body;
		const back = at.browser();
		await back.ask("POST", `/invitation/${link.split("/").at(-1)}`, { password: "seven gulls on a pier" });
		expect((await db.orm.select().from(staffPasskey)).map(({ id }) => id)).toEqual([others!.id]);
	});

	it("are changed only where there is such a desk", async () => {
		const office = await at.signedIn();
		const { id: _, name, role } = { ...office.row, role: "results" as const };
		expect((await office.ask("PUT", "/colleagues/999999", { name, role, arenas: null, until: null })).status).toBe(404);
	});

	it("are signed out everywhere by the office, where a phone is lost", async () => {
		const office = await at.signedIn();
		const desk = await at.signedIn({ role: "results" });
		expect((await office.ask("DELETE", `/colleagues/${desk.desk}/sessions`)).status).toBe(204);
		expect(await desk.open()).toBe(401);
	});
});
