import { groupBy } from "../../../cup/group-by.ts";
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

/** The days of matches, in order; those without a time have none. */
export function daysOf(matches: readonly ListedMatch[]): DayCount[] {
	const timed = groupBy(
		matches.filter(({ day }) => day !== null),
		({ day }) => day ?? "",
	);
	return [...timed]
		.map(([day, own]) => ({
			day,
			matches: own.length,
			live: own.filter(({ state }) => state === "live").length,
			finished: own.filter(({ state }) => state === "finished").length,
		}))
		.sort((a, b) => (a.day < b.day ? -1 : 1));
}
