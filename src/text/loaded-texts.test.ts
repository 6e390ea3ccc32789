import { expect, test } from "vitest";
import { textsOf as everyText } from "./all-texts.ts";
import { LANGUAGES, type Sport } from "./language.ts";
import { loadTexts, textsOf } from "./loaded-texts.ts";

const SPORTS: readonly Sport[] = ["football", "handball"];

// In this order: loaded texts stay loaded.
test("rendering before any texts have loaded is an error that says what to do", () => {
	expect(() => textsOf("sv", "handball")).toThrow(/in "sv": loadTexts comes before/);
});

test("a page that has lost its data uses the loaded texts", async () => {
	await loadTexts("sv");
	expect(textsOf("en", "football").skipToContent).toBe(everyText("sv", "football").skipToContent);
});

test("a browser has the same words as the server, of each language in each sport, once they are loaded", async () => {
	for (const language of LANGUAGES) {
		await loadTexts(language);
		for (const sport of SPORTS) expect(textsOf(language, sport)).toEqual(everyText(language, sport));
	}
	expect(textsOf("sv", "handball").match.pauses).not.toEqual(textsOf("sv", "football").match.pauses);
});
