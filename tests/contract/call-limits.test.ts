import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNT_CALLS } from "../../src/accounts/service.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { CallBudget } from "../../src/http/call-budget.ts";
import { DESK_CALLS } from "../../src/office/call-limit.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { accountsOver } from "../support/account-caller.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
});
afterAll(() => db.close());

it("an account of the office with too many calls gets a retry time, while another account is answered", async () => {
	const clock = { now: 0 };
	const at = await officeOver(db, 7, { monotonicNow: () => clock.now });
	try {
		const [greedy, other] = [await at.signedIn(), await at.signedIn({ role: "results" })];
		const asked = () => greedy.ask("GET", "/ledger/as-it-was/quarters?date=2026-07-14");
		const statuses: number[] = [];
		for (let times = 0; times < DESK_CALLS.burst / 10 + 1; times++) statuses.push((await asked()).status);
		expect(statuses.indexOf(429)).toBe(DESK_CALLS.burst / 10 - 1);
		const refused = await asked();
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
		expect(refused.body.message).toMatch(/again in a minute/);
		expect((await other.ask("GET", "/session")).status).toBe(200);
		clock.now += 1_000;
		expect((await asked()).status).toBe(200);
	} finally {
		await at.close();
	}
});

it("a desk at its busiest never meets its limit: a slip every three seconds, a search typed fast, a change a second, for an hour", () => {
	let now = 0;
	const budget = new CallBudget(DESK_CALLS, () => now);
	for (let second = 0; second < 3_600; second++) {
		now = second * 1_000;
		// Each second: the day asked for after a change, four letters of a search.
		const calls = [1, 1, 1, 1, 1];
		// A slip: its match, a preview, the act, and what its screen asks for again.
		if (second % 3 === 0) calls.push(1, 4, 4, 1, 1, 1);
		// A change of screens, and two views of the cup as it was.
		if (second % 20 === 0) calls.push(...Array(8).fill(1), 10, 10);
		for (const points of calls) expect(budget.spend("desk", points)).toBe(0);
	}
});

it("an account with too many calls gets a retry time with any of its tokens, while others are answered", async () => {
	const clock = { now: 0 };
	const at = accountsOver(db, { monotonicNow: () => clock.now });
	const [greedy, other] = [await at.registered("greedy@cup.example"), await at.registered("other@cup.example")];
	const second = (await at.signIn("greedy@cup.example", "four lighthouses at sea")).text;
	const user = (token: string) => at.call("GET", "/api/user", { token });
	for (let times = 0; times < ACCOUNT_CALLS.burst; times++) expect((await user(greedy)).status).toBe(200);
	const refused = await user(second);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
	expect((await user(other)).status).toBe(200);
	clock.now += 1_000;
	expect((await user(greedy)).status).toBe(200);
	await at.settled();
});
