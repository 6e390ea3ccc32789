import { expect, test } from "vitest";
import { readClosing, readOtherHours } from "./hours.ts";

test("the hours of a day are read as people write them", () => {
	const hours = { value: { day: "2026-07-18", opens: "09:30", closes: "16:00" } };
	for (const text of [
		"2026-07-18 09:30-16:00",
		"2026-07-18: 9.30 – 16.00",
		"18/7 2026 kl. 9.30-16.00",
		"18. 7. 2026 09:30 – 16:00",
		"18 juli 2026 9.30 till 16.00",
	])
		expect([text, readOtherHours(text)]).toEqual([text, hours]);
	expect(readOtherHours("2026-07-18 09:30-24:00")).toEqual({ value: { ...hours.value, closes: "24:00" } });
});

test("or state that nothing is open, in either language", () => {
	for (const text of ["2026-07-19 closed", "19 juli 2026 stängt", "19/7 2026: Stängd"])
		expect([text, readOtherHours(text)]).toEqual([text, { value: { day: "2026-07-19", closed: true } }]);
});

test("an invalid day, hours or time is reported", () => {
	expect(readOtherHours("2026-07-18")).toMatchObject({ wrong: "not a day and its hours" });
	expect(readOtherHours("2026-07-18 open")).toMatchObject({ wrong: "not a day and its hours" });
	expect(readOtherHours("2026-07-18 09:30")).toMatchObject({ wrong: "not a day and its hours" });
	expect(readOtherHours("18/7 09:30-16:00")).toMatchObject({ wrong: "a date without a four-digit year" });
	expect(readOtherHours("2026-07-18 09:30-25:00")).toMatchObject({ wrong: "a time that does not exist" });
	expect(readOtherHours("2026-07-18 24:00-16:00")).toMatchObject({ wrong: "a time that does not exist" });
	expect(readClosing("24.00")).toEqual({ value: "24:00" });
	expect(readClosing("24:30")).toMatchObject({ wrong: "a time that does not exist" });
});
