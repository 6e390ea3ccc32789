import { minuteOf } from "../rules/lookup.ts";
import { type Edges, FIRST, SECOND } from "./edges.ts";
import type { PlaceClass } from "./places.ts";

type Parts = {
	readonly found: Parameters<typeof minuteOf>[0] & {
		readonly problem: { readonly matches: readonly { readonly present: { readonly start: number } | null }[] };
	};
	readonly matches: number;
	readonly musts: Edges;
	readonly takes: Int16Array;
	readonly isFixed: Uint8Array;
	readonly classOf: readonly PlaceClass[];
};

/** The starts that ordered pairs leave to each match, by the longest chains before and after it. In a cycle: none. */
export function windowsOf({ found, matches, musts, takes, isFixed, classOf }: Parts): {
	readonly earliest: Int32Array;
	readonly latest: Int32Array;
	readonly level: Int32Array;
} {
	const earliest = new Int32Array(matches);
	const latest = new Int32Array(matches);
	const level = new Int32Array(matches);
	const waiting = new Int32Array(matches);
	for (let at = 0; at < matches; at++) {
		const present = found.problem.matches[at]!.present;
		const fixed = isFixed[at] && present ? minuteOf(found, present.start) : null;
		earliest[at] = fixed ?? classOf[at]!.first;
		latest[at] = fixed ?? classOf[at]!.last;
		if (classOf[at]!.count === 0 && fixed === null) [earliest[at], latest[at]] = [0, -1];
		for (let edge = musts.from[at]!; edge < musts.from[at + 1]!; edge++) if (musts.order[edge]! & SECOND) waiting[at]!++;
	}
	const order: number[] = [];
	for (let at = 0; at < matches; at++) if (waiting[at] === 0) order.push(at);
	for (let next = 0; next < order.length; next++) {
		const one = order[next]!;
		for (let edge = musts.from[one]!; edge < musts.from[one + 1]!; edge++) {
			if (!(musts.order[edge]! & FIRST)) continue;
			const other = musts.to[edge]!;
			if (!isFixed[other] && earliest[one]! <= latest[one]!)
				earliest[other] = Math.max(earliest[other]!, earliest[one]! + takes[one]! + least(musts, edge));
			level[other] = Math.max(level[other]!, level[one]! + 1);
			if (--waiting[other]! === 0) order.push(other);
		}
	}
	for (const one of order.toReversed())
		for (let edge = musts.from[one]!; edge < musts.from[one + 1]!; edge++) {
			const other = musts.to[edge]!;
			if (!(musts.order[edge]! & FIRST) || isFixed[one] || earliest[other]! > latest[other]!) continue;
			const start = latest[other]! - takes[one]! - least(musts, edge);
			// A chain that is too long loses its last match, not all of them.
			if (start >= earliest[one]!) latest[one] = Math.min(latest[one]!, start);
		}
	const inOrder = new Set(order);
	for (let at = 0; at < matches; at++) if (!inOrder.has(at) && !isFixed[at]) [earliest[at], latest[at]] = [0, -1];
	return { earliest, latest, level };
}

const least = ({ same, changing }: Edges, edge: number) => Math.min(same[edge]!, changing[edge]!);
