import { expect, test } from "vitest";
import { arenasOfNextDay } from "./page-about.ts";

const match = (start: string | null, arenaId: string | null, state = "UPCOMING") => ({ zonedStartTime: start, arenaId, state });

test("a team belongs to the arenas of its next day of play, the present one while it has not ended", () => {
	const today = match("2026-07-16T16:00:00+02:00", "heden");
	const later = match("2026-07-16T19:00:00+02:00", "valhalla");
	const tomorrow = match("2026-07-17T09:00:00+02:00", "kviberg");
	const over = match("2026-07-16T09:00:00+02:00", "gone", "FINISHED");
	expect(arenasOfNextDay([over, tomorrow, today, later])).toEqual(["arena:heden", "arena:valhalla"]);
	expect(arenasOfNextDay([over, { ...today, state: "FINISHED" }, tomorrow])).toEqual(["arena:kviberg"]);
	expect(arenasOfNextDay([over, match(null, "heden"), match("2026-07-18T09:00:00+02:00", null)])).toEqual([]);
});
