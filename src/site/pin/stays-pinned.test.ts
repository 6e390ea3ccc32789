import { expect, test } from "vitest";
import { staysPinned } from "./stays-pinned.ts";

test("§3 pin_match: a pinned match stays in sight until the day after, by the clocks of its place", () => {
	const late = "2026-07-16T23:30:00+02:00";
	expect(staysPinned(late, "2026-07-14")).toBe(true);
	expect(staysPinned(late, "2026-07-16")).toBe(true);
	expect(staysPinned(late, "2026-07-17")).toBe(false);
	expect(staysPinned("2026-07-16T00:30:00+02:00", "2026-07-16"), "though it is still the 15th in UTC").toBe(true);
	expect(staysPinned(null, "2026-07-17")).toBe(true);
});
