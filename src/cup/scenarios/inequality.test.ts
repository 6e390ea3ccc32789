import fc from "fast-check";
import { expect, test } from "vitest";
import { isPossible, solution, solutionOf, sumAt, withConditions } from "./inequality.ts";

test("a system with only half-integer solutions is not possible: equations are substituted before inequalities are added", () => {
	// From a group of four before its next-to-last round: the first margin would have to be 1.5.
	const equal = (row: readonly number[]) => [row, row.map((factor) => -factor)];
	const least = [0, 1, 2, 3].map((at) => [0, 0, 0, 0, -1].map((factor, index) => (index === at ? 1 : factor)));
	const system = [
		...least,
		...equal([-2, 0, 1, 1, -2]),
		...equal([-1, 1, 2, 0, -4]),
		...equal([-2, 0, 1, 0, 1]),
		[-1, 0, 2, 0, -2],
	];
	expect(isPossible(system)).toBe(false);
	// Without the last inequality a margin of 1 is enough.
	expect(isPossible(system.slice(0, -1))).toBe(true);
});

test("a system is possible exactly when integers within its bounds satisfy it, and every solution found does", () => {
	const WIDTH = 3;
	const MOST = 5;
	const row = fc.tuple(
		fc.array(fc.integer({ min: -4, max: 4 }), { minLength: WIDTH, maxLength: WIDTH }),
		fc.integer({ min: -9, max: 9 }),
	);
	const bounds = Array.from({ length: WIDTH }, (_, at) => {
		const unit = (factor: number) => Array.from({ length: WIDTH }, (_, index) => (index === at ? factor : 0));
		return [
			[...unit(1), 0],
			[...unit(-1), MOST],
		];
	}).flat();
	fc.assert(
		fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), fc.array(row, { maxLength: 1 }), (rows, equations) => {
			const system = [
				...bounds,
				...rows.map(([factors, constant]) => [...factors, constant]),
				...equations.flatMap(([factors, constant]) => [[...factors, constant], [...factors, constant].map((one) => -one)]),
			];
			expect(isPossible(system)).toBe(someWithin(system, MOST, WIDTH));
			const found = solution(system, WIDTH + 1);
			if (found) expect(system.filter((one) => sumAt(one, found) < 0)).toEqual([]);
		}),
		{ numRuns: 3000 },
	);
});

test("numbers without an upper bound are satisfied exactly when small ones are, also if conditions are added one by one", () => {
	const WIDTH = 4;
	const factors = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: WIDTH, maxLength: WIDTH });
	const row = fc.tuple(factors, fc.integer({ min: -4, max: 4 }));
	const least = Array.from({ length: WIDTH }, (_, at) => [
		...Array.from({ length: WIDTH }, (_, index) => (index === at ? 1 : 0)),
		0,
	]);
	fc.assert(
		fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), fc.array(row, { maxLength: 2 }), (rows, equations) => {
			const conditions = rows.map(([all, constant]) => [...all, constant]);
			const equal = equations.flatMap(([all, constant]) => [[...all, constant], [...all, constant].map((one) => -one)]);
			const system = [...least, ...equal, ...conditions];
			const found = solution(system, WIDTH + 1);
			if (found) expect(system.filter((one) => sumAt(one, found) < 0)).toEqual([]);
			else expect(someWithin(system, 4, WIDTH)).toBe(false);
			const known = withConditions(equal, withConditions(least)!);
			const more = known && withConditions(conditions, known);
			expect((more && solutionOf(more, WIDTH + 1)) !== null).toBe(found !== null);
		}),
		{ numRuns: 2000 },
	);
});

function someWithin(
	system: readonly (readonly number[])[],
	most: number,
	width: number,
	chosen: readonly number[] = [],
): boolean {
	if (chosen.length === width) {
		return system.every((row) => row.reduce((sum, factor, at) => sum + factor * (chosen[at] ?? 1), 0) >= 0);
	}
	for (let value = 0; value <= most; value++) if (someWithin(system, most, width, [...chosen, value])) return true;
	return false;
}
