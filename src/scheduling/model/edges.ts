import type { Pair } from "../rules/behaviour.ts";

/** Which of two matches must be the earlier. Both bits: impossible. */
export const FIRST = 1;
export const SECOND = 2;

/**
 * Pairs of matches by match, in one list: those of match m are at `from[m]` to `from[m + 1]`. Each pair is there twice, once for each
 * match.
 */
export type Edges = {
	readonly from: Int32Array;
	readonly to: Int32Array;
	/** Minutes needed between them in one arena, and in two. */
	readonly same: Int16Array;
	readonly changing: Int16Array;
	/** 1: and the way. */
	readonly way: Uint8Array;
	/** `FIRST`: the match itself must be the earlier. `SECOND`: `to` must be. */
	readonly order: Uint8Array;
	/** The wish that it belongs to; 0 for musts, which are merged. */
	readonly rule: Int16Array;
};

export type RulePair = Pair & { readonly rule: number };

/** @param merge whether the requirements of several rules for two matches become one */
export function edgesOf(matches: number, pairs: readonly RulePair[], merge: boolean): Edges {
	const merged = merge ? mergedPairs(matches, pairs) : pairs;
	const from = new Int32Array(matches + 1);
	for (const { one, other } of merged) {
		from[one + 1]!++;
		from[other + 1]!++;
	}
	for (let at = 0; at < matches; at++) from[at + 1]! += from[at]!;
	const size = from[matches]!;
	const edges = {
		...{ from, to: new Int32Array(size), same: new Int16Array(size), changing: new Int16Array(size), way: new Uint8Array(size) },
		...{ order: new Uint8Array(size), rule: new Int16Array(size) },
	};
	const next = from.slice();
	const write = (match: number, to: number, pair: MergedPair, order: number) => {
		const at = next[match]!++;
		edges.to[at] = to;
		edges.same[at] = pair.same;
		edges.changing[at] = pair.changing;
		edges.way[at] = pair.way ? 1 : 0;
		edges.order[at] = order;
		edges.rule[at] = pair.rule;
	};
	for (const pair of merged) {
		const order = "order" in pair ? pair.order : pair.ordered ? FIRST : 0;
		write(pair.one, pair.other, pair, order);
		write(pair.other, pair.one, pair, (order & FIRST ? SECOND : 0) | (order & SECOND ? FIRST : 0));
	}
	return edges;
}

type MergedPair = Omit<RulePair, "ordered">;

function mergedPairs(matches: number, pairs: readonly RulePair[]): (MergedPair & { order: number })[] {
	const found = new Map<
		number,
		{ one: number; other: number; same: number; changing: number; way: boolean; order: number; rule: number }
	>();
	for (const { one, other, same, changing, way, ordered } of pairs) {
		const isTurned = one > other;
		const [low, high] = isTurned ? [other, one] : [one, other];
		const key = low * matches + high;
		const order = !ordered ? 0 : isTurned ? SECOND : FIRST;
		const known = found.get(key);
		if (!known) {
			found.set(key, { one: low, other: high, same, changing, way, order, rule: 0 });
			continue;
		}
		known.same = Math.max(known.same, same);
		known.changing = Math.max(known.changing, changing);
		known.way ||= way;
		known.order |= order;
	}
	return [...found.values()];
}
