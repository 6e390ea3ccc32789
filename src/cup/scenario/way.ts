import { type CriterionCode, figuresOf } from "../criterion.ts";
import type { Reach } from "./aim.ts";
import type { Finish, ResultClass } from "./finish.ts";
import { reduced } from "./inequality.ts";
import type { OpenGroup } from "./open-group.ts";
import type { Margins } from "./own-result.ts";
import type { Inequality } from "./system.ts";

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
 * Each way as what it says of the margins of these matches; one that cannot be is left out, and what several say alike is said once: most differ in what
 * other matches alone come to.
 * @param told further matches whose classes are told apart
 */
export function projected(
	finishes: readonly Finish[],
	matches: readonly number[],
	reachOf: (finish: Finish) => Reach,
	told: readonly number[] = [],
): Way[] {
	const found = new Set<string>();
	const ways: Way[] = [];
	const asked = [...matches, ...told];
	for (const [index, rows] of keptOfAll(finishes, matches).entries()) {
		if (!rows) continue;
		const finish = finishes[index]!;
		const reach = reachOf(finish);
		const way = { classes: finish.classes, rows, finish, reach };
		if (asked.length === finish.classes.length) {
			ways.push(way);
			continue;
		}
		let key = `${reach} ${finish.first} ${finish.last} ${finish.by}`;
		for (const at of asked) key += ` ${finish.classes[at]!.winner}${finish.classes[at]!.capped ? "+" : ""}`;
		for (const row of rows) key += ` ${row.join()}`;
		if (found.has(key)) continue;
		found.add(key);
		ways.push(way);
	}
	return ways;
}

type Rows = readonly Inequality[] | null;
/** What was worked out of a team's ways already: it is asked for each stage, and again for its lines once it is known which match matters. */
type Worked = {
	/** Of each way, by the matches whose margins are kept. */
	readonly kept: Map<string, readonly Rows[]>;
	/** Of conditions, of margins alone. */
	readonly margins: Map<readonly Inequality[], Rows>;
};
const worked = new WeakMap<readonly Finish[], Worked>();

function keptOfAll(finishes: readonly Finish[], matches: readonly number[]): readonly Rows[] {
	const own = worked.get(finishes) ?? { kept: new Map(), margins: new Map() };
	worked.set(finishes, own);
	const key = matches.join();
	const known = own.kept.get(key);
	if (known) return known;
	const bound = new Map<readonly Inequality[], Bound>();
	const all: Rows[] = [];
	for (const finish of finishes) {
		const { conditions, limits, classes } = finish;
		let margins = own.margins.get(conditions);
		if (margins === undefined) {
			margins = ofMargins(finish);
			own.margins.set(conditions, margins);
		}
		// Nothing is to be eliminated but goals.
		if (margins === null || classes.length === matches.length) {
			all.push(margins && withMargins(limits, ALL, margins));
			continue;
		}
		let found = bound.get(conditions);
		if (!found) {
			found = boundBy(margins, limits, matches);
			bound.set(conditions, found);
		}
		all.push(found.rows && withMargins(limits, bitsOf(matches) & ~found.matches, found.rows, false));
	}
	own.kept.set(key, all);
	return all;
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
function ofMargins({ conditions, limits }: Finish): Rows {
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
	for (const { finish } of ways) for (let place = finish.first; place <= finish.last; place++) places.add(place);
	const criteria = new Set<CriterionCode>();
	const reaches = new Set<Reach>();
	for (const { finish, reach } of ways) {
		if (finish.by !== null) criteria.add(finish.by);
		reaches.add(reach);
	}
	const by = places.size > 1 ? decidingOf(criteria, order) : null;
	return { at, reaches, places, by, criteria };
}

export const orderOf = ({ rules }: OpenGroup): Order => figuresOf(rules.criteria).map(({ code }) => code);

/** What separates first among these. @param order the category's own criteria, in their order */
export function decidingOf(criteria: ReadonlySet<CriterionCode>, order: Order): CriterionCode | null {
	return order.find((code) => criteria.has(code)) ?? null;
}
