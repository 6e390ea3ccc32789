import { expect, test } from "vitest";
import { flagCode } from "../../ui/flag-code.ts";
import { isNationCode, nearNationCodes } from "./nation-code.ts";
import { NATIONS } from "./nations.ts";

test("§3 the codes of cups, of ISO 3166-1 and of former nations are nation codes", () => {
	for (const code of ["se", "en", "wa", "ct", "nd", "tpe", "ko", "gb", "tw", "xk", "aq", "su", ...NATIONS.map(([code]) => code)])
		expect(isNationCode(code), code).toBe(true);
	for (const code of ["uk", "eng", "swe", "xx", "zz", "SE", "", "eu", "un"]) expect(isNationCode(code), code).toBe(false);
});

test.each([
	["uk", ["gb", "en", "ct", "wa", "nd"]],
	["eng", ["en"]],
	["sco", ["ct"]],
	["swe", ["se"]],
	["ger", ["de"]],
	["deu", ["de"]],
	["el", ["gr"]],
])("of %s the near codes are %j", (code, near) => {
	expect(nearNationCodes(code)).toEqual(expect.arrayContaining(near));
});

test("a former nation has no flag", () => {
	expect(["su", "yu", "cs", "dd"].map(flagCode)).toEqual([null, null, null, null]);
});
