import fc from "fast-check";
import { expect, test } from "vitest";
import { DRAW_ATTRIBUTES, type DrawRule, LAST_DRAW_NUMBER } from "../cup/draw-rule.ts";
import { drawGroups } from "./draw.ts";
import type { DrawProblem, DrawTeam } from "./problem.ts";

const rules: fc.Arbitrary<DrawRule[]> = fc.uniqueArray(
	fc.record({ apart: fc.constantFrom(...DRAW_ATTRIBUTES), must: fc.boolean() }),
	{ selector: ({ apart }) => apart, maxLength: 3 },
);

/** Few values, so that most draws are hard. */
const problems = ({ teams, groups }: { teams: number; groups: number }): fc.Arbitrary<DrawProblem> =>
	fc
		.record({
			count: fc.integer({ min: 2, max: teams }),
			among: fc.integer({ min: 1, max: groups }),
			values: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2), fc.option(fc.nat(1))), { minLength: teams, maxLength: teams }),
			pots: fc.array(fc.nat(2), { minLength: teams, maxLength: teams }),
			rules,
			number: fc.integer({ min: 0, max: LAST_DRAW_NUMBER }),
		})
		.map(({ count, among, values, pots, rules: ofDraw, number }) => {
			const all = values.slice(0, count).map(
				([club, district, nation, level], at): DrawTeam => ({
					id: `t${at}`,
					values: {
						...{ club: `c${club}`, district: `d${district}`, nation: `n${nation}` },
						...(level !== null && { level: `l${level}` }),
					},
				}),
			);
			const size = (group: number) => Math.floor(count / among) + (group < count % among ? 1 : 0);
			return {
				number,
				rules: ofDraw,
				groups: Array.from({ length: among }, (_, group) => ({ id: `g${group}`, size: size(group) })),
				pots: [0, 1, 2].map((pot) => all.filter((__, at) => pots[at] === pot)).filter(({ length }) => length > 0),
			};
		});

/** Broken pairs by rule, musts first. */
const brokenIn = ({ rules: of, pots }: DrawProblem, groups: readonly (readonly string[])[]): number[] => {
	const teams = new Map(pots.flat().map((team) => [team.id, team]));
	const inOrder = [...of.filter(({ must }) => must), ...of.filter(({ must }) => !must)];
	return inOrder.map(({ apart }) =>
		groups.reduce((sum, ids) => {
			const values = ids.map((id) => teams.get(id)!.values[apart]);
			const before = (value: string | undefined, at: number) => values.slice(0, at).filter((other) => other === value).length;
			return sum + values.reduce((pairs, value, at) => pairs + (value === undefined ? 0 : before(value, at)), 0);
		}, 0),
	);
};

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
	const at = a.findIndex((value, index) => value !== b[index]);
	return at >= 0 && a[at]! < b[at]!;
};

/** The best of all draws, by trying each. */
function bestByTrying(problem: DrawProblem): number[] {
	const teams = problem.pots.flatMap((pot, at) => pot.map(({ id }) => ({ id, pot: at })));
	const caps = problem.pots.map(({ length }) => Math.ceil(length / problem.groups.length));
	const groups: { id: string; pot: number }[][] = problem.groups.map(() => []);
	let best: number[] | undefined;
	const place = (at: number): void => {
		if (at === teams.length) {
			const broken = brokenIn(
				problem,
				groups.map((of) => of.map(({ id }) => id)),
			);
			if (best === undefined || isLess(broken, best)) best = broken;
			return;
		}
		const team = teams[at]!;
		for (const [group, { size }] of problem.groups.entries()) {
			const of = groups[group]!;
			if (of.length === size || of.filter(({ pot }) => pot === team.pot).length === caps[team.pot]) continue;
			of.push(team);
			place(at + 1);
			of.pop();
		}
	};
	place(0);
	return best!;
}

test("every wish that can be kept is kept in small draws, musts and earlier wishes first", () => {
	fc.assert(
		fc.property(problems({ teams: 8, groups: 3 }), (problem) => {
			const { groups, isBest } = drawGroups(problem);
			expect(isBest).toBe(true);
			expect(brokenIn(problem, groups)).toEqual(bestByTrying(problem));
		}),
		{ numRuns: 300 },
	);
});

test("every team is drawn once, every group is full, and every pot is spread evenly", () => {
	fc.assert(
		fc.property(problems({ teams: 40, groups: 9 }), (problem) => {
			const { groups, steps } = drawGroups(problem);
			expect(groups.map(({ length }) => length)).toEqual(problem.groups.map(({ size }) => size));
			expect(groups.flat().toSorted()).toEqual(
				problem.pots
					.flat()
					.map(({ id }) => id)
					.toSorted(),
			);
			for (const pot of problem.pots) {
				const ids = new Set(pot.map(({ id }) => id));
				for (const group of groups)
					expect(group.filter((id) => ids.has(id)).length).toBeLessThanOrEqual(Math.ceil(ids.size / groups.length));
			}
			expect(steps.map(({ pot }) => pot)).toEqual(steps.map(({ pot }) => pot).toSorted((a, b) => a - b));
		}),
	);
});

test("the same number gives the same draw, in whatever order the teams of a pot are given", () => {
	fc.assert(
		fc.property(problems({ teams: 30, groups: 6 }), (problem) => {
			const turned = { ...problem, pots: problem.pots.map((pot) => pot.toReversed()) };
			expect(drawGroups(turned)).toEqual(drawGroups(problem));
		}),
	);
});

test("what makes a draw impossible cannot be kept by itself, and can without any one of its teams", () => {
	fc.assert(
		fc.property(problems({ teams: 9, groups: 3 }), (problem) => {
			const { impossible } = drawGroups(problem);
			if (impossible === null) return;
			expect(impossible.isProven).toBe(true);
			const keeping = (ids: readonly string[]): DrawProblem => ({
				...problem,
				rules: impossible.rules,
				pots: problem.pots.map((pot) => pot.map((team) => (ids.includes(team.id) ? team : { ...team, values: {} }))),
			});
			const isKept = (ids: readonly string[]) => bestByTrying(keeping(ids)).every((broken) => broken === 0);
			expect(isKept(impossible.teams)).toBe(false);
			for (const team of impossible.teams) expect(isKept(impossible.teams.filter((id) => id !== team))).toBe(true);
		}),
		{ numRuns: 150 },
	);
});
