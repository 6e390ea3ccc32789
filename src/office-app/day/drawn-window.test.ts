import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import type { Column } from "../programme/layout.ts";
import { A_FRAME, type Drawn, isWithin, nextDrawn, type Wanted } from "./drawn-window.ts";

const starts = fc.array(fc.integer({ min: 0, max: 1_380 }), { maxLength: 20 });
const columns = fc.array(starts, { minLength: 1, maxLength: 40 }).map((fields) => fields.map(columnOf));
const wanted = fc
	.record({ first: fc.nat(45), count: fc.nat(25), from: fc.integer({ min: -120, max: 1_300 }), length: fc.nat(900) })
	.map(({ first, count, from, length }): Wanted => ({ first, last: first + count, from, until: from + length }));

function columnOf(minutes: readonly number[], index: number): Column {
	const matches = minutes.map((minute, at) => ({ id: `${index}-${at}`, minute, length: 55 }) as DayMatch);
	return { index, matches } as unknown as Column;
}

const shown = (drawn: Drawn, columns: readonly Column[]): Set<string> =>
	new Set(
		[...drawn].flatMap(([index, span]) =>
			(columns[index]?.matches ?? []).filter(({ minute, length }) => isWithin(span, minute, length)).map(({ id }) => id),
		),
	);

describe("what of the day is drawn while it is scrolled", () => {
	it("reaches the wanted window exactly, from any beginning, and then stays the same", () => {
		fc.assert(
			fc.property(columns, fc.array(wanted, { minLength: 1, maxLength: 5 }), (columns, ways) => {
				let drawn: Drawn = new Map();
				for (const way of ways) drawn = nextDrawn(drawn, way, columns, A_FRAME);
				const end = ways.at(-1)!;
				for (let frame = 0; frame < 200; frame++) drawn = nextDrawn(drawn, end, columns, A_FRAME);
				expect(nextDrawn(drawn, end, columns, A_FRAME)).toBe(drawn);
				const all = columns.map(({ index }) => index).filter((index) => index >= end.first && index <= end.last);
				expect([...drawn.keys()].sort((a, b) => a - b)).toEqual(all);
				for (const span of drawn.values()) expect(span).toEqual({ from: end.from, until: end.until });
			}),
		);
	});
	it("draws no more new blocks in a frame than the limit, or those of one field", () => {
		fc.assert(
			fc.property(columns, fc.array(wanted, { minLength: 2, maxLength: 8 }), (columns, ways) => {
				let drawn: Drawn = new Map();
				for (const way of ways) {
					const before = shown(drawn, columns);
					const next = nextDrawn(drawn, way, columns, A_FRAME);
					const anew = [...shown(next, columns)].filter((id) => !before.has(id));
					const fields = new Set(anew.map((id) => id.split("-")[0]));
					expect(anew.length <= A_FRAME || fields.size === 1).toBe(true);
					drawn = next;
				}
			}),
		);
	});
	it("draws all of it at once if nothing was drawn", () => {
		const fields = Array.from({ length: 30 }, (_, index) => columnOf([600, 660, 720], index));
		const drawn = nextDrawn(new Map(), { first: 0, last: 20, from: 0, until: 1_440 }, fields, Number.POSITIVE_INFINITY);
		expect(drawn.size).toBe(21);
	});
	it("begins with the middle of what is seen", () => {
		const fields = Array.from({ length: 30 }, (_, index) => columnOf([600, 660, 720, 780, 840], index));
		const drawn = nextDrawn(new Map(), { first: 4, last: 20, from: 0, until: 1_440 }, fields, 7);
		expect([...drawn.keys()]).toEqual([12]);
	});
});
