import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockFace, cupTime, goneBy, type RunningClock, standsUntil, toldInCupTime } from "./cup-clock.ts";

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
const after = (ms: number) => new Date(Date.parse(clock.since) + ms);
const shown = (ms: number, of: RunningClock = clock) => clockFace(of, after(ms)).now.toISOString();

describe("§9 a cup's running clock", () => {
	test("shows its first hour when it is started, whatever the server's clock says", () => {
		expect(shown(0)).toBe("2026-07-16T12:34:00.000Z");
		expect(shown(90 * MINUTE)).toBe("2026-07-16T14:04:00.000Z");
	});

	test("is never night: its evening is followed by the next morning", () => {
		expect(shown(6 * HOUR - 1)).toBe("2026-07-16T18:33:59.999Z");
		expect(shown(6 * HOUR)).toBe("2026-07-17T05:45:00.000Z");
	});

	test("begins again after its last evening", () => {
		expect(shown(19 * HOUR)).toBe("2026-07-16T12:34:00.000Z");
		expect(clockFace(clock, after(19 * HOUR)).round).toBe(1);
		expect(clockFace(clock, after(58 * HOUR))).toMatchObject({ round: 3, now: new Date("2026-07-16T13:34:00Z") });
	});

	test("goes as fast as it is told to, from where it was", () => {
		const fast = { ...clock, gone: HOUR, speed: 20 };
		expect(shown(3 * MINUTE, fast)).toBe("2026-07-16T14:34:00.000Z");
		expect(clockFace(fast, after(3 * MINUTE)).until).toEqual(after(15 * MINUTE));
	});

	test("shows where it was started to a server whose clock is behind", () => {
		expect(shown(-HOUR)).toBe("2026-07-16T12:34:00.000Z");
	});

	test("may be told another speed at any moment: what it shows does not jump", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 200 * HOUR }), fc.double({ min: 0.1, max: 500, noNaN: true }), (ms, speed) => {
				const other = { ...clock, since: after(ms).toISOString(), gone: goneBy(clock, after(ms)), speed };
				expect(clockFace(other, after(ms))).toMatchObject({ now: clockFace(clock, after(ms)).now });
			}),
		);
	});

	test("always shows one of its hours, and shows it until its end", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 200 * HOUR }), fc.integer({ min: 1, max: 300 }), (ms, speed) => {
				const fast = { ...clock, speed };
				const { now, until } = clockFace(fast, after(ms));
				const hours = clock.hours.find(([from, to]) => now >= new Date(from) && now < new Date(to));
				expect(hours).toBeDefined();
				const end = clockFace(fast, new Date(until.getTime() - 2)).now.getTime();
				expect(Date.parse(hours![1]) - end).toBeLessThanOrEqual(3 * speed);
			}),
		);
	});
});

test("without a clock of its own a cup has the server's, and one that stands still stands", () => {
	expect(cupTime(null, after(5))).toEqual(after(5));
	expect(cupTime("2026-07-16T12:34:00Z", after(5))).toEqual(new Date("2026-07-16T12:34:00Z"));
	expect(cupTime(clock, after(MINUTE))).toEqual(new Date("2026-07-16T12:35:00Z"));
});

test("an answer about a minute stands until the cup's next one, and not beyond its evening", () => {
	const end = new Date("2026-07-16T12:35:00Z");
	expect(standsUntil(null, after(0), end)).toEqual(end);
	expect(standsUntil("2026-07-16T12:34:00Z", after(0), end)).toBeNull();
	expect(standsUntil(clock, after(20_000), end)).toEqual(after(MINUTE));
	expect(standsUntil({ ...clock, speed: 20 }, after(0), end)).toEqual(after(3_000));
	expect(standsUntil(clock, after(HOUR), new Date("2026-07-16T22:00:00Z"))).toEqual(after(6 * HOUR));
});

test("somebody who reports by a phone's clock is understood by the cup's", () => {
	const told = (instant: string | Date, of: Parameters<typeof toldInCupTime>[0] = clock) =>
		toldInCupTime(of, new Date(instant)).toISOString();
	expect(told(after(10 * MINUTE))).toBe("2026-07-16T12:44:00.000Z");
	expect(told("2026-07-16T12:40:00Z")).toBe("2026-07-16T12:40:00.000Z");
	expect(told(after(0), null)).toBe(after(0).toISOString());
	expect(told(after(0), "2026-07-16T12:34:00Z")).toBe(after(0).toISOString());
});
