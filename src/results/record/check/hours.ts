import type { CupFileArena } from "../cup-file.ts";
import type { Report } from "../import/report.ts";

const EXPECTED = "a time after that at which it opens; midnight after the day is 24:00";

/** An arena opens before it closes, and has one set of hours a day. */
export function checkHours(arena: CupFileArena, report: Report): void {
	const { opens, closes, otherHours = [] } = arena;
	if (opens !== undefined && closes !== undefined && closes <= opens)
		report.error(arena, ["closes"], { value: closes, message: `closes no later than it opens, at ${opens}`, expected: EXPECTED });
	const days = new Set<string>();
	for (const [at, hours] of otherHours.entries()) {
		const { day } = hours;
		if (!("closed" in hours) && hours.closes <= hours.opens)
			report.error(arena, ["otherHours", at, "closes"], {
				value: hours.closes,
				message: `closes no later than it opens on ${day}, at ${hours.opens}`,
				expected: EXPECTED,
			});
		if (days.has(day))
			report.error(arena, ["otherHours", at, "day"], {
				value: day,
				message: "a day whose hours are stated twice",
				expected: "each day once",
			});
		days.add(day);
	}
}
