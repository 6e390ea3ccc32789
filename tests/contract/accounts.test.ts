import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAccount } from "../../src/accounts/account.ts";
import { keyOf } from "../../src/accounts/limit/limits.ts";
import { IDLE_MS, LIFETIME_MS } from "../../src/accounts/token/device.ts";
import { findSecret, makeSecret } from "../../src/accounts/token/one-time-secret.ts";
import { newSecret } from "../../src/accounts/token/secret.ts";
import type { Database } from "../../src/database/database.ts";
import { accountsOver, NOON, RIGHT, rowsOf, TEAM } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { emptyTables } from "../support/emptied-tables.ts";

const FIELD = { arenaId: "a1", fieldId: "f2", fieldName: "Heden 2", year: "2026" };
const TOKEN = /^\d+\|[\w-]{43}$/;
const TABLES = [
	"account",
	"device",
	"one_time_secret",
	"photo",
	"favourite_team",
	"favourite_field",
	"pin",
	"purchase",
	"registration",
	"calendar",
	"identity_session",
	"attempt",
];

describe.each(await accountPlaces())("the account service on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: ReturnType<typeof accountsOver>;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "account", "attempt");
		at = accountsOver(db);
	});
	afterAll(async () => {
		await db?.close();
		await end?.();
	});

	const errorsOf = async (path: string, body: object, headers?: Record<string, string>) => {
		const answer = await at.call("POST", path, { body, headers });
		expect(answer.status).toBe(422);
		const { message, errors } = answer.json() as { message: string; errors: Record<string, string[]> };
		expect(message).toBe(Object.values(errors)[0]![0]);
		return errors;
	};

	describe("POST /sanctum/register", () => {
		it("§7 answers with the token as the body, as plain text, never to be cached", async () => {
			const answer = await at.call("POST", "/sanctum/register", { body: at.person("astrid@cup.example") });
			expect(answer.status).toBe(200);
			expect(answer.text).toMatch(TOKEN);
			expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			expect(await at.user(answer.text)).toMatchObject({ name: "Astrid Lind", email: "astrid@cup.example" });
		});

		it("§7 accepts a form like JSON", async () => {
			const answer = await at.call("POST", "/sanctum/register", { form: at.person("form@cup.example") });
			expect(answer.text).toMatch(TOKEN);
		});

		it("§7 names every field that is missing, in the caller's language", async () => {
			const fields = ["name", "email", "password", "password_confirmation"];
			expect(Object.keys(await errorsOf("/sanctum/register", {})).toSorted()).toEqual(fields.toSorted());
			expect((await errorsOf("/sanctum/register", {}, { "accept-language": "sv-SE,sv;q=0.9,en;q=0.5" })).name).toEqual([
				"Det här måste fyllas i.",
			]);
		});

		it.each([
			["email", { email: "astrid" }, /not a valid e-mail/],
			["email", { email: "a@b" }, /not a valid e-mail/],
			["email", { email: "a@cup.example, b@cup.example" }, /not a valid e-mail/],
			["email", { email: `${"a".repeat(60)}@${"b".repeat(200)}.example` }, /too long/],
			["email", { email: 7 }, /must be a text/],
			["name", { name: "" }, /required/],
			["name", { name: "x".repeat(101) }, /too long/],
			["name", { name: "Astrid\u0000" }, /characters/],
			["password", { password: "kurvig7", password_confirmation: "kurvig7" }, /at least 8 characters/],
			["password", { password: "x1".repeat(65), password_confirmation: "x1".repeat(65) }, /at most 128 characters/],
			["password", { password: "Password1", password_confirmation: "Password1" }, /easy to guess/],
			["password", { password: "bad@cup.example", password_confirmation: "bad@cup.example" }, /must not be/],
			["password_confirmation", { password_confirmation: "another one" }, /not the same/],
		])("§7 refuses a wrong %s: %o", async (field, wrong, message) => {
			const errors = await errorsOf("/sanctum/register", { ...at.person("bad@cup.example"), ...wrong });
			expect(Object.keys(errors)).toEqual([field]);
			expect(errors[field]![0]).toMatch(message);
			expect(await rowsOf(db, "account")).toBe(0);
		});

		it("accepts passwords of 8 and of 128 characters of any kind", async () => {
			for (const [index, password] of ["åäö ~~ 8", "🏆".repeat(64) + "x".repeat(64)].entries()) {
				const body = { ...at.person(`p${index}@cup.example`), password, password_confirmation: password };
				expect((await at.call("POST", "/sanctum/register", { body })).text).toMatch(TOKEN);
				expect((await at.signIn(`p${index}@cup.example`, password)).status).toBe(200);
			}
		});

		it("creates no second account for an address that has one, in whatever case, and notifies its person", async () => {
			await at.registered("astrid@cup.example");
			const body = {
				...at.person("ASTRID@cup.example"),
				password: "another password",
				password_confirmation: "another password",
			};
			expect((await errorsOf("/sanctum/register", body)).email![0]).toMatch(/already an account/);
			await at.settled();
			expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["alreadyRegistered", "astrid@cup.example"]]);
			expect(await rowsOf(db, "account")).toBe(1);
		});

		it("notifies the person of an address of a second registration once a day, in the account's language", async () => {
			await at.call("POST", "/sanctum/register", {
				...{ body: at.person("astrid@cup.example"), headers: { "accept-language": "sv-SE,sv;q=0.9" } },
			});
			for (const from of ["203.0.113.1", "203.0.113.2"]) {
				const body = {
					...at.person("astrid@cup.example"),
					password: "another password",
					password_confirmation: "another password",
				};
				expect((await at.call("POST", "/sanctum/register", { body, from })).status).toBe(422);
				await at.settled();
			}
			expect(at.letters.map(({ kind, to }) => [kind, to.language])).toEqual([["alreadyRegistered", "sv"]]);
		});

		it("signs in a client that registers again with the right password, after a lost answer", async () => {
			const first = await at.registered("again@cup.example");
			const second = await at.registered("again@cup.example");
			expect(second).not.toBe(first);
			expect((await at.user(second)).id).toBe((await at.user(first)).id);
		});

		it("makes one account of many registrations at once", async () => {
			const tokens = await Promise.all(Array.from({ length: 8 }, () => at.registered("once@cup.example")));
			const ids = await Promise.all(tokens.map(async (token) => (await at.user(token)).id));
			expect(new Set(ids).size).toBe(1);
			expect(await rowsOf(db, "account")).toBe(1);
		});
	});

	describe("POST /sanctum/token", () => {
		it("§7 answers the token as the body, in whatever case the address is written", async () => {
			await at.registered("astrid@cup.example");
			const answer = await at.signIn(" Astrid@CUP.example ", RIGHT);
			expect(answer.status).toBe(200);
			expect(answer.text).toMatch(TOKEN);
			expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
		});

		it("§7 has the same answer for an unknown address as for a wrong password", async () => {
			await at.registered("astrid@cup.example");
			const wrong = await at.signIn("astrid@cup.example", "not the password");
			const unknown = await at.signIn("nobody@cup.example", "not the password");
			expect(wrong.status).toBe(422);
			expect(unknown.status).toBe(422);
			expect(unknown.text).toBe(wrong.text);
			expect(wrong.json().errors).toEqual({ email: ["The e-mail address or the password is wrong."] });
		});

		it("§7 refuses what is no payload: no JSON, no object, another kind, too large", async () => {
			const post = (body: string, type = "application/json") =>
				at.call("POST", "/sanctum/token", { body, headers: { "content-type": type } });
			expect((await post("{")).status).toBe(400);
			expect((await post("[]")).status).toBe(400);
			expect((await post("email=a", "text/plain")).status).toBe(415);
			expect((await post(JSON.stringify({ email: "x".repeat(20_000) }))).status).toBe(413);
			expect((await post("")).status).toBe(422);
		});

		it("stores a hash of the password and of the token, and neither of them", async () => {
			const token = await at.registered("astrid@cup.example");
			const kept = JSON.stringify([await db.orm.execute("select * from account"), await db.orm.execute("select * from device")]);
			expect(kept).toContain("$argon2id$");
			expect(kept).not.toContain(RIGHT);
			expect(kept).not.toContain(token.split("|")[1]);
		});
	});

	describe("a token", () => {
		it("§7 is accepted as a bearer only: no cookie, no address, no other account's secret", async () => {
			const [mine, other] = [await at.registered("a@cup.example"), await at.registered("b@cup.example")];
			const refused = async (headers: Record<string, string>, path = "/api/user") => {
				const answer = await at.call("GET", path, { headers });
				expect(answer.status).toBe(401);
				expect(answer.json()).toEqual({ message: "You are not signed in." });
				expect(answer.headers.get("cache-control")).toBe("no-store");
			};
			await refused({});
			await refused({ cookie: `user-token=${mine}` });
			await refused({ authorization: mine });
			await refused({ authorization: `Bearer ${mine.split("|")[0]}|${other.split("|")[1]}` });
			await refused({ authorization: `Bearer 99999999999|${mine.split("|")[1]}` });
			await refused({ authorization: `Bearer ${mine}x` });
			await refused({}, `/api/user?token=${encodeURIComponent(mine)}`);
			expect((await at.call("GET", "/api/user", { headers: { authorization: `bearer ${mine}` } })).status).toBe(200);
		});

		it("dies when it has not been used for half a year, and 400 days after it was made", async () => {
			const token = await at.registered("a@cup.example");
			const statusAfter = async (ms: number) => {
				at.clock.now = new Date(NOON.getTime() + ms);
				return (await at.call("GET", "/api/user", { token })).status;
			};
			expect(await statusAfter(IDLE_MS - 1000)).toBe(200);
			expect(await statusAfter(2 * IDLE_MS - 2000)).toBe(200);
			expect(await statusAfter(LIFETIME_MS + 1000)).toBe(401);
			at.clock.now = NOON;
			const unused = await at.registered("b@cup.example");
			at.clock.now = new Date(NOON.getTime() + IDLE_MS + 1000);
			expect((await at.call("GET", "/api/user", { token: unused })).status).toBe(401);
		});

		it("§7 POST /api/logout ends one device's and no other's", async () => {
			const first = await at.registered("a@cup.example");
			const second = (await at.signIn("a@cup.example", RIGHT)).text;
			expect((await at.call("POST", "/api/logout", { token: first, body: {} })).status).toBe(204);
			expect((await at.call("GET", "/api/user", { token: first })).status).toBe(401);
			expect((await at.call("GET", "/api/user", { token: second })).status).toBe(200);
			expect((await at.call("POST", "/api/logout", { token: first })).status).toBe(401);
		});
	});

	describe("GET /api/user", () => {
		it("§7 answers the user with purchases, registrations, favourites and pin, of this cup", async () => {
			const token = await at.registered("a@cup.example");
			const id = (await at.user(token)).id as number;
			for (const cup of [7, 8]) {
				await db.orm.execute(
					sql`insert into purchase (account, cup, type, year, at) values (${id}, ${cup}, 'tournament_pass', ${2019 + cup}, now())`,
				);
				await db.orm.execute(
					sql`insert into registration (account, cup, year, team, team_name) values (${id}, ${cup}, 2025, 't9', 'Vikens BK')`,
				);
			}
			expect(await at.user(token)).toEqual({
				id,
				name: "Astrid Lind",
				email: "a@cup.example",
				profile_photo_url: null,
				purchases: [{ type: "tournament_pass", year: 2026 }],
				registrations: [{ year: 2025, team_id: "t9", teamName: "Vikens BK" }],
				favourite_teams: [],
				favourite_arenas: [],
				pin_match: null,
				pin_year: null,
			});
		});

		it("names the picture's address, and serves the picture", async () => {
			const token = await at.registered("a@cup.example");
			const id = (await at.user(token)).id as number;
			const name = newSecret();
			await db.orm.execute(sql`insert into photo (account, name, type, bytes) values (${id}, ${name}, 'image/webp', '\\x0102')`);
			expect((await at.user(token)).profile_photo_url).toBe(`http://localhost/api/photos/${name}`);
			expect((await at.user(await at.registered("b@cup.example"))).profile_photo_url).toBeNull();
			const picture = await at.call("GET", `/api/photos/${name}`);
			expect(picture.headers.get("content-type")).toBe("image/webp");
			expect(picture.headers.get("cache-control")).toMatch(/^private/);
			expect(picture.headers.get("content-security-policy")).toBe("default-src 'none'");
			for (const other of [newSecret(), "abc", "%00", `${name}%00`])
				expect((await at.call("GET", `/api/photos/${other}`)).status).toBe(404);
		});
	});

	describe("favourites", () => {
		it("§7 POST api/user/favorites/teams returns the created favourite team; once more the same", async () => {
			const token = await at.registered("a@cup.example");
			const made = await at.call("POST", "/api/user/favorites/teams", { token, body: TEAM });
			expect(made.status).toBe(201);
			const { teamId, ...told } = TEAM;
			expect(made.json()).toEqual({ id: expect.any(Number), team_id: teamId, ...told });
			const again = await at.call("POST", "/api/user/favorites/teams", { token, body: { ...TEAM, year: "2026" } });
			expect([again.status, again.text]).toEqual([200, made.text]);
			expect((await at.user(token)).favourite_teams).toEqual([made.json()]);
			// The same team of another year is another favourite.
			const before = await at.call("POST", "/api/user/favorites/teams", { token, body: { ...TEAM, year: "2025" } });
			expect([before.status, before.json().year]).toEqual([201, 2025]);
			for (const [year, one] of [
				["2026", made],
				["2025", before],
			] as const)
				expect((await at.call("POST", "/api/user/favorites/teams", { token, body: { ...TEAM, year } })).text).toBe(one.text);
		});

		it("§7 POST api/user/favorites/fields returns the created favourite arena; once more the same", async () => {
			const token = await at.registered("a@cup.example");
			const made = await at.call("POST", "/api/user/favorites/fields", { token, body: FIELD });
			expect(made.status).toBe(201);
			expect(made.json()).toEqual({ id: expect.any(Number), field_id: "f2", year: 2026, arena_id: "a1", fieldName: "Heden 2" });
			expect((await at.call("POST", "/api/user/favorites/fields", { token, body: FIELD })).status).toBe(200);
			expect((await at.user(token)).favourite_arenas).toEqual([made.json()]);
		});

		it.each([
			["teams", TEAM],
			["fields", FIELD],
		])("§7 DELETE api/user/favorites/%s/{id} removes the person's own, once; another's is not there", async (kind, body) => {
			const [mine, other] = [await at.registered("a@cup.example"), await at.registered("b@cup.example")];
			const { id } = (await at.call("POST", `/api/user/favorites/${kind}`, { token: mine, body })).json();
			const remove = async (token: string, which: unknown = id) =>
				(await at.call("DELETE", `/api/user/favorites/${kind}/${which}`, { token })).status;
			expect(await remove(other)).toBe(404);
			expect(await remove(mine)).toBe(204);
			expect(await remove(mine)).toBe(404);
			for (const wrong of ["x", "-1", "99999999999", "1.5", "1%20or%201=1"]) expect(await remove(mine, wrong)).toBe(404);
		});

		it("§7 name what is wrong with a payload", async () => {
			const token = await at.registered("a@cup.example");
			const faults = async (kind: string, body: object) =>
				(await at.call("POST", `/api/user/favorites/${kind}`, { token, body })).json().errors;
			expect(Object.keys((await faults("teams", {})) ?? {})).toEqual([
				"teamId",
				"year",
				"teamName",
				"nation",
				"nationCode",
				"category",
				"catShort",
			]);
			expect(Object.keys((await faults("fields", {})) ?? {})).toEqual(["arenaId", "fieldId", "fieldName", "year"]);
			for (const year of ["next", 26, 20266, 2026.5, "", null, {}]) {
				expect(Object.keys((await faults("teams", { ...TEAM, year })) ?? {}), String(year)).toEqual(["year"]);
			}
		});

		it("§4 need a token: without one nothing happens", async () => {
			for (const [method, path] of [
				["POST", "teams"],
				["DELETE", "teams/1"],
				["POST", "fields"],
				["DELETE", "fields/1"],
			] as const) {
				const answer = await at.call(method, `/api/user/favorites/${path}`, { body: method === "POST" ? {} : undefined });
				expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
			}
		});

		it("lose nothing when many are added and removed at once", async () => {
			const token = await at.registered("a@cup.example");
			const teams = Array.from({ length: 40 }, (_, index) => ({ ...TEAM, teamId: `t${index}` }));
			const made = await Promise.all(
				[...teams, ...teams].map((body) => at.call("POST", "/api/user/favorites/teams", { token, body })),
			);
			expect(made.filter(({ status }) => status === 201)).toHaveLength(40);
			const odd = made.slice(0, 40).filter((_, index) => index % 2 === 1);
			const gone = await Promise.all(
				odd.map((answer) => at.call("DELETE", `/api/user/favorites/teams/${answer.json().id}`, { token })),
			);
			expect(gone.every(({ status }) => status === 204)).toBe(true);
			const left = (await at.user(token)).favourite_teams as { team_id: string }[];
			expect(left.map(({ team_id }) => team_id).toSorted()).toEqual(
				teams
					.filter((_, index) => index % 2 === 0)
					.map(({ teamId }) => teamId)
					.toSorted(),
			);
		});

		it("are limited to the maximum of an account", async () => {
			const token = await at.registered("a@cup.example");
			const id = (await at.user(token)).id as number;
			await db.orm.execute(
				sql`insert into favourite_field (account, cup, year, arena, field, field_name) select ${id}, 7, 2026, 'a', 'x' || n, 'x' from generate_series(1, 500) n`,
			);
			const answer = await at.call("POST", "/api/user/favorites/fields", { token, body: FIELD });
			expect(answer.status).toBe(422);
			expect(answer.json().message).toMatch(/Remove some first/);
		});

		it("are accepted again if they exist already, also when an account is full", async () => {
			const token = await at.registered("a@cup.example");
			const id = (await at.user(token)).id as number;
			await db.orm.execute(
				sql`insert into favourite_field (account, cup, year, arena, field, field_name) select ${id}, 7, 2026, 'a', 'x' || n, 'x' from generate_series(1, 500) n`,
			);
			await db.orm.execute(
				sql`insert into favourite_team (account, cup, year, team, team_name, nation, nation_code, category, cat_short) select ${id}, 7, 2026, 'x' || n, 'x', 'x', 'x', 'x', 'x' from generate_series(1, 500) n`,
			);
			const field = (year: number) =>
				at.call("POST", "/api/user/favorites/fields", { token, body: { ...FIELD, fieldId: "x9", year } });
			const team = (year: number) =>
				at.call("POST", "/api/user/favorites/teams", { token, body: { ...TEAM, teamId: "x9", year } });
			expect([(await field(2026)).status, (await team(2026)).status]).toEqual([200, 200]);
			expect([(await field(2025)).status, (await team(2025)).status]).toEqual([422, 422]);
		});
	});

	describe("the pinned match", () => {
		it("§7 replaces another and is cleared; §4 the user includes it", async () => {
			const token = await at.registered("a@cup.example");
			const put = (body: object) => at.call("PUT", "/api/user/pin", { token, body });
			expect((await put({ match: "m1", year: 2026 })).json()).toEqual({ pin_match: "m1", pin_year: 2026 });
			expect((await put({ match: "m2", year: "2025" })).status).toBe(200);
			expect(await at.user(token)).toMatchObject({ pin_match: "m2", pin_year: 2025 });
			expect((await put({ match: "m2" })).status).toBe(422);
			expect((await at.call("DELETE", "/api/user/pin", { token })).status).toBe(204);
			expect((await at.call("DELETE", "/api/user/pin", { token })).status).toBe(204);
			expect(await at.user(token)).toMatchObject({ pin_match: null, pin_year: null });
			expect((await at.call("PUT", "/api/user/pin", { body: {} })).status).toBe(401);
		});
	});

	describe("POST /api/user/auth/token", () => {
		it("§7 answers a one-time address of the identity site, without a query", async () => {
			const token = await at.registered("a@cup.example");
			const answer = await at.call("POST", "/api/user/auth/token", { token });
			expect(answer.json().url).toMatch(/^http:\/\/localhost\/identity\/enter\/[\w-]{43}$/);
			expect((await at.call("POST", "/api/user/auth/token")).status).toBe(401);
		});
	});

	describe("GET /api/user/delete", () => {
		const everything = async (token: string) => {
			const id = (await at.user(token)).id as number;
			await at.call("POST", "/api/user/favorites/teams", { token, body: TEAM });
			await at.call("POST", "/api/user/favorites/fields", { token, body: FIELD });
			await at.call("PUT", "/api/user/pin", { token, body: { match: "m1", year: 2026 } });
			await at.call("POST", "/api/user/auth/token", { token });
			await db.orm.execute(
				sql`insert into photo (account, name, type, bytes) values (${id}, 'n' || ${id}, 'image/webp', '\\x01')`,
			);
			await db.orm.execute(
				sql`insert into purchase (account, cup, type, year, at) values (${id}, 7, 'tournament_pass', 2026, now())`,
			);
			await db.orm.execute(sql`insert into registration (account, cup, year, team, team_name) values (${id}, 7, 2026, 't', 'T')`);
			await db.orm.execute(
				sql`insert into identity_session (secret_hash, device, created_at, last_used_at) select decode(md5(id::text), 'hex'), id, now(), now() from device where account = ${id}`,
			);
			await db.orm.execute(sql`insert into calendar (account, cup, secret) values (${id}, 7, 's' || ${id})`);
		};

		it("§7 deletes the account with every row of it and of no other account, ends its sessions, and sends a mail", async () => {
			const other = await at.registered("b@cup.example");
			await everything(other);
			const before = await Promise.all(TABLES.map((table) => rowsOf(db, table)));
			const token = await at.registered("a@cup.example");
			await everything(token);
			const answer = await at.call("GET", "/api/user/delete", { token });
			expect([answer.status, answer.headers.get("cache-control")]).toEqual([204, "no-store"]);
			const left = await Promise.all(TABLES.map((table) => rowsOf(db, table)));
			// Counts of limits by address stay until they expire: they are no data of a person.
			expect(left.slice(0, -1)).toEqual(before.slice(0, -1));
			const attempts = await db.orm.execute("select key from attempt");
			const keys = (attempts as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key);
			expect(keys.filter((key) => key.includes(keyOf("a@cup.example")))).toEqual([]);
			expect(keys.some((key) => key.includes(keyOf("b@cup.example")))).toBe(true);
			expect(at.letters).toMatchObject([{ kind: "accountDeleted", to: { email: "a@cup.example" }, link: null }]);
			expect((await at.call("GET", "/api/user", { token })).status).toBe(401);
			expect((await at.call("GET", "/api/user/delete", { token })).status).toBe(401);
			expect((await at.signIn("a@cup.example", RIGHT)).status).toBe(422);
			expect((await at.call("GET", "/api/user", { token: other })).status).toBe(200);
		});

		it.each([
			["a cookie", { cookie: "user-token=TOKEN" }, 401, "GET"],
			["HEAD", {}, 405, "HEAD"],
			["POST", {}, 405, "POST"],
			["another site's page", { "sec-fetch-site": "cross-site" }, 403, "GET"],
			[
				"another site's script",
				{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors", origin: "https://evil.example" },
				403,
				"GET",
			],
			["a link", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, 403, "GET"],
			["a picture", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }, 403, "GET"],
			["a prefetch", { "sec-purpose": "prefetch" }, 403, "GET"],
			["a prerender", { "sec-purpose": "prefetch;prerender" }, 403, "GET"],
			["an older prefetch", { purpose: "prefetch" }, 403, "GET"],
		])("§7 is not done for %s", async (what, headers, status, method) => {
			const token = await at.registered("a@cup.example");
			const bearer: Record<string, string> = what === "a cookie" ? {} : { authorization: `Bearer ${token}` };
			const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace("TOKEN", token)]));
			const answer = await at.call(method, "/api/user/delete", { headers: { ...bearer, ...own } });
			expect(answer.status).toBe(status);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			expect(await rowsOf(db, "account")).toBe(1);
		});

		it("§7 is done for the site's own script", async () => {
			const token = await at.registered("a@cup.example");
			const headers = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };
			expect((await at.call("GET", "/api/user/delete", { token, headers })).status).toBe(204);
		});
	});

	describe("a forgotten password", () => {
		const linkOf = () => at.letters.find(({ kind }) => kind === "passwordReset")!.link!;
		const ask = async (email: string, more = {}) => {
			const answer = await at.call("POST", "/sanctum/forgot-password", { body: { email }, ...more });
			await at.settled();
			return answer;
		};
		const reset = (token: string, email: string, password = "a brand new password") =>
			at.call("POST", "/sanctum/reset-password", { body: { token, email, password, password_confirmation: password } });

		it("§8 'Instructions sent. Check your email' is shown for known and unknown addresses alike", async () => {
			await at.registered("a@cup.example");
			const [known, unknown] = [await ask("A@cup.example"), await ask("nobody@cup.example")];
			expect(known.json()).toEqual({ message: "Instructions sent. Check your email" });
			expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
			expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["passwordReset", "a@cup.example"]]);
			expect((await ask("nobody")).status).toBe(422);
		});

		it("is replaced by the mail's link, once, ending every session, and the person is notified", async () => {
			const [token, other] = [await at.registered("a@cup.example"), await at.registered("b@cup.example")];
			await ask("a@cup.example");
			expect(linkOf()).toMatch(/^https:\/\/cup\.example\/identity\/reset\/[\w-]{43}$/);
			const secret = linkOf().split("/").at(-1)!;
			for (const email of ["b@cup.example", "nobody@cup.example"])
				expect((await reset(secret, email)).json(), `the link is not of ${email}`).toHaveProperty("errors.token");
			expect((await at.signIn("b@cup.example", RIGHT)).status).toBe(200);
			expect((await reset(secret, "a@cup.example", "password")).json().errors).toHaveProperty("password");
			expect((await reset(secret, "a@cup.example")).status).toBe(200);
			expect((await at.call("GET", "/api/user", { token })).status).toBe(401);
			expect((await at.call("GET", "/api/user", { token: other })).status).toBe(200);
			expect((await at.signIn("a@cup.example", RIGHT)).status).toBe(422);
			expect((await at.signIn("a@cup.example", "a brand new password")).status).toBe(200);
			expect((await reset(secret, "a@cup.example")).status).toBe(422);
			expect(at.letters.map(({ kind }) => kind)).toEqual(["passwordReset", "passwordChanged"]);
		});

		it("that is forgotten is reset from a place where it was guessed at, ends the sessions that it led to, and confirms the address once", async () => {
			const token = await at.registered("a@cup.example", "198.51.100.1");
			const { url } = (await at.call("POST", "/api/user/auth/token", { token })).json() as { url: string };
			for (let time = 0; time < 10; time++) await at.signIn("a@cup.example", "a wrong guess", { from: "203.0.113.9" });
			expect((await at.signIn("a@cup.example", RIGHT, { from: "203.0.113.9" })).status).toBe(429);
			await ask("a@cup.example");
			const secret = linkOf().split("/").at(-1)!;
			expect((await reset(secret, "a@cup.example", "a@cup.example")).json().errors).toHaveProperty("password");
			expect((await reset(secret, "a@cup.example", "Astrid Lind")).json().errors).toHaveProperty("password");
			expect((await reset(secret, "a@cup.example")).status).toBe(200);
			expect((await at.signIn("a@cup.example", "a brand new password", { from: "203.0.113.9" })).status).toBe(200);
			expect(await findSecret(db.orm, "identity", url.split("/").at(-1)!, NOON)).toBeUndefined();
			const confirmed = async () => (await findAccount(db.orm, "a@cup.example"))?.emailConfirmedAt;
			expect(await confirmed()).toEqual(NOON);
			at.clock.now = new Date(NOON.getTime() + 60_000);
			const again = await makeSecret(db.orm, "password-reset", (await findAccount(db.orm, "a@cup.example"))!.id, at.clock.now);
			expect((await reset(again, "a@cup.example")).status).toBe(200);
			expect(await confirmed()).toEqual(NOON);
		});

		it("is replaced by one of many concurrent uses of the link", async () => {
			await at.registered("a@cup.example");
			await ask("a@cup.example");
			const secret = linkOf().split("/").at(-1)!;
			const answers = await Promise.all(Array.from({ length: 5 }, () => reset(secret, "a@cup.example")));
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
		});

		it("is not replaced after an hour, nor by a link of another kind", async () => {
			const token = await at.registered("a@cup.example");
			await ask("a@cup.example");
			at.clock.now = new Date(NOON.getTime() + 3_600_001);
			expect((await reset(linkOf().split("/").at(-1)!, "a@cup.example")).status).toBe(422);
			const { url } = (await at.call("POST", "/api/user/auth/token", { token })).json() as { url: string };
			expect((await reset(url.split("/").at(-1)!, "a@cup.example")).status).toBe(422);
		});

		it("floods no mailbox: three mails an hour", async () => {
			await at.registered("a@cup.example");
			for (let time = 0; time < 6; time++) expect((await ask("a@cup.example", { from: `192.0.2.${time}` })).status).toBe(200);
			expect(at.letters).toHaveLength(3);
		});
	});

	describe("limits", () => {
		it("stop guessing one account from one address with 429 and Retry-After, not the account's person elsewhere", async () => {
			await at.registered("a@cup.example", "198.51.100.1");
			const guess = () => at.signIn("a@cup.example", "a wrong guess", { from: "203.0.113.9" });
			for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(422);
			const limited = await guess();
			expect(limited.status).toBe(429);
			expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(Number(limited.headers.get("retry-after"))).toBeLessThanOrEqual(900);
			expect(limited.json().message).toMatch(/Too many attempts\. Try again in \d+ minutes/);
			expect((await at.signIn("a@cup.example", RIGHT, { from: "198.51.100.1" })).status).toBe(200);
		});

		it("have the same answer for an address without an account", async () => {
			const guess = () => at.signIn("nobody@cup.example", "a wrong guess");
			for (let time = 0; time < 10; time++) await guess();
			expect((await guess()).status).toBe(429);
		});

		it("count a thousand guesses at once as a thousand", async () => {
			await at.registered("a@cup.example", "198.51.100.1");
			const answers = await Promise.all(
				Array.from({ length: 40 }, () => at.signIn("a@cup.example", "a wrong guess", { from: "203.0.113.9" })),
			);
			expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
			expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
		});

		it("slow guesses from many addresses without locking out the places where the person has signed in", async () => {
			await at.registered("a@cup.example", "198.51.100.1");
			let limited = 0;
			for (let time = 0; time < 60; time++) {
				const { status } = await at.signIn("a@cup.example", "a wrong guess", { from: `203.0.113.${time}` });
				if (status === 429) limited++;
			}
			expect(limited).toBe(10);
			expect((await at.signIn("a@cup.example", RIGHT, { from: "198.51.100.1" })).status).toBe(200);
		});

		it("accept a family of right passwords from one address, however often one of them mistypes", async () => {
			for (let one = 0; one < 12; one++) {
				await at.registered(`p${one}@cup.example`, "198.51.100.1");
				await at.signIn(`p${one}@cup.example`, "mistyped", { from: "198.51.100.1" });
				expect((await at.signIn(`p${one}@cup.example`, RIGHT, { from: "198.51.100.1" })).status).toBe(200);
			}
			// And one person as often as that: what was right is no guess.
			for (let time = 0; time < 12; time++)
				expect((await at.signIn("p0@cup.example", RIGHT, { from: "198.51.100.1" })).status).toBe(200);
		});

		it("stop registrations and reset requests from one address", async () => {
			const statuses = await Promise.all(
				Array.from({ length: 35 }, async (_, one) => {
					const body = at.person(`r${one}@cup.example`);
					return (await at.call("POST", "/sanctum/register", { body, from: "203.0.113.1" })).status;
				}),
			);
			expect(statuses.filter((status) => status === 429)).toHaveLength(5);
			const asks = await Promise.all(
				Array.from({ length: 25 }, () => at.call("POST", "/sanctum/forgot-password", { body: { email: "x@cup.example" } })),
			);
			expect(asks.filter(({ status }) => status === 429)).toHaveLength(5);
			const password = "a brand new password";
			const body = { token: newSecret(), email: "x@cup.example", password, password_confirmation: password };
			const resets = await Promise.all(Array.from({ length: 25 }, () => at.call("POST", "/sanctum/reset-password", { body })));
			expect(resets.filter(({ status }) => status === 429)).toHaveLength(5);
			await at.settled();
		});

		it("are counted by all processes together, and keep no address", async () => {
			const another = accountsOver(db);
			for (let time = 0; time < 5; time++) {
				await at.signIn("a@cup.example", "a wrong guess");
				await another.signIn("a@cup.example", "a wrong guess");
			}
			expect((await at.signIn("a@cup.example", "a wrong guess")).status).toBe(429);
			expect(JSON.stringify(await db.orm.execute("select * from attempt"))).not.toMatch(/cup\.example|192\.0\.2/);
		});
	});

	describe("browsers of other sites", () => {
		it("get credentials only where they are configured", async () => {
			const asked = (origin: string) =>
				at.call("OPTIONS", "/api/user", {
					headers: { origin, "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
				});
			const allowed = await asked("https://other.example");
			expect(allowed.status).toBe(204);
			expect(allowed.headers.get("access-control-allow-origin")).toBe("https://other.example");
			expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
			expect(allowed.headers.get("access-control-allow-headers")).toContain("authorization");
			// Scripts of other origins can read the Retry-After header too.
			const answered = await at.call("GET", "/api/user", { headers: { origin: "https://other.example" } });
			for (const headers of [answered.headers, (await at.call("GET", "/api/user")).headers])
				expect(headers.get("vary")).toBe("Origin");
			expect(allowed.headers.get("vary")?.match(/Origin/g)).toHaveLength(1);
			expect(answered.headers.get("access-control-expose-headers")).toBe("retry-after");
			for (const origin of ["https://evil.example", "null", "https://other.example.evil.example"]) {
				const answer = await asked(origin);
				expect(answer.headers.has("access-control-allow-origin")).toBe(false);
				expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
			}
		});

		it.each([
			["of this site, without a token", {}, 422],
			["of a configured site", { origin: "https://other.example" }, 422],
			["of another site", { origin: "https://evil.example" }, 403],
			["of another site, with a token", { origin: "https://evil.example", authorization: "Bearer 1|x" }, 403],
			["that keeps its address to itself", { origin: "null" }, 403],
			["of nobody's, without a token", { origin: undefined }, 422],
			["of nobody's, which says that it is another site's", { origin: undefined, "sec-fetch-site": "cross-site" }, 403],
			["of nobody's, with a token", { origin: undefined, authorization: "Bearer 1|x" }, 422],
		])("a write %s is answered accordingly", async (_, headers, status) => {
			for (const path of ["/sanctum/token", "/sanctum/register", "/sanctum/forgot-password", "/sanctum/reset-password"])
				expect([path, (await at.call("POST", path, { body: {}, headers: { ...headers } })).status]).toEqual([path, status]);
			const answer = await at.call("PUT", "/api/user/pin", { body: {}, headers: { ...headers } });
			expect(answer.status).toBe(status === 403 ? 403 : 401);
		});

		it("§7 a native client registers and signs in without an Origin; no cookie is set or read", async () => {
			const headers = { origin: undefined, cookie: "user-token=1|x; cupboard-identity=x" };
			const person = at.person("native@cup.example");
			const answers = [
				await at.call("POST", "/sanctum/register", { body: person, headers }),
				await at.call("POST", "/sanctum/token", {
					body: { email: person.email, password: person.password, device_name: "A phone" },
					headers,
				}),
			];
			for (const { status, text, headers: answered } of answers) {
				expect([status, answered.get("content-type"), answered.get("set-cookie")]).toEqual([
					200,
					expect.stringMatching(/^text\/plain/),
					null,
				]);
				expect(text).toMatch(/^\d+\|\S+$/);
			}
			expect((await at.call("GET", "/api/user", { headers })).status).toBe(401);
		});

		it("cannot make a visitor's browser sign in, or guess", async () => {
			const from = (origin: string) =>
				at.call("POST", "/sanctum/token", {
					form: { email: "a@cup.example", password: "x" },
					headers: { "sec-fetch-site": "cross-site", origin },
				});
			expect((await from("https://evil.example")).status).toBe(403);
			expect((await from("https://other.example")).status).toBe(422);
		});
	});

	it("§7 answers an unknown call with 404 and another method with 405 and the allowed ones", async () => {
		expect((await at.call("GET", "/api/nothing")).json()).toEqual({ message: "There is nothing at this address." });
		const wrong = await at.call("GET", "/sanctum/token");
		expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
		expect((await at.call("PATCH", "/api/user/pin")).headers.get("allow")).toBe("PUT, DELETE");
		expect(wrong.headers.get("cache-control")).toBe("no-store");
	});

	it("reveals no internals to a client, and no person in the log", async () => {
		const broken = { ...db, orm: Object.create(db.orm, { select: { value: db.orm.select.bind(db.orm) } }) } as Database;
		const failing = accountsOver(broken);
		const name = newSecret();
		await db.orm.execute("alter table account rename to elsewhere");
		await db.orm.execute("alter table photo rename to elsewhere_too");
		try {
			const answer = await failing.signIn("secret.person@cup.example", "their password");
			expect(answer.status).toBe(500);
			expect(answer.json()).toEqual({ message: "Something went wrong here. Please try again." });
			expect(failing.logged).toHaveLength(1);
			expect(failing.logged[0]).toMatch(/a call failed.*42P01/);
			expect(failing.logged[0]).not.toMatch(/secret\.person|their password|select/);
			// A picture is visible to everybody who knows its name.
			expect((await failing.call("GET", `/api/photos/${name}`)).status).toBe(500);
			expect(failing.logged[1]).toContain('"call":"GET /api/photos/…"');
			expect(failing.logged[1]).not.toContain(name.slice(0, 8));
		} finally {
			await db.orm.execute("alter table elsewhere_too rename to photo");
			await db.orm.execute("alter table elsewhere rename to account");
		}
	});
});
