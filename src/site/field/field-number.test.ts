import { expect, it } from "vitest";
import { fieldNumber } from "./field-number.ts";

it.each([
	["Heden 3", "Heden", "3"],
	["Heden 12 B", "Heden", "12 B"],
	["Centre Court", "Heden", "Centre Court"],
	["Maracanã", "Maracanã", "Maracanã"],
])("%s at %s has the sign %s", (field, arena, sign) => {
	expect(fieldNumber(field, arena)).toBe(sign);
});
