import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { Leader, PassHolder } from "../../src/office/people/people-view.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
const logged: object[] = [];
let office: Awaited<ReturnType<typeof at.signedIn>>;
const email = "astrid@club.example";
beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
	const write = (about: object) => void logged.push(about);
	at = await officeOver(db, 7, { log: { info: write, warn: write, error: write } as never });
	const person = { name: "A", email: "Astrid@club.example", passwordHash: "-", language: "sv", createdAt: at.clock.now } as const;
	await makeAccount(db.orm, person);
	office = await at.signedIn();
});
afterAll(async () => {
	await at.close();
	await db.close();
});

const SWEDISH = { headers: { "accept-language": "sv" } };

it("a team's leader is recorded by an e-mail address, listed with the team's name, and removed", async () => {
	const leaders = async () => (await office.ask<{ leaders: Leader[] }>("GET", "/people/leaders")).body.leaders;
	expect(await leaders()).toEqual([]);
	expect((await office.ask("POST", "/people/leaders", { email, team: "b14-ask" })).status).toBe(204);
	const [leader] = await leaders();
	expect(leader).toEqual({ email: "Astrid@club.example", year: 2026, team: "b14-ask", teamName: "ASK IF" });
	expect(await office.ask("POST", "/people/leaders", { email, team: "b14-ask" }, SWEDISH)).toMatchObject({
		status: 409,
		body: { message: "Personen är redan ledare för laget. Inget ändrades." },
	});
	const { teamName: _, ...gone } = leader!;
	expect((await office.ask("DELETE", "/people/leaders", gone)).status).toBe(204);
	expect(await leaders()).toEqual([]);
	expect((await office.ask("DELETE", "/people/leaders", gone)).status).toBe(404);
});

it("All Access is given for a year of the cup, and taken back", async () => {
	const passes = async () => (await office.ask<{ passes: PassHolder[] }>("GET", "/people/passes")).body.passes;
	expect((await office.ask("POST", "/people/passes", { email, year: 2026 })).status).toBe(204);
	expect(await passes()).toMatchObject([{ email: "Astrid@club.example", year: 2026, granted: true, bought: false }]);
	expect((await office.ask("POST", "/people/passes", { email, year: 2026 })).status).toBe(409);
	expect((await office.ask("POST", "/people/passes", { email, year: 1999 })).status).toBe(422);
	expect((await office.ask("DELETE", "/people/passes", { email, year: 2026 })).status).toBe(204);
	expect(await passes()).toEqual([]);
	expect((await office.ask("DELETE", "/people/passes", { email, year: 2026 })).status).toBe(404);
});

it.each([
	["POST", "/people/leaders", { email: "nobody@club.example", team: "b14-ask" }, "Nobody has an account"],
	["POST", "/people/leaders", { email, team: "none" }, "not in the record any more"],
	["POST", "/people/passes", { email: "nobody@club.example", year: 2026 }, "registers on the site first"],
] as const)("%s %s %j is refused with the reason", async (method, path, body, reason) => {
	expect(await office.ask(method, path, body)).toMatchObject({ status: 422, body: { message: expect.stringContaining(reason) } });
});

it("a wrong address is an error of its field", async () => {
	const { status, body } = await office.ask("POST", "/people/passes", { email: "no address", year: 2026 });
	expect([status, Object.keys(body.errors as object)]).toEqual([422, ["email"]]);
});

it("no person is in the ledger or the security log, which has each change", async () => {
	expect(await readLedger(db, 7, { most: 9 })).toEqual([]);
	expect(logged.filter((about) => "security" in about && about.security === "access-changed")).toHaveLength(4);
	expect(JSON.stringify(logged)).not.toMatch(/astrid/i);
});
