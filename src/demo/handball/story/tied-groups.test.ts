import { expect, test } from "vitest";
import { EARLIER_CRITERIA, rulesOf } from "../../../cup/presets.ts";
import type { PresetName } from "../../../cup/rules.ts";
import { standings } from "../../../cup/tables/standings.ts";
import { ruledMatch } from "../../../results/record/ruled-match.ts";
import { aMatch } from "../../factory/match.ts";
import type { GroupScores } from "../../story/story.ts";
import { BY_HEAD_TO_HEAD, FORTY_ONE_TO_THREE, RING, SHARED_SECOND, THREE_SHARE_FIRST } from "./tied-groups.ts";

function rowsOf(scores: GroupScores, preset: PresetName) {
	const matches = Object.entries(scores).map(([pair, [home, away]]) => {
		const [first, second] = pair.split("-");
		const sides = { home: { team: first! }, away: { team: second! } };
		return aMatch({ id: pair, division: "g", round: 1, ...sides, status: "finished", score: { home, away } });
	});
	return standings({
		teams: ["0", "1", "2", "3"],
		matches: matches.map(ruledMatch),
		rules: rulesOf({ preset, criteria: EARLIER_CRITERIA[preset] }),
	}).rows;
}

test.each(["partille", "lundaspelen", "ehf"] as const)("two share second place until lots are drawn, by %s", (preset) => {
	expect(rowsOf(SHARED_SECOND, preset).map((row) => row.position)).toEqual([1, 2, 2, 4]);
});

test.each(["partille", "lundaspelen", "ehf"] as const)("three share first place, by %s", (preset) => {
	expect(rowsOf(THREE_SHARE_FIRST, preset).map((row) => row.position)).toEqual([1, 1, 1, 4]);
});

test("by the demo's criteria the match between the two comes before the goal difference, by lundaspelen after it", () => {
	const [first, second] = rowsOf(BY_HEAD_TO_HEAD, "partille");
	expect([first?.team, second?.team]).toEqual(["0", "1"]);
	expect(first?.points).toBe(second?.points);
	expect(first?.goalDifference).toBeLessThan(second!.goalDifference);
	expect(first?.decidedBy).toBe("head-to-head-points");
	expect(rowsOf(BY_HEAD_TO_HEAD, "lundaspelen")[0]?.team).toBe("1");
});

test("three that beat one another in a ring are separated by difference", () => {
	const ring = rowsOf(RING, "partille").slice(0, 3);
	expect(ring.map((row) => row.points)).toEqual([4, 4, 4]);
	expect(ring.map((row) => row.decidedBy)).toEqual(["goal-difference", "goal-difference", "goal-difference"]);
});

test("one match ends 41–3", () => {
	expect(Object.values(FORTY_ONE_TO_THREE)).toContainEqual([41, 3]);
});
