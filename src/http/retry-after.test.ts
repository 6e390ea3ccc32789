import fc from "fast-check";
import { expect, test } from "vitest";
import { readHttpDate, retryAfterMs } from "./retry-after.ts";

const NOW = Date.parse("2026-07-15T12:00:00Z");
const wait = (retryAfter: string | undefined, date?: string) => retryAfterMs(retryAfter, { date, now: NOW });

test("a number of seconds is the wait, and an invalid one is not", () => {
	expect(wait("120")).toBe(120_000);
	expect(wait(" 7 ")).toBe(7_000);
	for (const text of [undefined, "", "0", "-1", "1.5", "1e3", "0x10", "soon", "Infinity", "9".repeat(400)])
		expect(wait(text), String(text)).toBeNull();
});

test("a date is read in each of the three forms of RFC 9110, all of them in UTC", () => {
	for (const text of ["Wed, 15 Jul 2026 12:02:00 GMT", "Wednesday, 15-Jul-26 12:02:00 GMT", "Wed Jul 15 12:02:00 2026"])
		expect(wait(text), text).toBe(120_000);
	expect(readHttpDate("Sun Nov  6 08:49:37 1994", NOW)).toBe(Date.parse("1994-11-06T08:49:37Z"));
	expect(readHttpDate("Sunday, 06-Nov-94 08:49:37 GMT", NOW)).toBe(Date.parse("1994-11-06T08:49:37Z"));
});

test("a past or invalid date gives no wait", () => {
	for (const text of [
		...["Wed, 15 Jul 2026 12:00:00 GMT", "Wed, 15 Jul 2026 11:59:59 GMT", "Wed, 32 Jul 2026 12:02:00 GMT"],
		...["Wed, 15 Xxx 2026 12:02:00 GMT", "Wed, 15 Jul 2026 25:02:00 GMT", "Wed, 15 Jul 2026 12:02:00 CEST"],
		...["2026-07-15T12:02:00Z", "Wed, 31 Feb 2027 12:02:00 GMT", "Wed, 15 Jul 2026 12:60:00 GMT"],
	])
		expect(wait(text), text).toBeNull();
});

test("a wait beyond 30 days, even beyond the last instant, is 30 days", () => {
	const month = 30 * 86_400_000;
	for (const text of ["2592001", "99999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"]) expect(wait(text), text).toBe(month);
	expect(wait("2592000")).toBe(month);
});

test("with a Date header the wait is counted from it, even if our clock is hours wrong", () => {
	expect(wait("Wed, 15 Jul 2026 14:02:00 GMT", "Wed, 15 Jul 2026 14:00:00 GMT")).toBe(120_000);
	expect(wait("Wed, 15 Jul 2026 10:02:00 GMT", "Wed, 15 Jul 2026 10:00:00 GMT")).toBe(120_000);
	expect(wait("Wed, 15 Jul 2026 12:02:00 GMT", "today")).toBe(120_000);
});

test("every instant is read back from the form that servers write", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (second) => {
			expect(readHttpDate(new Date(second * 1000).toUTCString(), NOW)).toBe(second * 1000);
		}),
	);
});
