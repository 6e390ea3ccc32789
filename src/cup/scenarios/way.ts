import { type CriterionCode, figuresOf } from "../tables/criterion.ts";
import type { Reach } from "./aim.ts";
import { classKey, type Finish } from "./finish.ts";
import { reduced } from "./inequality.ts";
import type { OpenGroup } from "./open-group.ts";
import type { Margins } from "./own-result.ts";
import type { Inequality } from "./system.ts";

/** The codes of a category's criteria, in order. */
export type Order = readonly CriterionCode[];

/** Finishes with the same meaning for a stage, with the classes and conditions under which one of them occurs. */
export type Bundle = Pick<Finish, "classes" | "limits" | "conditions"> & {
	readonly reach: Reach;
	/** One finish for each position and its deciding criterion. */
	readonly finishes: readonly Finish[];
};

/** A bundle's conditions on the margins of some matches. */
export type Way = Pick<Bundle, "classes" | "reach" | "finishes"> & { readonly rows: readonly Inequality[] };

/** Results of the other matches between which nothing changes. */
export type Cell = {
	/** The home margins of each match; empty if no other match is relevant. */
	readonly at: readonly Margins[];
	readonly reaches: ReadonlySet<Reach>;
	readonly places: ReadonlySet<number>;
	/** What decides here, if there are several consequences. */
	readonly by: CriterionCode | null;
	/** All criteria that place the team here. */
	readonly criteria: ReadonlySet<CriterionCode>;
};

/** Each finish as its own bundle. */
export function eachApart(finishes: readonly Finish[], reachOf: (finish: Finish) => Reach): Bundle[] {
	return finishes.map((finish) => bundleOf(finish, reachOf(finish), [finish]));
}

/**
 * Groups finishes by their meaning for a stage. Finishes were found by splitting on one condition after another: if all that
 * follow a condition have the same meaning, their positions need not be distinguished, and their further conditions can be
 * dropped. That is true for most, often before any condition.
 * @param finishes in the order in which they were found, those of the same classes adjacent
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

	/** @param asked the number of leading conditions that all of them share */
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

/** The number of leading conditions that two lists share: all lists between the first and the last share them too. */
function alikeIn(some: readonly Inequality[], others: readonly Inequality[], from: number): number {
	let count = from;
	while (count < some.length && some[count] === others[count]) count++;
	return count;
}

const NOTHING_ASKED: readonly Inequality[] = [];
const beginnings = new WeakMap<readonly Inequality[], Map<number, readonly Inequality[]>>();

/** The same list object each time, since results are cached by it. */
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
 * Each bundle as conditions on the margins of these matches. Infeasible ones are left out, and equal ones are joined: most
 * bundles only differ in other matches.
 * @param told further matches whose classes are distinguished
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
/** The conditions on margins alone, and by the requested matches. */
type Worked = { readonly margins: Rows; readonly bound: Map<number, Bound> };
/** A cache: needed for each stage, and again for a team's lines once the relevant matches are known. */
const worked = new WeakMap<readonly Inequality[], Worked>();

function keptOf(bundle: Bundle, matches: readonly number[]): Rows {
	const { conditions, limits, classes } = bundle;
	// Nothing to eliminate.
	if (conditions.length === 0) return withMargins(limits, bitsOf(matches), conditions);
	let known = worked.get(conditions);
	if (!known) {
		known = { margins: ofMargins(bundle), bound: new Map() };
		worked.set(conditions, known);
	}
	// Only conditions on goals.
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

/** The conditions on the requested margins, and the matches that these conditions include, as bits. */
type Bound = { readonly rows: Rows; readonly matches: number };

/** @param rows conditions on margins alone */
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

/** The conditions on margins alone, for any goals. */
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

/** The limits of these matches' margins (as bits), and the conditions. @param first whether the limits come first */
function withMargins(limits: Finish["limits"], matches: number, rows: readonly Inequality[], first = true): Inequality[] {
	const all: Inequality[] = first ? [] : rows.slice();
	for (let at = 0; at < limits.length; at++) {
		if ((matches & (1 << at)) === 0) continue;
		// Conditions on goals never limit a margin: both sides can score more.
		for (const row of limits[at]!) if (goalsIn(row) === 0) all.push(row);
	}
	if (first) for (const row of rows) all.push(row);
	return all;
}

/** All matches, as bits. */
const ALL = -1;

function bitsOf(matches: readonly number[]): number {
	let bits = 0;
	for (const at of matches) bits |= 1 << at;
	return bits;
}

/** The matches in a condition, as bits. */
function matchesIn(row: Inequality): number {
	let bits = 0;
	for (let at = 0; at < row.length - 1; at++) if (row[at] !== 0) bits |= 1 << (at >> 1);
	return bits;
}

/** The matches whose goals a condition contains, as bits. */
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

/**
 * The criterion that gives a finish its position; if the position is shared, the missing fact, not what separated the level teams
 * from others.
 */
export const separating = ({ first, last, by }: Finish, order: Order): CriterionCode | null =>
	first === last ? by : awaitedOf(order);

/** The first criterion that separates among these. @param order the category's criteria, in order */
export function decidingOf(criteria: ReadonlySet<CriterionCode>, order: Order): CriterionCode | null {
	return order.find((code) => criteria.has(code)) ?? null;
}

const FACTS: readonly CriterionCode[] = ["lots", "shoot-out", "fair-play", "ranking"];

/** The fact that finally separates teams that are level in all results; null if there is none. @param order as above */
export function awaitedOf(order: Order): CriterionCode | null {
	const last = order.findLast((code) => !code.startsWith("head-to-head"));
	return last !== undefined && FACTS.includes(last) ? last : null;
}
