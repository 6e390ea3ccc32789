import { expect, test } from "vitest";
import { matchesOf } from "../../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../../../cup/presets.ts";
import { scenario } from "../../../cup/scenario/scenario.ts";
import { answerIn } from "./group-scenario.ts";

test("what it takes for a team is worked out once for all who read of it, of each stage apart", () => {
	const aims = {
		advance: [
			{ positions: [1, 2] as const, to: "A" },
			{ positions: [3, 4] as const, to: "B" },
		],
		bestOf: [],
		size: 4,
	};
	const matches = matchesOf("REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI 1-1", "REY-BJO", "BRI-ACA");
	const told = scenario({ teams: ["REY", "BJO", "BRI", "ACA"], matches, rules: PRESET_RULES.gothia }, aims)!;
	const first = answerIn(told, "REY", "A");
	expect(first).toMatchObject({ team: "REY", stage: "A" });
	expect(answerIn(told, "REY", "A")).toBe(first);
	expect(answerIn(told, "BJO", "A")).toMatchObject({ team: "BJO" });
	expect(answerIn(told, "REY", "B")).toMatchObject({ stage: "B" });
});
