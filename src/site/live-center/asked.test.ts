import { describe, expect, it } from "vitest";
import { isWholeDay, moreRows, readLiveCenterRequest } from "../../client/address/live-center-request.ts";

const asked = (query: string) => readLiveCenterRequest(new URLSearchParams(query));

describe("what the address asks the live center for", () => {
	it("is everything there is, now, where it names nothing", () => {
		expect(asked("")).toEqual({ show: null, day: null, category: null, arena: null, nation: null, rows: 50 });
	});

	it("is one part, of a day, a category, an arena and a nation", () => {
		expect(asked("show=finished&day=2026-07-16&category=3&arena=1&nation=se&rows=150")).toEqual({
			show: "finished",
			day: "2026-07-16",
			category: "3",
			arena: "1",
			nation: "se",
			rows: 150,
		});
	});

	it.each([
		"show=all",
		"show=",
		"day=16",
		"day=2026-7-1",
		"day=2026-07-16T00:00",
		"category=",
		"rows=-1",
		"rows=1e9x",
		"rows=7.5",
	])("leaves out what it does not understand: %s", (query) => {
		expect(asked(query)).toEqual(asked(""));
	});

	it("adds 50 rows at a time, and never more than 500", () => {
		expect(moreRows(asked(""))).toBe(100);
		expect(moreRows(asked("rows=480"))).toBe(500);
		expect(asked("rows=100000").rows).toBe(500);
		expect(moreRows(asked("rows=500"))).toBeNull();
	});

	it("all matches of a day are asked for only of a day, with every part", () => {
		expect(isWholeDay(asked("day=2026-07-16&rows=all"))).toBe(true);
		expect(isWholeDay(asked("day=2026-07-16&rows=all&arena=1"))).toBe(true);
		for (const other of [
			"rows=all",
			"day=today&rows=all",
			"day=2026-07-16&rows=all&show=next",
			"day=2026-07-16",
			"day=2026-07-16&rows=500",
		])
			expect(isWholeDay(asked(other)), other).toBe(false);
		expect(asked("rows=all").rows).toBe(50);
		// A day outside the cup is ignored, so no whole day is requested.
		expect(isWholeDay({ ...asked("day=2026-07-16&rows=all"), day: null })).toBe(false);
	});
});
