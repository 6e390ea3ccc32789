import { describe, expect, it } from "vitest";
import { aWholeCup } from "../../../../tests/support/whole-cup.ts";
import { LANGUAGES } from "../../../text/language.ts";
import { type CellKind, cellsOf } from "../cells.ts";
import type { CupState } from "../cup-state.ts";
import { NounNames } from "../naming/noun-names.ts";
import { factText } from "./fact-text.ts";
import { valueText } from "./value-text.ts";

const cup = aWholeCup() as unknown as CupState;
const names = new NounNames(cup);

describe.each(LANGUAGES)("a change shown in %s", (language) => {
	const own = names.in(language);

	it("has every value that a cup can state in words, not JSON", () => {
		const said = [...cellsOf(cup).values()].flatMap((cells) =>
			Object.entries(cells).flatMap(([key, fields]) => {
				const [kind] = key.split(" ") as [CellKind];
				if (kind === "facts") return [];
				return Object.entries(fields).map(([field, value]) => `${kind}.${field}: ${valueText(own, field, value)}`);
			}),
		);
		expect(said.length).toBeGreaterThan(300);
		// The pattern of the numbers is written with its own braces.
		const withoutPattern = said.map((text) => text.replaceAll(/\{(n|category|day)\}/g, ""));
		expect(withoutPattern.filter((text) => /[{}[\]]|"\w+":/.test(text))).toEqual([]);
	});

	it("has every kind of fact in words", () => {
		const facts = cup.editions.flatMap(({ facts = [] }) => facts);
		expect(new Set(facts.map(({ kind }) => kind)).size).toBeGreaterThan(5);
		expect(facts.map((fact) => factText(own, fact)).filter((text) => /[{}[\]]|undefined/.test(text))).toEqual([]);
	});
});

it("rules, destinations and hours are shown part by part in the reader's language", () => {
	const rules = {
		preset: "gothia",
		points: { win: 2, draw: 1, loss: 0 },
		criteria: ["goal-difference", { headToHead: ["points"], again: true }],
		withdrawn: "annul",
	};
	expect(valueText(names.in("en"), "rules", rules)).toBe(
		"gothia (points (win 2, draw 1, loss 0), criteria goal difference, head-to-head points, counted again yes, withdrawn annul)",
	);
	expect(valueText(names.in("sv"), "rules", rules)).toBe(
		"gothia (poäng (seger 2, oavgjort 1, förlust 0), kriterier målskillnad, inbördes möten poäng, räknas om ja, utgångna lags matcher stryks)",
	);
	const ways = [
		{ positions: [1, 2], to: "b14-a" },
		{ positions: [3, 3], to: "b14-b", groupSize: 4 },
	];
	expect(valueText(names.in("sv"), "advance", ways)).toBe("1–2 → fas Slutspel A (b14-a), 3 (4) → fas Slutspel B (b14-b)");
	expect(valueText(names.in("sv"), "gender", "girls")).toBe("flickor");
	expect(valueText(names.in("sv"), "name", "Open"), "somebody's own words").toBe("Open");
});
