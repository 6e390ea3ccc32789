import { describe, expect, it } from "vitest";
import { formatDate, formatDays, formatDifference, formatNumber, formatTime, formatWeekday } from "./format.ts";

describe("how numbers, days and times are written", () => {
	it("§2 Match card: the start is HH:mm in the zone of its arena, whatever the reader's zone", () => {
		expect(formatTime("2026-07-16T09:05:00+02:00")).toBe("09:05");
		expect(formatTime("2014-06-12T17:00:00-03:00")).toBe("17:00");
	});

	it("§2 Match card: the date is DD MMM, two digits", () => {
		expect(formatDate("2026-07-06T09:05:00+02:00", "en")).toBe("06 Jul");
		expect(formatDate("2026-07-16", "sv")).toBe("16 jul");
	});

	it("a day is named with its weekday", () => {
		expect(formatWeekday("2026-07-16", "en")).toBe("Thu 16 Jul");
		expect(formatWeekday("2026-07-16T00:30:00+02:00", "sv")).toBe("tor 16 jul");
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
