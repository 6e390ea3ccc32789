import { describe, expect, test } from "vitest";
import { daysAt } from "./days.ts";

const at = (instant: string): number => Date.parse(instant);
const KICK_OFF = "2026-08-19T10:00:00+02:00";

describe("Days in a reader's words", () => {
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

	test("a page that stays open uses another word after midnight, whatever day it was answered on", () => {
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

	test("each form of a day, near and far, in both languages", () => {
		const said = (language: "en" | "sv", dated: string) => {
			const days = daysAt(at("2026-07-02T06:00:00Z"), language);
			const { weekday, weekdayWithin, date, dateWithin, longDateWithin, dated: whole, head } = days;
			return [weekday, weekdayWithin, date, dateWithin, longDateWithin, whole, head].map((say) => say(dated));
		};
		const [today, tomorrow, after] = ["02", "03", "04"].map((day) => `2026-07-${day}T10:00:00+02:00`) as [string, string, string];
		expect(said("en", today)).toEqual([
			"Today",
			"today",
			"Today",
			"today",
			"today",
			"Today, Thu 02 Jul",
			"Today, Thursday 2 July",
		]);
		expect(said("en", tomorrow)).toEqual([
			...["Tomorrow", "tomorrow", "Tomorrow", "tomorrow", "tomorrow", "Tomorrow, Fri 03 Jul", "Tomorrow, Friday 3 July"],
		]);
		expect(said("en", after)).toEqual([
			"Sat 04 Jul",
			"Sat 04 Jul",
			"04 Jul",
			"04 Jul",
			"4 July",
			"Sat 04 Jul",
			"Saturday 4 July",
		]);
		expect(said("sv", tomorrow)).toEqual([
			...["I morgon", "i morgon", "I morgon", "i morgon", "i morgon", "I morgon, fre 03 juli", "I morgon, fredag 3 juli"],
		]);
		expect(said("sv", after)).toEqual([
			...["lör 04 juli", "lör 04 juli", "04 juli", "04 juli", "4 juli", "lör 04 juli", "lördag 4 juli"],
		]);
	});

	test("today alone is today, by the clock where it is known; half an hour of a zone counts", () => {
		const days = daysAt(at("2026-07-15T18:29:59Z"), "en", "2026-07-14");
		const inKolkata = (day: string) => `2026-07-${day}T08:00:00+05:30`;
		expect(["14", "15", "16"].map((day) => days.isToday(inKolkata(day)))).toEqual([false, true, false]);
		const later = daysAt(at("2026-07-15T18:30:00Z"), "en", "2026-07-14");
		expect(["14", "15", "16"].map((day) => later.isToday(inKolkata(day)))).toEqual([false, false, true]);
		expect([days.isToday("2026-07-14"), days.near("2026-07-15")], "a day alone, by what was answered").toEqual([
			true,
			"tomorrow",
		]);
	});
});
