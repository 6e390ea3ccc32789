import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeFor } from "./outcome-for.ts";

const ended = fc.record({ leads: fc.constantFrom("home", "away", null), hasScore: fc.boolean(), isWalkover: fc.boolean() });

test("a match is won by at most one side, and lost by the other", () => {
	fc.assert(
		fc.property(ended, (match) => {
			const both = [outcomeFor("home", match), outcomeFor("away", match)];
			if (match.leads !== null) expect(both.toSorted()).toEqual(["LOST", "WON"]);
			else expect(both).not.toContain("WON");
		}),
	);
});

test("a walkover without a winner is lost by both, whatever its score was", () => {
	for (const hasScore of [true, false]) {
		expect(outcomeFor("home", { leads: null, hasScore, isWalkover: true })).toBe("LOST");
		expect(outcomeFor("away", { leads: null, hasScore, isWalkover: true })).toBe("LOST");
	}
});

test("a level score is a draw, and a match without a published result has no outcome", () => {
	expect(outcomeFor("home", { leads: null, hasScore: true, isWalkover: false })).toBe("DRAWN");
	expect(outcomeFor("home", { leads: null, hasScore: false, isWalkover: false })).toBeNull();
});
