import type { Column } from "../programme/layout.ts";

/** The columns and minutes to render: the visible part, and a margin. */
export type Wanted = { readonly first: number; readonly last: number; readonly from: number; readonly until: number };
/** The rendered minutes of a column. */
export type Span = { readonly from: number; readonly until: number };
/** The rendered part, by the columns' indices. */
export type Drawn = ReadonlyMap<number, Span>;

/** Blocks that one frame may render: they cost a quarter of its 16 ms. */
export const A_FRAME = 8;
/** The cost of rendering a column at all, in blocks. */
const A_COLUMN = 2;
/** The cost of removing a column from the document, in blocks. */
const A_LEAVING = 3;

/**
 * The rendered part in the next frame: of the wanted blocks as many as a frame may render, the middle first, and then removals within the
 * same limit.
 * @param cost blocks; Infinity: all at once
 * @returns the same map if nothing is left to do
 */
export function nextDrawn(drawn: Drawn, wanted: Wanted, columns: readonly Column[], cost: number): Drawn {
	const next = new Map(drawn);
	let left = cost;
	let isChanged = false;
	for (const index of fromTheMiddle(wanted, columns.length)) {
		const before = next.get(index);
		if (before && before.from === wanted.from && before.until === wanted.until) continue;
		const price = A_COLUMN + newIn(columns[index]!, before, wanted);
		// At least one column per frame, however many matches it has.
		if (left < price && isChanged) return next;
		left -= price;
		isChanged = true;
		next.set(index, { from: wanted.from, until: wanted.until });
	}
	for (const index of drawn.keys()) {
		if (index >= wanted.first && index <= wanted.last && index < columns.length) continue;
		if (left < A_LEAVING && isChanged) return next;
		left -= A_LEAVING;
		isChanged = true;
		next.delete(index);
	}
	return isChanged ? next : drawn;
}

/** Whether a match is within the rendered minutes. */
export const isWithin = ({ from, until }: Span, minute: number, length: number): boolean =>
	minute + length >= from && minute <= until;

const newIn = ({ matches }: Column, before: Span | undefined, now: Span): number =>
	matches.filter(
		({ minute, length }) => isWithin(now, minute, length) && !(before !== undefined && isWithin(before, minute, length)),
	).length;

function fromTheMiddle({ first, last }: Wanted, count: number): number[] {
	const middle = (first + last) / 2;
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
		.filter((index) => index >= 0 && index < count)
		.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
