import { expect, test } from "vitest";
import { brokenMusts } from "../figures/broken-musts.ts";
import type { Plan, Problem, ProblemMatch } from "../problem.ts";
import type { Rule } from "../rule.ts";
import { reasonFor, tryWayOut, whyUnplaced } from "./reasons.ts";

const MINUTE = 60_000;
const DAY = Date.UTC(2026, 6, 13);
const at = (hour: number, minute = 0) => DAY + (hour * 60 + minute) * MINUTE;

const aMatch = (id: string, teams: readonly string[], sizes: readonly string[] | null = null): ProblemMatch => ({
	...{ id, category: "b14", stage: "g", division: "g1", round: null, isPlayoff: false },
	...{ played: 30, takes: 40, occupies: 45, teams, mayPlay: [], openFrom: [], feeders: [] },
	...{ sizes, present: null, isFixed: false },
});
const rest: Rule = { id: "rest", kind: "rest", must: true, weight: 1, minutes: 60, whenArenaChanges: null };

/** One field from nine o'clock, for so many minutes. */
function aProblem(minutes: number, matches: readonly ProblemMatch[], rules: readonly Rule[] = [rest]): Problem {
	return {
		days: [{ id: "2026-07-13", start: DAY }],
		arenas: [{ id: "heden", at: null }],
		fields: [{ id: "heden-1", arena: "heden", size: "9v9", open: [{ from: at(9), until: at(9, minutes) }], closed: [] }],
		clubs: [],
		teams: ["ask", "bro", "ek"].map((id) => ({ id, club: null, coaches: [] })),
		...{ matches, rules },
	};
}
const first: Plan = { placements: [{ match: "1", field: "heden-1", start: at(9) }] };

test("the rule that alone stops a match is named, and its way out places it while the others stay", () => {
	const problem = aProblem(90, [aMatch("1", ["ask", "bro"]), aMatch("2", ["bro", "ek"])]);
	const [reason] = whyUnplaced(problem, first);
	expect(reason).toMatchObject({ match: "2", how: "any", fits: null });
	expect(reason!.rules).toEqual(["rest"]);
	expect(reason!.waysOut.map(({ kind }) => kind)).toContain("rule");
	for (const way of reason!.waysOut) {
		const changed = tryWayOut(problem, first, way);
		expect(changed.plan.placements).toHaveLength(2);
		expect(changed.plan.placements).toContainEqual(first.placements[0]);
		expect(brokenMusts(changed.problem, changed.plan)).toEqual([]);
	}
});

test("a full field, and a size that the match may not use, are named", () => {
	const full = aProblem(45, [aMatch("1", ["ask", "bro"]), aMatch("2", ["ek"])]);
	expect(reasonFor(full, first, "2").bases).toEqual(["full", "hours"]);
	expect(reasonFor(full, first, "2").takenBy).toEqual(["1"]);
	const wrongSize = aProblem(120, [aMatch("1", ["ask", "bro"]), aMatch("2", ["ek"], ["7v7"])]);
	expect(reasonFor(wrongSize, first, "2").bases).toEqual(["size"]);
});

test("a match that fits after all is said to, with its place", () => {
	const problem = aProblem(300, [aMatch("1", ["ask", "bro"]), aMatch("2", ["bro", "ek"])]);
	const { fits, rules } = reasonFor(problem, first, "2");
	expect(rules).toEqual([]);
	expect(fits?.start).toBeGreaterThanOrEqual(at(10, 40));
});
