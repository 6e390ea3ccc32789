import fc from "fast-check";
import { expect, test } from "vitest";
import { CUP_ZONE, dayOf, instantOf, minuteOfWeek, weekTime, weekTimeOf } from "./calendar.ts";
import { demoClock } from "./clock.ts";

test.each([
	[2026, "2026-07-13", "2026-07-19"],
	[2025, "2025-07-14", "2025-07-20"],
	[2024, "2024-07-15", "2024-07-21"],
	[2011, "2011-07-18", "2011-07-24"],
])("the cup of %i is held in ISO week 29", (year, monday, sunday) => {
	expect([dayOf(year, 0), dayOf(year, 6)]).toEqual([monday, sunday]);
});

test("the cup's hours are in Stockholm's time, in every year", () => {
	const hours = new Intl.DateTimeFormat("sv-SE", { timeZone: CUP_ZONE, hour: "2-digit", minute: "2-digit", weekday: "long" });
	for (let year = 2011; year < 2040; year++) {
		expect(hours.format(new Date(demoClock(year, weekTimeOf("Thu 14:34"))))).toBe("torsdag 14:34");
	}
});

test("a time of the week is written as people say it", () => {
	expect(instantOf(2026, weekTimeOf("Thu 09:05"))).toBe("2026-07-16T09:05:00+02:00");
	expect(() => weekTimeOf("Thursday at nine")).toThrow("no time of the week");
});

test("minutes of the week convert back to their time", () => {
	fc.assert(
		fc.property(fc.nat(6), fc.nat(1439), (day, minute) => {
			expect(weekTime(minuteOfWeek({ day, minute }))).toEqual({ day, minute });
		}),
	);
});
