import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test("a day is read as people type it, in both languages", () => {
	for (const typed of [
		...["2027-07-12", "2027-7-12", "20270712", " 12/7 2027", "12.7.2027", "12 July 2027", "12 jul. 2027"],
		...["12 juli 2027", "mån 12 juli 2027", "Monday 12 July 2027"],
	])
		expect(readDay(typed), typed).toBe("2027-07-12");
	expect(readDay("1 maj 2027")).toBe("2027-05-01");
	expect(readDay("3 okt 2027")).toBe("2027-10-03");
});

test("no other day is made of what is not a day", () => {
	expect(readDay("  ")).toBe("");
	for (const typed of ["2027-02-30", "31/6 2027", "12 July", "07-12", "12 foo 2027", "tomorrow", "20271312", "0000-00-00"])
		expect(readDay(typed), typed).toBeNull();
});
