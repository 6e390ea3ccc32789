import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayArena, DayMatch } from "../../office/day/day-data.ts";
import { clockOf, fittedScale, INSET, LINES, layoutOf, SCALE, stepFrom } from "./layout.ts";

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
	const [first, ...others] = ARENAS as [DayArena, ...DayArena[]];
	const renamed = { ...first, fields: first.fields.map((field) => ({ ...field, name: field.name.toUpperCase() })) };
	const columns = layoutOf({ arenas: [renamed, ...others], matches }, null, { before: layout }).columns;
	expect(columns.map(({ field }) => field.name)).toEqual(["A1", "A2", "b1", "c1"]);
});

test("a field that shows something else is another object: late, closed, of an arena with other hours, with one match more or less", () => {
	const [first, ...others] = ARENAS;
	const [a1, a2] = first!.fields;
	const next = (arenas: readonly DayArena[], all = matches) =>
		layoutOf({ arenas, matches: all }, null, { before: layout }).columns.map((column, at) => column === layout.columns[at]);
	expect(next(ARENAS)).toEqual([true, true, true, true]);
	expect(next([{ ...first!, fields: [{ ...a1!, late: 5 }, a2!] }, ...others])).toEqual([false, true, true, true]);
	const closed = [{ from: 600, until: null, why: null }];
	expect(next([{ ...first!, fields: [{ ...a1!, closed }, a2!] }, ...others])).toEqual([false, true, true, true]);
	expect(next([{ ...first!, fields: [a2!, a1!] }, ...others])).toEqual([false, false, true, true]);
	expect(next([{ ...first!, closes: 1_200 }, ...others])).toEqual([false, false, true, true]);
	expect(next([{ ...first!, opens: 500 }, ...others])).toEqual([false, false, true, true]);
	expect(next([{ ...first!, name: "A" }, ...others])).toEqual([false, false, true, true]);
	expect(next(ARENAS, matches.slice(1))).toEqual([false, true, true, true]);
	expect(next(ARENAS, [...matches, match("6", "c1", 960)])).toEqual([true, true, true, false]);
});

test("the grid is of one arena's fields or of all, each with its own matches, from half an hour before what is first to well after the last", () => {
	const shown = (only: string | null, arenas = ARENAS, all = matches) => {
		const { columns, from, until } = layoutOf({ arenas, matches: all }, only);
		return [
			columns.map(({ field, isFirst, index, matches }) => [index, field.id, isFirst, matches.map(({ id }) => id)]),
			from,
			until,
		];
	};
	expect(shown(null)).toEqual([
		[
			[0, "a1", true, ["1", "2"]],
			[1, "a2", false, []],
			[2, "b1", true, ["3", "4"]],
			[3, "c1", true, ["5"]],
		],
		...[540, 1_080],
	]);
	expect(shown("a")).toEqual([
		[
			[0, "a1", true, ["1", "2"]],
			[1, "a2", false, []],
		],
		...[540, 900],
	]);
	const hours = (opens: number | null, closes: number | null) => shown("c", [{ ...ARENAS[2]!, opens, closes }]).slice(1);
	expect([hours(510, 1_320), hours(509, 1_290), hours(0, 0), hours(null, null)]).toEqual([
		[480, 1_440],
		[420, 1_380],
		[660, 1_080],
		[660, 1_080],
	]);
	const nowhere = { ...match("7", "a1", 100), field: null };
	expect(shown("b", ARENAS, [nowhere, match("8", "b1", 5)])).toEqual([[[0, "b1", true, ["8"]]], 0, 900]);
});

test("page keys go to the next arena, past all fields of the own one, and a field without matches is passed over", () => {
	const more = [...matches, match("6", "a2", 605)].sort((one, other) => one.minute - other.minute);
	const wide = layoutOf({ arenas: ARENAS, matches: more }, null);
	const from = (id: string, way: Parameters<typeof stepFrom>[2]) => stepFrom(wide, more.find((one) => one.id === id)!, way)?.id;
	expect([from("1", "page-down"), from("1", "right"), from("3", "page-up"), from("6", "page-down")]).toEqual([
		"3",
		"6",
		"6",
		"3",
	]);
	expect([from("1", "left"), from("5", "page-down"), step("3", "page-up"), step("2", "right")]).toEqual([
		undefined,
		undefined,
		"1",
		"4",
	]);
	expect(stepFrom(layout, { ...matches[0]!, field: null }, "down")).toBeUndefined();
});

test("a time of day is on a 24-hour clock, and continues past midnight", () => {
	expect([clockOf(570), clockOf(1450)]).toEqual(["09:30", "24:10"]);
});

test("the shortest match of the day has room for its time, both teams and its number", () => {
	const scaleFor = (...lengths: number[]) =>
		fittedScale(
			lengths.map((length) => ({ field: "a1", length })),
			SCALE,
		);
	expect(scaleFor(50, 55)).toBe(SCALE);
	for (const length of [15, 20, 30, 40, 45]) expect(length * scaleFor(50, length) - INSET).toBeGreaterThanOrEqual(LINES);
	expect(scaleFor(1)).toBe(scaleFor(15));
	expect(fittedScale([{ field: null, length: 20 }], SCALE)).toBe(SCALE);
	expect(fittedScale([], SCALE)).toBe(SCALE);
});
