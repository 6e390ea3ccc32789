import { expect, test } from "vitest";
import { PRESET_RULES } from "../../cup/presets.ts";
import { PRESETS } from "../../cup/rules.ts";
import { presetWords } from "./preset-words.ts";

test("rules of a table are described by their points and what separates level teams", () => {
	expect(presetWords("en", PRESET_RULES.gothia)).toBe(
		"3 points for a win, 1 for a draw. Level on points: goal difference, goals scored, their own matches, a shoot-out.",
	);
	expect(presetWords("sv", PRESET_RULES.partille)).toBe("Vinst 2 poäng, oavgjort 1. Vid lika poäng: inbördes möten, lottning.");
	for (const language of ["en", "sv"] as const)
		for (const preset of PRESETS) expect(presetWords(language, PRESET_RULES[preset])).not.toContain("undefined");
});
