import { expect, test } from "vitest";
import { flagCode } from "./flag-code.ts";

test("§3 the cup's codes for England, Wales, Scotland, Northern Ireland, Taiwan and Kosovo have their flags", () => {
	expect(["en", "wa", "ct", "nd", "tpe", "ko"].map(flagCode)).toEqual(["gb-eng", "gb-wls", "gb-sct", "gb-nir", "tw", "xk"]);
});

test("other two-letter codes are their own, in either case; anything else has no flag", () => {
	expect(["se", "JP", "EN"].map(flagCode)).toEqual(["se", "jp", "gb-eng"]);
	expect(["", "s", "swe", "s1", "../"].map(flagCode)).toEqual([null, null, null, null, null]);
});
