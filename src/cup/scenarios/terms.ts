import type { TeamId } from "../ids.ts";
import { type Boxes, boxesOf, type Lattice } from "./lattice.ts";
import type { Margins } from "./own-result.ts";

export const TERM_KINDS = [
	"wins-by-at-most",
	"does-not-win",
	"loses",
	"loses-by-at-least",
	"draws",
	"does-not-draw",
	"wins-by-no-more",
] as const;

/**
 * A required result of another match, from the view of one of its teams. `by`: the margin, if the kind has one. "wins by at most
 * 2" includes not winning; "wins by no more than 2" requires a win.
 */
export type Term = {
	readonly kind: (typeof TERM_KINDS)[number];
	readonly team: TeamId;
	readonly opponent: TeamId;
	readonly by: number | null;
};

export const JOINS = ["any", "all"] as const;

/** Combined terms. `any`: one clause is enough, if all its terms are true. `all`: every clause needs one true term. */
export type Terms = { readonly join: (typeof JOINS)[number]; readonly clauses: readonly (readonly Term[])[] };

type Literal = { readonly term: Term; readonly axis: number; readonly holds: Boxes };

/**
 * The fewest terms that are true in exactly these boxes (neither none nor all). Null if it needs more than three: that is no
 * sentence a coach would say, and the table of cases is shown.
 */
export const termsFor = (boxes: Boxes, lattice: Lattice): Terms | null => termsWithin(lattice.all, boxes, lattice);

/**
 * The terms for a following "otherwise" sentence: in boxes where the previous terms are true, any value is allowed. Of single
 * terms, the one that overlaps least with the previous ones.
 * @param boxes none of those in which the previous terms are true
 */
export function otherwiseTermsFor(
	boxes: Boxes,
	before: Terms,
	{ told, lattice }: { told: Boxes; lattice: Lattice },
): Terms | null {
	const left = lattice.all & ~told;
	const named = new Set(before.clauses.flat().map(({ team }) => team));
	const [narrowest] = literalsOf(lattice)
		.filter(({ holds, term }) => (holds & left) === boxes && (term.kind !== "wins-by-no-more" || named.has(term.team)))
		.toSorted((a, b) => countOf(a.holds) - countOf(b.holds));
	return narrowest ? said("any", [[narrowest]]) : termsWithin(left, boxes, lattice);
}

/** @param within the boxes in which it has to be correct */
function termsWithin(within: Boxes, boxes: Boxes, lattice: Lattice): Terms | null {
	const literals = literalsOf(lattice);
	const one = literals.find(({ holds }) => (holds & within) === boxes);
	if (one) return said("any", [[one]]);
	// Two terms for a single match are not used: "wins by two or three".
	if (lattice.axes.length < 2) return null;
	const cut = literals.flatMap(({ term, axis, holds }) => {
		return term.kind === "wins-by-no-more" ? [] : [{ term, axis, holds: holds & within }];
	});
	return twoTerms(cut, boxes) ?? threeTerms(cut, boxes);
}

function countOf(boxes: Boxes): number {
	let count = 0;
	for (let left = boxes; left !== 0n; left &= left - 1n) count++;
	return count;
}

function twoTerms(literals: readonly Literal[], boxes: Boxes): Terms | null {
	for (const [a, b] of pairs(literals)) {
		if ((a.holds | b.holds) === boxes) return said("any", [[a], [b]]);
		if ((a.holds & b.holds) === boxes) return said("any", [[a, b]]);
	}
	return null;
}

function threeTerms(literals: readonly Literal[], boxes: Boxes): Terms | null {
	const enough = literals.filter(({ holds }) => (holds & ~boxes) === 0n);
	const needed = literals.filter(({ holds }) => (boxes & ~holds) === 0n);
	for (const one of enough) {
		for (const [a, b] of pairs(enough)) {
			const apart = one.axis > b.axis;
			if (apart && (one.holds | a.holds | b.holds) === boxes) return said("any", [[a], [b], [one]]);
		}
		const rest = boxes & ~one.holds;
		for (const [a, b] of pairs(literals)) {
			const may = (rest & ~a.holds) === 0n && (rest & ~b.holds) === 0n;
			if (may && ((a.holds & b.holds) | one.holds) === boxes) return said("any", [[a, b], [one]]);
		}
	}
	for (const one of needed) {
		for (const [a, b] of pairs(needed)) {
			const apart = one.axis > b.axis;
			if (apart && (one.holds & a.holds & b.holds) === boxes) return said("any", [[a, b, one]]);
		}
		for (const [a, b] of pairs(literals)) {
			if (((a.holds | b.holds) & one.holds) === boxes) return said("all", [[one], [a, b]]);
		}
	}
	return null;
}

const said = (join: Terms["join"], clauses: readonly (readonly Literal[])[]): Terms => ({
	join,
	clauses: clauses.map((clause) => clause.map(({ term }) => term)),
});

/** Pairs of terms for two different matches. */
function* pairs(literals: readonly Literal[]): Generator<[Literal, Literal]> {
	for (const a of literals) for (const b of literals) if (a.axis < b.axis) yield [a, b];
}

const known = new WeakMap<Lattice, readonly Literal[]>();

/** All possible terms of each match, those without a margin first. */
function literalsOf(lattice: Lattice): readonly Literal[] {
	const found = known.get(lattice);
	if (found) return found;
	const literals = lattice.axes.flatMap((margins, axis) => {
		const ranges: Margins[][] = [];
		for (const { from, to } of margins) {
			if (to !== null) ranges.push([{ from: null, to }]);
			if (from !== null) ranges.push([{ from, to: null }]);
			// Only if winning and not winning are separate there.
			if (to !== null && to > 0 && margins.some((one) => one.from === 1)) ranges.push([{ from: 1, to }]);
			if (from !== null && from < 0 && margins.some((one) => one.to === -1)) ranges.push([{ from, to: -1 }]);
			if (from === 0 && to === 0)
				ranges.push(
					[{ from, to }],
					[
						{ from: null, to: -1 },
						{ from: 1, to: null },
					],
				);
		}
		return ranges.map((range): Literal => {
			const holds = range.map((one) => boxesOf(lattice, axis, one)).reduce((a, b) => a | b);
			return { axis, holds, term: termOf(range, lattice, axis) };
		});
	});
	const sorted = literals.toSorted((a, b) => (a.term.by ?? 0) - (b.term.by ?? 0));
	known.set(lattice, sorted);
	return sorted;
}

function termOf([first, second]: readonly Margins[], { rivals }: Lattice, axis: number): Term {
	const { home, away } = rivals[axis]!;
	const said = (kind: Term["kind"], isHome: boolean, by: number | null = null): Term => {
		return { kind, by, ...(isHome ? { team: home, opponent: away } : { team: away, opponent: home }) };
	};
	if (second) return said("does-not-draw", true);
	const { from, to } = first!;
	if (from === 0 && to === 0) return said("draws", true);
	if (from !== null && to !== null) return said("wins-by-no-more", from > 0, from > 0 ? to : -from);
	const isHome = from === null;
	const most = isHome ? to! : -from;
	if (most > 0) return said("wins-by-at-most", isHome, most);
	if (most === 0) return said("does-not-win", isHome);
	return most === -1 ? said("loses", isHome) : said("loses-by-at-least", isHome, -most);
}
