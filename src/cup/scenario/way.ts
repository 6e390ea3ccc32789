import { type CriterionCode, figuresOf } from "../criterion.ts";
import type { Reach } from "./aim.ts";
import type { Finish, ResultClass } from "./finish.ts";
import { type Inequality, reduced } from "./inequality.ts";
import type { OpenGroup } from "./open-group.ts";
import type { Margins } from "./own-result.ts";

/** The codes of a category's criteria, in their order. */
export type Order = readonly CriterionCode[];

export type Way = {
	readonly classes: readonly ResultClass[];
	readonly rows: readonly Inequality[];
	readonly finish: Finish;
	readonly reach: Reach;
};

/** The results of the other matches between which nothing changes. */
export type Cell = {
	/** The margins of each, of its home team; none where no other match matters. */
	readonly at: readonly Margins[];
	readonly reaches: ReadonlySet<Reach>;
	readonly places: ReadonlySet<number>;
	/** What decides here, where several things may come of it. */
	readonly by: CriterionCode | null;
	/** All that places the team here. */
	readonly criteria: ReadonlySet<CriterionCode>;
};

/**
 * Each way as what it says of the kept numbers; one that cannot be is left out.
 * @param concerned the numbers whose conditions may contradict each other; any others were found possible as the ways were
 */
export function projected(
	finishes: readonly Finish[],
	kept: readonly number[],
	reachOf: (finish: Finish) => Reach,
	concerned = kept,
): Way[] {
	const kepts = keptOfAll(finishes, kept, concerned);
	return finishes.flatMap((finish, index) => {
		const rows = kepts[index]!;
		return rows ? [{ classes: finish.classes, rows, finish, reach: reachOf(finish) }] : [];
	});
}

/** What was worked out of a team's ways already: it is asked for each stage, and again for its lines once it is known which match matters. */
const worked = new WeakMap<readonly Finish[], Map<string, (Inequality[] | null)[]>>();

function keptOfAll(finishes: readonly Finish[], kept: readonly number[], concerned: readonly number[]) {
	let own = worked.get(finishes);
	if (!own) {
		own = new Map();
		worked.set(finishes, own);
	}
	const key = kept.join();
	let all = own.get(key);
	if (!all) {
		all = finishes.map(({ where }) => reduced(concerning(where, concerned), kept));
		own.set(key, all);
	}
	return all;
}

/** The conditions that say something of these numbers, or of one that another of them binds to these. */
function concerning(where: readonly Inequality[], numbers: readonly number[]): Inequality[] {
	const bits = where.map(bitsOf);
	let bound = numbers.reduce((sum, at) => sum | (1 << at), 0);
	for (let before = -1; before !== bound; ) {
		before = bound;
		for (const own of bits) if ((own & bound) !== 0) bound |= own;
	}
	return where.filter((_, at) => (bits[at]! & bound) !== 0);
}

/** The numbers that a condition is about, a bit each. */
function bitsOf(row: Inequality): number {
	let bits = 0;
	for (let at = 0; at < row.length - 1; at++) if (row[at] !== 0) bits |= 1 << at;
	return bits;
}

export function cellOf(at: readonly Margins[], ways: readonly Way[], order: Order): Cell {
	const places = new Set<number>();
	for (const { finish } of ways) for (let place = finish.first; place <= finish.last; place++) places.add(place);
	const criteria = new Set(ways.flatMap(({ finish }) => (finish.by === null ? [] : [finish.by])));
	const by = places.size > 1 ? decidingOf(criteria, order) : null;
	return { at, reaches: new Set(ways.map(({ reach }) => reach)), places, by, criteria };
}

export const orderOf = ({ rules }: OpenGroup): Order => figuresOf(rules.criteria).map(({ code }) => code);

/** What separates first among these. @param order the category's own criteria, in their order */
export function decidingOf(criteria: ReadonlySet<CriterionCode>, order: Order): CriterionCode | null {
	return order.find((code) => criteria.has(code)) ?? null;
}
