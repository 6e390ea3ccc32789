import { describe, expect, test } from "vitest";
import { nextMidnight, zonedTime } from "./zoned-time.ts";

describe("a zoned time", () => {
	test("has the offset of the zone on that day, summer or winter", () => {
		expect(zonedTime("2026-07-16T12:20:00Z", "Europe/Stockholm")).toBe("2026-07-16T14:20:00+02:00");
		expect(zonedTime("2026-01-16T12:20:00Z", "Europe/Stockholm")).toBe("2026-01-16T13:20:00+01:00");
		expect(zonedTime("2014-06-13T04:00:00+02:00", "America/Manaus")).toBe("2014-06-12T22:00:00-04:00");
	});

	test("changes its offset at the minute when the clocks change", () => {
		expect(zonedTime("2026-10-25T00:59:00Z", "Europe/Stockholm")).toBe("2026-10-25T02:59:00+02:00");
		expect(zonedTime("2026-10-25T01:00:00Z", "Europe/Stockholm")).toBe("2026-10-25T02:00:00+01:00");
	});

	test("has zones that are offsets, and those with half and quarter hours", () => {
		expect(zonedTime("2026-07-16T12:20:00Z", "+03:00")).toBe("2026-07-16T15:20:00+03:00");
		expect(zonedTime("2026-07-16T12:20:00Z", "-0330")).toBe("2026-07-16T08:50:00-03:30");
		expect(zonedTime("2026-07-16T12:20:00Z", "Asia/Kathmandu")).toBe("2026-07-16T18:05:00+05:45");
		expect(zonedTime("2026-07-16T12:20:00Z", "UTC")).toBe("2026-07-16T12:20:00+00:00");
	});

	test("ends its day at its own midnight, also on a day when the clocks change", () => {
		expect(nextMidnight(new Date("2026-07-16T12:20:00Z"), "Europe/Stockholm")).toEqual(new Date("2026-07-16T22:00:00Z"));
		expect(nextMidnight(new Date("2026-07-16T22:00:00Z"), "Europe/Stockholm")).toEqual(new Date("2026-07-17T22:00:00Z"));
		expect(nextMidnight(new Date("2026-10-25T00:30:00Z"), "Europe/Stockholm")).toEqual(new Date("2026-10-25T23:00:00Z"));
	});
});
