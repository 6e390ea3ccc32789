import type { Rival } from "./line.ts";
import type { Margins } from "./own-result.ts";
import type { Order } from "./way.ts";

/** The results of the other matches that matter, each match cut where something changes. */
export type Lattice = {
	readonly rivals: readonly Rival[];
	/** The margins of each match, of its home team, in order. */
	readonly axes: readonly (readonly Margins[])[];
	readonly all: Boxes;
	/** What separates teams, in the category's own order. */
	readonly order: Order;
};

/** Some of the boxes of a lattice, a bit each. */
export type Boxes = bigint;

/** @param cells margins of each match, within which nothing changes */
export function latticeOf(rivals: readonly Rival[], cells: readonly (readonly Margins[])[], order: Order): Lattice {
	const axes = rivals.map((_, axis) => cut(cells.map((at) => at[axis]!)));
	const size = axes.reduce((product, { length }) => product * length, 1);
	return { rivals, axes, order, all: (1n << BigInt(size)) - 1n };
}

/** Margins from end to end, cut where any of these begins or ends. */
export function cut(parts: readonly Margins[]): Margins[] {
	const starts = new Set<number>();
	for (const { from, to } of parts) {
		if (from !== null) starts.add(from);
		if (to !== null) starts.add(to + 1);
	}
	const from = [null, ...[...starts].sort((a, b) => a - b)];
	return from.map((start, at) => ({ from: start, to: from[at + 1] === undefined ? null : from[at + 1]! - 1 }));
}

/** The boxes in which a match ends within these margins, whatever the others come to. */
export function boxesOf(lattice: Lattice, axis: number, margins: Margins): Boxes {
	return boxesWithin(
		lattice,
		lattice.axes.map((_, one) => (one === axis ? margins : { from: null, to: null })),
	);
}

/** The boxes that lie within a margin of each match. */
export function boxesWithin({ axes }: Lattice, at: readonly Margins[]): Boxes {
	let boxes = 1n;
	let size = 1n;
	for (const [axis, margins] of axes.entries()) {
		let next = 0n;
		for (const [index, one] of margins.entries()) if (isWithin(one, at[axis]!)) next |= boxes << (BigInt(index) * size);
		boxes = next;
		size *= BigInt(margins.length);
	}
	return boxes;
}

export function isWithin(some: Margins, { from, to }: Margins): boolean {
	const above = from === null || (some.from !== null && from <= some.from);
	return above && (to === null || (some.to !== null && some.to <= to));
}
