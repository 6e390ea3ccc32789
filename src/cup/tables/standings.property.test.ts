import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGroup } from "../../../tests/support/any-group.ts";
import { type Standings, type StandingsRow, standings } from "./standings.ts";
import type { Tie } from "./tie.ts";

const RUNS = { numRuns: 1000 };

/** The steps that separated two teams: those in which both still had a figure. */
function stepsOfBoth({ steps }: Tie, one: string, other: string) {
	return steps.filter(({ figures, undecided }) => {
		const figured = figures.filter(({ value }) => value !== null).map(({ team }) => team);
		return undecided === null && figured.includes(one) && figured.includes(other);
	});
}

function figure(figures: Tie["steps"][number]["figures"], team: string): number {
	return figures.find((figure) => figure.team === team)!.value!;
}

const positionIn = ({ rows }: Standings, team: string): number => rows.find((row) => row.team === team)!.position;

const fairPlay = (team: string, points: number) =>
	({ id: `fp-${team}`, at: "2026-07-10T08:00:00Z", kind: "fair-play", division: "group", team, points }) as const;

const LOWER_FIRST = ["lots", "shoot-out", "ranking"];

describe("the tables of any group", () => {
	test("§3 the order of input never changes a table", () => {
		const shuffled = anyGroup.chain((given) =>
			fc
				.tuple(
					fc.shuffledSubarray([...given.teams], { minLength: given.teams.length }),
					fc.shuffledSubarray([...given.matches], { minLength: given.matches.length }),
					fc.shuffledSubarray([...given.facts], { minLength: given.facts.length }),
				)
				.map(([teams, matches, facts]) => ({ given, again: { ...given, teams, matches, facts } })),
		);
		fc.assert(
			fc.property(shuffled, ({ given, again }) => {
				expect(standings(again)).toEqual(standings(given));
			}),
			RUNS,
		);
	});

	test("goals for and against balance, and so do differences, and wins and losses", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				const { rows } = standings(given);
				const sum = (count: (row: StandingsRow) => number) => rows.reduce((total, row) => total + count(row), 0);
				expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst));
				expect(sum((row) => row.goalDifference)).toBe(0);
				expect(sum((row) => row.played - row.won - row.drawn - row.lost)).toBe(0);
				expect(sum((row) => row.won)).toBeLessThanOrEqual(sum((row) => row.lost));
				if (given.rules.goalCap === undefined) {
					for (const row of rows) expect(row.goalDifference).toBe(row.goalsFor - row.goalsAgainst);
				}
			}),
			RUNS,
		);
	});

	test("§3 every team has one row, and positions run 1, 2, 2, 4", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				const { rows } = standings(given);
				expect(rows.map(({ team }) => team).toSorted()).toEqual([...given.teams]);
				for (const [index, { position, shared }] of rows.entries()) {
					expect(position).toBe(rows.findIndex((row) => row.position === position) + 1);
					expect(shared).toBe(rows.filter((row) => row.position === position).length > 1);
					if (index > 0) expect(position).toBeGreaterThanOrEqual(rows[index - 1]!.position);
				}
			}),
			RUNS,
		);
	});

	test("§3 positions are shared exactly by teams level on everything", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				const { rows, ties } = standings(given);
				for (const one of rows) {
					for (const other of rows) {
						if (one.team >= other.team || one.tie === null || one.tie !== other.tie) continue;
						const steps = stepsOfBoth(ties[one.tie]!, one.team, other.team);
						const level = steps.every(({ figures }) => figure(figures, one.team) === figure(figures, other.team));
						expect(one.position === other.position).toBe(level);
						if (one.position === other.position) expect(ties[one.tie]!.unresolved).toContain(one.team);
					}
				}
				for (const row of rows.filter(({ shared, tie }) => shared && tie !== null)) {
					const level = rows.filter(({ position }) => position === row.position);
					expect(new Set(level.map(({ points }) => points)).size).toBe(1);
					expect(row.decidedBy).toBeNull();
				}
			}),
			RUNS,
		);
	});

	test("more points are always above fewer, and the steps explain every other order", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				const { rows, ties } = standings(given);
				const ranked = rows.filter(({ withdrawn }) => !withdrawn || given.rules.withdrawn === "keep");
				for (const [index, above] of ranked.entries()) {
					for (const below of ranked.slice(index + 1)) {
						if (above.points !== below.points) {
							expect(above.points).toBeGreaterThan(below.points);
							continue;
						}
						expect(above.tie).toBe(below.tie);
						const parting = stepsOfBoth(ties[above.tie!]!, above.team, below.team).find(
							({ figures }) => figure(figures, above.team) !== figure(figures, below.team),
						);
						if (!parting) continue;
						const better = figure(parting.figures, above.team) - figure(parting.figures, below.team);
						expect(LOWER_FIRST.includes(parting.criterion) ? -better : better).toBeGreaterThan(0);
					}
				}
			}),
			RUNS,
		);
	});

	test("§3 fair play decides only when all level teams have a number: one more changes nothing while another is missing", () => {
		const withoutOne = anyGroup.chain((given) =>
			fc.record({
				given: fc.constant({
					...given,
					facts: [],
					rules: {
						...given.rules,
						criteria: ["goal-difference" as const, "fair-play" as const],
						criteriaWhileRunning: undefined,
					},
				}),
				missing: fc.constantFrom(...given.teams),
				points: fc.array(fc.integer({ min: -9, max: 0 }), { minLength: given.teams.length, maxLength: given.teams.length }),
			}),
		);
		fc.assert(
			fc.property(withoutOne, ({ given, missing, points }) => {
				const all = given.teams.map((team, index) => fairPlay(team, points[index]!));
				const bare = standings(given);
				const shares = (team: string) => bare.rows.filter(({ position }) => position === positionIn(bare, team));
				for (const fact of all) expect(standings({ ...given, facts: [fact] }).rows).toEqual(bare.rows);
				const some = standings({ ...given, facts: all.filter(({ team }) => team !== missing) });
				for (const { team } of shares(missing)) expect(positionIn(some, team)).toBe(positionIn(bare, team));
				const every = standings({ ...given, facts: all });
				for (const one of bare.rows.filter(({ tie }) => tie !== null)) {
					for (const other of shares(one.team)) {
						const apart = all.find(({ team }) => team === one.team)!.points - all.find(({ team }) => team === other.team)!.points;
						expect(Math.sign(positionIn(every, other.team) - positionIn(every, one.team))).toBe(Math.sign(apart));
					}
				}
			}),
			RUNS,
		);
	});

	test("a group is complete only when no unfinished match would count", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				const left = (team: string | null) => team !== null && given.withdrawn.has(team);
				const unfinished = given.matches.filter(
					({ status, home, away }) =>
						["scheduled", "postponed", "live"].includes(status) &&
						!((left(home.team) || left(away.team)) && (given.rules.withdrawn === "annul" || status !== "live")),
				);
				expect(standings(given).complete).toBe(unfinished.length === 0);
			}),
			RUNS,
		);
	});
});
