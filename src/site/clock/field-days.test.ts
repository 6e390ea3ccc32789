import { describe, expect, it } from "vitest";
import { fieldDays, shownDay } from "./field-days.ts";

const at = (day: string) => ({ zonedStartTime: `${day}T10:00:00+02:00` });

describe("the days of a field", () => {
	it("are the cup's, each with its matches, also those without any", () => {
		const days = fieldDays([at("2026-07-14"), at("2026-07-14"), at("2026-07-15")], "2026-07-13", "2026-07-15");
		expect([...days]).toEqual([
			["2026-07-13", 0],
			["2026-07-14", 2],
			["2026-07-15", 1],
		]);
	});

	it("include a match outside of the cup's days", () => {
		expect([...fieldDays([at("2026-07-12")], "2026-07-13", "2026-07-13").keys()]).toEqual(["2026-07-12", "2026-07-13"]);
	});

	it("are only those with matches where the cup is longer than a week", () => {
		expect([...fieldDays([at("2026-08-30"), at("2026-05-02")], "2026-05-01", "2026-10-01").keys()]).toEqual([
			"2026-05-02",
			"2026-08-30",
		]);
	});

	it("are the whole cup's where that has room in a week, and not a day longer", () => {
		const days = (endsAt: string) => fieldDays([at("2026-07-14")], "2026-07-13", endsAt).size;
		expect([days("2026-07-19"), days("2026-07-20")]).toEqual([7, 1]);
	});

	it("include a day from which all matches were moved", () => {
		expect([...fieldDays([at("2026-08-30")], "2026-05-01", "2026-10-01", ["2026-08-29", "2026-08-30"])]).toEqual([
			["2026-08-29", 0],
			["2026-08-30", 1],
		]);
	});

	it("leave out what has no time", () => {
		expect([...fieldDays([{ zonedStartTime: null }], "2026-05-01", "2026-10-01")]).toEqual([]);
	});
});

describe("the day shown", () => {
	const days = new Map([
		["2026-07-13", 2],
		["2026-07-14", 0],
		["2026-07-15", 3],
	]);

	it("is the one asked for, also one without matches", () => {
		expect(shownDay(days, "2026-07-14", "2026-07-13")).toBe("2026-07-14");
	});

	it("is today where nothing or nonsense is asked for", () => {
		expect(shownDay(days, null, "2026-07-13")).toBe("2026-07-13");
		expect(shownDay(days, "2026-07-99", "2026-07-13")).toBe("2026-07-13");
	});

	it("is the next day with matches on a day without, and the last when the cup is over", () => {
		expect(shownDay(days, null, "2026-07-14")).toBe("2026-07-15");
		expect(shownDay(days, null, "2026-09-01")).toBe("2026-07-15");
	});

	it("is the first of a field that is not used, and none where there are none", () => {
		expect(shownDay(new Map([["2026-07-13", 0]]), null, "2026-07-14")).toBe("2026-07-13");
		expect(shownDay(new Map(), null, "2026-07-14")).toBeUndefined();
	});
});
