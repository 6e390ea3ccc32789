import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context } from "hono";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keyOf } from "../../src/accounts/limit/limits.ts";
import { attempt } from "../../src/accounts/tables/account.ts";
import { staff, staffChallenge, staffPasskey, staffRule } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { saveChallenge, spendChallenge } from "../../src/office/staff/challenge.ts";
import { firstStartCode } from "../../src/office/staff/first-start.ts";
import { inviteDesk } from "../../src/office/staff/invitation.ts";
import { passkeysOf } from "../../src/office/staff/passkeys-of.ts";
import { openSession } from "../../src/office/staff/session.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { accountPlaces } from "../support/account-places.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { DESK_PASSWORD } from "../support/office-desks.ts";
import { officeOver } from "../support/office-visitor.ts";

const EMAIL = "kansli@cup.example";
const NEW_PASSWORD = "seven gulls on a pier";

/** An authenticator's public key in its stored form: COSE, ES256. */
function coseOf(key: KeyObject): Buffer {
	const { x, y } = key.export({ format: "jwk" });
	const [a, b] = [x!, y!].map((part) => Buffer.from(part, "base64url")) as [Buffer, Buffer];
	return Buffer.concat([Buffer.from("a5010203262001215820", "hex"), a, Buffer.from("225820", "hex"), b]);
}

describe.each(await accountPlaces())("how a desk signs in on $name", ({ open, end, missing }) => {
	let db: Database;
	let at: Awaited<ReturnType<typeof officeOver>>;
	beforeAll(async () => {
		if (missing) return;
		db = await open();
		await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
		const connectionOf = ({ req }: Context) => ({ address: req.header("x-remote") ?? "127.0.0.1", host: new URL(req.url).host });
		at = await officeOver(db, 7, { connectionOf });
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "staff", "attempt", "staff_rule", "staff_challenge");
	});
	afterAll(async () => {
		await at?.close();
		await db?.close();
		await end?.();
	});

	type Seated = Awaited<ReturnType<typeof at.signedIn>>;
	const codeOf = (secret: string, steps = 0) =>
		new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now.getTime() + steps * 30_000 });
	const later = (seconds: number) => {
		at.clock.now = new Date(at.clock.now.getTime() + seconds * 1000);
	};
	/** @returns the secret of the codes that the desk has from now on */
	async function withCodes(desk: Seated): Promise<string> {
		const { body } = await desk.ask<{ secret: string; uri: string }>("POST", "/codes", { password: DESK_PASSWORD });
		expect(body.uri).toMatch(/^otpauth:\/\/totp\/Fyrcupen:/);
		const { secret } = body;
		expect((await desk.ask("PUT", "/codes", { secret, code: codeOf(secret) })).status).toBe(204);
		later(60);
		return secret;
	}
	type Asked = { readonly challenge: string; readonly excludeCredentials?: readonly { readonly id: string }[] };
	const NEW_KEY = Buffer.from("of-a-new-phone");
	/** A browser's answer after creating a key. @param flags 0x41: user present; 0x45: and verified by finger or code */
	function made(challenge: string, flags: number) {
		const client = Buffer.from(JSON.stringify({ type: "webauthn.create", challenge, origin: "http://cup.example" }));
		const data = Buffer.concat([
			...[createHash("sha256").update("cup.example").digest(), Buffer.from([flags]), Buffer.alloc(4 + 16)],
			...[Buffer.from([0, NEW_KEY.length]), NEW_KEY, coseOf(generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey)],
		]);
		// {fmt: "none", attStmt: {}, authData: …} in CBOR.
		const head = Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex");
		const attested = Buffer.concat([head, Buffer.from([data.length]), data]);
		const id = NEW_KEY.toString("base64url");
		return {
			...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
			response: { clientDataJSON: client.toString("base64url"), attestationObject: attested.toString("base64url") },
		};
	}
	const signIn = (code?: string) =>
		at.browser().ask("POST", "/sign-in", { email: EMAIL, password: DESK_PASSWORD, ...(code !== undefined && { code }) });

	describe("one-time codes", () => {
		it("are required after the right password, and each works once", async () => {
			const secret = await withCodes(await at.signedIn({ email: EMAIL }));
			const asked = await signIn();
			expect(asked).toMatchObject({ status: 200, body: { code: true } });
			expect(asked.headers.get("set-cookie")).toBeNull();
			const code = codeOf(secret);
			expect((await signIn("000000")).body.because).toBe("code");
			const both = await Promise.all([signIn(code), signIn(code)]);
			expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
			expect((await signIn(code)).status).toBe(422);
			later(30);
			expect((await signIn(codeOf(secret, -5))).status).toBe(422);
			expect((await signIn(codeOf(secret))).status).toBe(204);
		});

		it("are not set up with one that then signs in as well", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			const { secret } = (await desk.ask<{ secret: string }>("POST", "/codes", { password: DESK_PASSWORD })).body;
			const code = codeOf(secret);
			expect((await desk.ask("PUT", "/codes", { secret, code })).status).toBe(204);
			expect((await signIn(code)).body.because).toBe("code");
			later(30);
			expect((await signIn(codeOf(secret))).status).toBe(204);
		});

		it("are not requested after a wrong password, so that it does not show which accounts have them", async () => {
			await withCodes(await at.signedIn({ email: EMAIL }));
			const answer = await at.browser().ask("POST", "/sign-in", { email: EMAIL, password: "a wrong guess" });
			expect(answer).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
		});

		it("cannot be guessed: wrong ones count as wrong passwords do", async () => {
			const secret = await withCodes(await at.signedIn({ email: EMAIL }));
			for (let guess = 0; guess < 10; guess++) await signIn(String(guess).repeat(6));
			expect((await signIn(codeOf(secret))).status).toBe(429);
			// And a client that knows the password alone gets no further guesses.
			await db.orm.execute(sql`truncate attempt`);
			for (let guess = 0; guess < 5; guess++) {
				await signIn(String(guess).repeat(6));
				expect((await signIn()).body).toEqual({ code: true });
			}
			expect((await signIn(codeOf(secret))).status).toBe(429);
		});

		it("are turned on and off by the password and the present code, and turned on by a right first code", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			expect((await desk.ask("POST", "/codes", { password: "a wrong guess" })).status).toBe(422);
			const { secret } = (await desk.ask<{ secret: string }>("POST", "/codes", { password: DESK_PASSWORD })).body;
			expect((await desk.ask("PUT", "/codes", { secret, code: "000000" })).status).toBe(422);
			expect((await signIn()).status).toBe(204);
			const on = await withCodes(desk);
			const off = (proof: object) => desk.ask("DELETE", "/codes", proof);
			expect((await off({ password: "a wrong guess", code: codeOf(on) })).status).toBe(422);
			expect((await off({ password: DESK_PASSWORD })).status).toBe(422);
			expect((await off({ password: DESK_PASSWORD, code: codeOf(on) })).status).toBe(204);
			expect((await signIn()).status).toBe(204);
		});

		it("are required of every desk by the office's switch: until it has them a desk may set them up and nothing else", async () => {
			const office = await at.signedIn({ email: EMAIL });
			const desk = await at.signedIn({ role: "results" });
			expect((await desk.ask("PUT", "/rules", { secondFactor: true })).status).toBe(403);
			expect((await office.ask("PUT", "/rules", { secondFactor: true, password: DESK_PASSWORD })).status).toBe(204);
			for (const [method, path] of [
				["GET", "/ledger"],
				["GET", "/colleagues"],
				["POST", "/acts/preview"],
				["PUT", "/rules"],
			] as const)
				expect(await office.ask(method, path, method === "GET" ? undefined : {}), path).toMatchObject({
					status: 403,
					body: { because: "needs-codes" },
				});
			expect((await office.ask<{ needsCodes: boolean }>("GET", "/session")).body.needsCodes).toBe(true);
			for (const [method, path, status] of [
				["GET", "/sign-in-ways", 200],
				["GET", "/sessions", 200],
				["DELETE", "/sessions/999999", 404],
				["DELETE", "/sessions/others", 204],
				["DELETE", "/passkeys/nobodys", 422],
				["POST", "/passkeys/options", 422],
				["POST", "/password", 422],
			] as const)
				expect([path, (await office.ask(method, path, method === "POST" ? {} : undefined)).status]).toEqual([path, status]);
			// A passkey is a second factor by itself.
			const way = { way: "passkey", device: "A phone", now: at.clock.now } as const;
			const byPasskey = at.browser(await openSession(db.orm, office.row.id, way));
			expect((await byPasskey.ask<{ needsCodes: boolean }>("GET", "/session")).body.needsCodes).toBe(false);
			expect((await byPasskey.ask("GET", "/ledger")).status).toBe(200);
			const secret = await withCodes(office);
			expect((await office.ask("GET", "/ledger")).status).toBe(200);
			const proof = { password: DESK_PASSWORD, code: codeOf(secret) };
			expect((await office.ask("DELETE", "/codes", proof)).status).toBe(409);
		});
	});

	describe("a change of how a desk signs in", () => {
		const CHANGES = {
			"turning codes off": ["DELETE", "/codes", {}],
			"new codes": ["POST", "/codes", {}],
			"the rule for all desks": ["PUT", "/rules", { secondFactor: true }],
			"a new password": ["POST", "/password", { newPassword: NEW_PASSWORD }],
			"a new passkey": ["POST", "/passkeys/options", {}],
			"removing a passkey": ["DELETE", "/passkeys/one", {}],
		} as const;
		const stateOf = async () => [
			await db.orm.select({ hash: staff.passwordHash, totp: staff.totpSecret }).from(staff),
			await db.orm.select().from(staffPasskey),
			await db.orm.select().from(staffRule),
			await db.orm.select().from(staffChallenge),
		];

		it.each(Object.entries(CHANGES))("needs the present password and the present code: %s", async (_, [method, path, more]) => {
			const desk = await at.signedIn({ email: EMAIL });
			const key = { id: "one", publicKey: new Uint8Array([1]), counter: 0, name: "Mac", transports: [], createdAt: at.clock.now };
			await db.orm.insert(staffPasskey).values({ ...key, staff: desk.row.id });
			const secret = await withCodes(desk);
			const before = await stateOf();
			const change = (proof: object) => desk.ask(method, path, { ...more, ...proof });
			const code = codeOf(secret);
			for (const proof of [{}, { code }, { password: DESK_PASSWORD }, { password: "a wrong guess", code }])
				expect([proof, (await change(proof)).status]).toEqual([proof, 422]);
			expect((await change({ password: DESK_PASSWORD })).body.because).toBe("code-missing");
			expect((await change({ password: DESK_PASSWORD, code: "000000" })).body.because).toBe("code");
			expect(await stateOf()).toEqual(before);
			expect((await change({ password: DESK_PASSWORD, code })).status).toBeLessThan(300);
			expect(await stateOf()).not.toEqual(before);
			const again = (await change({ password: DESK_PASSWORD, code })).status;
			if (method !== "DELETE" || path !== "/codes") expect(again, "the same code again").toBe(422);
		});

		it("needs a sign-in with the passkey where that is the factor that the cup asks for", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			const key = { id: "one", publicKey: new Uint8Array([1]), counter: 0, name: "Mac", transports: [], createdAt: at.clock.now };
			await db.orm.insert(staffPasskey).values({ ...key, staff: desk.row.id });
			await db.orm.insert(staffRule).values({ cup: 7, secondFactor: true });
			const proof = { password: DESK_PASSWORD };
			expect(await desk.ask("POST", "/codes", proof)).toMatchObject({ status: 422, body: { because: "passkey" } });
			const way = { way: "passkey", device: "A phone", now: at.clock.now } as const;
			const byPasskey = at.browser(await openSession(db.orm, desk.row.id, way));
			await byPasskey.open();
			expect((await byPasskey.ask("POST", "/codes", proof)).status).toBe(200);
		});

		it("counts wrong codes like those of signing in", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			const secret = await withCodes(desk);
			const off = (code: string) => desk.ask("DELETE", "/codes", { password: DESK_PASSWORD, code });
			for (let guess = 0; guess < 10; guess++) expect((await off("000000")).status).toBe(422);
			expect([(await off(codeOf(secret))).status, (await signIn(codeOf(secret))).status]).toEqual([429, 429]);
		});
	});

	describe("new codes", () => {
		it("have a secret that the server made for this desk, once: one that a caller chooses is refused", async () => {
			const [desk, colleague] = [await at.signedIn({ email: EMAIL }), await at.signedIn()];
			const confirm = (secret: string, more: object = {}) => desk.ask("PUT", "/codes", { secret, code: codeOf(secret), ...more });
			const chosen = new Secret({ size: 20 }).base32;
			expect(await confirm(chosen, { password: DESK_PASSWORD })).toMatchObject({ status: 422, body: { because: "old-secret" } });
			const newOf = async (whose: Seated) =>
				(await whose.ask<{ secret: string }>("POST", "/codes", { password: DESK_PASSWORD })).body.secret;
			expect((await confirm(await newOf(colleague), { password: DESK_PASSWORD })).status).toBe(422);
			const own = await newOf(desk);
			expect((await desk.ask("PUT", "/codes", { secret: own, code: "000000" })).status, "a typing error").toBe(422);
			expect((await confirm(own)).status).toBe(204);
			expect((await confirm(own)).status).toBe(422);
		});

		it("cannot be finished after the password or the codes have changed, or after a quarter of an hour", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			const begin = async (proof: object) => (await desk.ask<{ secret: string }>("POST", "/codes", proof)).body.secret;
			const confirm = async (secret: string) => (await desk.ask("PUT", "/codes", { secret, code: codeOf(secret) })).status;
			const first = await begin({ password: DESK_PASSWORD });
			expect((await desk.ask("POST", "/password", { password: DESK_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(204);
			expect(await confirm(first)).toBe(422);
			const second = await begin({ password: NEW_PASSWORD });
			const third = await begin({ password: NEW_PASSWORD });
			expect(await confirm(third)).toBe(204);
			expect(await confirm(second)).toBe(422);
			later(60);
			const late = await begin({ password: NEW_PASSWORD, code: codeOf(third) });
			later(900);
			expect(await confirm(late)).toBe(422);
		});
	});

	describe("a password", () => {
		it("is not the cup's own name, wherever a desk chooses one", async () => {
			const name = "Fyrcupen 2026";
			const desk = await at.signedIn({ email: EMAIL });
			const refusal = {
				status: 422,
				body: { errors: { newPassword: ["The password must not be the cup's name. Choose another."] } },
			};
			expect(await desk.ask("POST", "/password", { password: DESK_PASSWORD, newPassword: name })).toMatchObject(refusal);
			const invited = await inviteDesk(db.orm, desk.row.id, at.clock.now);
			expect((await at.browser().ask("POST", `/invitation/${invited}`, { password: name })).status).toBe(422);
		});

		it("is changed with the present one, and signs the account out everywhere else", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			const phone = at.browser();
			await phone.ask("POST", "/sign-in", { email: EMAIL, password: DESK_PASSWORD });
			const change = (password: string, newPassword: string) => desk.ask("POST", "/password", { password, newPassword });
			expect((await change("a wrong guess", NEW_PASSWORD)).status).toBe(422);
			expect((await change(DESK_PASSWORD, "password123")).status).toBe(422);
			expect((await change(DESK_PASSWORD, NEW_PASSWORD)).status).toBe(204);
			expect([await desk.open(), await phone.open()]).toEqual([200, 401]);
			expect((await signIn()).status).toBe(422);
		});

		it("that is guessed at a browser left open counts as at the door", async () => {
			const desk = await at.signedIn({ email: EMAIL });
			for (let guess = 0; guess < 10; guess++)
				expect((await desk.ask("POST", "/codes", { password: `a wrong guess ${guess}` })).status).toBe(422);
			expect([(await desk.ask("POST", "/codes", { password: DESK_PASSWORD })).status, (await signIn()).status]).toEqual([
				429, 429,
			]);
		});
	});

	it("a challenge is good for its kind, its cup and its desk, once, until its time is over", async () => {
		const { row } = await at.signedIn();
		const own = { cup: 7, kind: "new-passkey", staff: row.id } as const;
		await saveChallenge(db.orm, "text", own, at.clock.now);
		const spend = (over: object = {}, seconds = 0, text = "text") =>
			spendChallenge(db.orm, text, { ...own, ...over }, new Date(at.clock.now.getTime() + seconds * 1000));
		for (const other of [{ cup: 8 }, { kind: "passkey" }, { staff: row.id + 1 }, { staff: undefined }])
			expect(await spend(other), JSON.stringify(other)).toBe(false);
		expect([await spend({}, 0, "other"), await spend({}, 300), await spend({}, 299), await spend()]).toEqual([
			...[false, false, true, false],
		]);
	});

	describe("a passkey", () => {
		it("is added with the password, so that an open browser is not enough", async () => {
			const desk = await at.signedIn();
			expect((await desk.ask("POST", "/passkeys/options", {})).status).toBe(422);
			expect((await desk.ask("POST", "/passkeys/options", { password: "four gulls at sea" })).status).toBe(422);
			expect((await desk.ask("POST", "/passkeys/options", { password: DESK_PASSWORD })).body).toHaveProperty("challenge");
		});

		it("is removed alone, and by its own desk alone", async () => {
			const [desk, colleague] = [await at.signedIn({ email: EMAIL }), await at.signedIn({ role: "results" })];
			const key = (owner: number, id: string) => ({
				...{ id, staff: owner, publicKey: new Uint8Array([1]), counter: 0, name: "Mac", transports: [], createdAt: at.clock.now },
			});
			await db.orm
				.insert(staffPasskey)
				.values([key(desk.row.id, "one"), key(desk.row.id, "two"), key(colleague.row.id, "three")]);
			const left = async () =>
				[...(await passkeysOf(db.orm, desk.row.id)), ...(await passkeysOf(db.orm, colleague.row.id))].map(({ id }) => id);
			expect((await colleague.ask("DELETE", "/passkeys/one", { password: DESK_PASSWORD })).status).toBe(204);
			expect(await left()).toEqual(["one", "two", "three"]);
			expect((await desk.ask("DELETE", "/passkeys/one", { password: DESK_PASSWORD })).status).toBe(204);
			expect(await left()).toEqual(["two", "three"]);
		});

		it("is asked for without an address, and an unknown one does not sign in", async () => {
			const asked = await at
				.browser()
				.ask<{ challenge: string; allowCredentials?: unknown[] }>("POST", "/sign-in/passkey/options", {});
			expect(asked.status).toBe(200);
			expect(asked.body.allowCredentials ?? []).toEqual([]);
			const response = { id: "nobodys", rawId: "nobodys", type: "public-key", response: {}, clientExtensionResults: {} };
			expect((await at.browser().ask("POST", "/sign-in/passkey", { response })).status).toBe(422);
			const desk = await at.signedIn();
			expect((await desk.ask("POST", "/passkeys", { response })).status).toBe(422);
		});

		it("is one of ten at most, and the authenticator is sent the existing ones", async () => {
			const desk = await at.signedIn();
			const key = (id: string) => ({
				...{ id, staff: desk.row.id, publicKey: new Uint8Array([1]), counter: 0, name: "Mac", transports: [] },
				createdAt: at.clock.now,
			});
			const ids = Array.from({ length: 9 }, (_, index) => `key-${index}`);
			await db.orm.insert(staffPasskey).values(ids.map(key));
			const asked = () => desk.ask<Asked>("POST", "/passkeys/options", { password: DESK_PASSWORD });
			expect((await asked()).body.excludeCredentials?.map(({ id }) => id)).toEqual(ids);
			await db.orm.insert(staffPasskey).values(key("key-9"));
			expect((await asked()).status).toBe(409);
		});

		it("is stored after an answer to its own account's challenge, verified by finger or code, and named after its device", async () => {
			const [desk, colleague] = [await at.signedIn(), await at.signedIn({ role: "results" })];
			const challengeOf = async (whose: Seated) =>
				(await whose.ask<Asked>("POST", "/passkeys/options", { password: DESK_PASSWORD })).body.challenge;
			const add = async (challenge: string, flags: number, agent = "Mozilla/5.0 (iPhone; CPU)") => {
				const headers = { "user-agent": agent };
				return (await desk.ask("POST", "/passkeys", { response: made(challenge, flags) }, { headers })).status;
			};
			const [THERE, KNOWN] = [0x41, 0x45];
			expect(await add(await challengeOf(colleague), KNOWN)).toBe(422);
			expect(await add(await challengeOf(desk), THERE)).toBe(422);
			const challenge = await challengeOf(desk);
			expect(await add(challenge, KNOWN)).toBe(204);
			expect(await add(challenge, KNOWN)).toBe(422);
			type Ways = { passkeys: { id: string; name: string; lastUsedAt: null }[] };
			expect((await desk.ask<Ways>("GET", "/sign-in-ways")).body.passkeys).toMatchObject([
				{ id: NEW_KEY.toString("base64url"), name: "iPhone", lastUsedAt: null },
			]);
			expect(await add(await challengeOf(desk), KNOWN), "one that is there").toBe(422);
		});
	});

	describe("a sign-in with a passkey", () => {
		const ORIGIN = "http://cup.example";
		const device = generateKeyPairSync("ec", { namedCurve: "P-256" });
		const hash = (data: Buffer | string) => createHash("sha256").update(data).digest();
		const publicKey = new Uint8Array(coseOf(device.publicKey));
		const keep = (owner: number, counter = 4) =>
			db.orm.insert(staffPasskey).values({
				id: "of-the-phone",
				staff: owner,
				publicKey,
				counter,
				name: "iPhone",
				transports: [],
				createdAt: at.clock.now,
			});
		/** A browser's answer to a challenge. @param flags 5: user present and verified by finger or code */
		const signed = (challenge: string, { counter = 5, flags = 5, origin = ORIGIN } = {}) => {
			const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
			const rest = Buffer.alloc(5);
			rest.writeUInt8(flags, 0);
			rest.writeUInt32BE(counter, 1);
			const data = Buffer.concat([hash("cup.example"), rest]);
			const signature = sign("sha256", Buffer.concat([data, hash(client)]), device.privateKey);
			const [clientDataJSON, authenticatorData, said] = [client, data, signature].map((one) => one.toString("base64url"));
			return {
				...{ id: "of-the-phone", rawId: "of-the-phone", type: "public-key", clientExtensionResults: {} },
				response: { clientDataJSON, authenticatorData, signature: said },
			};
		};
		const challenge = async () =>
			(await at.browser().ask<{ challenge: string }>("POST", "/sign-in/passkey/options", {})).body.challenge;
		const answer = async (response: object) => (await at.browser().ask("POST", "/sign-in/passkey", { response })).status;

		it("signs its account in, once per challenge while that is valid, and increases its counter", async () => {
			const desk = await at.signedIn();
			await keep(desk.row.id);
			const phone = at.browser();
			const asked = await challenge();
			expect((await phone.ask("POST", "/sign-in/passkey", { response: signed(asked) })).status).toBe(204);
			expect((await phone.ask<{ desk: { id: string } }>("GET", "/session")).body.desk.id).toBe(desk.desk);
			expect(await answer(signed(asked, { counter: 6 }))).toBe(422);
			const kept = async () => (await db.orm.select().from(staffPasskey)).map(({ counter, lastUsedAt }) => [counter, lastUsedAt]);
			expect(await kept()).toEqual([[5, at.clock.now]]);
			// A copy of the key that counts from where it was copied.
			expect(await answer(signed(await challenge(), { counter: 5 }))).toBe(422);
			const late = await challenge();
			later(300);
			expect(await answer(signed(late, { counter: 7 }))).toBe(422);
			expect(await kept()).toEqual([[5, new Date(at.clock.now.getTime() - 300_000)]]);
			expect(await answer(signed(await challenge(), { counter: 7 }))).toBe(204);
		});

		it("does not sign in an expired account, without user verification, or from another site", async () => {
			const desk = await at.signedIn({ until: "2026-07-14" });
			await keep(desk.row.id);
			expect(await answer(signed(await challenge()))).toBe(204);
			expect(await answer(signed(await challenge(), { counter: 6, flags: 1 }))).toBe(422);
			expect(await answer(signed(await challenge(), { counter: 7, origin: "https://cup.example.evil" }))).toBe(422);
			// The small cup's clock is on the 14th.
			await db.orm.update(staff).set({ until: "2026-07-13" });
			expect(await answer(signed(await challenge(), { counter: 8 }))).toBe(422);
		});

		it("does not sign in to another cup, or after too many attempts", async () => {
			const { row } = await at.signedIn();
			await keep(row.id);
			await db.orm.update(staff).set({ cup: 8 });
			expect(await answer(signed(await challenge()))).toBe(422);
			await db.orm.update(staff).set({ cup: 7 });
			const last = await challenge();
			const row100 = { key: `signInsOfAddress:${keyOf("office 192.0.2.1")}`, points: 100 };
			await db.orm
				.insert(attempt)
				.values({ ...row100, expire: new Date(Date.now() + 60_000) })
				.onConflictDoUpdate({ target: attempt.key, set: row100 });
			expect(await answer(signed(last))).toBe(429);
		});
	});

	describe("a first start", () => {
		const GIVEN = { name: "Office", email: EMAIL, password: NEW_PASSWORD };
		const AT_HOME = { origin: "http://localhost" };
		const options = () => ({ database: db, brand: { cup: 7 }, now: () => at.clock.now }) as Parameters<typeof firstStartCode>[0];
		const begin = (code: string, headers: Record<string, string> = {}, base = "http://localhost") =>
			at.browser().ask("POST", "/first-start", { ...GIVEN, code }, { headers: { ...AT_HOME, origin: base, ...headers }, base });

		it("makes the office's first desk with the code of the log, which works once", async () => {
			const code = (await firstStartCode(options()))!;
			expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
			expect((await begin("AAAAA-AAAAA")).body.because).toBe("code");
			const both = await Promise.all([begin(code), begin(code)]);
			expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
			expect((await begin(code)).status).toBe(404);
			expect(await firstStartCode(options())).toBeNull();
		});

		it("accepts its code without the dash, in small letters and with spaces", async () => {
			const code = (await firstStartCode(options()))!;
			expect((await begin(` ${code.replace("-", "").toLowerCase()} `)).status).toBe(204);
		});

		it("is not there through a proxy, from another machine, or under another name", async () => {
			const code = (await firstStartCode(options()))!;
			for (const header of [
				"x-forwarded-for",
				"forwarded",
				"x-real-ip",
				"via",
				"x-forwarded-port",
				"true-client-ip",
				"cf-connecting-ip",
			])
				expect((await begin(code, { [header]: "127.0.0.1" })).status, header).toBe(404);
			expect((await begin(code, { "x-remote": "192.0.2.7" })).status).toBe(404);
			expect((await begin(code, {}, "http://cup.example")).status).toBe(404);
			expect((await begin(code)).status).toBe(204);
		});

		it("is offered from this machine only, and only while the office has no account", async () => {
			const came = async (browser: ReturnType<typeof at.browser>, remote = "127.0.0.1") => {
				const headers = { ...AT_HOME, "x-remote": remote };
				const { body } = await browser.ask<{ session: { desk: { name: string } } | null; firstStart: boolean }>(
					...(["GET", "/came", undefined, { headers, base: "http://localhost" }] as const),
				);
				return [body.session?.desk.name ?? null, body.firstStart];
			};
			expect(await came(at.browser())).toEqual([null, true]);
			expect(await came(at.browser(), "192.0.2.7")).toEqual([null, false]);
			const desk = await at.signedIn({ name: "Results desk 1", role: "results" });
			expect([await came(desk), await came(at.browser())]).toEqual([
				["Results desk 1", false],
				[null, true],
			]);
			await at.signedIn();
			expect(await came(at.browser())).toEqual([null, false]);
		});

		it("expires within the hour", async () => {
			const code = (await firstStartCode(options()))!;
			later(3_600);
			expect((await begin(code)).status).toBe(422);
		});

		it("ends as soon as an office account exists, and cannot be guessed", async () => {
			const code = (await firstStartCode(options()))!;
			for (let guess = 0; guess < 10; guess++) await begin(`AAAAA-AAAA${guess}`);
			expect((await begin(code)).status).toBe(429);
			await db.orm.execute(sql`truncate attempt`);
			await at.signedIn();
			expect((await begin(code)).status).toBe(404);
		});
	});
});
