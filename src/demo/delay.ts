import type { CupFileArena } from "../results/record/cup-file.ts";
import { arenaNamed } from "./arenas.ts";
import { instantOf } from "./calendar.ts";
import type { Incident } from "./incidents.ts";
import type { Place } from "./programme.ts";

/** A delay of an arena's later matches on one day, as that day's announcement says. In minutes after midnight. */
export type Delay = { readonly arena: string; readonly day: number; readonly fromMinute: number; readonly minutes: number };

/** The programme after a delay, and the original places of moved matches. */
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
