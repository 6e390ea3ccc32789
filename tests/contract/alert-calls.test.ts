import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alertChoice } from "../../src/accounts/tables/alert.ts";
import type { Database } from "../../src/database/database.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import { accountsOver, NOON, RIGHT, rowsOf, TEAM } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { aSubscription } from "../support/push-stand-in.ts";

describe.each(await accountPlaces())("alerts' calls on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: ReturnType<typeof accountsOver>;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "account", "attempt");
		at = accountsOver(db, { push: { publicKey: "PUBLIC", standIn: undefined } });
	});
	afterAll(async () => {
		await db?.close();
		await end?.();
	});

	const on = (token: string, over: object = {}) =>
		at.call("PUT", "/api/user/alerts", { token, body: { ...aSubscription("https://push.example/1").told, ...over } });
	const told = async (token: string) => (await at.call("GET", "/api/user/alerts", { token })).json();

	it("are off until the device turns them on, with the preset's settings", async () => {
		const token = await at.registered("a@cup.example");
		expect(await told(token)).toMatchObject({ key: "PUBLIC", on: false, lead: 30, quiet: true, from: "22:00", until: "07:00" });
		expect((await on(token)).status).toBe(204);
		expect(await told(token)).toMatchObject({ on: true, choices: [] });
	});

	it("need a token", async () => {
		for (const [method, path] of [
			["GET", "/api/user/alerts"],
			["PUT", "/api/user/alerts"],
			["DELETE", "/api/user/alerts"],
			["PUT", "/api/user/alerts/settings"],
			["PUT", "/api/user/alerts/teams/t1"],
			["POST", "/api/user/alerts/test"],
		] as const)
			expect((await at.call(method, path)).status, `${method} ${path}`).toBe(401);
	});

	it("a service that sends none answers that they are off, and 409 to turning them on", async () => {
		const without = accountsOver(db);
		const token = await without.registered("without@cup.example");
		const answer = await without.call("GET", "/api/user/alerts", { token });
		expect([answer.status, await answer.json()]).toMatchObject([200, { key: null, on: false }]);
		const body = aSubscription("https://push.example/1").told;
		const refused = await without.call("PUT", "/api/user/alerts", { token, body });
		expect([refused.status, await refused.json()]).toEqual([409, { message: "This site does not send alerts." }]);
	});

	it("refuse an endpoint that is no push service's, and keys that are none", async () => {
		const token = await at.registered("a@cup.example");
		for (const endpoint of ["http://push.example/1", "https://127.0.0.1/1", "https://10.0.0.1/1", "https://localhost/1"]) {
			const answer = await on(token, { endpoint });
			expect([endpoint, answer.status]).toEqual([endpoint, 422]);
			expect(answer.json()).toMatchObject({ errors: { endpoint: ["This is not the address of a push service."] } });
		}
		expect((await on(token, { p256dh: "A".repeat(87) })).status).toBe(422);
		expect((await on(token, { auth: "short" })).status).toBe(422);
		expect(await told(token)).toMatchObject({ on: false });
	});

	it("go with the sign-out of their device, and with no other's", async () => {
		const token = await at.registered("a@cup.example");
		await on(token);
		await at.call("PUT", "/api/user/alerts/teams/t1", { token, body: { year: 2026, kinds: ["goal"] } });
		const other = await at.registered("b@cup.example");
		await on(other, { endpoint: "https://push.example/2" });
		await at.call("PUT", "/api/user/alerts/fields/f1", { token: other, body: { year: 2026, kinds: ["moved"] } });
		expect((await at.call("POST", "/api/logout", { token })).status).toBe(204);
		expect([await rowsOf(db, "alert_device"), await rowsOf(db, "alert_choice")]).toEqual([1, 1]);
		const choices = [{ subject: "field", id: "f1", year: 2026, kinds: ["moved"] }];
		expect(await told(other)).toMatchObject({ on: true, choices });
	});

	it("are deleted with the account, and waiting alerts too", async () => {
		const waiting = async () => (await db.orm.select({ way: outbox.way }).from(outbox)).map(({ way }) => way);
		const token = await at.registered("a@cup.example");
		await on(token);
		expect((await at.call("POST", "/api/user/alerts/test", { token })).status).toBe(202);
		expect(await waiting()).toEqual(["alert"]);
		expect((await at.call("GET", "/api/user/delete", { token })).status).toBe(204);
		expect(await rowsOf(db, "alert_device")).toBe(0);
		// The last mail, about the deletion, is not an alert.
		expect(await waiting()).toEqual(["letter"]);
	});

	it("of one browser belong to the last user who turned them on there", async () => {
		const first = await at.registered("a@cup.example");
		const second = await at.registered("b@cup.example");
		await on(first);
		await on(second);
		expect([await told(first), await told(second)]).toMatchObject([{ on: false }, { on: true }]);
		// And of one person's the last time's that was signed in there.
		const again = (await at.signIn("b@cup.example", RIGHT)).text;
		expect((await on(again)).status).toBe(204);
		expect([await told(first), await told(second), await told(again)]).toMatchObject([
			{ on: false },
			{ on: false },
			{ on: true },
		]);
	});

	it("are tried on the device that asks alone, for ten minutes", async () => {
		await at.registered("a@cup.example");
		const token = await at.registered("b@cup.example");
		const device = (await at.signIn("b@cup.example", RIGHT)).text;
		for (const [index, one] of [token, device].entries()) await on(one, { endpoint: `https://push.example/${index}` });
		expect((await at.call("POST", "/api/user/alerts/test", { token: device })).status).toBe(202);
		const waiting = await db.orm.select().from(outbox).where(eq(outbox.way, "alert"));
		const id = Number(device.split("|")[0]);
		const account = Number((await at.user(token)).id);
		const about = { event: `test:${id}:${NOON.getTime()}`, recipient: `device:${id}`, topic: "test", account };
		expect(waiting).toMatchObject([{ ...about, content: { kind: "test" }, until: new Date(NOON.getTime() + 600_000) }]);
	});

	it("of more than a thousand teams and fields are not stored; the kinds of an existing one can still be changed", async () => {
		const token = await at.registered("a@cup.example");
		const choose = (id: string, kinds: string[]) =>
			at.call("PUT", `/api/user/alerts/teams/${id}`, { token, body: { year: 2026, kinds } });
		const device = Number(token.split("|")[0]);
		const row = (index: number) => ({
			...{ device, cup: 7, year: 2026, subject: "team" as const, subjectId: `t${index}`, kinds: ["goal" as const] },
		});
		await db.orm.insert(alertChoice).values(Array.from({ length: 999 }, (_, index) => row(index)));
		expect((await choose("last", ["goal"])).status).toBe(204);
		expect((await choose("one-more", ["goal"])).json()).toMatchObject({ errors: { kinds: [expect.any(String)] } });
		expect((await choose("t7", [])).status).toBe(204);
		const { choices } = (await told(token)) as { choices: { id: string; kinds: string[] }[] };
		expect(choices).toHaveLength(1000);
		expect(choices.find(({ id }) => id === "t7")?.kinds).toEqual([]);
	});

	it("of another cup are neither returned nor ended by this one's heart", async () => {
		const token = await at.registered("a@cup.example");
		const elsewhere = accountsOver(db, { push: { publicKey: "PUBLIC", standIn: undefined }, cup: 8 });
		for (const cup of [at, elsewhere])
			await cup.call("PUT", "/api/user/alerts/teams/t1", {
				token,
				body: { year: 2026, kinds: cup === at ? ["goal"] : ["moved"] },
			});
		const both = async () => [await told(token), (await elsewhere.call("GET", "/api/user/alerts", { token })).json()];
		expect(await both()).toMatchObject([{ choices: [{ kinds: ["goal"] }] }, { choices: [{ kinds: ["moved"] }] }]);
		const { id } = (await at.call("POST", "/api/user/favorites/teams", { token, body: TEAM })).json();
		await at.call("DELETE", `/api/user/favorites/teams/${id}`, { token });
		expect(await both()).toMatchObject([{ choices: [] }, { choices: [{ kinds: ["moved"] }] }]);
	});

	it("of a team end with its heart", async () => {
		const token = await at.registered("a@cup.example");
		const { id } = (await at.call("POST", "/api/user/favorites/teams", { token, body: TEAM })).json();
		await at.call("PUT", "/api/user/alerts/teams/t1", { token, body: { year: 2026, kinds: ["goal"] } });
		expect(await told(token)).toMatchObject({ choices: [{ subject: "team", id: "t1", year: 2026, kinds: ["goal"] }] });
		expect((await at.call("DELETE", `/api/user/favorites/teams/${id}`, { token })).status).toBe(204);
		expect(await told(token)).toMatchObject({ choices: [] });
	});

	it("can be set before they are on, report errors, and cannot be tried while off", async () => {
		const token = await at.registered("a@cup.example");
		const settings = (body: object) => at.call("PUT", "/api/user/alerts/settings", { token, body });
		expect((await settings({ lead: 60, score_left_out: true })).status).toBe(204);
		expect(await told(token)).toMatchObject({ on: false, lead: 60, score_left_out: true, quiet: true });
		const all = { lead: 15, way: false, quiet: false, from: "21:30", until: "06:45", early: false, score_left_out: false };
		expect((await settings(all)).status).toBe(204);
		expect(await told(token)).toMatchObject({ ...all, on: false, last: null });
		expect((await settings({})).status).toBe(204);
		expect(await told(token)).toMatchObject(all);
		for (const wrong of [{ until: "07:60" }, { early: "yes" }, { way: 1 }, { quiet: null }])
			expect((await settings(wrong)).status, JSON.stringify(wrong)).toBe(422);
		expect(await told(token)).toMatchObject(all);
		expect((await settings({ lead: 45 })).json()).toMatchObject({ errors: { lead: [expect.any(String)] } });
		expect((await settings({ from: "25:00" })).status).toBe(422);
		expect((await at.call("POST", "/api/user/alerts/test", { token })).status).toBe(409);
	});
});
