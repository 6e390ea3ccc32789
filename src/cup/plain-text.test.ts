import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doublyEncoded, textFault } from "./plain-text.ts";

describe("free text", () => {
	it.each([
		"IF Fyrsken",
		"Łódź",
		"Ατρόμητος",
		"Динамо",
		"الهلال",
		"東京",
		"कोलकाता",
		"Lejonen 🦁",
		"two\nlines\tand a tab",
		"👨‍👩‍👧",
	])("may be %s", (text) => expect(textFault(text)).toBeNull());

	it.each([
		["\u0000", "control character"],
		["Bro\u0007", "control character"],
		["Bro\u009B31m", "control character"],
		["Bro\u202EFI", "bidirectional control"],
		["\u2066Bro\u2069", "bidirectional control"],
		["\u200FBro", "bidirectional control"],
		["Bro\uD83D", "half character"],
	])("may not be %j", (text, fault) => expect(textFault(text)).toBe(fault));
});

describe("a text decoded with the wrong encoding", () => {
	const wronglyRead = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

	it.each(["Åby IF", "Grödinge", "Malmö", "Ängby", "Müller’s", "Évora", "São Paulo", "Gävle – Borås", "Łódź", "Čačak", "Dvořák"])(
		"is recognised, with the original: %s",
		(text) => expect(doublyEncoded(wronglyRead(text))).toBe(text),
	);

	it.each(["Åby", "CAFÉ’S", "SÃO JOÃO", "ÅÄÖ", "Ä–Ö", "Ångström ½", "FC Ã", "naïve", "Þór", "Ãlvaro – Ões"])(
		"is not suspected in %s",
		(text) => expect(doublyEncoded(text)).toBeNull(),
	);

	it("is recognised in every name with Nordic letters", () => {
		const name = fc.stringMatching(/^[A-Za-z ]{0,6}[åäöÅÄÖæøÆØéüß][A-Za-zåäöæøé ]{0,8}$/);
		fc.assert(fc.property(name, (text) => doublyEncoded(wronglyRead(text)) === text && doublyEncoded(text) === null));
	});
});
