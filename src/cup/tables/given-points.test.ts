import { describe, expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import { PRESET_RULES } from "../presets.ts";
import { standings } from "./standings.ts";

const deduction = (team: string, points: number, more: Partial<Fact> = {}): Fact =>
	({
		...{ id: `points-${team}`, at: "2026-07-14T18:00:00Z", kind: "points", division: "g" },
		...{ team, points, note: "Ineligible player" },
		...more,
	}) as Fact;

function table(facts: Fact[], preset: "gothia" | "ehf" = "gothia"): string {
	const matches = matchesOf("A-B 2-1", "A-C 1-0", "B-C 3-0");
	const { rows } = standings({ teams: ["A", "B", "C"], matches, rules: PRESET_RULES[preset], facts, division: "g" });
	return rows.map(({ position, team, points }) => `${position} ${team} ${points}`).join(", ");
}

describe("points that a decision adds or deducts", () => {
	test("count in the table: A leads without, and is last with six taken", () => {
		expect(table([])).toBe("1 A 6, 2 B 3, 3 C 0");
		expect(table([deduction("A", -6)])).toBe("1 B 3, 2 A 0, 3 C 0");
		expect(table([deduction("C", 4)])).toBe("1 A 6, 2 C 4, 3 B 3");
	});

	test("count in no head-to-head: A, level with B after a deduction of three, has beaten B", () => {
		expect(table([deduction("A", -2)], "ehf")).toBe("1 A 2, 2 B 2, 3 C 0");
	});

	test("of another group count nothing, and two of one team add up", () => {
		expect(table([deduction("A", -6, { division: "h" })])).toBe("1 A 6, 2 B 3, 3 C 0");
		expect(table([deduction("A", -2), deduction("A", -2, { id: "again" })])).toBe("1 B 3, 2 A 2, 3 C 0");
	});

	test("are listed with the table, the first decision first", () => {
		const facts = [deduction("B", 1, { at: "2026-07-15T08:00:00Z" }), deduction("A", -1)];
		const { given } = standings({ teams: ["A", "B", "C"], matches: [], rules: PRESET_RULES.gothia, facts, division: "g" });
		expect(given).toEqual([
			{ team: "A", points: -1, note: "Ineligible player" },
			{ team: "B", points: 1, note: "Ineligible player" },
		]);
	});
});
