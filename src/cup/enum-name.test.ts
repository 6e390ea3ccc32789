import { expect, test } from "vitest";
import { codeOf, enumName } from "./enum-name.ts";
import { MAIN_ROUNDS } from "./playoffs/playoff-round.ts";
import { CRITERION_CODES } from "./tables/criterion.ts";

test("each code of a closed set has one name in the API, and the name maps back to the code", () => {
	expect(enumName("head-to-head-goal-difference")).toBe("HEAD_TO_HEAD_GOAL_DIFFERENCE");
	for (const code of [...CRITERION_CODES, ...MAIN_ROUNDS]) expect(codeOf(enumName(code))).toBe(code);
});
