import { expect, test } from "vitest";
import { hoursOn, minuteOf } from "./arena-hours.ts";

const USUAL = { opens: "08:00", closes: "21:00" };

test("a day has an arena's usual hours, unless the cup states hours for that day", () => {
	const hours = {
		...USUAL,
		otherHours: [
			{ day: "2026-07-18", opens: "10:00", closes: "16:00" },
			{ day: "2026-07-19", closed: true as const },
		],
	};
	expect(hoursOn(hours, "2026-07-17")).toEqual(USUAL);
	expect(hoursOn(hours, "2026-07-18")).toEqual({ opens: "10:00", closes: "16:00" });
	expect(hoursOn(hours, "2026-07-19")).toBe("closed");
});

test("hours that the cup does not state are unknown: opening, closing or the whole day", () => {
	expect(hoursOn({ closes: "21:00" }, "2026-07-17")).toEqual({ opens: null, closes: "21:00" });
	expect(hoursOn({ otherHours: [{ day: "2026-07-19", closed: true }] }, "2026-07-17")).toBeNull();
	expect(hoursOn({}, "2026-07-17")).toBeNull();
});

test("a time is minutes after midnight, and 24:00 is a whole day", () => {
	expect([minuteOf("00:00"), minuteOf("08:30"), minuteOf("24:00")]).toEqual([0, 510, 1440]);
});
