import { describe, expect, test } from "vitest";
import { daysAt } from "./days.ts";

const at = (instant: string): number => Date.parse(instant);
const KICK_OFF = "2026-08-19T10:00:00+02:00";

describe("Days as a reader says them", () => {
	test("today, tomorrow, i dag, i morgon; any other day by its date", () => {
		const said = (now: string) => (["en", "sv"] as const).map((language) => daysAt(at(now), language).weekday(KICK_OFF));
		expect(said("2026-08-19T06:00:00Z")).toEqual(["Today", "I dag"]);
		expect(said("2026-08-18T06:00:00Z")).toEqual(["Tomorrow", "I morgon"]);
		expect(said("2026-08-17T06:00:00Z")).toEqual(["Wed 19 Aug", "ons 19 aug"]);
		expect(said("2026-08-20T06:00:00Z"), "a day that is over has its date").toEqual(["Wed 19 Aug", "ons 19 aug"]);
	});

	test("within a sentence, in a column and as a head", () => {
		const days = daysAt(at("2026-08-18T06:00:00Z"), "en");
		expect(days.weekdayWithin(KICK_OFF)).toBe("tomorrow");
		expect(days.date(KICK_OFF)).toBe("Tomorrow");
		expect(days.longDateWithin(KICK_OFF)).toBe("tomorrow");
		expect(days.head(KICK_OFF)).toBe("Tomorrow, Wednesday 19 August");
		expect(days.near("2026-08-22T10:00:00+02:00")).toBeNull();
		expect(days.date("2026-08-22T10:00:00+02:00")).toBe("22 Aug");
		expect(daysAt(at("2026-08-18T06:00:00Z"), "sv").head("2026-08-22T10:00:00+02:00")).toBe("lördag 22 augusti");
	});

	test("midnight is the match's own, not the visitor's and not Greenwich's", () => {
		const late = (instant: string) => daysAt(at(instant), "en").weekday("2026-07-16T00:30:00+02:00");
		expect(late("2026-07-15T21:59:59Z")).toBe("Tomorrow");
		expect(late("2026-07-15T22:00:00Z")).toBe("Today");
		const west = (instant: string) => daysAt(at(instant), "en").weekday("2026-07-15T23:30:00-05:00");
		expect(west("2026-07-16T04:59:59Z")).toBe("Today");
		expect(west("2026-07-16T05:00:00Z"), "it is over").toBe("Wed 15 Jul");
		expect(daysAt(at("2026-12-31T12:00:00Z"), "en").weekday("2027-01-01T09:00:00Z"), "over the year's end").toBe("Tomorrow");
	});

	test("a page that stays open says another word after midnight, whatever day it was answered on", () => {
		const answered = "2026-08-18";
		expect(daysAt(at("2026-08-18T21:00:00Z"), "en", answered).weekday(KICK_OFF)).toBe("Tomorrow");
		expect(daysAt(at("2026-08-18T23:00:00Z"), "en", answered).weekday(KICK_OFF)).toBe("Today");
	});

	test("while the cup's clock is not known, the day that was answered decides; without one a date is a date", () => {
		expect(daysAt(null, "en", "2026-08-18").weekday(KICK_OFF)).toBe("Tomorrow");
		expect(daysAt(null, "en", "2026-08-18").isToday("2026-08-18")).toBe(true);
		expect(daysAt(null, "en").weekday(KICK_OFF)).toBe("Wed 19 Aug");
		expect(daysAt(at("2026-08-18T06:00:00Z"), "en").weekday("2026-08-18"), "a day alone has no zone to judge by").toBe(
			"Tue 18 Aug",
		);
	});
});
