import { expect, test } from "vitest";
import type { Fault } from "../results/record/fault.ts";
import { inTwo } from "../results/record/naming/two-languages.ts";
import { FAULT_PHRASES } from "../text/import/sheet-faults-sv.ts";
import { FAULT_BESIDE_FIELD } from "../text/office-server/plan.ts";
import { faultIn, faultLine } from "./fault-lines.ts";

const BOYS = inTwo("Boys 14", "Pojkar 14");
const PHRASES = Object.keys(FAULT_PHRASES).filter((english) => /\bX\b/.test(english) && !english.startsWith(";"));
const faultOf = (phrase: string): Fault => {
	const words = phrase.replace(/\bX\b/g, BOYS).replace(/\bN\b/g, "3");
	return { severity: "error", file: "plan", field: "name", value: BOYS, message: words, expected: words };
};
const said = (language: "en" | "sv", phrase: string) => {
	const { message, expected, value } = faultIn(language, faultOf(phrase));
	return [FAULT_BESIDE_FIELD[language](message, value, expected), faultLine(language, faultOf(phrase))];
};

test.each([
	["en", "Boys 14", "Pojkar"],
	["sv", "Pojkar 14", "Boys"],
] as const)("every fault about something with a name in two languages names it in %s alone", (language, own, other) => {
	expect(PHRASES.length).toBeGreaterThan(100);
	for (const text of PHRASES.flatMap((phrase) => said(language, phrase))) {
		expect(text).toContain(own);
		expect(text).not.toContain(other);
		// What separates the two.
		expect(text).not.toMatch(/\p{Co}/u);
	}
});

test("a group whose matches are not all planned is named in the desk's language", () => {
	expect(said("en", "group X of X: X of X pairings")[0]).toMatch(/^Group Boys 14 of Boys 14: /);
	expect(said("sv", "group X of X: X of X pairings")[0]).toMatch(/^Grupp Pojkar 14 i Pojkar 14: /);
});
