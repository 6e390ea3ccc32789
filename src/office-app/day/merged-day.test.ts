import { expect, test } from "vitest";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import { merged } from "./merged-day.ts";

const side = { team: null, name: null };
const match = (id: string, minute: number): DayMatch => ({
	...{ id, number: id, field: "a1", minute, length: 50, category: "b14", division: "1", round: null },
	...{ home: side, away: side, state: "upcoming" },
});
const day: Day = {
	...{ revision: 4, date: "2026-07-16", dates: ["2026-07-16"], now: "2026-07-16T08:00:00Z", nowMinute: 600 },
	...{ categories: [], arenas: [], matches: [match("1", 600), match("2", 660)] },
};

test("changed matches are merged into the day in order of time, removed ones disappear, and the rest stays the same object", () => {
	const { revision, date, now, nowMinute, arenas } = { ...day, revision: 6 };
	const next = merged(day, {
		revision,
		date,
		now,
		nowMinute,
		arenas,
		since: 4,
		gone: ["2"],
		matches: [match("1", 600), match("3", 540)],
	});
	expect(next.matches.map(({ id }) => id)).toEqual(["3", "1"]);
	expect(next.matches[1]).toBe(day.matches[0]);
	expect(next).toMatchObject({ revision: 6, dates: ["2026-07-16"] });
});
