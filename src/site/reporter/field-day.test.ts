import { expect, test } from "vitest";
import { NOTHING_STATED } from "../../cup/reports/course.ts";
import type { ReporterMatch } from "../../cup/reports/programme.ts";
import { daysOf, firstDay, inOrderOfNeed, zonedLike } from "./field-day.ts";

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

test("what is played stands first, then what comes next, then what is over", () => {
	const one = (id: string, start: string, status: "scheduled" | "live" | "finished") => ({
		match: at(id, `2026-07-14T${start}:00+02:00`),
		stated: { ...NOTHING_STATED, status },
	});
	const shown = inOrderOfNeed([one("a", "09:00", "finished"), one("b", "10:00", "scheduled"), one("c", "11:00", "live")]);
	expect(shown.map(({ match }) => match.id)).toEqual(["c", "b", "a"]);
});

test("the phone's time is told in the field's zone", () => {
	expect(zonedLike(Date.parse("2026-07-14T22:30:00Z"), "2026-07-14T14:00:00+02:00")).toBe("2026-07-15T00:30:00+02:00");
	expect(zonedLike(Date.parse("2026-07-14T02:30:00Z"), "2026-07-14T14:00:00-03:30")).toBe("2026-07-13T23:00:00-03:30");
});
