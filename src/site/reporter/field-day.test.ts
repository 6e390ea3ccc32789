import fc from "fast-check";
import { expect, test } from "vitest";
import { NOTHING_STATED } from "../../cup/reports/course.ts";
import type { ReporterMatch } from "../../cup/reports/programme.ts";
import type { Stated } from "../../cup/reports/report.ts";
import { currentMatch, daysOf, firstDay, inOrderOfNeed, zonedLike } from "./field-day.ts";

const at = (id: string, start: string) => ({ id, start }) as ReporterMatch;

test("a field's page begins with today, else with the next day that has matches, else with the last", () => {
	const days = daysOf([
		at("a", "2026-07-14T09:00:00+02:00"),
		at("b", "2026-07-14T10:00:00+02:00"),
		at("c", "2026-07-16T09:00:00+02:00"),
	]);
	expect(days).toEqual(["2026-07-14", "2026-07-16"]);
	expect(firstDay(days, "2026-07-14T23:00:00+02:00")).toBe("2026-07-14");
	expect(firstDay(days, "2026-07-15T08:00:00+02:00")).toBe("2026-07-16");
	expect(firstDay(days, "2026-07-19T08:00:00+02:00")).toBe("2026-07-16");
	expect(firstDay([], "2026-07-19T08:00:00+02:00")).toBeNull();
});

const DAY = "2026-07-14T";
const one = (start: string, status: Stated["status"], halfMinutes: number | null = 20) => ({
	match: { ...at(start, `${DAY}${start}:00+02:00`), halfMinutes },
	stated: { ...NOTHING_STATED, status },
});
const clock = (time: string): number => Date.parse(`${DAY}${time}:00+02:00`);
const shown = (matches: readonly ReturnType<typeof one>[], time: string) =>
	inOrderOfNeed(matches, clock(time)).map(({ match }) => match.id);

test("matches being played come first, then the next, then finished ones", () => {
	const day = [one("09:00", "finished"), one("10:00", "scheduled"), one("11:00", "live")];
	expect(shown(day, "11:10")).toEqual(["11:00", "10:00", "09:00"]);
});

test("the field's current match is first, before one that was not reported and one that was not ended", () => {
	const forgotten = [one("09:00", "scheduled"), one("10:00", "scheduled"), one("11:00", "scheduled"), one("12:00", "postponed")];
	expect(shown(forgotten, "08:00")).toEqual(["09:00", "10:00", "11:00", "12:00"]);
	expect(shown(forgotten, "10:05")).toEqual(["10:00", "09:00", "11:00", "12:00"]);
	// Two halves of 20 minutes and 20 around them are over at 11:00.
	expect(shown(forgotten, "11:00")).toEqual(["11:00", "09:00", "10:00", "12:00"]);
	expect(shown(forgotten, "13:30")).toEqual(["09:00", "10:00", "11:00", "12:00"]);
	const neverEnded = [one("09:00", "live"), one("10:00", "live"), one("11:00", "scheduled")];
	expect(shown(neverEnded, "10:20")).toEqual(["10:00", "09:00", "11:00"]);
	expect(currentMatch([one("09:00", "scheduled", null)], clock("09:59"))).not.toBeNull();
	expect(currentMatch([one("09:00", "scheduled", null)], clock("10:00"))).toBeNull();
});

test("whatever the field has reported, its order contains each match once, the current one first", () => {
	const day = fc.uniqueArray(
		fc.record({
			minute: fc.integer({ min: 0, max: 12 * 60 }),
			status: fc.constantFrom(...(["scheduled", "live", "finished", "walkover", "postponed", "cancelled"] as const)),
		}),
		{ selector: ({ minute }) => minute },
	);
	const time = (minute: number) =>
		`${String(8 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
	fc.assert(
		fc.property(day, fc.integer({ min: 0, max: 13 * 60 }), (matches, now) => {
			const all = matches.map(({ minute, status }) => one(time(minute), status));
			const current = currentMatch(all, clock(time(now)));
			const order = inOrderOfNeed(all, clock(time(now)));
			expect(new Set(order)).toEqual(new Set(all));
			if (current) expect(order[0]).toBe(current);
			else expect(order.map(({ stated }) => stated.status)).not.toContain("live");
		}),
	);
});

test("the phone's time is in the field's zone", () => {
	expect(zonedLike(Date.parse("2026-07-14T22:30:00Z"), "2026-07-14T14:00:00+02:00")).toBe("2026-07-15T00:30:00+02:00");
	expect(zonedLike(Date.parse("2026-07-14T02:30:00Z"), "2026-07-14T14:00:00-03:30")).toBe("2026-07-13T23:00:00-03:30");
});
