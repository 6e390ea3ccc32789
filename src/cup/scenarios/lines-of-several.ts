import { REACHES } from "./aim.ts";
import { classKey, type Finish, type ResultClass } from "./finish.ts";
import { sumAt } from "./inequality.ts";
import { cut } from "./lattice.ts";
import type { OwnLine } from "./line.ts";
import { fromOtherSide, type Margins } from "./own-result.ts";
import type { Inequality } from "./system.ts";
import { type Bundle, cellOf, type Order, projected, type Way } from "./way.ts";

/** With more boxes, margins are ignored and only winners are distinguished. */
const MOST_BOXES = 600;

/** A way with the home margins that it requires of each single match. */
type WayAt = { readonly way: Way; readonly within: readonly Margins[]; readonly bound: readonly Inequality[] };

/** Margins of each match, the own one first if there is one, and the ways that may lead there. */
type Box = { readonly at: readonly Margins[]; readonly ways: readonly Way[]; readonly reaches: string };

/**
 * The consequences of own results with several other matches. Each match is cut where a condition on it alone ends. Conditions on
 * two matches together are checked per box as a whole, so a box over-approximates what is possible; whatever is certain is
 * correct.
 * @param bundles the finishes by their meaning
 * @param matter the matches that may be relevant; the result has those that are, and whether that is certain
 */
export function linesOfSeveral(
	bundles: readonly Bundle[],
	finishes: readonly Finish[],
	own: number,
	side: 1 | -1,
	matter: readonly number[],
	order: Order,
): { lines: OwnLine[]; matter: number[]; areSure: () => boolean } {
	const matches = own < 0 ? [...matter] : [own, ...matter];
	const ways = projected(bundles, matches).map((way) => wayAt(way, matches));
	let axes: (readonly Margins[])[] = matches.map((_, axis) => cut([...TURNS, ...ways.map(({ within }) => within[axis]!)]));
	const cuts = axes;
	if (ways.some(({ bound }) => bound.length > 0)) {
		const finer = endsIn(finishes, matches).map((ends, axis) => cut([...axes[axis]!, ...ends]));
		if (sizeOf(finer) <= MOST_BOXES) axes = finer;
	}
	const isFine = sizeOf(axes) <= MOST_BOXES;
	if (!isFine) axes = matches.map(() => cut(TURNS));
	let boxes = boxesIn(axes, ways, matches);
	for (const axis of axes.keys()) ({ axes, boxes } = joined(axes, boxes, axis));

	const left = [...matter];
	for (const match of matter) {
		const axis = matches.indexOf(match);
		if (left.length < 2 || !isIdle(axes, boxes, axis, isFine ? match : -1)) continue;
		left.splice(left.indexOf(match), 1);
		matches.splice(axis, 1);
		boxes = boxes
			.filter(({ at }) => at[axis] === axes[axis]![0])
			.map(({ at, ...box }) => ({ ...box, at: at.toSpliced(axis, 1) }));
		axes = axes.toSpliced(axis, 1);
	}
	const areSure = () =>
		left.every((match) => matters(axes, boxes, matches.indexOf(match)) || isTold(ways, cuts, match, [...matches]));
	return { areSure, lines: own < 0 ? [lineOf(ALL, boxes, order)] : linesBy(axes[0]!, boxes, side, order), matter: left };
}

const sizeOf = (axes: readonly (readonly Margins[])[]) => axes.reduce((size, { length }) => size * length, 1);

/**
 * Margins of single matches at which a condition begins or ends, even if the meaning is the same on both sides: smaller boxes
 * make conditions on two matches more precise.
 */
function endsIn(finishes: readonly Finish[], matches: readonly number[]): Margins[][] {
	const ends = matches.map((): Margins[] => []);
	const seen = new Set<Inequality>();
	for (const { classes, conditions } of finishes) {
		for (const row of conditions) {
			if (seen.has(row)) continue;
			seen.add(row);
			const axis = numbersOf(row) === 1 ? matches.findIndex((match) => row[2 * match] !== 0) : -1;
			if (axis < 0) continue;
			const [match, factor] = [matches[axis]!, row[2 * matches[axis]!]!];
			const end = -row[row.length - 1]! / factor;
			const own: Margins = factor > 0 ? { from: Math.ceil(end), to: null } : { from: null, to: Math.floor(end) };
			ends[axis]!.push(classes[match]!.winner === "away" ? fromOtherSide(own) : own);
		}
	}
	return ends;
}

const ALL: Margins = { from: null, to: null };
/** Draws and wins are always separate. */
const TURNS: readonly Margins[] = [{ from: 0, to: 0 }];

function linesBy(margins: readonly Margins[], boxes: readonly Box[], side: 1 | -1, order: Order): OwnLine[] {
	const lines = margins.map((one) => {
		const mine = boxes.filter(({ at }) => at[0] === one).map(({ at, ways, reaches }) => ({ at: at.slice(1), ways, reaches }));
		return lineOf(side === 1 ? one : fromOtherSide(one), mine, order);
	});
	return side === 1 ? lines.reverse() : lines;
}

const lineOf = (margins: Margins, boxes: readonly Box[], order: Order): OwnLine => ({
	margins,
	line: boxes.map(({ at, ways }) => cellOf(at, ways, order)),
});

function wayAt(way: Way, matches: readonly number[]): WayAt {
	const least: number[] = [];
	const most: number[] = [];
	for (const match of matches) {
		const isDraw = way.classes[match]!.winner === "none";
		least.push(isDraw ? 0 : 1);
		most.push(isDraw ? 0 : Number.POSITIVE_INFINITY);
	}
	const bound: Inequality[] = [];
	for (const row of way.rows) {
		if (numbersOf(row) > 1) {
			bound.push(row);
			continue;
		}
		const constant = row[row.length - 1]!;
		for (let axis = 0; axis < matches.length; axis++) {
			const factor = row[2 * matches[axis]!]!;
			if (factor > 0) least[axis] = Math.max(least[axis]!, Math.ceil(-constant / factor));
			else if (factor < 0) most[axis] = Math.min(most[axis]!, Math.floor(constant / -factor));
		}
	}
	narrow(least, most, bound, matches);
	const within = matches.map((match, axis) => {
		const own = { from: least[axis]!, to: Number.isFinite(most[axis]!) ? most[axis]! : null };
		return way.classes[match]!.winner === "away" ? fromOtherSide(own) : own;
	});
	return { way, within, bound };
}

/** Conditions on several margins also limit each of them, as far as the others reach: if two sum to 3, neither exceeds 2. */
function narrow(least: number[], most: number[], bound: readonly Inequality[], matches: readonly number[]): void {
	for (let isNarrower = bound.length > 0; isNarrower; ) {
		isNarrower = false;
		for (const row of bound) {
			for (let axis = 0; axis < matches.length; axis++) {
				const factor = row[2 * matches[axis]!]!;
				if (factor === 0) continue;
				let rest = row[row.length - 1]!;
				for (let other = 0; other < matches.length; other++) {
					const own = other === axis ? 0 : row[2 * matches[other]!]!;
					if (own !== 0) rest += own * (own > 0 ? most[other]! : least[other]!);
				}
				if (factor > 0 && Math.ceil(-rest / factor) > least[axis]!) {
					least[axis] = Math.ceil(-rest / factor);
					isNarrower = true;
				} else if (factor < 0 && Math.floor(rest / -factor) < most[axis]!) {
					most[axis] = Math.floor(rest / -factor);
					isNarrower = true;
				}
			}
			// Bounds that have crossed cannot be satisfied.
			if (least.some((one, axis) => one > most[axis]!)) return;
		}
	}
}

function numbersOf(row: Inequality): number {
	let count = 0;
	for (let at = 0; at < row.length - 1; at++) if (row[at] !== 0) count += 1;
	return count;
}

/** Adds each way to the boxes that it may reach; most reach few. */
function boxesIn(axes: readonly (readonly Margins[])[], ways: readonly WayAt[], matches: readonly number[]): Box[] {
	const all = product(axes);
	const here: Way[][] = all.map(() => []);
	const sizes = axes.map((margins) => margins.map(sizesOf));
	const chosen: Sizes[] = [];
	for (const { way, within, bound } of ways) {
		const from = (axis: number, before: number): void => {
			const margins = axes[axis];
			if (margins === undefined) {
				for (const row of bound) if (!mayHold(row, chosen, matches)) return;
				here[before]!.push(way);
				return;
			}
			for (let index = 0; index < margins.length; index++) {
				if (!touches(margins[index]!, within[axis]!)) continue;
				chosen[axis] = sizes[axis]![index]!;
				from(axis + 1, before * margins.length + index);
			}
		};
		from(0, 0);
	}
	return all.map((at, index) => boxOf(at, here[index]!));
}

/** The winner's margin, both ends included. */
type Sizes = { readonly least: number; readonly most: number };

function sizesOf({ from, to }: Margins): Sizes {
	if (to !== null && to < 0) return { least: -to, most: from === null ? Number.POSITIVE_INFINITY : -from };
	return { least: from!, most: to ?? Number.POSITIVE_INFINITY };
}

function boxOf(at: readonly Margins[], ways: readonly Way[]): Box {
	const reaches = [...new Set(ways.map(({ reach }) => reach))].sort().join();
	return { at, ways, reaches };
}

const touches = (a: Margins, b: Margins): boolean =>
	(a.from === null || b.to === null || a.from <= b.to) && (b.from === null || a.to === null || b.from <= a.to);

/** Whether a condition can be true somewhere in a box, by its best corner. @param box the sizes of each match */
function mayHold(row: Inequality, box: readonly Sizes[], matches: readonly number[]): boolean {
	let most = row[row.length - 1]!;
	for (let axis = 0; axis < matches.length; axis++) {
		const factor = row[2 * matches[axis]!]!;
		if (factor > 0) most += factor * box[axis]!.most;
		else if (factor < 0) most += factor * box[axis]!.least;
	}
	return most >= 0;
}

/** Joins margins with the same winner between which nothing changes. */
function joined(axes: readonly (readonly Margins[])[], boxes: readonly Box[], axis: number) {
	const slice = (margins: Margins) => boxes.filter(({ at }) => at[axis] === margins);
	const made: { margins: Margins; boxes: Box[] }[] = [];
	for (const margins of axes[axis]!) {
		const here = slice(margins);
		const before = made.at(-1);
		const turns = margins.from === 0 || margins.from === 1;
		if (before && !turns && here.every(({ reaches }, at) => reaches === before.boxes[at]!.reaches)) {
			const all = { from: before.margins.from, to: margins.to };
			made[made.length - 1] = {
				margins: all,
				boxes: before.boxes.map(({ at, ways }, index) =>
					boxOf(at.with(axis, all), [...new Set([...ways, ...here[index]!.ways])]),
				),
			};
		} else made.push({ margins, boxes: here });
	}
	return {
		axes: axes.with(
			axis,
			made.map(({ margins }) => margins),
		),
		boxes: made.flatMap((one) => one.boxes),
	};
}

/**
 * Whether a match is irrelevant for everything else. If the boxes alone do not make it certain, it counts as relevant.
 * @param match whose own conditions the boxes show; -1 if they do not
 */
function isIdle(axes: readonly (readonly Margins[])[], boxes: readonly Box[], axis: number, match: number): boolean {
	const said = new Map<string, string>();
	return boxes.every((box) => {
		const key = box.at.map((margins, one) => (one === axis ? -1 : axes[one]!.indexOf(margins))).join();
		const here = box.reaches.includes(",") ? waysSaid(box.ways, match) : box.reaches;
		if (here === null) return false;
		const before = said.get(key) ?? here;
		said.set(key, here);
		return before === here;
	});
}

/** Whether a match alone separates in from out somewhere. */
function matters(axes: readonly (readonly Margins[])[], boxes: readonly Box[], axis: number): boolean {
	const said = new Map<string, Set<string>>();
	for (const box of boxes.filter(({ reaches }) => reaches === "in" || reaches === "out")) {
		const key = box.at.map((margins, one) => (one === axis ? -1 : axes[one]!.indexOf(margins))).join();
		said.set(key, (said.get(key) ?? new Set()).add(box.reaches));
	}
	return [...said.values()].some(({ size }) => size > 1);
}

/** The end of a match without its margin. */
const endKey = (of: ResultClass): string => classKey({ ...of, capped: false });
const ENDS = ["home", "none", "away"];
const KICKED_ENDS = ["home", "none home", "none away", "away"];

/**
 * Whether the winner of a match affects how the stage may be reached, with the others at margins near a cut: a search, not a
 * proof.
 * @param cuts of each match
 */
function isTold(
	ways: readonly WayAt[],
	cuts: readonly (readonly Margins[])[],
	match: number,
	matches: readonly number[],
): boolean {
	const numbers = Array<number>((ways[0]?.way.classes.length ?? 0) * 2 + 1).fill(0);
	numbers[numbers.length - 1] = 1;
	const found = ways.map(({ way }) => endKey(way.classes[match]!));
	const isKicked = ways.some(({ way }) => way.classes[match]!.kicks !== undefined);
	const ends = [...new Set([...found, ...(isKicked ? KICKED_ENDS : ENDS)])];
	const others = matches.filter((one) => one !== match);
	const tried = others.map((other) => triedOf(cuts[matches.indexOf(other)]!));
	return from(
		0,
		ways.map(({ way }) => way),
	);

	function from(index: number, possible: readonly Way[]): boolean {
		const other = others[index];
		if (other === undefined) return parts(possible);
		for (const margin of tried[index]!) {
			const winner = margin === 0 ? "none" : margin > 0 ? "home" : "away";
			numbers[2 * other] = Math.abs(margin);
			const here = possible.filter(({ classes }) => classes[other]!.winner === winner);
			if (from(index + 1, here)) return true;
		}
		return false;
	}

	/** Whether the ways to end it have different consequences. */
	function parts(possible: readonly Way[]): boolean {
		const reached = new Map(ends.map((end) => [end, 0]));
		for (const { classes, rows, reach } of possible) {
			const end = endKey(classes[match]!);
			const bit = 1 << REACHES.indexOf(reach);
			if ((reached.get(end)! & bit) === 0 && leavesRoom(rows)) reached.set(end, reached.get(end)! | bit);
		}
		return new Set(reached.values()).size > 1;
	}

	/** Whether the match has a margin that satisfies all of them. */
	function leavesRoom(rows: readonly Inequality[]): boolean {
		let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
		numbers[2 * match] = 0;
		for (const row of rows) {
			const factor = row[2 * match]!;
			const rest = sumAt(row, numbers);
			if (factor === 0 && rest < 0) return false;
			if (factor > 0) least = Math.max(least, Math.ceil(-rest / factor));
			else if (factor < 0) most = Math.min(most, Math.floor(rest / -factor));
		}
		return least <= most;
	}
}

/** Margins at and next to a cut: with conditions on several matches, the neighbours matter. */
function triedOf(margins: readonly Margins[]): number[] {
	const tried = new Set<number>();
	for (const { from } of margins) if (from !== null) for (const near of [0, -1, 1, -2, 2]) tried.add(from + near);
	return [...tried];
}

/** The ways without their conditions on one match; null if it is in a condition with another. */
function waysSaid(ways: readonly Way[], match: number): string | null {
	const said = new Set<string>();
	for (const { reach, rows } of ways) {
		const others = rows.filter((row) => match < 0 || row[2 * match] === 0);
		if (rows.some((row) => !others.includes(row) && numbersOf(row) > 1)) return null;
		said.add(
			`${reach}:${others
				.map((row) => row.join())
				.sort()
				.join(";")}`,
		);
	}
	return [...said].sort().join("|");
}

function product(axes: readonly (readonly Margins[])[]): Margins[][] {
	return axes.reduce<Margins[][]>((all, margins) => all.flatMap((at) => margins.map((one) => [...at, one])), [[]]);
}
