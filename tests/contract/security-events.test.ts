import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { addDesk, inviteDesk } from "../../src/office/staff/invitation.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { accountsOver } from "../support/account-caller.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
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
