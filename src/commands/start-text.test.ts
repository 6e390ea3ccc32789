import { expect, test } from "vitest";
import { startOfText } from "./start-text.ts";

const ZONE = "Europe/Stockholm";

test("a day and a time are in the time zone of the arena", () => {
	expect(startOfText("2026-07-16 14:20", ZONE, undefined)).toBe("2026-07-16T14:20:00+02:00");
	expect(startOfText("2026-12-16 14:20", ZONE, undefined)).toBe("2026-12-16T14:20:00+01:00");
	expect(startOfText("16/7 2026 14.20", "+03:00", undefined)).toBe("2026-07-16T14:20:00+03:00");
});

test("a time alone is on the match's present day", () => {
	expect(startOfText("9:05", ZONE, "2026-07-16")).toBe("2026-07-16T09:05:00+02:00");
	expect(() => startOfText("9:05", ZONE, undefined)).toThrow("a time without its day");
});

test("an instant keeps its own offset", () => {
	expect(startOfText("2026-07-16T12:20:00Z", ZONE, undefined)).toBe("2026-07-16T12:20:00Z");
});

test("an invalid time is refused with the accepted forms", () => {
	expect(() => startOfText("soon", ZONE, undefined)).toThrow('--start "soon": not a date; expected a day and a time');
	expect(() => startOfText("2026-07-32 10:00", ZONE, undefined)).toThrow("a day that does not exist");
	expect(() => startOfText("2026-07-16", ZONE, undefined)).toThrow(
		"a day without a time; expected both, such as 2026-07-16 14:20",
	);
	expect(() => startOfText("2026-07-16 25:00", ZONE, undefined)).toThrow("a time that does not exist");
});

test("a time that the clocks skip, or show twice, is refused", () => {
	expect(() => startOfText("2026-03-29 02:30", ZONE, undefined)).toThrow("skip that time");
	expect(() => startOfText("2026-10-25 02:30", ZONE, undefined)).toThrow(
		"2026-10-25T02:30:00+02:00 or 2026-10-25T02:30:00+01:00",
	);
});
