import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockFace, cupTime, elapsedMs, type RunningClock, toCupTime, validUntil } from "./cup-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock: RunningClock = {
	hours: [
		["2026-07-16T12:34:00Z", "2026-07-16T18:34:00Z"],
		["2026-07-17T05:45:00Z", "2026-07-17T18:45:00Z"],
	],
	since: "2026-11-20T23:00:00Z",
	gone: 0,
	speed: 1,
};
const later = (ms: number) => new Date(Date.parse(clock.since) + ms);
const shown = (ms: number, of: RunningClock = clock) => clockFace(of, later(ms)).now.toISOString();

describe("a cup's running clock (DECISIONS §9)", () => {
	test("shows its first hour when it is started, whatever the server's clock shows", () => {
		expect(shown(0)).toBe("2026-07-16T12:34:00.000Z");
		expect(shown(90 * MINUTE)).toBe("2026-07-16T14:04:00.000Z");
	});

	test("is never night: its evening is followed by the next morning", () => {
		expect(shown(6 * HOUR - 1)).toBe("2026-07-16T18:33:59.999Z");
		expect(shown(6 * HOUR)).toBe("2026-07-17T05:45:00.000Z");
	});

	test("begins again after its last evening", () => {
		expect(shown(19 * HOUR)).toBe("2026-07-16T12:34:00.000Z");
		expect(clockFace(clock, later(19 * HOUR)).round).toBe(1);
		expect(clockFace(clock, later(58 * HOUR))).toMatchObject({ round: 3, now: new Date("2026-07-16T13:34:00Z") });
	});

	test("runs at the speed it is given, from where it was", () => {
		const fast = { ...clock, gone: HOUR, speed: 20 };
		expect(shown(3 * MINUTE, fast)).toBe("2026-07-16T14:34:00.000Z");
		expect(clockFace(fast, later(3 * MINUTE)).until).toEqual(later(15 * MINUTE));
	});

	test("shows its starting time to a server whose clock is behind", () => {
		expect(shown(-HOUR)).toBe("2026-07-16T12:34:00.000Z");
	});

	test("may change speed at any moment without a jump in time", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 200 * HOUR }), fc.double({ min: 0.1, max: 500, noNaN: true }), (ms, speed) => {
				const other = { ...clock, since: later(ms).toISOString(), gone: elapsedMs(clock, later(ms)), speed };
				expect(clockFace(other, later(ms))).toMatchObject({ now: clockFace(clock, later(ms)).now });
			}),
		);
	});

	test("always shows one of its hours, and shows it until its end", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 200 * HOUR }), fc.integer({ min: 1, max: 300 }), (ms, speed) => {
				const fast = { ...clock, speed };
				const { now, until } = clockFace(fast, later(ms));
				const hours = clock.hours.find(([from, to]) => now >= new Date(from) && now < new Date(to));
				expect(hours).toBeDefined();
				const end = clockFace(fast, new Date(until.getTime() - 2)).now.getTime();
				expect(Date.parse(hours![1]) - end).toBeLessThanOrEqual(3 * speed);
			}),
		);
	});
});

test("of a cup without its own clock is the server's, and a stopped clock stays still", () => {
	expect(cupTime(null, later(5))).toEqual(later(5));
	expect(cupTime("2026-07-16T12:34:00Z", later(5))).toEqual(new Date("2026-07-16T12:34:00Z"));
	expect(cupTime(clock, later(MINUTE))).toEqual(new Date("2026-07-16T12:35:00Z"));
});

test("an answer that is valid for a minute stays valid until the cup's next minute, and not beyond its evening", () => {
	const end = new Date("2026-07-16T12:35:00Z");
	expect(validUntil(null, later(0), end)).toEqual(end);
	expect(validUntil("2026-07-16T12:34:00Z", later(0), end)).toBeNull();
	expect(validUntil(clock, later(20_000), end)).toEqual(later(MINUTE));
	expect(validUntil({ ...clock, speed: 20 }, later(0), end)).toEqual(later(3_000));
	expect(validUntil(clock, later(HOUR), new Date("2026-07-16T22:00:00Z"))).toEqual(later(6 * HOUR));
});

test("a time reported by a phone's clock is converted to the cup's", () => {
	const told = (instant: string | Date, of: Parameters<typeof toCupTime>[0] = clock) =>
		toCupTime(of, new Date(instant)).toISOString();
	expect(told(later(10 * MINUTE))).toBe("2026-07-16T12:44:00.000Z");
	expect(told("2026-07-16T12:40:00Z")).toBe("2026-07-16T12:40:00.000Z");
	// Around its week, from four days before its first hour until four days after its last, an instant is of the week.
	const week = ["2026-07-12T12:34:00.000Z", "2026-07-21T18:45:00.000Z"] as const;
	expect(week.map((instant) => told(instant))).toEqual(week);
	for (const beside of ["2026-07-12T12:33:59Z", "2026-07-21T18:45:01Z"]) expect(told(beside)).not.toContain(beside.slice(0, 19));
	expect(told(later(0), null)).toBe(later(0).toISOString());
	expect(told(later(0), "2026-07-16T12:34:00Z")).toBe(later(0).toISOString());
});
