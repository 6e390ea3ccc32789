import type { DayId, MinuteOfDay } from "../rule.ts";
import { dayAt, daysNamed, type Lookup } from "./lookup.ts";

/** @returns whether a time is on this day, any if it is null, and between these times of its day */
export function within(
	found: Lookup,
	day: DayId | null,
	from: MinuteOfDay | null,
	until: MinuteOfDay | null,
): (start: number, end: number) => boolean {
	const days = new Set(daysNamed(found, day));
	return (start, end) => {
		const on = dayAt(found, start);
		const begins = found.dayStarts[on]!;
		return days.has(on) && (from === null || start >= begins + from) && (until === null || end <= begins + until);
	};
}
