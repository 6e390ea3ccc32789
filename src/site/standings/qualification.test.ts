import { expect, test } from "vitest";
import { shownTable } from "../../../tests/support/shown-table.ts";
import { textsIn } from "../../text/texts.ts";
import { linesUnder, wayOn } from "./qualification.ts";

const WAYS = [
	{ from: 1, to: 2, name: "Playoff A" },
	{ from: 3, to: 4, name: "Playoff B" },
];
const en = textsIn("en").match.table;
const sv = textsIn("sv").match.table;

test("each row has the edge of its way on, and the line is under the last row of it", () => {
	const table = shownTable("gothia", ["A-B 4-0", "C-D 2-1", "A-C 1-0", "B-D 3-0", "A-D 1-0", "B-C 1-0"], { ways: WAYS });
	expect(table.rows.map((row) => wayOn(table, row))).toEqual([0, 0, 1, 1]);
	expect(table.rows.map((_, at) => linesUnder(table, at).map(({ division }) => division?.title))).toEqual([
		[],
		["Playoff A"],
		[],
		["Playoff B"],
	]);
});

test("teams that share a position across the line have no edge: it is not clear where they go", () => {
	const table = shownTable("gothia", ["A-B 3-0", "C-D 1-1"], { ways: WAYS });
	expect(table.rows.map(({ position }) => position)).toEqual([1, 2, 2, 4]);
	expect(table.rows.map((row) => wayOn(table, row))).toEqual([0, null, null, 1]);
});

test("a group of three still shows where its third goes", () => {
	const table = shownTable("gothia", ["A-B 3-0", "B-C 1-0", "A-C 1-0"], { ways: WAYS });
	expect(linesUnder(table, 2).map(({ division }) => division?.title)).toEqual(["Playoff B"]);
	const further = { from: 4, to: 5, stage: { title: "C", divisions: [] }, division: { id: "c", title: "Playoff C" } };
	const told = linesUnder({ ...table, advancement: [...table.advancement, further] }, 2);
	expect(
		told.map(({ division }) => division?.title),
		"nothing of places that it has not",
	).toEqual(["Playoff B"]);
});

test("the line names those that go on", () => {
	expect([en.goTo(1, 2), en.goTo(3, 4), en.goTo(1, 1), en.goTo(3, 3), en.goTo(3, 5)]).toEqual([
		"Top two go to",
		"Third and fourth go to",
		"The winner goes to",
		"Third goes to",
		"Third to fifth go to",
	]);
	expect([sv.goTo(1, 2), sv.goTo(3, 4), sv.goTo(1, 1), sv.goTo(3, 3), sv.goTo(3, 5)]).toEqual([
		"De två främsta går till",
		"Trean och fyran går till",
		"Ettan går till",
		"Trean går till",
		"Trean till femman går till",
	]);
});
