import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { followedByCalendar } from "../../src/accounts/calendar.ts";
import type { Database } from "../../src/database/database.ts";
import { accountsOver } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";

const TEAM = {
	teamId: "t1",
	year: 2026,
	teamName: "Öckerö IF",
	nation: "Sweden",
	nationCode: "se",
	category: "B",
	catShort: "B",
};
const FIELD = { arenaId: "a1", fieldId: "f2", fieldName: "Heden 2", year: 2025 };

describe.each(await accountPlaces())("My Week's calendar address on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: ReturnType<typeof accountsOver>;
	beforeAll(async () => {
		if (missing) return;
		db = await open();
		at = accountsOver(db);
	});
	beforeEach((context) => {
		if (missing) context.skip();
	});
	afterAll(async () => {
		await at?.settled();
		await db?.close();
		await end?.();
	});

	const addressOf = async (token: string, method = "GET") => {
		const answer = await at.call(method, "/api/user/calendar", { token });
		expect(answer.status, answer.text).toBe(200);
		return (answer.json() as { url: string }).url;
	};
	const secretIn = (url: string) => new URL(url).pathname.split("/").at(-1)?.replace(".ics", "") ?? "";

	it("§5 is secret, 128 bits of it, the same whenever it is requested, and another for each account", async () => {
		const [maja, nils] = [await at.registered("maja@example.se"), await at.registered("nils@example.se")];
		const url = await addressOf(maja);
		expect(new URL(url).pathname).toMatch(/^\/calendar\/my-week\/[\w-]{22}\.ics$/);
		expect(await addressOf(maja)).toBe(url);
		expect(await addressOf(nils)).not.toBe(url);
	});

	it("§5 leads to what its account follows, year by year, and to nothing else", async () => {
		const token = await at.registered("astrid@example.se");
		const secret = secretIn(await addressOf(token));
		await at.call("POST", "/api/user/favorites/teams", { token, body: TEAM });
		await at.call("POST", "/api/user/favorites/fields", { token, body: FIELD });
		expect([...(await followedByCalendar(db.orm, 7, secret))!]).toEqual([
			[2026, { teams: ["t1"], fields: [] }],
			[2025, { teams: [], fields: ["f2"] }],
		]);
		expect(await followedByCalendar(db.orm, 8, secret), "of another cup").toBeUndefined();
		expect(await followedByCalendar(db.orm, 7, "A".repeat(22))).toBeUndefined();
	});

	it("§5 can be renewed: the old address is dead", async () => {
		const token = await at.registered("elin@example.se");
		const old = await addressOf(token);
		const renewed = await addressOf(token, "POST");
		expect(renewed).not.toBe(old);
		expect(await addressOf(token)).toBe(renewed);
		expect(await followedByCalendar(db.orm, 7, secretIn(old))).toBeUndefined();
		expect(await followedByCalendar(db.orm, 7, secretIn(renewed))).toEqual(new Map());
	});

	it("§6 is not returned without a token, and is deleted with its account", async () => {
		expect((await at.call("GET", "/api/user/calendar")).status).toBe(401);
		expect((await at.call("POST", "/api/user/calendar")).status).toBe(401);
		const token = await at.registered("olle@example.se");
		const secret = secretIn(await addressOf(token));
		expect((await at.call("GET", "/api/user/delete", { token })).status).toBe(204);
		expect(await followedByCalendar(db.orm, 7, secret)).toBeUndefined();
	});
});
