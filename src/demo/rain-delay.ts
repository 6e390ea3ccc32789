import type { CupFileArena } from "../results/record/cup-file.ts";
import { instantOf } from "./calendar.ts";
import type { Incident } from "./incidents.ts";
import type { Place } from "./programme.ts";

/** Thursday's shower: what the announcement of the day says. */
export const RAIN = { arena: "Måsklippan", day: 3, fromMinute: 15 * 60, delay: 20 } as const;

/** The programme with the arena's later matches of the day put off, and what they were moved from. */
export function delayedByRain(
	year: number,
	places: ReadonlyMap<string, Place>,
	arenas: readonly CupFileArena[],
): { places: Map<string, Place>; moved: Map<string, Incident> } {
	const wet = new Set(arenas.find((arena) => arena.name === RAIN.arena)!.fields.map((field) => field.id));
	const moved = new Map<string, Incident>();
	const delayed = [...places].map(([match, { time, field }]): [string, Place] => {
		if (!wet.has(field) || time.day !== RAIN.day || time.minute < RAIN.fromMinute) return [match, { time, field }];
		moved.set(match, { kind: "moved", from: { start: instantOf(year, time) } });
		return [match, { time: { day: time.day, minute: time.minute + RAIN.delay }, field }];
	});
	return { places: new Map(delayed), moved };
}
