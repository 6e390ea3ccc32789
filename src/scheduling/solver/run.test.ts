import { expect, test } from "vitest";
import type { Problem, ProblemMatch } from "../problem.ts";
import { startRun } from "./run.ts";

const DAY = Date.UTC(2026, 6, 13);
const HOUR = 3_600_000;

const aMatch = (id: string, teams: readonly string[]): ProblemMatch => ({
	...{
		id,
		category: "b14",
		stage: "b14-groups",
		division: "b14-1",
		round: null,
		isPlayoff: false,
		played: 40,
		takes: 50,
		occupies: 50,
	},
	...{ teams, mayPlay: [], openFrom: [], feeders: [], sizes: null, present: null, isFixed: false },
});
const problem: Problem = {
	days: [{ id: "2026-07-13", start: DAY }],
	arenas: [{ id: "heden", at: null }],
	fields: [{ id: "heden-1", arena: "heden", size: null, open: [{ from: DAY + 8 * HOUR, until: DAY + 14 * HOUR }], closed: [] }],
	clubs: [],
	teams: ["ask", "bro", "ek"].map((id) => ({ id, club: null, coaches: [] })),
	matches: [aMatch("1", ["ask", "bro"]), aMatch("2", ["bro", "ek"]), aMatch("3", ["ask", "ek"])],
	rules: [{ id: "rest", kind: "rest", must: true, weight: 1, minutes: 45, whenArenaChanges: null }],
};

test("three matches of three teams on one field rest 45 minutes in between", () => {
	const run = startRun(problem, { number: 1 });
	expect(run.step(3)).toMatchObject({ placed: 3, unplaced: 0, mustsBroken: 0 });
	const starts = run.best().placements.map(({ start }) => (start - DAY) / 60_000);
	expect(starts).toEqual([480, 575, 670]);
});

test("ends at the same step however many are asked for at once, when nothing is left to do", () => {
	const whole = startRun(problem, { number: 1 });
	const { steps } = whole.step(1_000);
	const sliced = startRun(problem, { number: 1 });
	for (let at = 0; at < 100; at++) sliced.step(7);
	expect(sliced.progress()).toMatchObject({ steps, unplaced: 0, cost: 0 });
	expect(steps).toBeLessThan(20);
	expect(sliced.best()).toEqual(whole.best());
});
