import { expect, test } from "vitest";
import { otherClock } from "./other-clock.ts";

test("an arena on another clock than the cup's has its clock named, in summer and in winter", () => {
	expect(otherClock("2026-06-11T13:00:00-06:00", "America/New_York")).toBe("UTC−6");
	expect(otherClock("2026-06-12T09:00:00+05:30", "Europe/Stockholm")).toBe("UTC+5:30");
	expect(otherClock("2026-01-12T09:00:00+02:00", "Europe/Stockholm")).toBe("UTC+2");
});

test("an arena on the cup's clock has none named, nor has a match without a time", () => {
	expect(otherClock("2026-07-14T14:20:00+02:00", "Europe/Stockholm")).toBeNull();
	expect(otherClock("2026-01-14T14:20:00+01:00", "Europe/Stockholm")).toBeNull();
	expect(otherClock("2026-07-14T00:00:00+02:00", "Europe/Oslo")).toBeNull();
	expect(otherClock("2026-07-14T14:20:00+03:00", "+03:00")).toBeNull();
	expect(otherClock(null, "Europe/Stockholm")).toBeNull();
});
