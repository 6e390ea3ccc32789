import { expect, test } from "vitest";
import { daysBetween } from "./days-between.ts";

test("days between two include both, over the end of a month and a change of the clocks", () => {
	expect(daysBetween("2026-07-30", "2026-08-01")).toEqual(["2026-07-30", "2026-07-31", "2026-08-01"]);
	expect(daysBetween("2026-10-24", "2026-10-26")).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
	expect(daysBetween("2026-07-13", "2026-07-13")).toEqual(["2026-07-13"]);
	expect(daysBetween("2026-07-13", "2026-07-12")).toEqual([]);
});
