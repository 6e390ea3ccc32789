import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { staff, staffPasskey } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { OfficeOptions } from "../../src/office/service.ts";
import { firstStartCode } from "../../src/office/staff/first-start.ts";
import { addDesk, inviteDesk } from "../../src/office/staff/invitation.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { accountsOver, RIGHT } from "../support/account-caller.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { identityOver } from "../support/identity-visitor.ts";
import { officeOver } from "../support/office-visitor.ts";

const CHOSEN = "seven gulls on a pier";
let db: Database;
let lines: Record<string, unknown>[];
beforeAll(async () => {
	db = await openInMemory();
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
});
beforeEach(async () => {
	await emptyTables(db, "staff", "attempt", "account");
	lines = [];
});
afterAll(() => db.close());

const log = {
	info: (about: object) => void lines.push({ level: "info", ...about }),
	warn: (about: object) => void lines.push({ level: "warn", ...about }),
	error: (about: object) => void lines.push({ level: "error", ...about }),
};
const events = () => lines.filter((line) => "security" in line).map(({ level, security }) => `${level} ${security}`);

it("a person's sign-ins, wrong passwords, limits, ended tokens and foreign pages are events without secrets or addresses", async () => {
	const at = accountsOver(db, { log });
	const token = await at.registered("asa@cup.example");
	const signIn = (password: string) =>
		at.call("POST", "/sanctum/token", { body: { email: "asa@cup.example", password, device_name: "phone" } });
	for (let times = 0; times < 11; times++) await signIn(`wrong-password-${times}`);
	await at.call("POST", "/api/logout", { token });
	await at.call("GET", "/api/user", { token });
	await at.call("GET", "/api/user");
	await at.call("POST", "/api/logout", { token, headers: { origin: "https://evil.example" } });
	expect(events()).toEqual([
		"info registered",
		...Array(10).fill("warn wrong-password"),
		...["warn limit", "info signed-out", "warn session-refused", "warn request-refused"],
	]);
	const wrong = lines.find(({ security }) => security === "wrong-password");
	expect(wrong).toMatchObject({ call: "POST /sanctum/token", status: 422, from: "192.0.2.1" });
	expect(wrong?.account).toMatch(/^[0-9a-f]{12}$/);
	expect(new Set(lines.filter(({ security }) => security === "wrong-password").map(({ account }) => account)).size).toBe(1);
	expect(JSON.stringify(lines)).not.toMatch(/asa@|wrong-password-\d|phone/);
	expect(JSON.stringify(lines)).not.toContain(token);
});

it("bodies that cannot be read are counted by address, and a picture that is refused by account", async () => {
	const at = identityOver(db, { log });
	const token = await at.registered("asa@cup.example");
	lines = [];
	for (let times = 0; times < 40; times++)
		await at.call("POST", "/sanctum/token", { body: "{ no JSON", headers: { "content-type": "application/json" } });
	const browser = await at.inside(token);
	await browser.upload(Uint8Array.from([1]));
	// The first ten are logged at once; later ones once a minute, as a number.
	expect(events()).toEqual([...Array(10).fill("info unreadable"), "info signed-in", "warn picture-refused"]);
	expect(lines[0]).toMatchObject({ call: "POST /sanctum/token", status: 400, from: "192.0.2.1" });
	expect(lines[11]).toMatchObject({ status: 422, reason: "notPicture", account: expect.stringMatching(/^[0-9a-f]{12}$/) });
});

it("a desk's way in, what it may not do, and an invitation that is none are events with the desk", async () => {
	const at = await officeOver(db, 7, { log: log as never });
	try {
		const desk = { name: "Results", email: "results@cup.example", role: "results", arena: null, until: null } as const;
		const row = await addDesk(db.orm, 7, desk, at.clock.now);
		const secret = await inviteDesk(db.orm, row!.id, at.clock.now);
		const browser = at.browser();
		await browser.ask("POST", "/invitation/not-a-secret-of-anybody", { password: CHOSEN });
		await browser.ask("POST", `/invitation/${secret}`, { password: CHOSEN });
		await browser.open();
		await browser.ask("PUT", "/rules", { secondFactor: true });
		await browser.ask("POST", "/sign-out", {});
		await browser.ask("POST", "/sign-in", { email: desk.email, password: "wrong" });
		await browser.ask("POST", "/sign-in", { email: desk.email, password: CHOSEN });
		expect(events()).toEqual([
			...["warn invitation-refused", "info invitation-taken", "warn role-refused"],
			...["info signed-out", "warn wrong-password", "info signed-in"],
		]);
		expect(lines.find(({ security }) => security === "role-refused")).toMatchObject({
			desk: row!.id,
			call: "PUT /office/api/rules",
		});
		expect(JSON.stringify(lines)).not.toContain(secret);
		expect(JSON.stringify(lines)).not.toMatch(/results@|gulls/);
	} finally {
		await at.close();
	}
});

const TOLD = ["level", "security", "call", "status", "from", "account", "desk", "reason"];
/** Events with nothing in them but what the operator's page names, and nothing of what was typed or carried. */
function expectPlain(...secrets: readonly string[]): void {
	for (const line of lines.filter((one) => "security" in one)) {
		expect(Object.keys(line).filter((key) => !TOLD.includes(key))).toEqual([]);
		expect(line).toMatchObject({ call: expect.stringMatching(/^[A-Z]+ \//), status: expect.any(Number), from: "192.0.2.1" });
	}
	for (const secret of secrets) expect([secret.length >= 4, JSON.stringify(lines).includes(secret)]).toEqual([true, false]);
}

it("a first start, wrong, replayed and right codes, sessions that ended, passkeys and the rule are each one event of the desk", async () => {
	const connectionOf = () => ({ address: "127.0.0.1", host: "localhost" });
	const at = await officeOver(db, 7, { log: log as never, connectionOf });
	const later = (seconds: number) => {
		at.clock.now = new Date(at.clock.now.getTime() + seconds * 1000);
	};
	try {
		const code = (await firstStartCode({ database: db, brand: { cup: 7 }, now: () => at.clock.now } as OfficeOptions))!;
		const given = { name: "Office", email: "first@cup.example", password: CHOSEN };
		const home = { base: "http://localhost", headers: { origin: "http://localhost" } };
		const browser = at.browser();
		await browser.ask("POST", "/first-start", { ...given, code: "AAAAA-AAAAA" }, home);
		await browser.ask("POST", "/first-start", { ...given, code }, home);
		await browser.open();
		const secretOfSession = browser.cookie().replace("office=", "");
		const { body } = await browser.ask<{ secret: string }>("POST", "/codes", { password: CHOSEN });
		const codeNow = () => new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: at.clock.now.getTime() });
		await browser.ask("PUT", "/codes", { secret: body.secret, code: codeNow() });
		const replayed = codeNow();
		const other = at.browser();
		const signIn = (oneTime?: string) =>
			other.ask("POST", "/sign-in", { email: given.email, password: CHOSEN, ...(oneTime !== undefined && { code: oneTime }) });
		await signIn();
		await signIn(replayed);
		later(60);
		await signIn(codeNow());
		later(60);
		await browser.ask("PUT", "/rules", { secondFactor: true, password: CHOSEN, code: codeNow() });
		const [row] = await db.orm.select().from(staff);
		const key = { id: "one", publicKey: new Uint8Array([1]), counter: 0, name: "Mac", transports: [], createdAt: at.clock.now };
		await db.orm.insert(staffPasskey).values({ ...key, staff: row!.id });
		later(60);
		await browser.ask("DELETE", "/passkeys/one", { password: CHOSEN, code: codeNow() });
		await browser.ask("DELETE", "/sessions/others");
		await other.ask("GET", "/session");
		await browser.ask("POST", "/sign-out", {});
		await at.browser(secretOfSession).ask("GET", "/session");
		for (let times = 0; times < 11; times++)
			await at.browser().ask("POST", "/sign-in", { email: given.email, password: `wrong guess ${times}` });
		expect(events()).toEqual([
			...["warn wrong-code", "warn first-start", "warn sign-in-changed", "warn wrong-code", "info signed-in"],
			...["warn sign-in-changed", "warn sign-in-changed", "warn sign-in-changed"],
			...["warn session-refused", "info signed-out", "warn session-refused"],
			...[...Array(10).fill("warn wrong-password"), "warn limit"],
		]);
		expect(lines.filter(({ security }) => security === "sign-in-changed").map(({ call, desk }) => [call, desk])).toEqual([
			["PUT /office/api/codes", row!.id],
			["PUT /office/api/rules", row!.id],
			["DELETE /office/api/passkeys/one", row!.id],
			["DELETE /office/api/sessions/others", row!.id],
		]);
		expectPlain(code, body.secret, replayed, CHOSEN, "first@", "wrong guess", secretOfSession);
	} finally {
		await at.close();
	}
});

it("what a person does on the identity site is an event: entering, a wrong password, a new one, dead links, leaving, deleting", async () => {
	const at = identityOver(db, { log });
	const token = await at.registered("asa@cup.example");
	const address = await at.oneTimeAddress(token);
	lines = [];
	const browser = at.visitor();
	await browser.open(address);
	await at.visitor().open(address);
	const change = (old_password: string) =>
		browser.sendInside("/identity/profile/password", { old_password, password: CHOSEN, password_confirmation: CHOSEN });
	await change("not the password");
	await change(RIGHT);
	await at.call("POST", "/sanctum/forgot-password", { body: { email: "asa@cup.example" } });
	const reset = await at.linkOf("passwordReset");
	const chosen = { password: RIGHT, password_confirmation: RIGHT };
	await at.visitor().send(reset, chosen, { "sec-fetch-site": "cross-site" });
	await at.visitor().send(reset, chosen);
	await at.visitor().send(reset, chosen);
	const again = await at.inside((await at.signIn("asa@cup.example", RIGHT)).text);
	await again.sendInside("/identity/delete", { password: "not the password" });
	await again.sendInside("/identity/leave");
	const last = await at.inside((await at.signIn("asa@cup.example", RIGHT)).text);
	await last.sendInside("/identity/delete", { password: RIGHT });
	expect(events()).toEqual([
		...["info signed-in", "warn session-refused", "warn wrong-password", "warn sign-in-changed"],
		...["warn request-refused", "warn sign-in-changed", "warn session-refused"],
		...["info signed-in", "info signed-in", "warn wrong-password", "info signed-out"],
		...["info signed-in", "info signed-in", "warn sign-in-changed"],
	]);
	const wrong = lines.find(({ security }) => security === "wrong-password");
	expect(wrong).toMatchObject({ call: "POST /identity/profile/password", status: 422 });
	expect(wrong?.account).toMatch(/^[0-9a-f]{12}$/);
	expectPlain(token, "asa@", RIGHT, CHOSEN, "not the password", address.split("/").at(-1)!, reset.split("/").at(-1)!);
});
