import { expect, test } from "vitest";
import { fieldLateness } from "./field-lateness.ts";
import type { ProgrammedPlay } from "./late-running.ts";

const MINUTE = 60_000;
/** A match of 50 minutes. @param begun minutes late @param ended minutes late */
const played = (start: number, begun: number | null, ended: number | null): ProgrammedPlay => ({
	id: `m${start}`,
	start: start * MINUTE,
	length: 50 * MINUTE,
	state: ended === null ? "live" : "finished",
	isWalkover: false,
	begun: begun === null ? null : (start + begun) * MINUTE,
	ended: ended === null ? null : (start + 50 + ended) * MINUTE,
});

test("the lateness of a field is the median of its last two starts or ends, whatever was before", () => {
	expect(fieldLateness([played(0, 40, 40), played(60, 10, 14), played(120, 22, null)])).toBe(18);
	expect(fieldLateness([played(0, 0, 12)])).toBe(6);
	expect(fieldLateness([played(0, 4, 6)])).toBe(5);
});

test("less than five minutes is on time, and without reported starts and ends the lateness is unknown", () => {
	expect(fieldLateness([played(0, 0, 2), played(60, 6, null)])).toBeNull();
	expect(fieldLateness([played(0, null, null)])).toBeNull();
	expect(fieldLateness([])).toBeNull();
});

test("a walkover gives no lateness of a field: it was not played", () => {
	expect(fieldLateness([{ ...played(0, 30, 30), isWalkover: true }])).toBeNull();
});
