import { isNull, like, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeSettings, choose, turnOn } from "../../src/accounts/alert-device.ts";
import { calendarSecret } from "../../src/accounts/calendar.ts";
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from "../../src/accounts/identity/session.ts";
import { keyOf, LIMITS, type LimitName } from "../../src/accounts/limit/limits.ts";
import { attempt } from "../../src/accounts/tables/account.ts";
import { ownerOf } from "../../src/accounts/token/device.ts";
import type { Database } from "../../src/database/database.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import { NOON, RIGHT } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { htmlValidator } from "../support/html-validator.ts";
import { identityOver, OPENED, type Seen } from "../support/identity-visitor.ts";
import { pngHeader } from "../support/png-header.ts";
import { aSubscription } from "../support/push-stand-in.ts";

const MINUTE = 60_000;
const NEW = "five lighthouses at sea";
const PROFILE = "/identity/profile";

const validator = htmlValidator({
	extends: ["html-validate:standard"],
	rules: {
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"doctype-style": "off",
		"long-title": "off",
		"require-sri": "off",
		"void-style": "off",
		"no-trailing-whitespace": "off",
	},
});
async function expectValid(html: string): Promise<void> {
	const { results } = await validator.validateString(html);
	expect(
		results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId} ${one.message} ${one.line}:${one.column}`)),
	).toEqual([]);
}

describe.each(await accountPlaces())("the identity site on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: ReturnType<typeof identityOver>;
	let token: string;
	beforeAll(async () => {
		if (!missing) db = await open();
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "account", "attempt");
		at = identityOver(db);
		token = await at.registered("astrid@cup.example");
	});
	afterAll(async () => {
		await db?.close();
		await end?.();
	});

	const later = (ms: number) => {
		at.clock.now = new Date(at.clock.now.getTime() + ms);
	};
	const rowsOf = async (table: string) => {
		const answer = await db.orm.execute(sql.raw(`select count(*)::int as rows from ${table}`));
		return (answer as unknown as { rows: { rows: number }[] }).rows[0]!.rows;
	};

	describe("the one-time address", () => {
		it("§7 opens the profile, once; used again, it explains what to do", async () => {
			const address = await at.oneTimeAddress(token);
			const browser = at.visitor();
			const entered = await browser.open(`${address}?route=profile.show`);
			expect([entered.status, entered.location]).toEqual([303, PROFILE]);
			expect(entered.headers.get("set-cookie")).toMatch(/^identity=[\w-]{43}; Path=\/identity; HttpOnly; SameSite=Lax$/);
			expect((await browser.open(PROFILE)).html).toContain("astrid@cup.example");
			const again = await at.visitor().open(address);
			expect(again.status).toBe(410);
			expect(again.html).toContain("This address no longer works");
			expect(again.html).toContain("choose Profile again");
			expect(again.headers.has("set-cookie")).toBe(false);
			await expectValid(again.html);
		});

		it("§7 is dead after a minute", async () => {
			const address = await at.oneTimeAddress(token);
			later(MINUTE + 1);
			expect((await at.visitor().open(address)).status).toBe(410);
		});

		it("is accepted once of many concurrent requests", async () => {
			const address = await at.oneTimeAddress(token);
			const seen = await Promise.all(Array.from({ length: 5 }, () => at.visitor().open(address)));
			expect(seen.map(({ status }) => status).toSorted()).toEqual([303, 410, 410, 410, 410]);
		});

		it.each([
			["a prefetch", { ...OPENED, "sec-purpose": "prefetch" }, 403],
			["a prerender", { ...OPENED, "sec-purpose": "prefetch;prerender" }, 403],
			["a preview", { "x-purpose": "preview" }, 403],
			["a program", { "sec-fetch-mode": "", "sec-fetch-dest": "", "sec-fetch-site": "" }, 200],
			["a picture's address", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }, 200],
			["a frame", { ...OPENED, "sec-fetch-dest": "iframe" }, 200],
		])("is not spent by %s", async (_what, headers, status) => {
			const address = await at.oneTimeAddress(token);
			expect((await at.visitor().open(address, headers)).status).toBe(status);
			expect((await at.visitor().open(address)).status).toBe(303);
		});

		it("asks a visitor from another site, or with an old browser, to press a button, and shows whose profile it is", async () => {
			const browser = at.visitor();
			const address = await at.oneTimeAddress(token);
			const asked = await browser.open(address, { ...OPENED, "sec-fetch-site": "cross-site" });
			expect(asked.status).toBe(200);
			expect(asked.html).toContain("Astrid Lind (astrid@cup.example)");
			expect(asked.headers.get("referrer-policy")).toBe("no-referrer");
			await expectValid(asked.html);
			expect((await browser.send(address, {}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
			expect((await browser.send(address)).location).toBe(PROFILE);
			expect((await browser.open(PROFILE)).status).toBe(200);
		});

		it("ends the visit that the browser had before", async () => {
			const browser = await at.inside(token);
			const before = browser.cookieNow();
			await browser.open(await at.oneTimeAddress(token));
			expect((await browser.open(PROFILE)).status).toBe(200);
			expect(browser.cookieNow()).not.toBe(before);
			expect((await at.visitor().open(PROFILE, { cookie: before })).status).toBe(303);
		});

		it("makes a cookie for secure connections alone where the site has one", async () => {
			const secure = identityOver(db, { originOf: () => "https://cup.example" });
			const { headers } = await secure.visitor().open(await secure.oneTimeAddress(token));
			expect(headers.get("set-cookie")).toMatch(/^__Secure-identity=.*; HttpOnly; Secure; SameSite=Lax$/);
		});

		it("is invalid when the device that requested it has been signed out", async () => {
			const address = await at.oneTimeAddress(token);
			await at.call("POST", "/api/logout", { token });
			expect((await at.visitor().open(address)).status).toBe(410);
		});
	});

	describe("a visit", () => {
		it("ends when nothing has been done for a while, and after some hours in any case", async () => {
			const idle = await at.inside(token);
			later(SESSION_IDLE_MS - 1);
			expect((await idle.open(PROFILE)).status).toBe(200);
			later(SESSION_IDLE_MS + 1);
			expect((await idle.open(PROFILE)).location).toBe("/identity");
			const busy = await at.inside(token);
			for (let gone = 0; gone < SESSION_LIFETIME_MS; gone += SESSION_IDLE_MS / 2) {
				expect((await busy.open(PROFILE)).status).toBe(200);
				later(SESSION_IDLE_MS / 2);
			}
			expect((await busy.open(PROFILE)).status).toBe(303);
		});

		it("ends when its reader leaves it, and with the device that opened it", async () => {
			const browser = await at.inside(token);
			expect((await browser.sendInside("/identity/leave")).location).toBe("/identity?left=");
			expect((await browser.open(PROFILE)).status).toBe(303);
			expect((await at.call("GET", "/api/user", { token })).status).toBe(200);
			const other = await at.inside(token);
			await at.call("POST", "/api/logout", { token });
			expect((await other.open(PROFILE)).status).toBe(303);
			expect(await rowsOf("identity_session")).toBe(0);
		});

		it("cannot be had with a bearer token, nor a bearer's calls with its cookie", async () => {
			const browser = await at.inside(token);
			expect((await at.visitor().open(PROFILE, { authorization: `Bearer ${token}` })).status).toBe(303);
			expect((await at.call("GET", "/api/user", { headers: { cookie: browser.cookieNow() } })).status).toBe(401);
		});

		const FORMS = ["leave", "profile/name", "profile/email", "profile/password", "profile/devices", "profile/devices/others"];
		it.each([...FORMS, "profile/photo/remove", "delete"])("obeys /%s only from its own pages", async (path) => {
			const browser = await at.inside(token);
			const fields = { name: "Eve", language: "en", password: RIGHT, device: "1" };
			const own = await browser.key();
			for (const [headers, key] of [
				[{}, ""],
				[{}, "x".repeat(43)],
				[{}, await (await at.inside(token)).key()],
				[{ "sec-fetch-site": "cross-site" }, own],
				[{ "sec-fetch-site": "same-site" }, own],
			] as const) {
				const refused = await browser.send(`/identity/${path}`, { ...fields, key }, headers);
				expect([refused.status, refused.headers.get("cache-control")]).toEqual([403, "no-store"]);
			}
			expect(await at.user(token)).toMatchObject({ name: "Astrid Lind" });
			expect((await at.visitor().send(`/identity/${path}`, fields)).location).toBe("/identity");
		});
	});

	it("has for each address the methods that it accepts", async () => {
		const browser = await at.inside(token);
		for (const [method, path, allow] of [
			["PUT", "/profile", "GET"],
			["DELETE", "/profile/name", "POST"],
			["PATCH", "/profile/photo", "POST"],
			["POST", "/profile/photo/nothing", "GET"],
			["PUT", "/delete", "GET, POST"],
			["POST", "", "GET"],
			["POST", "/logo.svg", "GET"],
		] as const) {
			const { status, headers, html } = await browser.ask(`/identity${path}`, { method });
			expect([method, path, status, headers.get("allow")]).toEqual([method, path, 405, allow]);
			await expectValid(html);
		}
		expect((await browser.ask("/identity/nothing", { method: "PUT" })).status).toBe(404);
	});

	describe("every page", () => {
		const PAGES = [
			"",
			"/profile",
			"/delete",
			"/deleted",
			"/sent",
			"/changed",
			"/reset/nothing",
			"/confirm/nothing",
			"/enter/nothing",
			"/nothing",
		];
		it.each(PAGES)(
			"%s is valid HTML, in both languages, links within itself, runs its one script and contacts no other site",
			async (path) => {
				const browser = path === "" ? at.visitor() : await at.inside(token);
				for (const [lang, skip] of [
					["en", "Skip to the content"],
					["sv", "Hoppa till innehållet"],
				] as const) {
					const { html, headers } = await browser.open(`/identity${path}?lang=${lang}`);
					await expectValid(html);
					expect(html).toContain(`<html lang="${lang}">`);
					expect(html).toContain(skip);
					expect(html.match(/<script[^>]*>/g)).toEqual([
						expect.stringMatching(/^<script src="\/identity\/show-password-[0-9a-f]{12}\.js" defer/),
					]);
					expect(html).not.toMatch(/<style|style="|javascript:| on[a-z]+="/);
					expect(headers.get("cache-control")).toBe("no-store");
					expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
					expect(headers.get("content-security-policy")).toMatch(
						/^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'$/,
					);
					expect(headers.get("referrer-policy")).toBe(/\/(reset|confirm|enter)\//.test(path) ? "no-referrer" : "same-origin");
					for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"#]+)"/g)) {
						expect(new URL(address, "http://cup.example").origin, address).toBe("http://cup.example");
					}
				}
			},
		);

		it("has its stylesheet, typefaces and logo from the identity site itself", async () => {
			const { html } = await at.visitor().open("/identity");
			const file = /href="([^"]+\.css)"/.exec(html)![1]!;
			const { html: css, headers } = await at.visitor().open(file);
			expect(css).toContain("--header:#0A2239");
			expect(headers.get("cache-control")).toContain("immutable");
			const fonts = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url!);
			expect(fonts.length).toBeGreaterThan(10);
			for (const font of fonts)
				expect((await at.visitor().open(`/identity/${font}`)).headers.get("content-type")).toBe("font/woff2");
			expect((await at.visitor().open("/identity/fonts/..%2F..%2Fpackage.json")).status).toBe(404);
			const script = await at.visitor().open(/src="([^"]+\.js)"/.exec(html)![1]!);
			expect(script.headers.get("content-type")).toContain("text/javascript");
			expect(script.headers.get("cache-control")).toContain("immutable");
			expect((await at.visitor().open("/identity/logo.svg")).headers.get("content-type")).toBe("image/svg+xml");
		});

		it("is served at the identity site's address, and its cookie too", async () => {
			const elsewhere = identityOver(db, { identityBase: () => "https://id.example/me" });
			const browser = elsewhere.visitor();
			const { url } = (await elsewhere.call("POST", "/api/user/auth/token", { token })).json() as { url: string };
			expect(url).toMatch(/^https:\/\/id\.example\/me\/enter\//);
			// A proxy asks here for what visitors ask there.
			const entered = await browser.open(`/identity${new URL(url).pathname.slice("/me".length)}`);
			expect(entered.location).toBe("/me/profile");
			expect(entered.headers.get("set-cookie")).toContain("; Path=/me; ");
			expect((await browser.open(PROFILE)).html).toContain('action="/me/profile/name"');
			const atRoot = identityOver(db, { identityBase: () => "https://id.example" });
			const { html, headers } = await atRoot.visitor().open("/identity?lang=sv");
			expect(html).toContain('href="/?lang=en"');
			expect(html).toContain('src="/logo.svg"');
			expect(headers.has("set-cookie")).toBe(false);
		});

		it("is in the account's language, signed out in the results site's cookie's, unless the address names another", async () => {
			const browser = await at.inside(token);
			const chosen = await browser.sendInside("/identity/profile/name?lang=en", { name: "Astrid Lind", language: "sv" });
			expect(chosen.location).toBe(`${PROFILE}?lang=sv&done=name`);
			expect((await browser.open(PROFILE)).html).toContain('<html lang="sv">');
			expect((await browser.open(`${PROFILE}?lang=en`)).html).toContain('<html lang="en">');
			const cookie = `${browser.cookieNow()}; app-lang=en`;
			expect((await browser.open(PROFILE, { cookie })).html).toContain('<html lang="sv">');
			expect((await at.visitor().open("/identity", { cookie: "app-lang=sv" })).html).toContain('<html lang="sv">');
		});
	});

	it("the root explains to a visitor how to sign in, and redirects a signed-in one", async () => {
		const { html } = await at.visitor().open("/identity");
		expect(html).toContain("Sign in on the results site.");
		expect(html).toContain('href="http://cup.example/signin"');
		const { html: inSwedish } = await at.visitor().open("/identity?lang=sv");
		expect(inSwedish, "a language that the address said goes along").toContain('href="http://cup.example/signin?lang=sv"');
		expect(inSwedish).toContain('href="http://cup.example/?lang=sv"');
		expect((await (await at.inside(token)).open("/identity/")).location).toBe(PROFILE);
	});

	describe("the profile", () => {
		it("changes the name, which the results site then has; an empty or impossible one is refused beside its field", async () => {
			const browser = await at.inside(token);
			const saved = await browser.sendInside("/identity/profile/name", { name: "  Astrid Berg ", language: "en" });
			expect([saved.status, saved.location]).toEqual([303, `${PROFILE}?done=name`]);
			expect((await browser.open(saved.location!)).html).toContain("Saved.");
			expect(await at.user(token)).toMatchObject({ name: "Astrid Berg" });
			for (const [name, fault] of [
				["", "This is required."],
				["x".repeat(101), "This is too long."],
			] as const) {
				const { status, html } = await browser.sendInside("/identity/profile/name", { name, language: "en" });
				expect(status).toBe(422);
				expect(html).toMatch(new RegExp(`id="name-name-fault"[^>]*>${fault}`));
				await expectValid(html);
			}
			const markup = await browser.sendInside("/identity/profile/name", { name: '<img src="x">', language: "en" });
			expect((await browser.open(markup.location!)).html).not.toContain('<img src="x"');
		});

		it("shows passes by year, newest first, and registrations", async () => {
			const { id } = (await at.user(token)) as { id: number };
			for (const year of [2025, 2026]) {
				await db.orm.execute(
					sql`insert into purchase (account, cup, type, year, at) values (${id}, 7, 'tournament_pass', ${year}, now())`,
				);
			}
			await db.orm.execute(
				sql`insert into registration (account, cup, year, team, team_name) values (${id}, 7, 2026, 't', 'Askims BK')`,
			);
			const { html } = await (await at.inside(token)).open(PROFILE);
			expect(html.indexOf(">2026<")).toBeLessThan(html.indexOf(">2025<"));
			expect(html).toContain("Tournament pass");
			expect(html).toContain("Askims BK");
			await expectValid(html);
		});

		it("shows what was paid for passes, and what was paid back, in the person's language and in their data alone", async () => {
			const { id } = (await at.user(token)) as { id: number };
			const row = (year: number, reference: string, back: string | null) =>
				db.orm.execute(sql`insert into pass_order
					(account, cup, year, language, came_from, amount, currency, reference, session, opened_at, paid_at, taken_back_at)
					values (${id}, 7, ${year}, 'en', '/', 14900, 'SEK', ${reference}, 'cs_secret', now(), '2026-07-15T12:00:00Z', ${back})`);
			await row(2026, "7KF3-9QXM", null);
			await row(2025, "8KF3-9QXM", "2026-07-16T12:00:00Z");
			const browser = await at.inside(token);
			const { html } = await browser.open(PROFILE);
			expect(html.replace(/\s/g, " ")).toMatch(/SEK 149.*15 July 2026.*7KF3-9QXM/);
			expect(html).toContain("Refunded 16 July 2026");
			await expectValid(html);
			expect((await browser.open(`${PROFILE}?lang=sv`)).html.replace(/\s/g, " ")).toMatch(/149 kr.*15 juli 2026/);
			const kept = (await browser.open("/identity/profile/data.json")).html;
			expect(JSON.parse(kept)).toMatchObject({ orders: [{ reference: "7KF3-9QXM", amount: 14_900 }, { year: 2025 }] });
			expect(kept).not.toContain("cs_secret");
			const stranger = await at.inside(await at.registered("bo@cup.example"));
			expect((await stranger.open(PROFILE)).html).not.toContain("9QXM");
		});

		it("lists the devices, and signs one out, or all others, and no other account's", async () => {
			const stranger = await at.registered("bo@cup.example");
			const second = (await at.signIn("astrid@cup.example", RIGHT)).text;
			const third = (await at.signIn("astrid@cup.example", RIGHT)).text;
			const idOf = (one: string) => one.split("|")[0]!;
			const alive = async (one: string) => (await at.call("GET", "/api/user", { token: one })).status === 200;
			const browser = await at.inside(token);
			expect((await browser.open(PROFILE)).html.match(/aria-label="Sign out A phone"/g)).toHaveLength(3);
			expect((await browser.open(PROFILE)).html.match(/This device/g)).toHaveLength(1);
			await browser.sendInside("/identity/profile/devices", { device: idOf(stranger) });
			expect(await alive(stranger)).toBe(true);
			expect((await browser.sendInside("/identity/profile/devices", { device: "nothing" })).status).toBe(404);
			expect((await browser.sendInside("/identity/profile/devices", { device: idOf(second) })).location).toBe(
				`${PROFILE}?done=device`,
			);
			expect([await alive(second), await alive(third)]).toEqual([false, true]);
			const beside = await at.inside(token);
			await browser.sendInside("/identity/profile/devices/others");
			expect([await alive(third), await alive(token), await alive(stranger)]).toEqual([false, true, true]);
			// What the same device has opened elsewhere is one of the others.
			expect([(await browser.open(PROFILE)).status, (await beside.open(PROFILE)).status]).toEqual([200, 303]);
			await browser.sendInside("/identity/profile/devices", { device: idOf(token) });
			expect((await browser.open(PROFILE)).location).toBe("/identity");
		});

		it("changes the password with the old one, ends every other session, and sends a mail", async () => {
			const second = (await at.signIn("astrid@cup.example", RIGHT)).text;
			const other = await at.inside(second);
			const before = await at.inside(token);
			const browser = await at.inside(token);
			const handedOut = await at.oneTimeAddress(token);
			const change = (old: string, fresh: string, again = fresh) =>
				browser.sendInside("/identity/profile/password", { old_password: old, password: fresh, password_confirmation: again });
			const wrong = await change("not it", NEW);
			expect(wrong.status).toBe(422);
			expect(wrong.html).toContain("This is not your password.");
			await expectValid(wrong.html);
			expect((await change(RIGHT, "password")).html).toContain("easy to guess");
			expect((await change(RIGHT, NEW, "another one")).html).toContain("The passwords are not the same.");
			expect(at.letters).toEqual([]);
			expect((await change(RIGHT, NEW)).location).toBe(`${PROFILE}?done=password`);
			expect((await browser.open(PROFILE)).status).toBe(200);
			expect((await at.call("GET", "/api/user", { token })).status).toBe(200);
			expect((await at.call("GET", "/api/user", { token: second })).status).toBe(401);
			expect([(await other.open(PROFILE)).status, (await before.open(PROFILE)).status]).toEqual([303, 303]);
			expect((await at.visitor().open(handedOut)).status, "what the old password had handed out").toBe(410);
			expect((await at.signIn("astrid@cup.example", RIGHT)).status).toBe(422);
			expect((await at.signIn("astrid@cup.example", NEW)).status).toBe(200);
			expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["passwordChangedInProfile", "astrid@cup.example"]]);
		});

		it("asks no more than an account, or an address, may: each call counts what is its own", async () => {
			at = identityOver(db, { push: { publicKey: "PUBLIC", standIn: undefined } });
			const email = keyOf("astrid@cup.example");
			const here = keyOf("192.0.2.1");
			const browser = await at.inside(token);
			const fields = { email: "new@cup.example", password: RIGHT };
			const subscription = { token, body: aSubscription("https://push.example/1").told };
			const asked: [LimitName, string, () => Promise<{ status: number }>][] = [
				["subscriptionsOfAccount", email, () => at.call("PUT", "/api/user/alerts", subscription)],
				["testAlertsOfAccount", email, () => at.call("POST", "/api/user/alerts/test", { token })],
				["newAddressesOfAccount", email, () => browser.sendInside("/identity/profile/email", fields)],
				["photosOfAccount", email, () => browser.upload(Uint8Array.from([1]))],
				["newPasswordsOfAddress", here, () => browser.send(`/identity/reset/${"x".repeat(43)}`)],
				["resetRequestsOfAddress", here, () => browser.send("/identity/forgot", { email: "nobody@cup.example" })],
				["identityOfAccount", email, () => at.call("POST", "/api/user/auth/token", { token })],
			];
			for (const [name, key, ask] of asked) {
				expect((await ask()).status, name).not.toBe(429);
				for (const [of, limit] of [
					[`${name}:${key}x`, 200],
					[`${name}:${key}`, 429],
				] as const) {
					const row = { key: of, points: LIMITS[name].points, expire: new Date(Date.now() + 600_000) };
					await db.orm.insert(attempt).values(row).onConflictDoUpdate({ target: attempt.key, set: row });
					const { status } = await ask();
					expect(`${of} ${status === 429 ? 429 : 200}`).toBe(`${of} ${limit}`);
				}
			}
			await at.settled();
		});

		it("counts a wrong password as a wrong sign-in, and states when to try again", async () => {
			const browser = await at.inside(token);
			let seen: Seen | undefined;
			for (let time = 0; time < 12; time++) {
				seen = await browser.sendInside("/identity/profile/email", { email: "new@cup.example", password: `guess ${time}` });
			}
			expect(seen?.status).toBe(429);
			expect(Number(seen?.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(seen?.html).toMatch(/Too many attempts\. Try again in \d+ minutes/);
		});

		it("exports everything that is stored of the person, and nothing secret", async () => {
			const team = {
				teamId: "t1",
				year: 2026,
				teamName: "Askims BK",
				nation: "Sweden",
				nationCode: "se",
				category: "Boys 14",
				catShort: "B14",
			};
			await at.call("POST", "/api/user/favorites/teams", { token, body: team });
			await at.call("PUT", "/api/user/pin", { token, body: { match: "m1", year: 2026 } });
			const { device, account } = (await ownerOf(db.orm, token, NOON))!;
			const second = (await ownerOf(db.orm, (await at.signIn("astrid@cup.example", RIGHT)).text, NOON))!;
			const keys = { endpoint: "https://push.example/1", p256dh: "of-the-browser", auth: "of-the-browser" };
			await turnOn(db.orm, { account, device }, 7, keys, "sv");
			await changeSettings(db.orm, second, 7, { language: "en" });
			await choose(db.orm, device, 7, { subject: "team", subjectId: "t1", year: 2026, kinds: ["goal"] });
			await calendarSecret(db.orm, account.id, 7);
			const browser = await at.inside(token);
			const { html, headers } = await browser.open("/identity/profile/data.json");
			expect(headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
			const data = JSON.parse(html) as Record<string, unknown>;
			expect(data).toMatchObject({
				account: {
					name: "Astrid Lind",
					email: "astrid@cup.example",
					language: "en",
					toldOfMoves: false,
					createdAt: NOON.toISOString(),
				},
				devices: [{ name: "A phone" }, { name: "A phone" }],
				alerts: [
					{ device, on: true, language: "sv", lead: 30 },
					{ device: second.device, on: false, language: "en" },
				],
				alertChoices: [{ device, cup: 7, year: 2026, subject: "team", subjectId: "t1", kinds: ["goal"] }],
				calendars: [7],
				favouriteTeams: [{ cup: 7, year: 2026, team: "t1", teamName: "Askims BK" }],
				pinnedMatches: [{ cup: 7, match: "m1", year: 2026 }],
				picture: null,
			});
			expect(html).not.toMatch(/argon2|hash|secret|push\.example|of-the-browser/i);
			expect((await at.visitor().open("/identity/profile/data.json")).status).toBe(303);
		});
	});

	describe("the e-mail address", () => {
		const ask = async (email: string, password = RIGHT) => {
			const seen = await (await at.inside(token)).sendInside("/identity/profile/email", { email, password });
			await at.settled();
			return seen;
		};
		const emailNow = async () => (await at.user(token)).email;

		it("changes when the link sent to the new one is confirmed; the old one is notified", async () => {
			expect((await ask("new@cup.example")).location).toBe(`${PROFILE}?done=email`);
			expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["emailConfirmation", "new@cup.example"]]);
			const link = await at.linkOf("emailConfirmation");
			expect(link).toMatch(/^\/identity\/confirm\/[\w-]{43}$/);
			const looked = await at.visitor().open(link);
			expect(looked.html).toContain("new@cup.example");
			await expectValid(looked.html);
			expect(await emailNow()).toBe("astrid@cup.example");
			expect((await at.visitor().send(link, {}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
			const confirmed = await at.visitor().send(link);
			expect([confirmed.status, await emailNow()]).toEqual([200, "new@cup.example"]);
			await expectValid(confirmed.html);
			expect(at.letters.at(-1)).toMatchObject({ kind: "emailChanged", to: { email: "astrid@cup.example" } });
			expect((await at.visitor().send(link)).status).toBe(410);
			expect((await at.signIn("new@cup.example", RIGHT)).status).toBe(200);
		});

		it("does not change after an hour, without the password, or to what is no address", async () => {
			await ask("new@cup.example");
			later(60 * MINUTE + 1);
			const late = await at.visitor().send(await at.linkOf("emailConfirmation"));
			expect(late.status).toBe(410);
			await expectValid(late.html);
			expect((await ask("new@cup.example", "not it")).html).toContain("This is not your password.");
			expect((await ask("nonsense")).html).toContain("This is not a valid e-mail address.");
			expect(await emailNow()).toBe("astrid@cup.example");
		});

		it("that is the person's own already is confirmed, without a notification of a change", async () => {
			expect((await ask("ASTRID@cup.example")).location).toBe(`${PROFILE}?done=email`);
			expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["emailConfirmation", "ASTRID@cup.example"]]);
			expect((await at.visitor().send(await at.linkOf("emailConfirmation"))).status).toBe(200);
			expect(await emailNow()).toBe("ASTRID@cup.example");
			expect(at.letters.map(({ kind }) => kind)).toEqual(["emailConfirmation"]);
		});

		it("of another account is reported to that account's person alone", async () => {
			await at.registered("bo@cup.example");
			expect((await ask("bo@cup.example")).location).toBe(`${PROFILE}?done=email`);
			expect(at.letters.map(({ kind, to }) => [kind, to.email])).toEqual([["alreadyRegistered", "bo@cup.example"]]);
		});

		it("that another account has meanwhile is refused", async () => {
			await ask("new@cup.example");
			await at.registered("NEW@cup.example");
			const taken = await at.visitor().send(await at.linkOf("emailConfirmation"));
			expect([taken.status, await emailNow()]).toEqual([409, "astrid@cup.example"]);
		});

		it("makes a reset link that went to the old one worthless", async () => {
			await at.call("POST", "/sanctum/forgot-password", { body: { email: "astrid@cup.example" } });
			const reset = await at.linkOf("passwordReset");
			await ask("new@cup.example");
			await at.visitor().send(await at.linkOf("emailConfirmation"));
			expect((await at.visitor().open(reset)).status).toBe(410);
		});

		it("leaves nothing behind of what was asked for with the old one: no letter that waits, no count of its tries", async () => {
			await ask("new@cup.example");
			const link = await at.linkOf("emailConfirmation");
			const account = Number((await at.user(token)).id);
			await at.service.post({ kind: "passwordReset", account });
			await at.service.post({ kind: "emailConfirmation", account, email: "third@cup.example" });
			const left = async () => ({
				letters: (await db.orm.select().from(outbox).where(isNull(outbox.sentAt))).length,
				tries:
					(
						await db.orm
							.select()
							.from(attempt)
							.where(like(attempt.key, `%${keyOf("astrid@cup.example")}%`))
					).length > 0,
			});
			expect(await left()).toEqual({ letters: 2, tries: true });
			const before = at.letters.length;
			expect((await at.visitor().send(link)).status).toBe(200);
			expect(at.letters.slice(before).map(({ kind }) => kind)).toEqual(["emailChanged"]);
			expect(await left()).toEqual({ letters: 0, tries: false });
		});
	});

	describe("the picture", () => {
		const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#d93a16" } });
		const photoOf = async () => {
			const { profile_photo_url } = (await at.user(token)) as { profile_photo_url: string | null };
			if (profile_photo_url === null) return null;
			const answer = await at.service.orm.execute("select bytes from photo");
			return new Uint8Array((answer as unknown as { rows: { bytes: Uint8Array }[] }).rows[0]!.bytes);
		};

		it.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
			"is accepted as %s, cropped to a square and encoded anew without the camera's metadata",
			async (format) => {
				const browser = await at.inside(token);
				const made = await picture(400, 300)
					.withExif({ IFD0: { Copyright: "a place nobody should know" } })
					.toFormat(format)
					.toBuffer();
				expect((await browser.upload(new Uint8Array(made))).location).toBe(`${PROFILE}?done=photo`);
				const kept = (await photoOf())!;
				const { format: written, width, height, exif } = await sharp(kept).metadata();
				expect([written, width, height, exif]).toEqual(["webp", 256, 256, undefined]);
				expect(Buffer.from(kept).toString("latin1")).not.toContain("nobody should know");
				const shown = await browser.open(PROFILE);
				const address = /src="(\/identity\/profile\/photo\/[\w-]+)"/.exec(shown.html)![1]!;
				expect((await browser.open(address)).headers.get("content-type")).toBe("image/webp");
				expect((await at.visitor().open(address)).status).toBe(303);
				await expectValid(shown.html);
			},
		);

		it("with an orientation in the file is turned upright", async () => {
			const left = await picture(100, 100).png().toBuffer();
			const lying = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#0a2239" } })
				.composite([{ input: left, left: 0, top: 0 }])
				.withMetadata({ orientation: 6 })
				.jpeg()
				.toBuffer();
			await (await at.inside(token)).upload(new Uint8Array(lying));
			const { data } = await sharp((await photoOf())!)
				.extract({ left: 128, top: 60, width: 1, height: 1 })
				.raw()
				.toBuffer({ resolveWithObject: true });
			expect(data[0]).toBeGreaterThan(150);
		});

		it.each([
			["nothing", () => new Uint8Array(), "This is required."],
			["a text", () => new TextEncoder().encode("not a picture"), "This picture cannot be used"],
			[
				"a drawing with a program in it",
				() => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
				"This picture cannot be used",
			],
			["a broken picture", () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), "This picture cannot be used"],
			["a file of 9 MB", () => new Uint8Array(9 * 1024 * 1024), "too large"],
			["a small file of too many pixels", async () => new Uint8Array(await picture(9000, 6000).png().toBuffer()), "too large"],
			[
				"one of less than 100 bytes that would be decoded to 294 MB",
				() => pngHeader(7000, 7000, { bits: 16, interlaced: true }),
				"too large",
			],
			["one of 104 MB when it is decoded", () => pngHeader(5900, 5900), "too large"],
		])("is refused where it is %s", async (_what, make, fault) => {
			const { status, html } = await (await at.inside(token)).upload(await make());
			expect(status).toBe(422);
			expect(html).toContain(fault);
			await expectValid(html);
			expect(await photoOf()).toBeNull();
		});

		it("is sent one at a time by an account: the next is refused before it is read, and accepted when the first has ended", async () => {
			const browser = await at.inside(token);
			let end!: () => void;
			const slow = new ReadableStream({
				start(controller) {
					end = () => controller.close();
				},
			});
			const headers = { "content-type": "multipart/form-data; boundary=x" };
			const begun = { method: "POST", body: slow, duplex: "half", headers };
			const first = browser.ask("/identity/profile/photo", begun);
			let refused!: Seen;
			await expect
				.poll(async () => {
					refused = await browser.upload(new Uint8Array(await picture(40, 40).jpeg().toBuffer()));
					return refused.status;
				})
				.toBe(429);
			expect(refused.headers.get("retry-after")).toBe("5");
			expect(refused.html).toContain("still being saved");
			const other = await at.inside(await at.registered("bo@cup.example"));
			const bytes = new Uint8Array(await picture(40, 40).jpeg().toBuffer());
			expect((await other.upload(bytes)).status).toBe(303);
			end();
			expect((await first).status).toBe(400);
			expect((await browser.upload(bytes)).status).toBe(303);
		});

		it("is not even read if the visitor is signed out, another site's page sends it, or it does not arrive whole", async () => {
			const browser = await at.inside(token);
			const type = "multipart/form-data; boundary=x";
			/** An endless picture, of which as much is sent as has been read. */
			function sent(headers: Record<string, string> = {}) {
				let taken = 0;
				const body = new ReadableStream({
					pull(controller) {
						taken += 65_536;
						controller.enqueue(new Uint8Array(65_536));
					},
				});
				return {
					init: { method: "POST", body, duplex: "half", headers: { "content-type": type, ...headers } },
					taken: () => taken,
				};
			}
			const [outside, foreign] = [sent(), sent({ "sec-fetch-site": "cross-site" })];
			expect((await at.visitor().ask("/identity/profile/photo", outside.init)).location).toBe("/identity");
			expect((await browser.ask("/identity/profile/photo", foreign.init)).status).toBe(403);
			// A stream is read ahead by one.
			expect([outside.taken() <= 65_536, foreign.taken() <= 65_536]).toEqual([true, true]);
			for (const [headers, body] of [
				[{ "content-type": type }, "--x\r\nContent-Disposition: form-data; na"],
				[{ "content-type": "multipart/form-data" }, "--x--"],
				[{ "content-type": type }, ""],
			] as const) {
				const broken = await browser.ask("/identity/profile/photo", { method: "POST", body, headers });
				expect([broken.status, broken.html]).toEqual([400, expect.stringContaining("did not arrive in full")]);
			}
			expect(at.logged).toEqual([]);
			expect(await photoOf()).toBeNull();
		});

		it("is at no address but its own", async () => {
			const browser = await at.inside(token);
			for (const name of ["%00", "abc", "%ED%A0%80", `${"x".repeat(43)}%00`, "x".repeat(43)])
				expect((await browser.open(`/identity/profile/photo/${name}`)).status).toBe(404);
			expect(at.logged).toEqual([]);
			// Here it is shown to its person alone.
			await browser.upload(new Uint8Array(await picture(40, 40).jpeg().toBuffer()));
			const own = /[\w-]{43}$/.exec(String((await at.user(token)).profile_photo_url))![0];
			expect((await browser.open(`/identity/profile/photo/${own}`)).status).toBe(200);
			const stranger = await at.inside(await at.registered("bo@cup.example"));
			expect((await stranger.open(`/identity/profile/photo/${own}`)).status).toBe(404);
		});

		it("can be changed and removed; its old address is dead then", async () => {
			const browser = await at.inside(token);
			const bytes = new Uint8Array(await picture(300, 300).jpeg().toBuffer());
			await browser.upload(bytes);
			const first = (await at.user(token)).profile_photo_url as string;
			await browser.upload(bytes);
			expect((await at.call("GET", new URL(first).pathname)).status).toBe(404);
			expect((await browser.sendInside("/identity/profile/photo/remove")).location).toBe(`${PROFILE}?done=no-photo`);
			expect(await photoOf()).toBeNull();
		});
	});

	describe("deleting the account", () => {
		it("asks for the password, then leaves no row, ends every session, and sends a mail", async () => {
			const browser = await at.inside(token);
			await browser.upload(
				new Uint8Array(
					await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
						.png()
						.toBuffer(),
				),
			);
			const wrong = await browser.sendInside("/identity/delete", { password: "not it" });
			expect(wrong.status).toBe(422);
			expect(wrong.html).toContain("This is not your password.");
			await expectValid(wrong.html);
			const gone = await browser.sendInside("/identity/delete", { password: RIGHT });
			expect([gone.status, gone.location]).toEqual([303, "/identity/deleted?lang=en"]);
			expect(browser.cookieNow()).toBe("");
			for (const table of ["account", "device", "identity_session", "one_time_secret", "photo"])
				expect(await rowsOf(table), table).toBe(0);
			expect((await at.call("GET", "/api/user", { token })).status).toBe(401);
			expect(at.letters.at(-1)).toMatchObject({ kind: "accountDeleted", to: { email: "astrid@cup.example" } });
		});
	});

	describe("a forgotten password", () => {
		const mailed = async () => {
			await at.call("POST", "/sanctum/forgot-password", { body: { email: "astrid@cup.example" } });
			return at.linkOf("passwordReset");
		};
		const choose = (link: string, password: string, again = password) =>
			at.visitor().send(link, { password, password_confirmation: again });

		it("is replaced at the mail's link, once, ending every session, visits of the identity site too", async () => {
			const inside = await at.inside(token);
			const link = await mailed();
			const form = await at.visitor().open(link);
			expect(form.status).toBe(200);
			expect(form.headers.get("referrer-policy")).toBe("no-referrer");
			await expectValid(form.html);
			expect((await choose(link, "password")).html).toContain("easy to guess");
			expect((await choose(link, NEW, "another one")).status).toBe(422);
			expect((await choose(link, NEW)).location).toBe("/identity/changed");
			expect((await at.signIn("astrid@cup.example", NEW)).status).toBe(200);
			expect((await at.call("GET", "/api/user", { token })).status).toBe(401);
			expect((await inside.open(PROFILE)).location).toBe("/identity");
			expect(at.letters.at(-1)).toMatchObject({ kind: "passwordChanged" });
			for (const again of [await at.visitor().open(link), await choose(link, "six lighthouses")]) {
				expect(again.status).toBe(410);
				expect(again.html).toContain("This link no longer works");
				expect(again.html).toContain('action="/identity/forgot"');
			}
		});

		it("is not replaced after an hour, nor for another site's form", async () => {
			const link = await mailed();
			const foreign = await at
				.visitor()
				.send(link, { password: NEW, password_confirmation: NEW }, { "sec-fetch-site": "cross-site" });
			expect(foreign.status).toBe(403);
			later(60 * MINUTE + 1);
			expect((await at.visitor().open(link)).status).toBe(410);
			expect((await choose(link, NEW)).status).toBe(410);
		});

		it("is sent again after an expired one, with the same answer for unknown addresses", async () => {
			for (const email of ["astrid@cup.example", "nobody@cup.example"]) {
				expect((await at.visitor().send("/identity/forgot", { email })).location).toBe("/identity/sent");
			}
			expect(await at.linkOf("passwordReset")).toMatch(/^\/identity\/reset\//);
			expect(at.letters).toHaveLength(1);
			expect((await at.visitor().open("/identity/sent")).html).toContain("Instructions sent. Check your email");
			const wrong = await at.visitor().send("/identity/forgot", { email: "nonsense" });
			expect(wrong.status).toBe(422);
			expect(wrong.html).toContain("This is not a valid e-mail address.");
			await expectValid(wrong.html);
		});
	});

	it("refuses a form that is too large with a page that explains it", async () => {
		const seen = await (await at.inside(token)).sendInside("/identity/profile/name", {
			name: "x".repeat(20_000),
			language: "en",
		});
		expect([seen.status, seen.headers.get("cache-control")]).toEqual([413, "no-store"]);
		expect(seen.html).toContain("too large");
		await expectValid(seen.html);
	});

	it("reveals no internals to a visitor, and no secret in the log", async () => {
		const address = await at.oneTimeAddress(token);
		await db.orm.execute("alter table one_time_secret rename to elsewhere");
		try {
			const seen = await at.visitor().open(address);
			expect(seen.status).toBe(500);
			expect(seen.html).toContain("Something went wrong here. Please try again.");
			expect(at.logged).toHaveLength(1);
			expect(at.logged[0]).toMatch(/GET \/identity\/enter/);
			expect(at.logged[0]).not.toContain(address.split("/").at(-1));
		} finally {
			await db.orm.execute("alter table elsewhere rename to one_time_secret");
		}
	});
});
