import type { CupFileArena, CupFileField } from "../cup-file.ts";
import type { Report } from "./fault-report.ts";

const EXPECTED = "a time after it opens; midnight at the end of the day is 24:00";

/** A field's closing must end after it begins. */
export function checkClosings(field: CupFileField, report: Report): void {
	for (const [at, { from, until }] of (field.closed ?? []).entries())
		if (until !== undefined && Date.parse(until) <= Date.parse(from))
			report.error(field, ["closed", at, "until"], {
				value: until,
				message: `reopens before it closes, at ${from}`,
				expected: "a later time; or nothing, if it stays closed until you open it again",
			});
}

/** An arena must close after it opens, and has one set of hours per day. */
export function checkHours(arena: CupFileArena, report: Report): void {
	const { opens, closes, otherHours = [] } = arena;
	if (opens !== undefined && closes !== undefined && closes <= opens)
		report.error(arena, ["closes"], { value: closes, message: `closes before it opens, at ${opens}`, expected: EXPECTED });
	const days = new Set<string>();
	for (const [at, hours] of otherHours.entries()) {
		const { day } = hours;
		if (!("closed" in hours) && hours.closes <= hours.opens)
			report.error(arena, ["otherHours", at, "closes"], {
				value: hours.closes,
				message: `closes before it opens on ${day}, at ${hours.opens}`,
				expected: EXPECTED,
			});
		if (days.has(day))
			report.error(arena, ["otherHours", at, "day"], {
				value: day,
				message: "a day whose hours are given twice",
				expected: "each day once",
			});
		days.add(day);
	}
}
