import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarOf, calendarPath, readCalendarPath } from "./calendar-path.ts";

const text = fc.string({ minLength: 1, unit: "grapheme" });
const of: fc.Arbitrary<CalendarOf> = fc.oneof(
	fc.record({
		kind: fc.constantFrom("teams" as const, "fields" as const, "matches" as const),
		year: fc.integer({ min: 1900, max: 9999 }).map(String),
		id: text,
	}),
	fc.record({ kind: fc.constant("my-week" as const), secret: fc.stringMatching(/^[\w-]{22}$/) }),
);

test("a calendar is found again by its path, whatever its id is", () => {
	fc.assert(
		fc.property(of, (calendar) => {
			expect(readCalendarPath(calendarPath(calendar))).toEqual(calendar);
		}),
	);
});

test("what is no calendar's path names none", () => {
	for (const path of [
		"/calendar/2026/teams/12",
		"/calendar/x/teams/12.ics",
		"/calendar/2026/nations/se.ics",
		"/calendar/my-week/.ics",
		"/calendar/2026/teams/%E0%A4%A.ics",
	]) {
		expect(readCalendarPath(path), path).toBeNull();
	}
});
