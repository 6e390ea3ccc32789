import type { DayMatch } from "../../office/day/day-data.ts";

export const STATES = ["upcoming", "live", "finished", "postponed", "wants"] as const;

/** The filter of the day; null: no restriction. Times as in an input, "" for none. */
export type Filter = {
	readonly arena: string | null;
	readonly category: string | null;
	readonly state: (typeof STATES)[number] | null;
	readonly from: string;
	readonly until: string;
};
export const NO_FILTER: Filter = { arena: null, category: null, state: null, from: "", until: "" };

/** Whether a match passes a filter, without its arena, by which the grid selects fields. */
export function isLeft({ category, state, wants, minute }: DayMatch, filter: Filter): boolean {
	const isState = filter.state === null || (filter.state === "wants" ? wants !== undefined : filter.state === state);
	const isThen =
		(filter.from === "" || minute >= minuteOf(filter.from)) && (filter.until === "" || minute < minuteOf(filter.until));
	return isState && isThen && (filter.category === null || filter.category === category);
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
