import { expect, test } from "vitest";
import { instantOfClock } from "./instant-of-clock.ts";

test("a clock in a zone is an instant, also on the days when the clocks change", () => {
	expect(instantOfClock("2026-07-16T09:00", "Europe/Stockholm")).toBe("2026-07-16T07:00:00Z");
	expect(instantOfClock("2026-01-16T09:00", "Europe/Stockholm")).toBe("2026-01-16T08:00:00Z");
	expect(instantOfClock("2026-03-29T04:00", "Europe/Stockholm")).toBe("2026-03-29T02:00:00Z");
	expect(instantOfClock("2026-10-25T01:30", "Europe/Stockholm")).toBe("2026-10-24T23:30:00Z");
	expect(instantOfClock("2026-07-16T09:00", "+03:00")).toBe("2026-07-16T06:00:00Z");
	expect(instantOfClock("2026-07-16T09:00", "-09:30")).toBe("2026-07-16T18:30:00Z");
});
