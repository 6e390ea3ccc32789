import type { Day, DayMatch } from "../../office/day/day-data.ts";
import type { Layout } from "../programme/layout.ts";
import type { Waits } from "./use-waits.ts";

const isOn = ({ columnOf }: Layout, match: DayMatch | undefined): boolean =>
	match !== undefined && match.field !== null && columnOf.has(match.field);

/** The day limited to the shown fields: an arena lead's lists contain only their own arena. */
export const onlyOf = (day: Day, layout: Layout): Day => ({
	...day,
	arenas: day.arenas.filter(({ id }) => layout.columns.some(({ arena }) => arena.id === id)),
	matches: day.matches.filter((match) => isOn(layout, match)),
});

/** The waiting items of these fields' matches. */
export const waitsOf = (waits: Waits, matches: ReadonlyMap<string, DayMatch>, layout: Layout): Waits => ({
	...waits,
	held: waits.held.filter(({ match }) => isOn(layout, matches.get(match))),
});
