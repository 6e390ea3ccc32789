import { expect, test } from "vitest";
import type { Database, Orm } from "../../src/database/database.ts";
import { accountsOver } from "../support/account-caller.ts";

/** A record that counts its queries. */
function aWatchedRecord() {
	const asked: string[] = [];
	const orm = new Proxy({} as Orm, {
		get(_, property) {
			asked.push(String(property));
			throw new Error("The record is out of reach");
		},
	});
	return { database: { orm } as Database, asked };
}

test("§7 GET /api/user: without a token it is 401 before anything is looked up, even while the record is out of reach", async () => {
	const { database, asked } = aWatchedRecord();
	const { call } = accountsOver(database);
	for (const header of ["accept: */*", "cookie: session=1", "authorization: Basic bWFqYTpmeXJlbg==", "authorization: Bearer "]) {
		const [name, value] = header.split(": ") as [string, string];
		const answer = await call("GET", "/api/user", { headers: { [name]: value } });
		expect(answer.status).toBe(401);
		expect(answer.json()).toEqual({ message: "You are not signed in." });
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
	expect(asked).toEqual([]);
	expect((await call("GET", "/api/user", { token: `1|${"s".repeat(43)}` })).status).toBe(500);
	expect(asked.length, "with a token the record is asked").toBeGreaterThan(0);
});
