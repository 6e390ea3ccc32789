import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { cupId, email, idOf, optionalText, password, requiredText, year } from "./fields.ts";

const read = (schema: z.ZodType, given: unknown) => {
	const { success, data, error } = schema.safeParse(given);
	return success ? { is: data } : (error?.issues.map(({ message }) => message) ?? []);
};

describe("a field of a call", () => {
	it.each([
		["  Åsa  ", { is: "Åsa" }],
		["A\u030asa", { is: "Åsa" }],
		["", { is: "" }],
		["x".repeat(5), { is: "xxxxx" }],
		[`  ${"x".repeat(5)}  `, { is: "xxxxx" }],
		["x".repeat(6), ["tooLong"]],
		["a\u0000b", ["invalidText"]],
		["a\nb", ["invalidText"]],
		["a\ud800b", ["invalidText"]],
		[undefined, ["required"]],
		[null, ["required"]],
		[7, ["notText"]],
	])("that may be empty is one line of so many letters: %j", (given, said) => {
		expect(read(optionalText(5), given)).toEqual(said);
	});

	it.each([
		["x".repeat(5), { is: "xxxxx" }],
		["x", { is: "x" }],
		["x".repeat(6), ["tooLong"]],
		["", ["required"]],
		["   ", ["required"]],
	])("that may not be empty: %j", (given, said) => {
		expect(read(requiredText(5), given)).toEqual(said);
	});

	it.each([
		["  a b \n", { is: "  a b \n" }],
		["", ["required"]],
		[undefined, ["required"]],
		[1, ["notText"]],
	])("that is a password stays as it is: %j", (given, said) => {
		expect(read(password, given)).toEqual(said);
	});

	it.each([
		[2026, { is: 2026 }],
		["2026", { is: 2026 }],
		["", ["required"]],
		[undefined, ["required"]],
		["26", ["invalidYear"]],
		[20_261, ["invalidYear"]],
		["2026 ", ["invalidYear"]],
		[2026.5, ["invalidYear"]],
		[-202, ["invalidYear"]],
	])("that is a year has four figures: %j", (given, said) => {
		expect(read(year, given)).toEqual(said);
	});

	it.each([
		[412, { is: "412" }],
		["heden-1", { is: "heden-1" }],
		["x".repeat(100), { is: "x".repeat(100) }],
		["x".repeat(101), ["tooLong"]],
		["", ["required"]],
		[true, ["notText"]],
	])("that is an id of the cup is a text: %j", (given, said) => {
		expect(read(cupId, given)).toEqual(said);
	});

	const longest = `${"x".repeat(64)}@${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.example`;
	it.each([
		["a@b.se", true],
		[" Åsa.Lind+cup@klubb.example ", true],
		["a@räksmörgås.se", true],
		["a@b-c.example", true],
		[`${"x".repeat(64)}@b.se`, true],
		[`${"x".repeat(65)}@b.se`, false],
		[longest.slice(0, 254), true],
		["a@b", false],
		["a@b.s", false],
		["a@-b.se", false],
		["a@b-.se", false],
		["a@b..se", false],
		["a b@c.se", false],
		["a@@b.se", false],
		["a,b@c.se", false],
		["a<b@c.se", false],
		["@b.se", false],
		["a@b.se, c@d.se", false],
	])("that is an e-mail address: %s", (given, isOne) => {
		expect(read(email, given)).toEqual(isOne ? { is: given.trim() } : ["invalidEmail"]);
	});

	it("that is an e-mail address is at most 254 letters, and is there", () => {
		expect(read(email, `a@${"b.".repeat(126)}se`)).toEqual(["tooLong"]);
		expect(read(email, "")).toEqual(["required"]);
	});

	it.each([
		["0", 0],
		["7", 7],
		["2147483647", 2_147_483_647],
		["2147483648", undefined],
		["99999999999", undefined],
		["", undefined],
		["-1", undefined],
		["1.0", undefined],
		["1a", undefined],
		[" 1", undefined],
	])("that is an id in an address: %j", (given, id) => {
		expect(idOf(given)).toBe(id);
	});
});
