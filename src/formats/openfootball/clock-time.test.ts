import { describe, expect, test } from "vitest";
import { instantIn, readClockTime, readZone } from "./clock-time.ts";

test.each([
	["17:00 UTC-3", { hour: 17, minute: 0, zone: "UTC-3" }],
	["9.30", { hour: 9, minute: 30, zone: null }],
	["18:00 (local)", { hour: 18, minute: 0, zone: null }],
	["18:00 ?", { hour: 18, minute: 0, zone: null }],
	["18:00 (UTC+3)", { hour: 18, minute: 0, zone: "UTC+3" }],
	[" 00:00 ", { hour: 0, minute: 0, zone: null }],
	["23:59 ( UTC+3 )", { hour: 23, minute: 59, zone: "UTC+3" }],
	["12h30 Local Time", { hour: 12, minute: 30, zone: null }],
	["20:45 CET", { hour: 20, minute: 45, zone: "CET" }],
])("a valid time of day: %s", (text, time) => {
	expect(readClockTime(text)).toEqual(time);
});

test.each(["24:00", "12:60", "noon", "12", ""])("not a time of day: %s", (text) => {
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
	["UTC+14:59", "+14:59"],
	["UTC+15", null],
	["UTC-3:60", null],
	[" gmt +2 ", "+02:00"],
	[" cet ", "+01:00"],
	[" Asia/Qatar ", "Asia/Qatar"],
	["Qatar", null],
	["UTC+99", null],
	["Mars/Olympus", null],
	["somewhere", null],
])("the zone %s is %s", (text, zone) => {
	expect(readZone(text)).toBe(zone);
});

test("a zone's abbreviation is its offset", () => {
	const offsets = "Z UTC GMT WET WEST BST CET CEST EET EEST MSK JST KST EST EDT CDT MDT PST PDT BRT ART"
		.split(" ")
		.map((letters) => `${letters} ${readZone(letters)}`);
	expect(offsets.join(", ")).toBe(
		"Z +00:00, UTC +00:00, GMT +00:00, WET +00:00, WEST +01:00, BST +01:00, CET +01:00, CEST +02:00, EET +02:00, EEST +03:00, " +
			"MSK +03:00, JST +09:00, KST +09:00, EST -05:00, EDT -04:00, CDT -05:00, MDT -06:00, PST -08:00, PDT -07:00, BRT -03:00, ART -03:00",
	);
});

describe("an instant", () => {
	test("has offsets with half hours too, on either side of Greenwich, whose own offset is zero", () => {
		expect(instantIn("Asia/Kolkata", "2026-06-14", 9, 5)).toBe("2026-06-14T09:05:00+05:30");
		expect(instantIn("America/St_Johns", "2026-06-14", 9, 5)).toBe("2026-06-14T09:05:00-02:30");
		expect(instantIn("Europe/London", "2026-01-14", 9, 5)).toBe("2026-01-14T09:05:00+00:00");
		expect(instantIn("Europe/London", "2026-10-25", 0, 30)).toBe("2026-10-25T00:30:00+01:00");
	});

	test("has the offset of its place on that day", () => {
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
