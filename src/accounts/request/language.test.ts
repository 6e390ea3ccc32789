import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../text/language.ts";
import { acceptedLanguage } from "./language.ts";

describe("the language of an answer", () => {
	it.each([
		["sv", "sv"],
		["sv-SE,sv;q=0.9,en;q=0.5", "sv"],
		["en-GB,en;q=0.9,sv;q=0.5", "en"],
		["de-DE,de;q=0.9,sv;q=0.3,en;q=0.2", "sv"],
		["SV", "sv"],
		["fr", "en"],
		["*", "en"],
		["en;q=0,sv;q=0.1", "sv"],
		["sv;q=0", "en"],
		["en;q=0.4,sv;q=0.5", "sv"],
		["sv;q=0.4,en;q=0.5", "en"],
		["en;q=0.999,sv", "sv"],
		["sv;q=0.999,en", "en"],
		["sv;q=0.001", "sv"],
		["en;q=0.2,*;q=0.5", "sv"],
		["sv;q=0.2,*;q=0.5", "en"],
		["de, sv ; q=0.5", "sv"],
		["sv;q=nonsense", "en"],
		["", "en"],
		[undefined, "en"],
	])("%j is answered in %s", (header, language) => {
		expect(acceptedLanguage(header)).toBe(language);
	});

	it("is one of ours, whatever the header contains", () => {
		fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(acceptedLanguage(header))));
	});
});
