import fc from "fast-check";
import { expect, test } from "vitest";
import { type Boxes, cut, type Lattice, latticeOf } from "./lattice.ts";
import type { Margins } from "./own-result.ts";
import { JOINS, type Term, type Terms, termsFor } from "./terms.ts";

const RIVALS = ["A-B", "C-D", "E-F"].map((match) => {
	const [home, away] = match.split("-") as [string, string];
	return { match, home, away };
});

/** Whether a term is true if its own team wins by this margin. */
const SO: Readonly<Record<Term["kind"], (margin: number, by: number) => boolean>> = {
	"wins-by-at-most": (margin, by) => margin <= by,
	"does-not-win": (margin) => margin <= 0,
	loses: (margin) => margin < 0,
	"loses-by-at-least": (margin, by) => margin <= -by,
	draws: (margin) => margin === 0,
	"does-not-draw": (margin) => margin !== 0,
	"wins-by-no-more": (margin, by) => margin > 0 && margin <= by,
};

type Asked = { readonly team: string; readonly kind: Term["kind"] };

function isTrue(
	{ join, clauses }: Terms | { join: string; clauses: readonly (readonly Asked[])[] },
	won: ReadonlyMap<string, number>,
) {
	const holds = (term: Asked & { by?: number | null }) => SO[term.kind](won.get(term.team)!, term.by ?? 0);
	return join === "any" ? clauses.some((clause) => clause.every(holds)) : clauses.every((clause) => clause.some(holds));
}

/** By how much each team wins in each box of a lattice; the first match changes fastest. */
function wonIn({ axes }: Lattice): ReadonlyMap<string, number>[] {
	const inside = ({ from, to }: Margins) => from ?? (to === null ? 0 : to);
	let all: ReadonlyMap<string, number>[] = [new Map()];
	for (const [axis, margins] of axes.entries()) {
		const { home, away } = RIVALS[axis]!;
		all = margins.flatMap((one) => all.map((won) => new Map([...won, [home, inside(one)], [away, -inside(one)]])));
	}
	return all;
}

const isSo = (terms: Parameters<typeof isTrue>[0], boxes: readonly ReadonlyMap<string, number>[]): Boxes =>
	boxes.reduce((found, won, at) => (isTrue(terms, won) ? found | (1n << BigInt(at)) : found), 0n);

/** Sentences of two or three matches, a term of each, and of at most three terms. */
const anySentence = fc
	.record({
		kinds: fc.array(fc.constantFrom<Term["kind"]>("does-not-win", "loses", "draws", "does-not-draw"), {
			minLength: 3,
			maxLength: 3,
		}),
		homes: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
		join: fc.constantFrom(...JOINS),
		shape: fc.constantFrom([1], [1, 1], [2], [1, 1, 1], [3], [2, 1], [1, 2]),
	})
	.map(({ kinds, homes, join, shape }) => {
		const terms = RIVALS.map(({ home, away }, at) => ({ kind: kinds[at]!, team: homes[at] ? home : away }));
		return { join, clauses: shape.map((length) => terms.splice(0, length)) };
	});

test("the statement of some matches is true exactly for these results, in as few terms as possible, or absent", () => {
	const lattice = latticeOf(RIVALS, [RIVALS.map(() => ({ from: 0, to: 0 }))], [] as unknown as Lattice["order"]);
	expect(lattice.axes).toEqual(RIVALS.map(() => cut([{ from: 0, to: 0 }])));
	const boxes = wonIn(lattice);
	fc.assert(
		fc.property(anySentence, (sentence) => {
			const asked = isSo(sentence, boxes);
			const told = termsFor(asked, lattice);
			expect(told, "three terms at most are always said").not.toBeNull();
			expect([told, isSo(told!, boxes)]).toEqual([told, asked]);
			expect(told!.clauses.flat().length).toBeLessThanOrEqual(sentence.clauses.flat().length);
		}),
		{ numRuns: 150 },
	);
	fc.assert(
		fc.property(fc.bigInt({ min: 1n, max: lattice.all - 1n }), (asked) => {
			const told = termsFor(asked, lattice);
			if (told) expect([told, isSo(told, boxes)]).toEqual([told, asked]);
		}),
		{ numRuns: 60 },
	);
});
