import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import type { Column } from "../programme/layout.ts";
import { occupiedOn } from "./occupied.ts";

const HOURS = { from: 480, until: 1_320 };
const aField = (
	given: Partial<{ closed: Column["field"]["closed"]; opens: number; closes: number; starts: readonly number[] }>,
) => {
	const { closed = [], opens = null, closes = null, starts = [] } = given;
	return {
		field: { closed } as unknown as Column["field"],
		arena: { opens, closes } as unknown as Column["arena"],
		matches: starts.map((minute) => ({ id: `at-${minute}`, minute, length: 50, state: "upcoming" }) as DayMatch),
	};
};
const load = (...matches: string[]) => ({ matches: new Set(matches), length: 50 });

describe("where a field has no room for what is carried", () => {
	it("is occupied by other matches, and by gaps that are too short, not by the carried match itself", () => {
		expect(occupiedOn(aField({ starts: [600, 660, 800] }), load(), HOURS)).toEqual([
			{ from: 600, until: 710 },
			{ from: 800, until: 850 },
		]);
		expect(occupiedOn(aField({ starts: [600, 660, 800] }), load("at-660"), HOURS)).toEqual([
			{ from: 600, until: 650 },
			{ from: 800, until: 850 },
		]);
	});
	it("is occupied before the arena opens, after it closes, and while the field is closed", () => {
		const field = aField({ opens: 540, closes: 1_200, closed: [{ from: 900, until: null, why: null }] });
		expect(occupiedOn(field, load(), HOURS)).toEqual([
			{ from: 480, until: 540 },
			{ from: 900, until: 1_320 },
		]);
	});
	it("has room if a match is cancelled, and none if two overlap or something begins before the hours shown", () => {
		const field = aField({
			starts: [600, 700],
			closed: [
				{ from: 400, until: 500, why: null },
				{ from: 590, until: 800, why: null },
			],
		});
		expect(occupiedOn(field, load(), HOURS)).toEqual([
			{ from: 480, until: 500 },
			{ from: 590, until: 800 },
		]);
		const [off, on] = aField({ starts: [600, 700] }).matches;
		const gone = { ...aField({}), matches: [{ ...off!, state: "cancelled" as const }, on!] };
		expect(occupiedOn(gone, load(), HOURS)).toEqual([{ from: 700, until: 750 }]);
		// A gap of just its length is a place.
		const gap = (start: number) => occupiedOn(aField({ starts: [600, start] }), load(), HOURS).length;
		expect([gap(699), gap(700)]).toEqual([1, 2]);
	});
	it("has room for it wherever it is plain for long enough, and nowhere else", () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 480, max: 1_270 }), { maxLength: 14 }),
				fc.integer({ min: 480, max: 1_270 }),
				(starts, at) => {
					const taken = occupiedOn(aField({ starts: [...new Set(starts)] }), load(), HOURS);
					const isFree = starts.every((start) => start + 50 <= at || at + 50 <= start);
					const isPlain = taken.every(({ from, until }) => until <= at || at + 50 <= from);
					expect(isPlain).toBe(isFree);
				},
			),
		);
	});
});
