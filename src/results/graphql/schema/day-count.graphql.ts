import type { ListedMatch } from "../../edition/building/listing.ts";
import { builder } from "./builder.ts";

export type DayCount = { readonly day: string; readonly matches: number; readonly live: number; readonly finished: number };

export const DayCountRef = builder.objectRef<DayCount>("DayCount").implement({
	description: "How many matches a day has.",
	fields: (t) => ({
		day: t.expose("day", { type: "Day" }),
		matches: t.exposeInt("matches"),
		live: t.exposeInt("live"),
		finished: t.exposeInt("finished"),
	}),
});

const known = new WeakMap<readonly ListedMatch[], readonly DayCount[]>();

/**
 * The days of matches, in order, without matches that have no time.
 * @param matches a cached list, which stays the same object until one of its matches begins, ends or moves
 */
export function daysOf(matches: readonly ListedMatch[]): readonly DayCount[] {
	const days = known.get(matches) ?? countDays(matches);
	known.set(matches, days);
	return days;
}

function countDays(matches: readonly ListedMatch[]): readonly DayCount[] {
	// Counters are mutated: a whole edition has thousands of matches.
	const days = new Map<string, { day: string; matches: number; live: number; finished: number }>();
	let count = { day: "", matches: 0, live: 0, finished: 0 };
	for (const { day, state } of matches) {
		if (day === null) continue;
		// The list is in order of time, so the next match is usually on the same day.
		if (day !== count.day) {
			count = days.get(day) ?? { day, matches: 0, live: 0, finished: 0 };
			days.set(day, count);
		}
		count.matches += 1;
		if (state === "live" || state === "finished") count[state] += 1;
	}
	return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
