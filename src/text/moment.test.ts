import { describe, expect, it } from "vitest";
import { dayIn, hoursAgoIn } from "./moment.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date("2026-07-15T12:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe("how long ago, for a profile", () => {
	it.each([
		[0, undefined, undefined],
		[HOUR - 1, undefined, undefined],
		[HOUR, "1 hour ago", "för 1 timme sedan"],
		[2 * HOUR - 1, "1 hour ago", "för 1 timme sedan"],
		[DAY - 1, "23 hours ago", "för 23 timmar sedan"],
		[DAY, "1 day ago", "för 1 dag sedan"],
		[31 * DAY - 1, "30 days ago", "för 30 dagar sedan"],
		[31 * DAY, "14 June 2026", "14 juni 2026"],
	])("%i ms ago is %s, %s", (ms, english, swedish) => {
		expect([hoursAgoIn("en", ago(ms), NOW), hoursAgoIn("sv", ago(ms), NOW)]).toEqual([english, swedish]);
	});

	it("is a day in the cup's zone, and by UTC without one", () => {
		const late = new Date("2026-07-15T22:30:00Z");
		expect([dayIn("en", late, "Europe/Stockholm"), dayIn("en", late), dayIn("sv", late, "America/New_York")]).toEqual([
			"16 July 2026",
			"15 July 2026",
			"15 juli 2026",
		]);
	});
});
