import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readDate } from "./date.ts";
import { localInstants } from "./local-instant.ts";
import { readMoment, readTime } from "./time.ts";

describe("a day", () => {
	it.each([
		["2026-07-13"],
		["13/7 2026"],
		["13/07 2026"],
		["13.7.2026"],
		["13. 7. 2026"],
		["13 juli 2026"],
		["13 July 2026"],
		["13 jul 2026"],
		["13. Juli 2026"],
		["13/7/2026"],
	])("%s is one", (text) => {
		expect(readDate(text)).toEqual({ value: "2026-07-13" });
	});

	it("is day before month with a space or dots, as in Swedish", () => {
		expect(readDate("7/8 2026")).toEqual({ value: "2026-08-07" });
		expect(readDate("07.08.2026")).toEqual({ value: "2026-08-07" });
	});

	it("has its month second if the first number cannot be one", () => {
		expect(readDate("13/12/2026")).toEqual({ value: "2026-12-13" });
		expect(readDate("13/1/2026")).toEqual({ value: "2026-01-13" });
	});

	it("with two readings is reported with both", () => {
		expect(readDate("7/12/2026")).toMatchObject({ expected: "2026-12-07 or 2026-07-12, written like this" });
	});

	it("may have the same number twice, whichever is the month", () => {
		expect(readDate("7/7/2026")).toEqual({ value: "2026-07-07" });
	});

	it.each([
		["07/08/2026", "a date that can be read in two ways"],
		["1/12/2026", "a date that can be read in two ways"],
		["12/1/2026", "a date that can be read in two ways"],
		["12/13/2026", "a day that does not exist"],
		["32/12/2026", "a day that does not exist"],
		["0/7 2026", "a day that does not exist"],
		["7/13/2026", "a day that does not exist"],
		["2026-02-29", "a day that does not exist"],
		["31.6.2026", "a day that does not exist"],
		["13/7", "a date without a four-digit year"],
		["13/7 26", "a date without a four-digit year"],
		["13 jully 2026", "no such month"],
		["46216", "a date written as the spreadsheet’s day number"],
		["2026-7-13", "not a date"],
		["20260713", "not a date"],
		["måndag", "not a date"],
	])("%s is not one", (text, wrong) => {
		expect(readDate(text)).toMatchObject({ wrong });
	});

	test("a day is the same in its Swedish and its ISO form", () => {
		const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
		fc.assert(
			fc.property(days, (day) => {
				const iso = day.toISOString().slice(0, 10);
				const [year, month, date] = iso.split("-").map(Number);
				for (const text of [iso, `${date}/${month} ${year}`, `${date}.${month}.${year}`])
					expect(readDate(text)).toEqual({ value: iso });
			}),
		);
	});
});

describe("a time", () => {
	it.each([
		["09:30", "09:30"],
		["9:30", "09:30"],
		["9.30", "09:30"],
		["kl 9.30", "09:30"],
		["kl. 17.05", "17:05"],
		["09:30:00", "09:30"],
		["9:30 AM", "09:30"],
		["12:15 am", "00:15"],
		["1:05 p.m.", "13:05"],
	])("%s is %s", (text, time) => {
		expect(readTime(text)).toEqual({ value: time });
	});

	it.each(["24:00", "9:60", "13:00 PM", "0930", "9", "9:30:15", "half past nine"])("%s is not one", (text) => {
		expect(readTime(text)).toHaveProperty("wrong");
	});

	it("may be in the cell of its day", () => {
		expect(readMoment("13/7 2026 9.30")).toEqual({ value: { date: "2026-07-13", time: "09:30" } });
		expect(readMoment("2026-07-13 09:30:00")).toEqual({ value: { date: "2026-07-13", time: "09:30" } });
		expect(readMoment("2026-07-13T09:30:00+02:00")).toEqual({ value: { date: "2026-07-13", time: "09:30", offset: "+02:00" } });
		expect(readMoment("13.7.2026")).toEqual({ value: { date: "2026-07-13" } });
	});
});

describe("a time on the clocks of a zone", () => {
	it("has the offset of that day", () => {
		expect(localInstants("Europe/Stockholm", "2026-07-13", "09:30")).toEqual(["2026-07-13T09:30:00+02:00"]);
		expect(localInstants("Europe/Stockholm", "2026-01-13", "09:30")).toEqual(["2026-01-13T09:30:00+01:00"]);
		expect(localInstants("America/St_Johns", "2026-07-13", "09:30")).toEqual(["2026-07-13T09:30:00-02:30"]);
		expect(localInstants("+05:45", "2026-07-13", "09:30")).toEqual(["2026-07-13T09:30:00+05:45"]);
		expect(localInstants("UTC", "2026-07-13", "09:30")).toEqual(["2026-07-13T09:30:00+00:00"]);
	});

	it("does not exist in the hour that clocks skip, and exists twice in the hour that they show twice, the first first", () => {
		expect(localInstants("Europe/Stockholm", "2026-03-29", "02:30")).toEqual([]);
		expect(localInstants("Europe/Stockholm", "2026-10-25", "02:30")).toEqual([
			"2026-10-25T02:30:00+02:00",
			"2026-10-25T02:30:00+01:00",
		]);
		expect(localInstants("Australia/Lord_Howe", "2026-10-04", "02:15")).toEqual([]);
	});

	test("at any other hour of a year is one instant, which converts back to it", () => {
		const zones = ["Europe/Stockholm", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham"];
		fc.assert(
			fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 365 * 24 * 60 }), (zone, minutes) => {
				const shown = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
				const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
				for (const instant of localInstants(zone, date, time)) {
					const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
					expect(clock.format(new Date(instant))).toBe(`${date} ${time}`);
				}
			}),
		);
	});
});
