import type { CriterionCode } from "../tables/criterion.ts";
import { type Boxes, boxesOf, boxesWithin, type Lattice } from "./lattice.ts";
import { otherwiseTermsFor, type Terms, termsFor } from "./terms.ts";
import { awaitedOf, type Cell, decidingOf } from "./way.ts";

/**
 * What a stage requires of other matches. `if`: the terms are enough; unless `exact`, some other results may be enough too, but
 * only with `need` (null: any), and then `by` decides. `open`: possible only with `need` (null: any results), and then `by`
 * decides. `rough`: worded by winners alone, although margins matter. `cases`: too complex for a sentence.
 */
export type Condition =
	| { readonly kind: "always" | "never" }
	| ({ readonly kind: "cases" } & Basis)
	| ({
			readonly kind: "if";
			readonly terms: Terms;
			readonly exact: boolean;
			readonly need: Terms | null;
			readonly rough: boolean;
	  } & Deciding &
			Basis)
	| ({ readonly kind: "open"; readonly need: Terms | null; readonly rough: boolean } & Deciding & Basis);

/** What decides if it is not certain; `elsewhere`: other groups do, as for a best third. */
type Deciding = { readonly by: CriterionCode | null; readonly elsewhere: boolean };

type Sentence = Extract<Condition, { readonly by: unknown }>;
type Basis = { readonly basis: Asked };
type Told = Pick<Asked, "sure" | "possible">;
/** The results with which it is certain, and those with which it is possible. */
type Asked = {
	readonly sure: Boxes;
	readonly possible: Boxes;
	/** All consequences found for it, for one or several own results. */
	readonly cells: readonly Located[];
};

type Located = { readonly cell: Cell; readonly boxes: Boxes };

const OF_POINTS: ReadonlySet<CriterionCode> = new Set(["points", "head-to-head-points", "wins"]);

export function conditionOf(cells: readonly Cell[], lattice: Lattice): Condition {
	let [sure, possible] = [0n, 0n];
	const located: Located[] = [];
	for (const cell of cells) {
		const { at, reaches } = cell;
		const boxes = boxesWithin(lattice, at);
		located.push({ cell, boxes });
		if (reaches.size === 1 && reaches.has("in")) sure |= boxes;
		if (reaches.size > 1 || !reaches.has("out")) possible |= boxes;
	}
	return asked({ sure, possible, cells: located }, lattice);
}

/** What is true for several own results together: enough with each, and possible with one. */
export function combined(conditions: readonly Condition[], lattice: Lattice): Condition {
	const [first, ...rest] = conditions;
	if (first === undefined || rest.every((one) => sameCondition(one, first))) return first ?? { kind: "never" };
	const all = conditions.map((one) => basisOf(one, lattice));
	return asked(
		{
			sure: all.reduce((boxes, { sure }) => boxes & sure, lattice.all),
			possible: all.reduce((boxes, { possible }) => boxes | possible, 0n),
			cells: all.flatMap((one) => one.cells),
		},
		lattice,
	);
}

export function sameCondition(a: Condition, b: Condition): boolean {
	if (a.kind !== b.kind) return false;
	return "basis" in a && "basis" in b ? a.basis.sure === b.basis.sure && a.basis.possible === b.basis.possible : true;
}

function basisOf(condition: Condition, { all }: Lattice): Asked {
	if ("basis" in condition) return condition.basis;
	const results = condition.kind === "always" ? all : 0n;
	return { sure: results, possible: results, cells: [] };
}

function asked(basis: Asked, lattice: Lattice): Condition {
	const { sure, possible } = basis;
	if (sure === lattice.all) return { kind: "always" };
	if (possible === 0n) return { kind: "never" };
	const whole = said(basis, basis, lattice);
	if (whole && tellsRest(whole)) return whole;
	const rough = roughly(basis, lattice);
	return told({ sure, possible: rough.possible }) ?? whole ?? told(rough) ?? { kind: "cases", basis };

	/** Only if no other group can decide. */
	function told(as: Told): Condition | null {
		const undecided = as.possible & ~as.sure;
		const open = basis.cells.filter(({ boxes }) => (boxes & undecided) !== 0n);
		if (open.some(({ cell: { reaches } }) => reaches.has("elsewhere"))) return null;
		const condition = said(as, basis, lattice);
		return condition && condition.by !== null && tellsRest(condition) ? condition : null;
	}
}

/** If it is impossible with some results and no sentence names them, "otherwise goals scored decide" would be wrong for them. */
const tellsRest = (condition: Sentence): boolean =>
	condition.kind === "open" || condition.exact || condition.by !== null || condition.elsewhere;

/** The condition as a sentence; null: too complex for one. */
function said({ sure, possible }: Told, basis: Asked, lattice: Lattice): Sentence | null {
	const undecided = possible & ~sure;
	const rough = sure !== basis.sure || possible !== basis.possible;
	const open = undecided === 0n ? [] : basis.cells.filter(({ boxes }) => (boxes & undecided) !== 0n);
	const isLevel = open.some(({ cell }) => cell.reaches.has("level"));
	const criteria = open.flatMap(({ cell }) => [...cell.criteria]);
	// If margins decide, points do not.
	const deciders = new Set(rough ? criteria.filter((code) => !OF_POINTS.has(code)) : criteria);
	const by = decidingOf(deciders, lattice.order) ?? (isLevel ? awaitedOf(lattice.order) : null);
	const elsewhere = open.some(({ cell }) => cell.reaches.has("elsewhere"));
	if (sure === 0n) {
		const need = neededOf(possible, lattice);
		return need === null && possible !== lattice.all ? null : { kind: "open", by, elsewhere, need, rough, basis };
	}
	const terms = termsFor(sure, lattice);
	if (!terms) return null;
	const leavesAll = possible === lattice.all;
	const exact = undecided === 0n;
	const need = leavesAll ? null : exact ? terms : otherwiseTermsFor(undecided, terms, { told: sure, lattice });
	const isTold = need !== null || leavesAll;
	const deciding = { by: isTold ? by : null, elsewhere: isTold && elsewhere };
	return { kind: "if", terms, exact, ...deciding, need, rough, basis };
}

/** The results that it requires; null: it is possible with any, or too complex for a sentence. */
export function neededOf(possible: Boxes, lattice: Lattice): Terms | null {
	return possible === lattice.all ? null : termsFor(possible, lattice);
}

/**
 * The condition by winners alone, if margins would be too complex: certain with results whose every margin is certain, possible
 * with results of which some margin is, which the margins then decide.
 */
function roughly(basis: Asked, lattice: Lattice): Told {
	let [sure, possible] = [0n, 0n];
	for (const boxes of outcomesOf(lattice)) {
		if ((boxes & ~basis.sure) === 0n) sure |= boxes;
		if ((boxes & basis.possible) !== 0n) possible |= boxes;
	}
	return { sure, possible };
}

const outcomes = new WeakMap<Lattice, readonly Boxes[]>();

/** The boxes of each combination of wins, draws and defeats; combinations that no cut separates are one. */
function outcomesOf(lattice: Lattice): readonly Boxes[] {
	const found = outcomes.get(lattice);
	if (found) return found;
	let all: readonly Boxes[] = [lattice.all];
	for (const [axis, margins] of lattice.axes.entries()) {
		const isCut = (at: number) => margins.some(({ from }) => from === at);
		const [won, lost] = [isCut(1), isCut(0)];
		const apart = [
			{ from: null, to: lost ? -1 : won ? 0 : null },
			...(lost ? [{ from: 0, to: won ? 0 : null }] : []),
			...(won ? [{ from: 1, to: null }] : []),
		].map((one) => boxesOf(lattice, axis, one));
		all = all.flatMap((boxes) => apart.map((own) => boxes & own));
	}
	outcomes.set(lattice, all);
	return all;
}
