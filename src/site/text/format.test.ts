import { describe, expect, it } from "vitest";
import {
	formatDate,
	formatDays,
	formatDifference,
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

	it("a cup's week is one span", () => {
		expect(formatDays("2026-07-13", "2026-07-19", "en")).toBe("13–19 July");
		expect(formatDays("2026-06-29", "2026-07-05", "sv", true)).toBe("29 juni–5 juli 2026");
	});

	it("thousands are grouped as the language groups them, a minus is a true minus", () => {
		expect(formatNumber(1912, "en")).toBe("1,912");
		expect(formatNumber(1912, "sv")).toBe("1\u00a0912");
		expect(formatDifference(-7)).toBe("−7");
		expect(formatDifference(3)).toBe("+3");
		expect(formatDifference(0)).toBe("0");
	});
});
