import { describe, expect, test } from "vitest";
import { textsIn } from "../../text/texts.ts";
import { type Reached, reachedWords } from "./reached-words.ts";

const en = textsIn("en").match;
const sv = textsIn("sv").match;
const reached = (more: Partial<NonNullable<Reached>>): Reached => ({
	group: { title: "Group 4" },
	position: 3,
	playoff: null,
	round: null,
	won: null,
	...more,
});
const inPlayoff = (round: NonNullable<Reached>["round"], won: boolean | null) =>
	reached({ playoff: { title: "Playoff A" }, round, won });

describe("a team's progress", () => {
	test("is its place where the last matches decide one", () => {
		expect(reachedWords(inPlayoff("FINAL", true), en)).toBe("Won Playoff A");
		expect(reachedWords(inPlayoff("FINAL", false), en)).toBe("Second in Playoff A");
		expect(reachedWords(inPlayoff("THIRD_PLACE", true), sv)).toBe("Trea i Playoff A");
		expect(reachedWords(inPlayoff("THIRD_PLACE", false), sv)).toBe("Fyra i Playoff A");
	});

	test("is the round it went out in, or plays in", () => {
		expect(reachedWords(inPlayoff("QUARTER_FINAL", false), en)).toBe("Quarter-final, Playoff A");
		expect(reachedWords(inPlayoff("ROUND_OF_16", false), sv)).toBe("Åttondelsfinal, Playoff A");
		expect(reachedWords(inPlayoff("FINAL", null), en)).toBe("Final, Playoff A");
	});

	test("is its place in the group where it went no further, once that is settled", () => {
		expect(reachedWords(reached({}), en)).toBe("Group 4, 3rd place");
		expect(reachedWords(reached({}), sv)).toBe("Group 4, 3:e plats");
		expect(reachedWords(reached({ position: null }), en)).toBe("Group 4");
	});

	test("is not shown for a young team", () => {
		expect(reachedWords(null, en)).toBeNull();
	});
});
