import type { Column } from "../programme/layout.ts";

/** Minutes of a field without room for what is carried. */
export type Occupied = { readonly from: number; readonly until: number };

/** The carried matches, and the length of the longest in minutes. */
export type Load = { readonly matches: ReadonlySet<string>; readonly length: number };

/**
 * The parts of a field without room for the carried matches: other matches, closings, its arena's closed hours, and gaps between them that
 * are too short.
 * @param hours the minutes that the grid shows
 */
export function occupiedOn(
	{ matches, field, arena }: Pick<Column, "matches" | "field" | "arena">,
	{ matches: carried, length }: Load,
	hours: { readonly from: number; readonly until: number },
): Occupied[] {
	const { from, until } = hours;
	const shut: Occupied[] = [
		...matches
			.filter(({ id, state }) => !carried.has(id) && state !== "cancelled")
			.map(({ minute, length }) => ({ from: minute, until: minute + length })),
		...field.closed.map((closed) => ({ from: closed.from, until: closed.until ?? until })),
		...(arena.opens === null ? [] : [{ from, until: arena.opens }]),
		...(arena.closes === null ? [] : [{ from: arena.closes, until }]),
	]
		.map((one) => ({ from: Math.max(from, one.from), until: Math.min(until, one.until) }))
		.filter((one) => one.until > one.from)
		.sort((a, b) => a.from - b.from);
	const spans: Occupied[] = [];
	for (const one of shut) {
		const before = spans.at(-1);
		// A gap in which it does not fit is no place either.
		if (before && one.from - before.until < length)
			spans[spans.length - 1] = { from: before.from, until: Math.max(before.until, one.until) };
		else spans.push(one);
	}
	return spans;
}
