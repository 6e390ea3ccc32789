import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts } from "../../src/accounts/accounts.ts";
import type { Database } from "../../src/database/database.ts";
import { accountPlaces } from "../support/account-places.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { identityOver } from "../support/identity-visitor.ts";

/** Encoded in an address: PostgreSQL stores no NUL, UTF-8 has no lone surrogates, and numbers are limited. */
const IN_ADDRESSES = [
	"%00",
	"a%00b",
	"%ED%A0%80",
	"%ff",
	"-1",
	"0",
	"2147483648",
	"9".repeat(40),
	"1e3",
	"%27%3B--",
	"x".repeat(3_000),
];
const IN_FIELDS = ["a\0b", "\ud83d", "9".repeat(40), "x".repeat(3_000)];
const KEPT = {
	"POST /api/user/favorites/teams": ["teamId", "year", "teamName", "nation", "nationCode", "category", "catShort"],
	"POST /api/user/favorites/fields": ["arenaId", "fieldId", "fieldName", "year"],
	"PUT /api/user/pin": ["match", "year"],
};

describe.each(await accountPlaces())("a text that cannot be saved, on $name", ({ open, end, missing }) => {
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

	it("is no fault of the account service, whichever address or field contains it", async () => {
		const routes = createAccounts(at.service).routes.filter(({ method }) => method !== "ALL");
		const failed: string[] = [];
		for (const { method, path } of routes.filter((route) => route.path.includes(":"))) {
			for (const text of IN_ADDRESSES) {
				const asked = path.replace(/:\w+/, text);
				if ((await at.call(method, asked, { token })).status >= 500) failed.push(`${method} ${asked}`);
			}
		}
		for (const [call, fields] of Object.entries(KEPT)) {
			const [method = "", path = ""] = call.split(" ");
			const good = { ...Object.fromEntries(fields.map((field) => [field, "1"])), year: "2026" };
			expect((await at.call(method, path, { token, body: good })).status).toBeLessThan(300);
			for (const field of fields) {
				for (const text of IN_FIELDS) {
					const body = { ...good, [field]: text };
					if ((await at.call(method, path, { token, body })).status >= 500) failed.push(`${call} ${JSON.stringify(body)}`);
				}
			}
		}
		expect([failed, at.logged]).toEqual([[], []]);
	});

	it.each(["/sanctum/token", "/sanctum/register", "/sanctum/reset-password", "/sanctum/forgot-password"])(
		"is no fault of %s",
		async (path) => {
			for (const field of ["name", "email", "password", "password_confirmation", "device_name", "token"]) {
				for (const text of ["\0", "a\0b", "\ud83d"]) {
					const good = { ...at.person("eve@cup.example"), token: "1" };
					const { status } = await at.call("POST", path, { body: { ...good, [field]: text } });
					expect([field, text, status < 500]).toEqual([field, text, true]);
				}
			}
			await at.settled();
			expect(at.logged).toEqual([]);
		},
	);

	it("is no fault of the identity site", async () => {
		const browser = await at.inside(token);
		for (const path of ["enter", "reset", "confirm", "profile/photo", "fonts"]) {
			for (const text of IN_ADDRESSES) {
				const address = `/identity/${path}/${text}?lang=${text}&done=${text}&route=${text}&left=${text}`;
				expect([address, (await browser.open(address)).status < 500]).toEqual([address, true]);
			}
		}
		for (const path of ["profile/name", "profile/email", "profile/devices", "forgot", "reset/x", "confirm/x", "enter/x"]) {
			for (const text of IN_FIELDS) {
				const fields = { name: text, email: text, language: text, device: text, current_password: text, password: text };
				const { status } = await browser.sendInside(`/identity/${path}`, fields);
				expect([path, text, status < 500]).toEqual([path, text, true]);
			}
		}
		await at.settled();
		expect(at.logged).toEqual([]);
	});
});
