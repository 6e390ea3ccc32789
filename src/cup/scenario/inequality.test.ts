import { expect, test } from "vitest";
import { isPossible } from "./inequality.ts";

test("what only halves would satisfy is not possible: equations are put in before anything is added up", () => {
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
	// Without what the last demands of it, a margin of 1 will do.
	expect(isPossible(system.slice(0, -1))).toBe(true);
});
