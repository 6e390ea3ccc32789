import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conflictsOf, possibleConflictsOf } from "../../cup/programme/conflicts.ts";
import { roundRobin } from "../../cup/tables/round-robin.ts";
import { brokenMusts } from "../figures/broken-musts.ts";
import type { Placement, Problem, ProblemMatch } from "../problem.ts";
import type { Rule } from "../rule.ts";
import { startRun } from "./run.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIRST = Date.UTC(2026, 6, 13);

type Shape = {
	readonly groups: readonly number[];
	readonly fields: number;
	readonly days: number;
	readonly hours: number;
	readonly takes: number;
	readonly rest: number;
	readonly most: number;
	readonly inOrder: boolean;
	readonly hasFinal: boolean;
	readonly number: number;
};

const shape: fc.Arbitrary<Shape> = fc.record({
	groups: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 3 }),
	fields: fc.integer({ min: 1, max: 4 }),
	days: fc.integer({ min: 1, max: 3 }),
	hours: fc.integer({ min: 2, max: 9 }),
	takes: fc.constantFrom(25, 40, 50),
	rest: fc.constantFrom(0, 30, 45, 60),
	most: fc.integer({ min: 1, max: 3 }),
	inOrder: fc.boolean(),
	hasFinal: fc.boolean(),
	number: fc.integer({ min: 0, max: 99_999 }),
});

function problemOf({ groups, fields, days, hours, takes, rest, most, inOrder, hasFinal }: Shape): Problem {
	const teams = groups.map((size, group) => Array.from({ length: size }, (_, at) => `g${group}t${at}`));
	const common = { played: takes - 10, takes, occupies: takes + 5, openFrom: [], sizes: null, present: null, isFixed: false };
	const inGroups = teams.flatMap((own, group) =>
		roundRobin(own).flatMap((fixtures, round) =>
			fixtures.map(
				({ home, away }): ProblemMatch => ({
					...common,
					...{
						id: `${home}-${away}`,
						category: "b14",
						stage: "groups",
						division: `g${group}`,
						round: round + 1,
						isPlayoff: false,
					},
					...{ teams: [home, away], mayPlay: [], feeders: [] },
				}),
			),
		),
	);
	const final: ProblemMatch = {
		...common,
		...{ id: "final", category: "b14", stage: "playoff", division: "A", round: "final", isPlayoff: true },
		...{ teams: [], mayPlay: teams.flat(), feeders: inGroups.map(({ id }) => id) },
	};
	const must = { must: true, weight: 1 };
	const rules: Rule[] = [
		{ ...must, id: "rest", kind: "rest", minutes: rest, whenArenaChanges: null },
		{ ...must, id: "most", kind: "most-a-day", most, inPlayoffs: most + 1 },
		...(inOrder ? [{ ...must, id: "rounds", kind: "rounds", of: "group" } as const] : []),
		{ id: "waits", kind: "waits", must: false, weight: 2, longest: 120 },
	];
	const open = Array.from({ length: days }, (_, day) => {
		const from = FIRST + day * DAY + 8 * HOUR;
		return { from, until: from + hours * HOUR };
	});
	return {
		days: open.map((_, day) => ({ id: `2026-07-${13 + day}`, start: FIRST + day * DAY })),
		arenas: [{ id: "heden", at: null }],
		fields: Array.from({ length: fields }, (_, at) => ({ id: `heden-${at + 1}`, arena: "heden", size: null, open, closed: [] })),
		clubs: [],
		teams: teams.flat().map((id) => ({ id, club: null, coaches: [] })),
		matches: hasFinal ? [...inGroups, final] : inGroups,
		rules,
	};
}

/** What a plan breaks, read from the plan alone, by code that the engine does not have. */
function faultsOf(problem: Problem, { rest, most, takes }: Shape, placements: readonly Placement[]): string[] {
	const matches = new Map(problem.matches.map((match) => [match.id, match]));
	const end = ({ start }: Placement) => start + takes * MINUTE;
	const faults: string[] = [];
	for (const [at, one] of placements.entries()) {
		const { open } = problem.fields.find(({ id }) => id === one.field)!;
		if (!open.some(({ from, until }) => from <= one.start && end(one) <= until)) faults.push(`${one.match} outside the hours`);
		for (const other of placements.slice(at + 1)) {
			const [first, second] = one.start <= other.start ? [one, other] : [other, one];
			if (one.field === other.field && second.start < end(first) + 5 * MINUTE)
				faults.push(`${one.match} and ${other.match} on one field`);
			const [a, b] = [matches.get(one.match)!, matches.get(other.match)!];
			const shared = [...a.teams, ...a.mayPlay].filter((team) => [...b.teams, ...b.mayPlay].includes(team));
			if (shared.length > 0 && second.start < end(first) + rest * MINUTE) faults.push(`${shared[0]} rests too little`);
			if (b.feeders.includes(a.id) && other.start < end(one)) faults.push(`${b.id} before ${a.id}`);
			if (a.feeders.includes(b.id) && one.start < end(other)) faults.push(`${a.id} before ${b.id}`);
		}
	}
	for (const { id: team } of problem.teams)
		for (const { start } of problem.days) {
			const own = placements.filter(
				(one) => one.start >= start && one.start < start + DAY && matches.get(one.match)!.teams.includes(team),
			);
			if (own.length > most + 1 || (own.length > most && !placements.some(({ match }) => match === "final")))
				faults.push(`${team} plays ${own.length} on a day`);
		}
	return faults;
}

describe("a plan of a random problem", () => {
	test("breaks no must: judged by the engine, by the office's conflicts, and by itself", () => {
		fc.assert(
			fc.property(shape, (of) => {
				const problem = problemOf(of);
				const run = startRun(problem, { number: of.number });
				run.step(400);
				const plan = run.best();
				expect(new Set(plan.placements.map(({ match }) => match)).size).toBe(plan.placements.length);
				expect(faultsOf(problem, of, plan.placements)).toEqual([]);
				expect(brokenMusts(problem, plan)).toEqual([]);
				const programme = plan.placements.map(({ match, field, start }) => ({
					...problem.matches.find(({ id }) => id === match)!,
					...{ field, start, arena: "heden", at: null, open: null, rest: of.rest },
				}));
				expect(conflictsOf(programme)).toEqual([]);
				expect(possibleConflictsOf(programme)).toEqual([]);
			}),
			{ numRuns: 60 },
		);
	});

	test("is the same from the same number and steps, however they are divided", () => {
		fc.assert(
			fc.property(shape, fc.integer({ min: 1, max: 150 }), (of, part) => {
				const problem = problemOf(of);
				const [one, other] = [startRun(problem, { number: of.number }), startRun(problem, { number: of.number })];
				one.step(300);
				for (let done = 0; done < 300; done += part) other.step(Math.min(part, 300 - done));
				expect(other.best()).toEqual(one.best());
			}),
			{ numRuns: 20 },
		);
	});

	test("places all matches of a tiny problem where any plan does: tried one by one", () => {
		const tiny = fc.record({
			teams: fc.integer({ min: 2, max: 3 }),
			fields: fc.integer({ min: 1, max: 2 }),
			minutes: fc.constantFrom(40, 80, 85, 100, 125, 130, 160, 165, 190, 220),
			rest: fc.constantFrom(0, 15, 45),
			number: fc.integer({ min: 0, max: 999 }),
		});
		fc.assert(
			fc.property(tiny, ({ teams, fields, minutes, rest, number }) => {
				const of: Shape = {
					...{ groups: [teams], fields, days: 1, hours: 1, takes: 40, rest, most: 3, inOrder: false, hasFinal: false, number },
				};
				const plain = problemOf(of);
				const open = [{ from: FIRST + 8 * HOUR, until: FIRST + 8 * HOUR + minutes * MINUTE }];
				const problem = { ...plain, fields: plain.fields.map((field) => ({ ...field, open })) };
				const run = startRun(problem, { number });
				run.step(600);
				const found = run.best().placements.length;
				expect(found).toBe(mostPlaced(problem, of));
			}),
			{ numRuns: 40 },
		);
	});
});

/** The most matches that any plan places, by trying every field and every five minutes. */
function mostPlaced(problem: Problem, of: Shape): number {
	const [{ from, until } = { from: 0, until: 0 }] = problem.fields[0]!.open;
	const places = problem.fields.flatMap(({ id }) =>
		Array.from({ length: Math.max(0, Math.floor((until - from) / MINUTE / 5) + 1) }, (_, at) => ({
			field: id,
			start: from + at * 5 * MINUTE,
		})),
	);
	const most = (left: readonly ProblemMatch[], placed: readonly Placement[]): number => {
		const [match, ...others] = left;
		if (match === undefined) return placed.length;
		let best = most(others, placed);
		for (const place of places) {
			if (best === placed.length + left.length) break;
			const next = [...placed, { match: match.id, ...place }];
			if (faultsOf(problem, of, next).length === 0) best = Math.max(best, most(others, next));
		}
		return best;
	};
	return most(problem.matches, []);
}
