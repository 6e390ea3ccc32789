import { expect, test } from "vitest";
import { playedMinutes, scheduledEnd } from "./scheduled-end.ts";

const START = "2026-07-16T12:00:00Z";
const ends = (halves: number | null, minutes: number | null) => new Date(scheduledEnd(START, halves, minutes)).toISOString();

test("a match of two halves is over after both and the break between them", () => {
	expect(ends(2, 20)).toBe("2026-07-16T12:50:00.000Z");
	expect(ends(1, 25)).toBe("2026-07-16T12:25:00.000Z");
});

test("a match of unknown length is assumed to take an hour", () => {
	expect(ends(null, 20)).toBe("2026-07-16T13:00:00.000Z");
});

test("without the number of halves or their length the length of a match is unknown; it is not one half", () => {
	expect([playedMinutes(2, 20), playedMinutes(1, 25)]).toEqual([40, 25]);
	expect([playedMinutes(null, 20), playedMinutes(2, null), playedMinutes(null, null)]).toEqual([1, 1, 1]);
});
