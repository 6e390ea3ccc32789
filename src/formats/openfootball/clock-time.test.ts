import { describe, expect, test } from "vitest";
import { instantIn, readClockTime, readZone } from "./clock-time.ts";

test.each([
	["17:00 UTC-3", { hour: 17, minute: 0, zone: "UTC-3" }],
	["9.30", { hour: 9, minute: 30, zone: null }],
	["18:00 (local)", { hour: 18, minute: 0, zone: null }],
	["18:00 (UTC+3)", { hour: 18, minute: 0, zone: "UTC+3" }],
	["20:45 CET", { hour: 20, minute: 45, zone: "CET" }],
])("a time of day: %s", (text, time) => {
	expect(readClockTime(text)).toEqual(time);
});

test.each(["24:00", "12:60", "noon", "12", ""])("no time of day: %s", (text) => {
	expect(readClockTime(text)).toBeNull();
});

test.each([
	["UTC-3", "-03:00"],
	["UTC+5:30", "+05:30"],
	["UTC±0", "+00:00"],
	["UTC−4", "-04:00"],
	["+03:00", "+03:00"],
	["CEST", "+02:00"],
	["Asia/Qatar", "Asia/Qatar"],
	["UTC+99", null],
	["Mars/Olympus", null],
	["somewhere", null],
])("the zone %s is %s", (text, zone) => {
	expect(readZone(text)).toBe(zone);
});

describe("an instant", () => {
	test("has the offset that its place's clocks show on that day", () => {
		expect(instantIn("+03:00", "2018-06-14", 18, 0)).toBe("2018-06-14T18:00:00+03:00");
		expect(instantIn("Europe/Stockholm", "2026-07-16", 14, 20)).toBe("2026-07-16T14:20:00+02:00");
		expect(instantIn("Europe/Stockholm", "2026-12-16", 14, 20)).toBe("2026-12-16T14:20:00+01:00");
		expect(instantIn("America/New_York", "2026-06-14", 12, 0)).toBe("2026-06-14T12:00:00-04:00");
	});

	test("on the day the clocks change, each side of the change has its own offset", () => {
		expect(instantIn("Europe/Stockholm", "2026-03-29", 1, 30)).toBe("2026-03-29T01:30:00+01:00");
		expect(instantIn("Europe/Stockholm", "2026-03-29", 3, 30)).toBe("2026-03-29T03:30:00+02:00");
	});
});
