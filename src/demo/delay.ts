import type { CupFileArena } from "../results/record/cup-file.ts";
import { arenaNamed } from "./arenas.ts";
import { instantOf } from "./calendar.ts";
import type { Incident } from "./incidents.ts";
import type { Place } from "./programme.ts";

/** An arena's later matches of a day are put off, as the announcement of the day says. Minutes after midnight. */
export type Delay = { readonly arena: string; readonly day: number; readonly fromMinute: number; readonly minutes: number };

/** The programme as it became, and what its matches were moved from. */
export function delayMatches(
	{ arena, day, fromMinute, minutes }: Delay,
	year: number,
	places: ReadonlyMap<string, Place>,
	arenas: readonly CupFileArena[],
): { places: Map<string, Place>; moved: Map<string, Incident> } {
	const there = new Set(arenaNamed(arenas, arena).fields.map((field) => field.id));
	const moved = new Map<string, Incident>();
	const later = [...places].map(([match, { time, field }]): [string, Place] => {
		if (!there.has(field) || time.day !== day || time.minute < fromMinute) return [match, { time, field }];
		moved.set(match, { kind: "moved", from: { start: instantOf(year, time) } });
		return [match, { time: { day: time.day, minute: time.minute + minutes }, field }];
	});
	return { places: new Map(later), moved };
}
