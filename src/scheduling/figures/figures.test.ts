import { expect, test } from "vitest";
import type { Plan, Problem, ProblemMatch } from "../problem.ts";
import { comparePlans, figuresOf } from "./figures.ts";
import { numbersOf } from "./numbers.ts";

const MINUTE = 60_000;
const DAY = Date.UTC(2026, 6, 13);
const aMatch = (id: string, teams: readonly string[]): ProblemMatch => ({
	...{ id, category: "b14", stage: "g", division: "g1", round: null, isPlayoff: false },
	...{ played: 30, takes: 40, occupies: 45, teams, mayPlay: [], openFrom: [], feeders: [] },
	...{ sizes: null, present: null, isFixed: false },
});
const problem: Problem = {
	days: [{ id: "2026-07-13", start: DAY }],
	arenas: ["north", "south"].map((id) => ({ id, at: null })),
	fields: ["north-1", "south-1"].map((id) => ({
		...{ id, arena: id.slice(0, -2), size: null, closed: [] },
		open: [{ from: DAY + 480 * MINUTE, until: DAY + 680 * MINUTE }],
	})),
	clubs: [],
	teams: ["ask", "bro", "ek"].map((id) => ({ id, club: null, coaches: [] })),
	matches: [aMatch("1", ["ask", "bro"]), aMatch("2", ["bro", "ek"]), aMatch("3", ["ask", "ek"])],
	rules: [],
};
const plan: Plan = {
	placements: [
		{ match: "1", field: "north-1", start: DAY + 480 * MINUTE },
		{ match: "2", field: "south-1", start: DAY + 600 * MINUTE },
	],
};

test("the figures of a plan count rests, changes of arena, waits and the time of fields", () => {
	expect(figuresOf(problem, plan)).toMatchObject({
		...{ placed: 2, unplaced: 1, mustsBroken: [], shortestRest: 80, longestWait: 80, averageWait: 80 },
		// One change of one team of three; 80 of 400 open minutes.
		...{ arenaChanges: 1 / 3, timeUsed: 0.2, lastEnd: { day: "2026-07-13", minute: 640 } },
	});
});

test("two plans differ by what moved and what one of them lacks", () => {
	const other: Plan = {
		placements: [
			{ match: "2", field: "north-1", start: DAY + 600 * MINUTE },
			{ match: "3", field: "south-1", start: DAY },
		],
	};
	expect(comparePlans(plan, other)).toEqual({ moved: ["2"], onlyInOne: ["1"], onlyInOther: ["3"] });
});

const numbered = (id: string, start: number | null, published: string | null = null, category = "B14", day = "1") => ({
	...{ id, start, field: "heden-1", category, day, published },
});

test("matches are numbered in the order of time, and a published number stays", () => {
	const matches = [numbered("late", 30), numbered("early", 10), numbered("kept", 20, "1"), numbered("nowhere", null)];
	expect(Object.fromEntries(numbersOf(matches, "{n}"))).toEqual({ early: "2", kept: "1", late: "3", nowhere: "4" });
});

test("a pattern numbers each of its series by itself", () => {
	const matches = [numbered("a", 10), numbered("b", 20, null, "G13"), numbered("c", 30), numbered("d", 40, null, "G13", "2")];
	expect(Object.fromEntries(numbersOf(matches, "{category}-{n:2}"))).toEqual({
		a: "B14-01",
		b: "G13-01",
		c: "B14-02",
		d: "G13-02",
	});
	expect(Object.fromEntries(numbersOf(matches, "{day}{n:2}"))).toEqual({ a: "101", b: "102", c: "103", d: "201" });
});
