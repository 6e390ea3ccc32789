import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchLength, mayOverlap, type Point, type Visit, wayBetween } from "./overlap.ts";

const HEDEN: Point = { latitude: 57.703, longitude: 11.98 };
/** 1.4 km from Heden in a straight line. */
const VALHALLA: Point = { latitude: 57.7045, longitude: 12.0035 };
/** 11 km away. */
const FAR: Point = { latitude: 57.802, longitude: 11.98 };

const at = (time: string, arena = "heden", point: Point | null = HEDEN, fullTime: number | null = 40): Visit => ({
	start: Date.parse(`2026-07-16T${time}:00Z`),
	fullTime,
	arena,
	at: point,
});

describe("§5 My Week: overlaps are marked", () => {
	test("two starts twenty minutes apart at different arenas may overlap", () => {
		expect(mayOverlap(at("14:20"), at("14:40", "valhalla", VALHALLA))).toBe(true);
		expect(mayOverlap(at("14:40", "valhalla", VALHALLA), at("14:20")), "whichever is named first").toBe(true);
	});

	test("two matches at one arena never do, not even at the same time: the fields are beside each other", () => {
		expect(mayOverlap(at("14:20"), at("14:20"))).toBe(false);
		expect(mayOverlap(at("14:20", "heden", null), at("14:40", "heden", null))).toBe(false);
	});

	test("a match of 40 minutes and its pause take 50; 1.4 km through town take some 14 minutes more", () => {
		expect(matchLength(40)).toBe(50);
		expect(Math.round(wayBetween(HEDEN, VALHALLA))).toBe(14);
		expect(mayOverlap(at("14:00"), at("15:03", "valhalla", VALHALLA))).toBe(true);
		expect(mayOverlap(at("14:00"), at("15:05", "valhalla", VALHALLA))).toBe(false);
		expect(mayOverlap(at("14:00"), at("15:05", "valhalla", VALHALLA, 60)), "how long the second takes is all the same").toBe(
			false,
		);
		expect(mayOverlap(at("14:00", "heden", HEDEN, 60), at("15:05", "valhalla", VALHALLA))).toBe(true);
	});

	test("a long way is by vehicle: eleven kilometres in some 44 minutes, not in three hours", () => {
		expect(Math.round(wayBetween(HEDEN, FAR))).toBe(44);
		expect(mayOverlap(at("14:00"), at("15:30", "far", FAR))).toBe(true);
		expect(mayOverlap(at("14:00"), at("15:35", "far", FAR))).toBe(false);
	});

	test("arenas side by side still need ten minutes, and arenas of unknown position twenty", () => {
		expect(wayBetween(HEDEN, HEDEN)).toBe(10);
		expect(wayBetween(HEDEN, null)).toBe(20);
		expect(mayOverlap(at("14:00"), at("15:09", "somewhere", null))).toBe(true);
		expect(mayOverlap(at("14:00"), at("15:10", "somewhere", null))).toBe(false);
	});

	test("a cup that does not state its lengths plays twice 25 minutes", () => {
		expect(matchLength(null)).toBe(60);
	});
});

const point = fc.record({
	latitude: fc.double({ min: -89, max: 89, noNaN: true }),
	longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const visit = fc.record({
	start: fc.integer({ min: 0, max: 2_000_000_000_000 }),
	fullTime: fc.option(fc.integer({ min: 1, max: 120 })),
	arena: fc.constantFrom("a", "b", "c"),
	at: fc.option(point),
});

describe("§5 My Week: overlaps, of any two matches", () => {
	test("the order of the two matches makes no difference", () => {
		fc.assert(
			fc.property(visit, visit, (one, other) => {
				// At one start the longer one decides, and which of the two is first is not known.
				fc.pre(one.start !== other.start);
				expect(mayOverlap(one, other)).toBe(mayOverlap(other, one));
			}),
		);
	});

	test("two that do not overlap still do not if the second starts later", () => {
		fc.assert(
			fc.property(visit, visit, fc.nat(36_000_000), (one, other, later) => {
				const [first, second] = one.start <= other.start ? [one, other] : [other, one];
				if (!mayOverlap(first, second)) expect(mayOverlap(first, { ...second, start: second.start + later })).toBe(false);
			}),
		);
	});

	test("two at different arenas always may if the second starts within ten minutes of the first one's end", () => {
		fc.assert(
			fc.property(visit, point, fc.nat(9 * 60_000), (first, there, pause) => {
				const start = first.start + matchLength(first.fullTime) * 60_000 + pause;
				expect(mayOverlap(first, { ...first, arena: "another", at: there, start })).toBe(true);
			}),
		);
	});

	test("a way takes the same time in both directions, at least ten minutes, and a finite time", () => {
		fc.assert(
			fc.property(fc.option(point), fc.option(point), (a, b) => {
				expect(wayBetween(a, b)).toBeCloseTo(wayBetween(b, a), 6);
				expect(wayBetween(a, b)).toBeGreaterThanOrEqual(10);
				expect(Number.isFinite(wayBetween(a, b))).toBe(true);
			}),
		);
	});
});
