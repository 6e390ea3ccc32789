import { expect, test } from "vitest";
import { rulesOf } from "../../../cup/presets.ts";
import { standings } from "../../../cup/tables/standings.ts";
import { ruledMatch } from "../../../results/record/ruled-match.ts";
import { aMatch } from "../../factory/match.ts";
import type { GroupScores } from "../../story/story.ts";
import { BY_DIFFERENCE_AND_GOALS, BY_HEAD_TO_HEAD, SHARED_SECOND, TEN_NIL, THREE_SHARE_FIRST } from "./tied-groups.ts";

function table(scores: GroupScores) {
	const matches = Object.entries(scores).map(([pair, [home, away]]) => {
		const [first, second] = pair.split("-");
		const sides = { home: { team: first! }, away: { team: second! } };
		return aMatch({ id: pair, division: "g", round: 1, ...sides, status: "finished", score: { home, away } });
	});
	return standings({ teams: ["0", "1", "2", "3"], matches: matches.map(ruledMatch), rules: rulesOf({ preset: "gothia" }) });
}

const positions = (scores: GroupScores) => table(scores).rows.map((row) => [row.position, row.team, row.points, row.decidedBy]);

test("two share second place until their shoot-out", () => {
	expect(table(SHARED_SECOND).rows.map((row) => row.position)).toEqual([1, 2, 2, 4]);
});

test("three share first place", () => {
	expect(table(THREE_SHARE_FIRST).rows.map((row) => row.position)).toEqual([1, 1, 1, 4]);
});

test("the match between the two decides if points, difference and goals are equal", () => {
	const [first, second] = table(BY_HEAD_TO_HEAD).rows;
	expect([first?.team, second?.team]).toEqual(["0", "1"]);
	expect(first).toMatchObject({ points: second!.points, goalDifference: second!.goalDifference, goalsFor: second!.goalsFor });
	expect(first?.decidedBy).toMatch(/^head-to-head/);
});

test("of three with six points, difference decides the third place and goals scored the first", () => {
	expect(positions(BY_DIFFERENCE_AND_GOALS)).toEqual([
		[1, "3", 6, "goals-for"],
		[2, "0", 6, "goals-for"],
		[3, "2", 6, "goal-difference"],
		[4, "1", 0, "points"],
	]);
});

test("one match ends 10–0", () => {
	expect(Object.values(TEN_NIL)).toContainEqual([10, 0]);
	expect(table(TEN_NIL).complete).toBe(true);
});
