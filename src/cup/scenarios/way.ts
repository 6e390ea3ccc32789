import { type CriterionCode, figuresOf } from "../tables/criterion.ts";
import type { Reach } from "./aim.ts";
import { classKey, type Finish } from "./finish.ts";
import { reduced } from "./inequality.ts";
import type { OpenGroup } from "./open-group.ts";
import type { Margins } from "./own-result.ts";
import type { Inequality } from "./system.ts";

/** The codes of a category's criteria, in their order. */
export type Order = readonly CriterionCode[];

/** Finishes that mean the same for a stage, and when one of them comes: in these classes, under these conditions. */
export type Bundle = Pick<Finish, "classes" | "limits" | "conditions"> & {
	readonly reach: Reach;
	/** Each place, with what separates there, once. */
	readonly finishes: readonly Finish[];
};

/** What a bundle asks of the margins of some matches. */
export type Way = Pick<Bundle, "classes" | "reach" | "finishes"> & { readonly rows: readonly Inequality[] };

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

/** Each finish by itself. */
export function eachApart(finishes: readonly Finish[], reachOf: (finish: Finish) => Reach): Bundle[] {
	return finishes.map((finish) => bundleOf(finish, reachOf(finish), [finish]));
}

/**
 * Finishes by what they mean for a stage alone. They came of asking one thing after the other: where all that comes of what was asked so far is the same,
 * its places need not be told apart, and no more is asked of margins and goals. That is so of most, and often before anything is asked.
 * @param finishes in the order in which they were found, those of the same classes one after the other
 */
export function byReach(finishes: readonly Finish[], reachOf: (finish: Finish) => Reach): Bundle[] {
	const bundles: Bundle[] = [];
	const reaches = finishes.map(reachOf);
	for (let from = 0; from < finishes.length; ) {
		let to = from + 1;
		while (finishes[to]?.classes === finishes[from]!.classes) to++;
		bundle(from, to, 0);
		from = to;
	}
	return bundles;

	/** @param asked so many conditions are alike in all of them */
	function bundle(from: number, to: number, asked: number): void {
		const first = finishes[from]!;
		const reach = reaches[from]!;
		if (to - from === 1) {
			bundles.push(bundleOf(first, reach, [first]));
			return;
		}
		const alike = alikeIn(first.conditions, finishes[to - 1]!.conditions, asked);
		let isOne = reach === "in" || reach === "out";
		for (let at = from + 1; at < to && isOne; at++) isOne = reaches[at] === reach;
		if (isOne) {
			const conditions = firstOf(first.conditions, alike);
			bundles.push(bundleOf({ ...first, conditions }, reach, once(finishes.slice(from, to))));
			return;
		}
		for (let start = from; start < to; ) {
			const next = finishes[start]!.conditions[alike];
			let end = start + 1;
			while (end < to && next !== undefined && finishes[end]!.conditions[alike] === next) end++;
			bundle(start, end, alike + 1);
			start = end;
		}
	}
}

/** How many conditions two lists begin with alike: those of the first and the last that were found are alike in all between. */
function alikeIn(some: readonly Inequality[], others: readonly Inequality[], from: number): number {
	let count = from;
	while (count < some.length && some[count] === others[count]) count++;
	return count;
}

const NOTHING_ASKED: readonly Inequality[] = [];
const beginnings = new WeakMap<readonly Inequality[], Map<number, readonly Inequality[]>>();

/** The same list each time, since what is worked out of it is kept by it. */
function firstOf(conditions: readonly Inequality[], count: number): readonly Inequality[] {
	if (count === 0) return NOTHING_ASKED;
	if (count === conditions.length) return conditions;
	let known = beginnings.get(conditions);
	if (!known) {
		known = new Map();
		beginnings.set(conditions, known);
	}
	let found = known.get(count);
	if (!found) {
		found = conditions.slice(0, count);
		known.set(count, found);
	}
	return found;
}

const bundleOf = ({ classes, limits, conditions }: Finish, reach: Reach, finishes: readonly Finish[]): Bundle => {
	return { classes, limits, conditions, reach, finishes };
};

function once(finishes: readonly Finish[]): Finish[] {
	const found: Finish[] = [];
	for (const one of finishes)
		if (!found.some(({ first, last, by }) => first === one.first && last === one.last && by === one.by)) found.push(one);
	return found;
}

/**
 * Each bundle as what it says of the margins of these matches; one that cannot be is left out, and what several say alike is said once: most differ in
 * what other matches alone come to.
 * @param told further matches whose classes are told apart
 */
export function projected(bundles: readonly Bundle[], matches: readonly number[], told: readonly number[] = []): Way[] {
	const found = new Map<string, number>();
	const ways: Way[] = [];
	const asked = [...matches, ...told];
	for (const bundle of bundles) {
		const rows = keptOf(bundle, matches);
		if (!rows) continue;
		const { classes, reach, finishes } = bundle;
		if (asked.length < classes.length) {
			let key: string = reach;
			for (const at of asked) key += ` ${classKey(classes[at]!)}`;
			for (const row of rows) key += ` ${row.join()}`;
			const at = found.get(key);
			if (at !== undefined) {
				ways[at] = { ...ways[at]!, finishes: once([...ways[at]!.finishes, ...finishes]) };
				continue;
			}
			found.set(key, ways.length);
		}
		ways.push({ classes, rows, reach, finishes });
	}
	return ways;
}

type Rows = readonly Inequality[] | null;
/** What conditions say of margins alone, and by the matches that are asked about. */
type Worked = { readonly margins: Rows; readonly bound: Map<number, Bound> };
/** It is asked for each stage, and again for a team's lines once it is known which match matters. */
const worked = new WeakMap<readonly Inequality[], Worked>();

function keptOf(bundle: Bundle, matches: readonly number[]): Rows {
	const { conditions, limits, classes } = bundle;
	// Nothing is to be eliminated.
	if (conditions.length === 0) return withMargins(limits, bitsOf(matches), conditions);
	let known = worked.get(conditions);
	if (!known) {
		known = { margins: ofMargins(bundle), bound: new Map() };
		worked.set(conditions, known);
	}
	// Nothing but goals.
	if (known.margins === null || classes.length === matches.length)
		return known.margins && withMargins(limits, ALL, known.margins);
	const asked = bitsOf(matches);
	let found = known.bound.get(asked);
	if (!found) {
		found = boundBy(known.margins, limits, matches);
		known.bound.set(asked, found);
	}
	return found.rows && withMargins(limits, asked & ~found.matches, found.rows, false);
}

/** What conditions say of the margins that are asked about, and the matches that they bind to these, a bit each. */
type Bound = { readonly rows: Rows; readonly matches: number };

/** @param rows of margins alone */
function boundBy(rows: readonly Inequality[], limits: Finish["limits"], kept: readonly number[]): Bound {
	const asked = bitsOf(kept);
	let matches = 0;
	for (const row of rows) {
		const own = matchesIn(row);
		if ((own & asked) !== 0) matches |= own;
	}
	for (let before = 0; before !== matches; ) {
		before = matches;
		for (const row of rows) {
			const own = matchesIn(row);
			if ((own & matches) !== 0) matches |= own;
		}
	}
	if (matches === 0) return { rows: [], matches };
	const concerned = rows.filter((row) => (matchesIn(row) & matches) !== 0);
	const margins = kept.map((at) => 2 * at);
	return { rows: reduced(withMargins(limits, matches, concerned), margins), matches };
}

/** What conditions say of margins alone, whatever goals are scored. */
function ofMargins({ conditions, limits }: Bundle): Rows {
	let named = 0;
	for (const row of conditions) named |= goalsIn(row);
	if (named === 0) return conditions;
	const rows: Inequality[] = [];
	for (let at = 0; at < limits.length; at++) if ((named & (1 << at)) !== 0) rows.push(...limits[at]!);
	rows.push(...conditions);
	return reduced(
		rows,
		limits.map((_, at) => 2 * at),
	);
}

/** What the limits of these matches (a bit each) say of their margins, and conditions. @param first whether the limits come first */
function withMargins(limits: Finish["limits"], matches: number, rows: readonly Inequality[], first = true): Inequality[] {
	const all: Inequality[] = first ? [] : rows.slice();
	for (let at = 0; at < limits.length; at++) {
		if ((matches & (1 << at)) === 0) continue;
		// More goals can be scored by both whatever the margin is.
		for (const row of limits[at]!) if (goalsIn(row) === 0) all.push(row);
	}
	if (first) for (const row of rows) all.push(row);
	return all;
}

/** Every match, a bit each. */
const ALL = -1;

function bitsOf(matches: readonly number[]): number {
	let bits = 0;
	for (const at of matches) bits |= 1 << at;
	return bits;
}

/** The matches that a condition is about, a bit each. */
function matchesIn(row: Inequality): number {
	let bits = 0;
	for (let at = 0; at < row.length - 1; at++) if (row[at] !== 0) bits |= 1 << (at >> 1);
	return bits;
}

/** The matches whose goals a condition names, a bit each. */
function goalsIn(row: Inequality): number {
	let bits = 0;
	for (let at = 1; at < row.length - 1; at += 2) if (row[at] !== 0) bits |= 1 << (at >> 1);
	return bits;
}

export function cellOf(at: readonly Margins[], ways: readonly Way[], order: Order): Cell {
	const places = new Set<number>();
	const criteria = new Set<CriterionCode>();
	const reaches = new Set<Reach>();
	for (const { finishes, reach } of ways) {
		for (const finish of finishes) {
			for (let place = finish.first; place <= finish.last; place++) places.add(place);
			const by = separating(finish, order);
			if (by !== null) criteria.add(by);
		}
		reaches.add(reach);
	}
	const by = places.size > 1 ? decidingOf(criteria, order) : null;
	return { at, reaches, places, by, criteria };
}

export const orderOf = ({ rules }: OpenGroup): Order => figuresOf(rules.criteria).map(({ code }) => code);

/** What gives a finish its place; where it is shared, the fact that is awaited, and not what separated those who share it from others. */
export const separating = ({ first, last, by }: Finish, order: Order): CriterionCode | null =>
	first === last ? by : awaitedOf(order);

/** What separates first among these. @param order the category's own criteria, in their order */
export function decidingOf(criteria: ReadonlySet<CriterionCode>, order: Order): CriterionCode | null {
	return order.find((code) => criteria.has(code)) ?? null;
}

const FACTS: readonly CriterionCode[] = ["lots", "shoot-out", "fair-play", "ranking"];

/** The fact that separates last those who are level on all that matches tell; null where none does. @param order as above */
export function awaitedOf(order: Order): CriterionCode | null {
	const last = order.findLast((code) => !code.startsWith("head-to-head"));
	return last !== undefined && FACTS.includes(last) ? last : null;
}
