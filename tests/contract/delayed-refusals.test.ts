import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { keyOf, LIMITS, Limits } from "../../src/accounts/limit/limits.ts";
import type { Selling } from "../../src/accounts/selling/selling.ts";
import { openStripe } from "../../src/accounts/selling/stripe.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { accountsOver } from "../support/account-caller.ts";
import { emptyTables } from "../support/emptied-tables.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());
// The test ends the delay.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => vi.useRealTimers());

const PROXY = "192.0.2.9";
const SELLING: Selling = {
	stripe: openStripe({ secretKey: "sk_test_standin", apiBase: "http://127.0.0.1:9" }),
	...{
		webhookSecret: "whsec_test",
		price: { amount: 14_900, currency: "SEK" },
		cupName: "Fyrcupen",
		editionOf: async () => null,
	},
};
const JSON_TYPE = { "content-type": "application/json" };

it("malformed calls of an address are answered late once it sends little else, and no other client of the address is refused or delayed", async () => {
	const at = accountsOver(db, { monotonicNow: () => 0 });
	const token = await at.registered("behind-the-proxy@cup.example");
	const order: string[] = [];
	const broken = (name: string) =>
		at.call("POST", "/sanctum/token", { body: "{ no JSON", from: PROXY, headers: JSON_TYPE }).then(({ status }) => {
			order.push(name);
			return status;
		});
	const first = await Promise.all(Array.from({ length: 60 }, () => broken("in time")));
	expect(new Set(first)).toEqual(new Set([400]));
	const late = broken("late");
	const elsewhere = at.call("POST", "/sanctum/token", { body: "{ no JSON", from: "192.0.2.10", headers: JSON_TYPE });
	expect((await elsewhere).status).toBe(400);
	expect((await at.call("GET", "/api/user", { token, from: PROXY })).status).toBe(200);
	order.push("a visitor behind the address");
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await late).toBe(400);
	expect(order.slice(60)).toEqual(["a visitor behind the address", "late"]);
	await at.settled();
});

it("Stripe's signed event is answered at once from an address that has sent forged ones", async () => {
	const at = accountsOver(db, { monotonicNow: () => 0, selling: SELLING });
	const body = JSON.stringify({ id: "evt_1", object: "event", created: 1, type: "invoice.paid", data: { object: {} } });
	const seconds = Math.floor(at.service.now().getTime() / 1000);
	const send = (secret: string) => {
		const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
		const headers = { ...JSON_TYPE, "stripe-signature": `t=${seconds},v1=${signature}` };
		return at.call("POST", "/api/stripe/webhook", { body, from: PROXY, headers });
	};
	const forged = await Promise.all(Array.from({ length: 60 }, () => send("whsec_other")));
	expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([400]));
	let isLate = true;
	const late = send("whsec_other").then(() => {
		isLate = false;
	});
	expect((await send("whsec_test")).status).toBe(200);
	expect(isLate).toBe(true);
	await vi.advanceTimersByTimeAsync(1_000);
	await late;
});

it("a refusal is repeated for a second without asking the record", async () => {
	vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() });
	const limits = new Limits(db.orm);
	const take = (whom: string) => limits.mayTake("testAlertsOfAccount", keyOf(whom));
	for (let times = 0; times < LIMITS.testAlertsOfAccount.points; times++) expect(await take("one")).toBe(true);
	expect(await take("one")).toBe(false);
	await emptyTables(db, "attempt");
	expect([await take("one"), await take("another")]).toEqual([false, true]);
	vi.setSystemTime(Date.now() + 1_000);
	expect(await take("one")).toBe(true);
});
