import fc from "fast-check";
import { expect, test } from "vitest";
import { columnBreaks } from "./column-breaks.ts";

const lettersOf = (counts: Readonly<Record<string, number>>) =>
	Object.entries(counts).flatMap(([letter, count]) => Array.from({ length: count }, () => letter));

test("three columns of one letter are as high as each other, within a row", () => {
	expect(columnBreaks(lettersOf({ S: 30 }), 3)).toEqual([10, 20]);
});

test("a letter's head counts: a column with many letters has fewer rows", () => {
	const [second = 0] = columnBreaks(lettersOf({ A: 1, B: 1, C: 1, D: 1, E: 8 }), 2);
	expect(second).toBeLessThan(6);
	expect(second).toBeGreaterThan(3);
});

test("no column is empty, and none begins twice", () => {
	const counts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 26 });
	fc.assert(
		fc.property(counts, fc.integer({ min: 1, max: 3 }), (many, columns) => {
			const letters = many.flatMap((count, at) => Array.from({ length: count }, () => String.fromCodePoint(65 + at)));
			const breaks = columnBreaks(letters, columns);
			expect(breaks.length).toBeLessThan(columns);
			for (const [at, first] of breaks.entries()) {
				expect(first).toBeGreaterThan(breaks[at - 1] ?? 0);
				expect(first).toBeLessThan(letters.length);
			}
		}),
	);
});
