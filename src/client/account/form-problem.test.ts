import { expect, test } from "vitest";
import { textsIn } from "../../text/texts.ts";
import { problemOf, wrongWith } from "./form-problem.ts";
import { AccountRefusal } from "./refused.ts";
import { readUser } from "./user.ts";

const { account: text } = textsIn("en");
const fieldsOf = (values: Parameters<typeof wrongWith>[0], isNew: boolean) => wrongWith(values, isNew, text)?.fields ?? null;

test("a missing value, an invalid address, or too short a new password is shown at its field before anything is sent", () => {
	const written = { name: "Alva", email: "a@b", password: "12345678" };
	expect(fieldsOf(written, true)).toBeNull();
	expect(fieldsOf({ name: " ", email: " ", password: "" }, true)).toEqual({
		name: text.missing.name,
		email: text.missing.email,
		password: text.missing.password,
	});
	expect(fieldsOf({ email: "", password: "" }, false), "a form without a name").toEqual({
		email: text.missing.email,
		password: text.missing.password,
	});
	for (const email of ["alva", "a @b", "@b", "a@"]) expect(fieldsOf({ email }, false), email).toEqual({ email: text.noAddress });
	expect(fieldsOf({ email: " a@b " }, false)).toBeNull();
	expect(fieldsOf({ ...written, password: "1234567" }, true)).toEqual({ password: text.shortPassword });
	expect(fieldsOf({ ...written, password: "1234567" }, false), "an older one may be shorter").toBeNull();
	expect(fieldsOf({ ...written, password: "⚽⚽⚽⚽⚽⚽⚽" }, true), "letters are counted, not their halves").toEqual({
		password: text.shortPassword,
	});
	expect(wrongWith({ name: "" }, true, text)?.summary).toBe(text.checkFields);
});

test("§8 a failed call shows the service's message: at its fields, above a sign-in, how long to wait, or that the service is not reached", () => {
	const said = (error: unknown, isSignIn = false) => problemOf(error, isSignIn, text);
	const refused = (status: number, fields: AccountRefusal["fields"] = {}, wait: number | null = null, message = "") =>
		new AccountRefusal(status, message, fields, wait);
	const unreachable = { fields: {}, summary: text.unreachable };
	expect([said(new TypeError("Failed to fetch")), said(refused(500, { email: ["No"] })), said(refused(422))]).toEqual([
		unreachable,
		unreachable,
		unreachable,
	]);
	expect(said(refused(499, { email: ["No"] }))).toEqual({ fields: { email: "No" }, summary: text.checkFields });
	expect(said(refused(429, { email: ["No"] }, 40))).toEqual({ fields: {}, summary: text.tooMany(40) });
	expect(said(refused(422, { email: ["Taken", "Odd"], password: ["Weak"], name: [] }))).toEqual({
		fields: { email: "Taken", password: "Weak" },
		summary: text.checkFields,
	});
	expect(said(refused(422, { email: ["They do not match"] }), true)).toEqual({ fields: {}, summary: "They do not match" });
	expect(said(refused(422, { device_name: ["Too long"] }))).toEqual({ fields: {}, summary: "Too long" });
	expect(said(refused(403, {}, null, "Closed"))).toEqual({ fields: {}, summary: "Closed" });
});

test("§7 only an answer with all fields of a user is one: a captive portal's page signs in no user", () => {
	const team = { team_id: "t", year: 2026, teamName: "T", nationCode: "se", catShort: "B14", category: "Boys 14" };
	const user = {
		...{ id: 7, name: "Alva", email: "a@b" },
		purchases: [{ type: "allAccess", year: 2026 }],
		registrations: [{ year: 2026, team_id: "t", teamName: "T" }],
		favourite_teams: [team],
		favourite_arenas: [{ field_id: "f", year: 2026 }],
	};
	expect(readUser(user)).toBe(user);
	for (const list of ["purchases", "registrations", "favourite_teams", "favourite_arenas"] as const) {
		const { [list]: _, ...without } = user;
		const [first] = user[list];
		const odd = Object.keys(first ?? {}).map((key) => ({ ...user, [list]: [first, { ...first, [key]: null }] }));
		for (const other of [without, { ...user, [list]: {} }, { ...user, [list]: [null] }, ...odd])
			expect(() => readUser(other), JSON.stringify(other)).toThrow("no user");
	}
	for (const other of [null, "user", { ...user, id: "7" }, { ...user, name: null }, { ...user, email: undefined }])
		expect(() => readUser(other)).toThrow("no user");
});
