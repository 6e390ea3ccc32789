import { describe, expect, it } from "vitest";
import { indexLetter } from "./index-letter.ts";

describe("the letter of a name in an index", () => {
	it.each([
		["IF Fyrsken", "I"],
		["école Saint-Jean", "E"],
		["Örgryte", "Ö"],
		["Øster", "Ö"],
		["Åby IF", "Å"],
		["Łódź", "L"],
		["Česká", "C"],
		["1. FC Norden", "#"],
		["Ολυμπιακός", "Ο"],
		["", "#"],
	])("of %j is %s", (name, letter) => {
		expect(indexLetter(name)).toBe(letter);
	});

	it.each([
		["Åland Islands", "A"],
		["Österreich", "O"],
		["Øster", "O"],
		["Æroe", "A"],
	])("of %j is %s in an English list", (name, letter) => {
		expect(indexLetter(name, "en")).toBe(letter);
	});

	it("is the same however the accent is written", () => {
		expect(indexLetter("O\u0308rgryte")).toBe("Ö");
	});
});
