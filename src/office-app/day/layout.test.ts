import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayArena, DayMatch } from "../../office/day/day-data.ts";
import { clockOf, layoutOf, stepFrom } from "./layout.ts";

const side = { team: null, name: null };
const match = (id: string, field: string, minute: number): DayMatch => ({
	...{ id, number: id, field, minute, length: 50, category: "b14", division: "1", round: null },
	...{ home: side, away: side, state: "upcoming" },
});
const arena = (id: string, fields: readonly string[]): DayArena => ({
	...{ id, name: id, opens: null, closes: null },
	fields: fields.map((field) => ({ id: field, name: field, late: null, closed: [] })),
});
const ARENAS = [arena("a", ["a1", "a2"]), arena("b", ["b1"]), arena("c", ["c1"])];

const matches = [
	match("1", "a1", 600),
	match("2", "a1", 660),
	match("3", "b1", 610),
	match("4", "b1", 650),
	match("5", "c1", 900),
];
const layout = layoutOf({ arenas: ARENAS, matches }, null);
const step = (id: string, way: Parameters<typeof stepFrom>[2]) =>
	stepFrom(layout, matches.find((one) => one.id === id)!, way)?.id;

test("arrows go along a field by time, and aside to the nearest in time of the next field that has a match", () => {
	expect([step("1", "down"), step("2", "up"), step("2", "down")]).toEqual(["2", "1", undefined]);
	expect([step("2", "right"), step("1", "right"), step("3", "left")]).toEqual(["4", "3", "1"]);
	expect([step("4", "right"), step("5", "right")]).toEqual(["5", undefined]);
	expect([step("2", "home"), step("1", "end"), step("1", "page-down"), step("5", "page-up")]).toEqual(["1", "2", "3", "4"]);
});

test("from any match every other one can be reached by arrows", () => {
	const anyMatches = fc.uniqueArray(
		fc.record({ field: fc.constantFrom("a1", "a2", "b1", "c1"), minute: fc.integer({ min: 480, max: 1200 }) }),
		{ minLength: 1, maxLength: 12, selector: ({ field, minute }) => `${field} ${minute}` },
	);
	fc.assert(
		fc.property(anyMatches, (given) => {
			const all = given
				.map(({ field, minute }, index) => match(String(index), field, minute))
				.sort((a, b) => a.minute - b.minute);
			const any = layoutOf({ arenas: ARENAS, matches: all }, null);
			const reached = new Set([all[0]!.id]);
			for (const id of reached)
				for (const way of ["up", "down", "left", "right"] as const) {
					const to = stepFrom(any, all.find((one) => one.id === id)!, way);
					if (to) reached.add(to.id);
				}
			expect(reached.size).toBe(all.length);
		}),
	);
});

test("a field that shows the same stays the same object when another's match is changed", () => {
	const next = layoutOf(
		{ arenas: ARENAS, matches: matches.map((one) => (one.id === "3" ? { ...one, minute: 615 } : one)) },
		null,
		{ before: layout },
	);
	expect(next.columns[0]).toBe(layout.columns[0]);
	expect(next.columns[2]).not.toBe(layout.columns[2]);
});

test("a time of the day is told on a clock of 24 hours, and goes on past midnight", () => {
	expect([clockOf(570), clockOf(1450)]).toEqual(["09:30", "24:10"]);
});
