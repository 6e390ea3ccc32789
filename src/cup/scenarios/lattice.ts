import type { Rival } from "./line.ts";
import type { Margins } from "./own-result.ts";
import type { Order } from "./way.ts";

/** The results of the relevant other matches, each match's margins cut where something changes. */
export type Lattice = {
	readonly rivals: readonly Rival[];
	/** The margins of each match, from its home team's view, in order. */
	readonly axes: readonly (readonly Margins[])[];
	readonly all: Boxes;
	/** The criteria in the category's order. */
	readonly order: Order;
};

/** A set of a lattice's boxes, as bits. */
export type Boxes = bigint;

/** @param cells margins of each match within which nothing changes */
export function latticeOf(rivals: readonly Rival[], cells: readonly (readonly Margins[])[], order: Order): Lattice {
	const axes = rivals.map((_, axis) => cut(cells.map((at) => at[axis]!)));
	const size = axes.reduce((product, { length }) => product * length, 1);
	return { rivals, axes, order, all: (1n << BigInt(size)) - 1n };
}

/** Adjacent margins over the whole range, cut where any of these begins or ends. */
export function cut(parts: readonly Margins[]): Margins[] {
	const starts = new Set<number>();
	for (const { from, to } of parts) {
		if (from !== null) starts.add(from);
		if (to !== null) starts.add(to + 1);
	}
	const from = [null, ...[...starts].sort((a, b) => a - b)];
	return from.map((start, at) => ({ from: start, to: from[at + 1] === undefined ? null : from[at + 1]! - 1 }));
}

/** The boxes in which a match ends within these margins, with any results of the others. */
export function boxesOf(lattice: Lattice, axis: number, margins: Margins): Boxes {
	return boxesWithin(
		lattice,
		lattice.axes.map((_, one) => (one === axis ? margins : { from: null, to: null })),
	);
}

/** The boxes within a margin of each match. @param at margins that begin and end at cuts of the lattice */
export function boxesWithin({ axes }: Lattice, at: readonly Margins[]): Boxes {
	let boxes = 1n;
	let size = 1n;
	for (let axis = 0; axis < axes.length; axis++) {
		const margins = axes[axis]!;
		const { from, to } = at[axis]!;
		// The boxes within are consecutive.
		const first = from === null ? 0 : countBelow(margins, from);
		const end = to === null ? margins.length : countBelow(margins, to + 1);
		const isAll = boxes === (1n << size) - 1n;
		if (first >= end) return 0n;
		if (isAll) boxes = ((1n << (BigInt(end - first) * size)) - 1n) << (BigInt(first) * size);
		else {
			let next = 0n;
			for (let index = first; index < end; index++) next |= boxes << (BigInt(index) * size);
			boxes = next;
		}
		size *= BigInt(margins.length);
	}
	return boxes;
}

/** How many of these adjacent margins begin below a margin. */
function countBelow(margins: readonly Margins[], margin: number): number {
	let [low, high] = [0, margins.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((margins[middle]!.from ?? Number.NEGATIVE_INFINITY) < margin) low = middle + 1;
		else high = middle;
	}
	return low;
}
