import { describe, expect, test } from "vitest";
import { timeOf } from "../parts/time-of.ts";
import { clockOf, writtenClock } from "./shown-clock.ts";

describe("a typed day and time", () => {
	test.each([
		["2026-07-14 18:00", "2026-07-14T18:00"],
		["2026-07-14T18:00", "2026-07-14T18:00"],
		["2026-7-4 9.05", "2026-07-04T09:05"],
		["  2026-07-14  1805 ", "2026-07-14T18:05"],
		["", ""],
		["   ", ""],
	])("%j is %j", (written, clock) => expect(clockOf(written)).toBe(clock));

	test.each([
		"2026-07-14",
		"18:00",
		"2026-06-31 18:00",
		"2026-13-01 18:00",
		"2026-07-14 24:00",
		"2026-07-14 25:00",
		"2026-07-14 06:00 PM",
	])("%j is none", (written) => expect(clockOf(written)).toBeNull());

	test("is written in the form in which it is read", () => {
		expect(clockOf(writtenClock("2026-07-14T18:00"))).toBe("2026-07-14T18:00");
	});
});

test.each([
	["14:20", "14:20"],
	["1420", "14:20"],
	["9.05", "09:05"],
	["24:00", "24:00"],
	["24:30", null],
	["12:60", null],
	["2:42 PM", null],
	["", ""],
])("the time %j is %j", (written, time) => expect(timeOf(written)).toBe(time));
