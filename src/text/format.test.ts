import { describe, expect, it } from "vitest";
import {
	formatDate,
	formatDays,
	formatDifference,
	formatInstant,
	formatLongDate,
	formatLongWeekday,
	formatNumber,
	formatTime,
	formatWeekday,
	formatWeekdayName,
} from "./format.ts";

describe("how numbers, days and times are written", () => {
	it("§2 Match card: the start is HH:mm in the zone of its arena, whatever the reader's zone", () => {
		expect(formatTime("2026-07-16T09:05:00+02:00")).toBe("09:05");
		expect(formatTime("2014-06-12T17:00:00-03:00")).toBe("17:00");
	});

	it("§2 Match card: the date is DD MMM, two digits", () => {
		expect(formatDate("2026-07-06T09:05:00+02:00", "en")).toBe("06 Jul");
		expect(formatDate("2026-07-16", "sv")).toBe("16 juli");
	});

	it("a day is named with its weekday", () => {
		expect(formatWeekday("2026-07-16", "en")).toBe("Thu 16 Jul");
		expect(formatWeekday("2026-07-16T00:30:00+02:00", "sv")).toBe("tors 16 juli");
	});

	it("months and weekdays are shortened as the language shortens them, and no more", () => {
		const months = (language: "en" | "sv") =>
			Array.from({ length: 12 }, (_, at) => formatDate(`2026-${String(at + 1).padStart(2, "0")}-01`, language).slice(3)).join(
				" ",
			);
		expect(months("en")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
		expect(months("sv")).toBe("jan feb mars apr maj juni juli aug sep okt nov dec");
		const week = (language: "en" | "sv") =>
			Array.from({ length: 7 }, (_, at) => formatWeekdayName(`2026-07-${13 + at}`, language)).join(" ");
		expect(week("en")).toBe("Mon Tue Wed Thu Fri Sat Sun");
		expect(week("sv")).toBe("mån tis ons tors fre lör sön");
	});

	it("in sentences months and weekdays are whole, and a day has no zero before it", () => {
		const months = (language: "en" | "sv") =>
			Array.from({ length: 12 }, (_, at) => formatLongDate(`2026-${String(at + 1).padStart(2, "0")}-03`, language)).join(" ");
		expect(months("en").replaceAll("3 ", "")).toBe(
			"January February March April May June July August September October November December",
		);
		expect(months("sv").replaceAll("3 ", "")).toBe(
			"januari februari mars april maj juni juli augusti september oktober november december",
		);
		expect(formatLongDate("2026-07-03T00:10:00+02:00", "sv")).toBe("3 juli");
		const week = (language: "en" | "sv") =>
			Array.from({ length: 7 }, (_, at) => formatLongWeekday(`2026-07-${13 + at}T00:30:00+02:00`, language));
		expect(week("en")).toEqual([
			...["Monday 13 July", "Tuesday 14 July", "Wednesday 15 July", "Thursday 16 July", "Friday 17 July", "Saturday 18 July"],
			"Sunday 19 July",
		]);
		expect(week("sv")).toEqual([
			...["måndag 13 juli", "tisdag 14 juli", "onsdag 15 juli", "torsdag 16 juli", "fredag 17 juli", "lördag 18 juli"],
			"söndag 19 juli",
		]);
	});

	it("an instant is on the clock of the cup's zone, with its day if requested", () => {
		const late = new Date("2026-07-15T22:05:00Z");
		const told = (zone: string, withDay: boolean) =>
			(["en", "sv"] as const).map((language) => formatInstant(late, zone, language, withDay));
		expect(told("Europe/Stockholm", false)).toEqual(["00:05", "00:05"]);
		expect(told("Europe/Stockholm", true)).toEqual(["Thu 00:05", "tors 00:05"]);
		expect(told("America/New_York", true)).toEqual(["Wed 18:05", "ons 18:05"]);
		expect(formatInstant(late, "No/Where", "en", false)).toMatch(/^\d\d:\d5$/);
	});

	it("a cup's week is one span", () => {
		expect(formatDays("2026-07-13", "2026-07-19", "en")).toBe("13–19 July");
		expect(formatDays("2026-06-29", "2026-07-05", "sv", true)).toBe("29 juni–5 juli 2026");
	});

	it("thousands are grouped as the language groups them, a minus is a true minus", () => {
		expect(formatNumber(1912, "en")).toBe("1,912");
		expect(formatNumber(1912, "sv")).toBe("1\u00a0912");
		expect([0, 999, 1000, -1912, 2.5].map((value) => formatNumber(value, "en"))).toEqual(["0", "999", "1,000", "-1,912", "2.5"]);
		expect([999, 1000, 2.5].map((value) => formatNumber(value, "sv"))).toEqual(["999", "1\u00a0000", "2,5"]);
		expect(formatDifference(-7)).toBe("−7");
		expect(formatDifference(3)).toBe("+3");
		expect(formatDifference(0)).toBe("0");
	});
});
