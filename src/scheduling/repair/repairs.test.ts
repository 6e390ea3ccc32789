import { expect, test } from "vitest";
import { roundRobin } from "../../cup/tables/round-robin.ts";
import { brokenMusts } from "../figures/broken-musts.ts";
import { comparePlans } from "../figures/figures.ts";
import type { Plan, Problem, ProblemMatch } from "../problem.ts";
import { startRun } from "../solver/run.ts";
import { repairs, withArenaClosed, withFieldClosed } from "./repairs.ts";

const HOUR = 3_600_000;
const DAY = Date.UTC(2026, 6, 13);
const teams = Array.from({ length: 6 }, (_, at) => `t${at}`);

const matches = roundRobin(teams).flatMap((fixtures, round) =>
	fixtures.map(
		({ home, away }): ProblemMatch => ({
			...{ id: `${home}-${away}`, category: "b14", stage: "g", division: "g1", round: round + 1, isPlayoff: false },
			...{ played: 30, takes: 40, occupies: 45, teams: [home, away], mayPlay: [], openFrom: [], feeders: [] },
			...{ sizes: null, present: null, isFixed: false },
		}),
	),
);
const empty: Problem = {
	days: [{ id: "2026-07-13", start: DAY }],
	arenas: [
		{ id: "north", at: null },
		{ id: "south", at: null },
	],
	fields: ["north-1", "north-2", "south-1"].map((id) => ({
		...{ id, arena: id.slice(0, -2), size: null, closed: [] },
		open: [{ from: DAY + 8 * HOUR, until: DAY + 18 * HOUR }],
	})),
	clubs: [],
	teams: teams.map((id) => ({ id, club: null, coaches: [] })),
	matches,
	rules: [{ id: "rest", kind: "rest", must: true, weight: 1, minutes: 30, whenArenaChanges: null }],
};

/** The problem with a whole plan as what is published. */
function published(): { readonly problem: Problem; readonly plan: Plan } {
	const run = startRun(empty, { number: 3 });
	run.step(500);
	const plan = run.best();
	const places = new Map(plan.placements.map(({ match, field, start }) => [match, { field, start }]));
	return { plan, problem: { ...empty, matches: matches.map((match) => ({ ...match, present: places.get(match.id) ?? null })) } };
}

test("a field that closes moves what stood there, and nobody whose place remains without need", () => {
	const { problem, plan } = published();
	expect(plan.placements).toHaveLength(15);
	const closed = withFieldClosed(problem, "north-1", DAY + 8 * HOUR, null);
	const stood = plan.placements.filter(({ field }) => field === "north-1").map(({ match }) => match);
	const made = repairs(closed, { number: 1 });
	expect(made.length).toBeGreaterThan(0);
	for (const repair of made) {
		expect(repair.unplaced).toEqual([]);
		expect(brokenMusts(closed, repair.plan)).toEqual([]);
		expect(repair.displaced.toSorted()).toEqual(stood.toSorted());
		expect(repair.moved.toSorted()).toEqual(comparePlans(plan, repair.plan).moved.toSorted());
		expect(repair.moved.length).toBeLessThanOrEqual(3 * stood.length);
	}
});

test("nothing moves where nothing changed, and a fixed match stays although its field closes", () => {
	const { problem } = published();
	expect(repairs(problem, { number: 1, aims: ["fewest-moves"] })[0]).toMatchObject({
		displaced: [],
		moved: [],
		unplaced: [],
		delay: 0,
	});
	const fixed = { ...problem, matches: problem.matches.map((match) => ({ ...match, isFixed: true })) };
	const closed = withArenaClosed(fixed, "north", DAY + 8 * HOUR, DAY + 12 * HOUR);
	expect(repairs(closed, { number: 1, aims: ["least-delay"] })[0]).toMatchObject({ moved: [], unplaced: [] });
});
