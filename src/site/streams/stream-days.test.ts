import { expect, test } from "vitest";
import { streamDays } from "./stream-days.ts";

test("streams are under the days on which they begin, one without a start last", () => {
	const at = (zonedStartTime: string | null) => ({ zonedStartTime });
	const [later, soon, never, sooner] = [
		at("2026-07-17T09:00:00+02:00"),
		at("2026-07-16T23:00:00+02:00"),
		at(null),
		at("2026-07-16T08:00:00+02:00"),
	];
	expect(streamDays([sooner, never, soon, later])).toEqual([
		{ day: "2026-07-16", streams: [sooner, soon] },
		{ day: "2026-07-17", streams: [later] },
		{ day: null, streams: [never] },
	]);
	expect(streamDays([])).toEqual([]);
});
