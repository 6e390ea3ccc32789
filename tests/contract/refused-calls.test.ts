import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { accountsOver } from "../support/account-caller.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

it("an address that sends nothing but broken calls is refused with 429, and no other address with it", async () => {
	let monotonic = 0;
	const at = accountsOver(db, { monotonicNow: () => monotonic });
	const broken = (from: string) =>
		at.call("POST", "/sanctum/token", { body: "{ no JSON", from, headers: { "content-type": "application/json" } });
	const first = await Promise.all(Array.from({ length: 60 }, () => broken("192.0.2.9")));
	expect(first.every(({ status }) => status === 400)).toBe(true);
	const refused = await broken("192.0.2.9");
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
	expect((await broken("192.0.2.10")).status).toBe(400);
	expect((await at.call("GET", "/api/user", { from: "192.0.2.10" })).status).toBe(401);
	monotonic += 1_000;
	expect((await broken("192.0.2.9")).status).toBe(400);
});
